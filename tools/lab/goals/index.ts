import { survivalOf } from '../paired.ts';
import { writeRows } from '../report.ts';
import { boutsOf } from '../rivals/rivals.ts';
import { percent } from '../stats.ts';
import { readFlags, Usage, wholeNumber } from '../usage.ts';
import { alike, toldApart } from './character.ts';
import { drama } from './drama.ts';
import { noneDominated, noWinPassedUp, oddsAreTrue, reasonsAreTrue, secrecy } from './honesty.ts';
import { regret } from './regret.ts';
import { beatsTreeSearch, midnightBeats } from './strength.ts';
import type { Verdict } from './verdict.ts';

/** S6: each level at equal switches at least five points over the last, the intervals apart. */
function levels(count: number): Verdict {
  const names = ['matinee', 'feature', 'late-show', 'midnight'];
  const cells = names.map((name) => survivalOf(boutsOf(name, name === 'midnight' ? Math.ceil(count / 5) : count)));
  const steps = cells.slice(1).map((cell, i) => {
    const below = cells[i] as typeof cell;
    return { points: 100 * (below.survived - cell.survived), apart: cell.high < below.low };
  });
  const figure = cells.map((c, i) => `${names[i]} ${percent(c.survived)}`).join(', ');
  return { goal: 'S6 levels at equal switches', holds: steps.every((s) => s.apart && s.points >= 5), figure };
}

/** Each at its full length; `--scale` makes it shorter. S5 is a test in a browser (tests/browser/determinism.spec.ts). */
const GOALS: Record<string, (scale: (full: number) => number) => Verdict[]> = {
  S1: (scale) => [beatsTreeSearch(scale(200))],
  S2: (scale) => [midnightBeats(scale(400))],
  S3: (scale) => [regret(scale(60))],
  S4: (scale) => [secrecy('late-show', scale(1000)), secrecy('midnight', scale(20))],
  S6: (scale) => [levels(scale(2000))],
  S7: (scale) => [alike(scale(2000)), toldApart(scale(100))],
  S8: (scale) => [reasonsAreTrue(scale(10_000)), oddsAreTrue(scale(10_000))],
  S9: (scale) => [
    noneDominated('late-show', scale(100_000)),
    noneDominated('midnight', scale(2000)),
    noWinPassedUp('late-show', scale(100_000)),
    noWinPassedUp('midnight', scale(2000)),
  ],
  drama: (scale) => [drama(scale(200))],
};

/** What a row is about, without how long it was measured. */
const goalOf = (row: string): string => (row.split('|')[1] ?? '').replaceAll(/[\d,]+/g, '');

/** `lab goals [S1 S2 …] [--scale 10]` (percent of the full length): whether each goal holds, with the figure. */
export function goals(args: readonly string[]): void {
  const flags = readFlags([...args], ['scale', 'write'] as const, ['write']);
  const part = wholeNumber('scale', flags.scale, 100, 1, 100) / 100;
  const names = flags.rest.length > 0 ? flags.rest : Object.keys(GOALS);
  const lines = ['| goal | holds | figure |', '|---|---|---|'];
  for (const name of names) {
    const goal = Object.hasOwn(GOALS, name) ? GOALS[name] : undefined;
    if (goal === undefined) throw new Usage(`unknown goal "${name}"; known: ${Object.keys(GOALS).join(', ')}`);
    for (const { goal: what, holds, figure } of goal((full) => Math.max(1, Math.round(full * part)))) {
      lines.push(`| ${what} | ${holds ? 'yes' : 'no'} | ${figure} |`);
      console.log(lines.at(-1));
    }
  }
  if (flags.write !== undefined) writeRows('goals', lines.join('\n'), goalOf);
}
