import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureOf } from '../../src/director-ai/shuffling-horror/simulation/figures.ts';
import { isCastPrompt, playOn, policiesOf } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { livesIn } from '../../src/director-ai/shuffling-horror/simulation/survival.ts';
import {
  chanceFrom,
  fromJSON,
  type MovieConfig,
  type MovieState,
  newMovie,
  resample,
  toJSON,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { codeHash } from './code-hash.ts';
import { deckShowing } from './deck.ts';
import { percent } from './stats.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** Tables with a survival chance that was found out slowly: the meter is held against them (tests/director-ai/meter.test.ts). */
export interface MeterState {
  director: string;
  seats: string[];
  view: MovieState;
  /** In how many worlds it was played on, and in how many of them anybody lived. */
  worlds: number;
  lived: number;
}
interface MeterStates {
  made: string;
  /** Hash of the code that decides: values of other players are no values. */
  code: string;
  states: MeterState[];
}

const FILE = join('tests', 'director-ai', 'meter-states.json');
const DIRECTORS = [
  'feature',
  'late-show',
  'matinee',
  'feature:butcher',
  'late-show:architect',
  'feature:showman',
  'late-show:censor',
];
const SEATS = [3, 2, 4, 3, 5];
/** Saved after so many worlds of one table. */
const CHUNK = 250;

/**
 * `lab meter-states --playouts N [--states 50] [--write]`: plays every table on in N worlds altogether. What has been played counts,
 * so a run can be broken off, taken up again, and taken further. Without --write it only tells what there is.
 */
export function meterStates(args: readonly string[]): void {
  const flags = readFlags([...args], ['playouts', 'states', 'write'] as const, ['write']);
  const playouts = wholeNumber('playouts', flags.playouts, 20_000, 100, 1_000_000);
  const count = wholeNumber('states', flags.states, 50, 1, 500);
  const all = kept(count);
  if (flags.write !== undefined) {
    for (let most = CHUNK; most < playouts + CHUNK; most += CHUNK) {
      all.states.forEach((state, i) => {
        if (playFurther(state, i, Math.min(most, playouts))) write(all);
        process.stderr.write(`\r${Math.min(most, playouts)} worlds: ${i + 1}/${count} `);
      });
    }
  }
  for (const [i, { director, seats, view, worlds, lived }] of all.states.entries()) {
    const { share, error } = figureOf(lived, Math.max(1, worlds));
    console.log(
      `${i}: reel ${view.reel}, ${seats.length} seats, ${director}: ${percent(share)} ± ${percent(error)} of ${worlds}`,
    );
  }
}

function kept(count: number): MeterStates {
  const code = codeHash();
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as MeterStates) : null;
  const states = known?.code === code ? known.states : [];
  while (states.length < count) states.push(tableOf(states.length));
  return { made: 'npm run lab -- meter-states --write', code, states: states.slice(0, count) };
}

/** Any table of a movie that computers play: somewhere in its middle, with the cast to choose. */
function tableOf(i: number): MeterState {
  const seats = SEATS[i % SEATS.length] as number;
  const director = DIRECTORS[i % DIRECTORS.length] as string;
  const who = i % 2 === 0 ? 'sensible' : 'strong';
  const chairs = Array.from({ length: seats }, () => who);
  const policies = policiesOf(director, chairs);
  const config: MovieConfig = { seed: `meter-${i}`, seats, deck: deckShowing() };
  const whole = playOn(newMovie(config), policies, `${config.seed}/lead`, () => false).length;
  const after = Math.floor(whole * (0.05 + 0.85 * chanceFrom(`${config.seed}/where`)()));
  const movie = newMovie(config);
  let given = 0;
  playOn(movie, policies, `${config.seed}/lead`, (_, prompt) => given++ >= after && isCastPrompt(prompt));
  return { director, seats: chairs, view: toJSON(resample(viewOf(movie, null), '')), worlds: 0, lived: 0 };
}

/** Whether there was anything to play. */
function playFurther(state: MeterState, i: number, worlds: number): boolean {
  if (state.worlds >= worlds) return false;
  const view = viewOf(fromJSON(state.view), null);
  const policies = policiesOf(state.director, state.seats);
  for (; state.worlds < worlds; state.worlds++) {
    if (livesIn(view, policies, `stored/${i}/${state.worlds}`)) state.lived++;
  }
  return true;
}

/** One table to the line; whole or not at all. */
function write({ made, code, states }: MeterStates): void {
  const lines = states.map((state) => `    ${JSON.stringify(state)}`).join(',\n');
  writeFileSync(`${FILE}.part`, `{\n  "made": "${made}",\n  "code": "${code}",\n  "states": [\n${lines}\n  ]\n}\n`);
  renameSync(`${FILE}.part`, FILE);
}
