import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../../../src/director-ai/geiger-man/features.ts';
import { INTENTS, type Intent } from '../../../src/director-ai/geiger-man/intents.ts';
import { anyOf, type Chance } from '../../../src/director-ai/geiger-man/player.ts';
import { PRICES } from '../../../src/director-ai/geiger-man/prices.ts';
import { searchPlayer } from '../../../src/director-ai/geiger-man/search.ts';
import { byThumb } from '../../../src/director-ai/geiger-man/thumb.ts';
import { chanceOf, linesOf, type Net, netOf, sumOf } from '../../../src/director-ai/geiger-man/worth.ts';
import {
  type Game,
  type GeigerManConfig,
  GIRLS,
  geigerMan,
  KILLERS,
  LEVELS,
  LOCATIONS,
  type Prompt,
  type Reply,
} from '../../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../../src/rules/index.ts';
import { keptList } from '../kept.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { decidingFor } from './cells.ts';
import { lossOf, type Sample, trained } from './training.ts';

/** Kept by so many shows at a time. */
const CHUNK = 20;
const span = (from: number): number[] => Array.from({ length: CHUNK }, (_, i) => from + i);

const FILE = join('src', 'director-ai', 'geiger-man', 'prices.ts');

/** Who plays: it may be told something as a turn begins, and answers by the table. */
interface Teacher {
  /** So many replies in a hundred are any: otherwise only what this player does would be learnt. */
  stray: number;
  passes: number;
  begin(chance: Chance): (game: Game, prompt: Prompt, chance: Chance) => Reply;
}

/** Newcomers, now and then about something that no newcomer would be. */
const thumb: Teacher = {
  stray: 0.05,
  passes: 8,
  begin() {
    let turn = 0;
    let intent: Intent | null = null;
    return (game, prompt, chance) => {
      if (game.turn > turn) intent = chance() < 0.85 ? null : anyOf(INTENTS, chance);
      turn = game.turn;
      return byThumb(game, prompt, intent);
    };
  },
};

/** The searching Girl as she is, a little hasty, and sometimes fond of saving. */
const search: Teacher = {
  stray: 0.03,
  passes: 12,
  begin(chance) {
    const player = searchPlayer(1, { save: anyOf([0, 0, 0.02, 0.04], chance), strike: 0 });
    return (game, prompt, own) => player.decide(() => geigerMan.view(game, 0), prompt, own);
  },
};
const TEACHERS: Record<string, Teacher> = { thumb, search };

/** Every Girl, Killer and Place alike, Feature twice as often as any other level. */
function configOf(i: number): GeigerManConfig {
  const levels = [...Object.values(LEVELS), LEVELS.feature];
  return {
    seed: `fit ${i}`,
    girl: GIRLS[i % GIRLS.length] ?? null,
    killer: KILLERS[(i >> 3) % 2] ?? null,
    location: LOCATIONS[(i >> 4) % 2] ?? null,
    options: levels[i % levels.length] ?? {},
  };
}

/** The replies of a show by their places: short enough to keep thousands. */
function playedBy({ stray, begin }: Teacher, i: number): number[] {
  const { game } = geigerMan.start(configOf(i));
  const chance = chanceFrom(`fit ${i}/player`);
  const decide = begin(chance);
  const given: number[] = [];
  for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
    const reply = chance() < stray ? anyOf(prompt.replies, chance) : decide(game, prompt, chance);
    given.push(prompt.replies.indexOf(reply));
    geigerMan.advanceQuietly(game, reply);
  }
  return given;
}

/** Of the tables between two cards, each turn's first and some others. */
const SOME = 0.35;

function samplesOf(i: number, given: readonly number[]): Sample[] {
  const { game } = geigerMan.start(configOf(i));
  const chance = chanceFrom(`fit ${i}/samples`);
  const seen: number[][] = [];
  let turn = 0;
  for (const at of given) {
    const prompt = geigerMan.promptOf(game) as Prompt;
    if (prompt.type === 'act' && (game.turn > turn || chance() < SOME)) {
      turn = game.turn;
      seen.push(featuresOf(game));
    }
    geigerMan.advanceQuietly(game, prompt.replies[at]);
  }
  return seen.map((features) => ({ features, won: game.result?.won ? 1 : 0 }));
}

const fileOf = (net: Net): string =>
  [
    '/** What the searching Girl has learnt of tables, as a net (worth.ts): `lab fit --game geiger-man` writes it. */',
    'export const PRICES: readonly string[] = [',
    ...linesOf(net).map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');

/** `lab fit --game geiger-man --from thumb --count 30000`, then `--from search --count 2000`: what a table is worth. */
export function geigerManFit(args: readonly string[]): void {
  const flags = readFlags([...args], ['from', 'count'] as const, []);
  const from = flags.from ?? 'thumb';
  const teacher = oneOf('teacher', from, TEACHERS);
  const count = wholeNumber('count', flags.count, from === 'thumb' ? 30_000 : 2000, 1, 1_000_000);
  const play = (i: number): number[] => playedBy(teacher, i);
  const games =
    from === 'thumb'
      ? Array.from({ length: count }, (_, i) => play(i))
      : keptList(`geiger-man fit ${from}`, Math.ceil(count / CHUNK), (i) => span(i * CHUNK).map(play), decidingFor({}))
          .flat()
          .slice(0, count);
  const all = games.map((given, i) => samplesOf(i, given));
  const [held, taught] = [all.filter((_, i) => i % 20 === 0).flat(), all.filter((_, i) => i % 20 !== 0).flat()];
  const net = trained(taught, from === 'thumb' ? null : netOf(PRICES), teacher.passes);
  const mean = taught.reduce((sum, { won }) => sum + won, 0) / taught.length;
  const loss = lossOf(held, ({ features }) => chanceOf(sumOf(net, features)));
  console.log(
    `${taught.length} tables; on ${held.length} others ${loss.toFixed(4)}, by the mean alone ${lossOf(held, () => mean).toFixed(4)}`,
  );
  writeFileSync(FILE, fileOf(net));
}
