import { PERSONALITIES } from '../../src/director-ai/personalities.ts';
import { asksSeat, type Policy, type Weighed } from '../../src/director-ai/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  newMovie,
  PRESETS,
  type Prompt,
  promptOf,
  publicView,
  resample,
} from '../../src/rules/index.ts';
import { measure } from './cells.ts';
import { writeSection } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, Usage, wholeNumber } from './usage.ts';

interface Verdict {
  goal: string;
  holds: boolean;
  figure: string;
}

/** Director's decisions of movies between Late Show and the sensible cast, plain and grindhouse by turns. */
function* decisions(count: number): Iterable<{ movie: Movie; prompt: Prompt }> {
  const director = DIRECTORS['late-show'] as Policy;
  const cast = CASTS.sensible as Policy;
  for (let seed = 0, given = 0; given < count; seed++) {
    const options = seed % 2 === 0 ? PRESETS.plain : PRESETS.grindhouse;
    const movie = newMovie({ seed: `goals/${seed}`, seats: 2 + (seed % 5), deck: 'roswell-51', options });
    for (let prompt = promptOf(movie); prompt !== null && given < count; prompt = promptOf(movie)) {
      if (!asksSeat(prompt)) {
        given++;
        yield { movie, prompt };
      }
      const policy = asksSeat(prompt) ? cast : director;
      advanceQuietly(movie, policy.decide(publicView(movie), prompt, chanceFrom(`${seed}/${prompt.n}`)).reply);
    }
  }
}

const decide = (name: string, movie: Movie, prompt: Prompt) =>
  (DIRECTORS[name] as Policy).decide(publicView(movie), prompt, chanceFrom(`goal/${prompt.n}`));

/** S4: the same decision and reasons whatever is hidden. */
function secrecy(positions: number): Verdict {
  let differ = 0;
  for (const { movie, prompt } of decisions(positions)) {
    const said = JSON.stringify(decide('late-show', movie, prompt));
    for (let deal = 0; deal < 20; deal++) {
      const other = resample(publicView(movie), `deal/${deal}`);
      if (JSON.stringify(decide('late-show', other, prompt)) !== said) differ++;
    }
  }
  return { goal: `S4 secrecy, ${positions} positions × 20 re-deals`, holds: differ === 0, figure: `${differ} differ` };
}

/** S6: each level at equal switches at least five points over the last, the intervals apart. */
function levels(count: number): Verdict {
  const names = ['matinee', 'feature', 'late-show'];
  const cells = names.map((director) => measure({ director, cast: 'sensible', seats: '3' }, count));
  const steps = cells.slice(1).map((cell, i) => {
    const below = cells[i] as typeof cell;
    return { points: 100 * (below.survived - cell.survived), apart: cell.high < below.low };
  });
  const figure = cells.map((c, i) => `${names[i]} ${percent(c.survived)}`).join(', ');
  return { goal: 'S6 levels at equal switches', holds: steps.every((s) => s.apart && s.points >= 5), figure };
}

/** S7, first half: personalities within three points of neutral. */
function personalities(count: number): Verdict {
  const neutral = measure({ director: 'late-show', cast: 'sensible', seats: '3' }, count);
  const names = Object.keys(PERSONALITIES).filter((name) => name !== 'neutral');
  const off = names.map((name) => {
    const cell = measure({ director: `late-show:${name}`, cast: 'sensible', seats: '3' }, count);
    return { name, points: 100 * (cell.survived - neutral.survived) };
  });
  return {
    goal: 'S7 personalities within 3 points of neutral',
    holds: off.every(({ points }) => Math.abs(points) <= 3),
    figure: off.map(({ name, points }) => `${name} ${points > 0 ? '+' : ''}${points.toFixed(1)}`).join(', '),
  };
}

/** S8, in part: terms sum to totals. */
function sums(count: number): Verdict {
  let wrong = 0;
  for (const { movie, prompt } of decisions(count)) {
    for (const { score, terms } of decide('late-show', movie, prompt).weighed) {
      const sum = Object.values(terms).reduce((a, b) => a + b, 0);
      if (Math.abs(sum - score) > 1e-9) wrong++;
    }
  }
  return { goal: `S8 terms sum to totals, ${count} decisions`, holds: wrong === 0, figure: `${wrong} wrong` };
}

/** S9, in part: never a move that another one beats or equals in every term and beats in one. */
function dominated(count: number): Verdict {
  let played = 0;
  for (const { movie, prompt } of decisions(count)) {
    const { reply, weighed } = decide('late-show', movie, prompt);
    const chosen = weighed.find((w) => w.reply === reply) as Weighed;
    if (weighed.some((other) => dominates(other, chosen))) played++;
  }
  return {
    goal: `S9 no dominated move, ${count} decisions at Late Show`,
    holds: played === 0,
    figure: `${played} played`,
  };
}

function dominates(a: Weighed, b: Weighed): boolean {
  const names = new Set([...Object.keys(a.terms), ...Object.keys(b.terms)]);
  let better = false;
  for (const name of names) {
    const gap = (a.terms[name] ?? 0) - (b.terms[name] ?? 0);
    if (gap < 0) return false;
    if (gap > 1e-12) better = true;
  }
  return better;
}

const GOALS: Record<string, (scale: number) => Verdict> = {
  S4: (scale) => secrecy(Math.round(1000 * scale)),
  S6: (scale) => levels(Math.round(2000 * scale)),
  S7: (scale) => personalities(Math.round(2000 * scale)),
  S8: (scale) => sums(Math.round(10_000 * scale)),
  S9: (scale) => dominated(Math.round(100_000 * scale)),
};

/** `lab goals [S4 S6 …] [--scale 10]` (percent of the full length): whether each goal holds, with the figure. */
export function goals(args: readonly string[]): void {
  const flags = readFlags([...args], ['scale', 'write'] as const, ['write']);
  const scale = wholeNumber('scale', flags.scale, 100, 1, 100) / 100;
  const names = flags.rest.length > 0 ? flags.rest : Object.keys(GOALS);
  const lines = ['| goal | holds | figure |', '|---|---|---|'];
  for (const name of names) {
    const goal = Object.hasOwn(GOALS, name) ? GOALS[name] : undefined;
    if (goal === undefined) throw new Usage(`unknown goal "${name}"; known: ${Object.keys(GOALS).join(', ')}`);
    const { goal: what, holds, figure } = goal(scale);
    lines.push(`| ${what} | ${holds ? 'yes' : 'no'} | ${figure} |`);
    console.log(lines.at(-1));
  }
  if (flags.write !== undefined) writeSection('goals', lines.join('\n'));
}
