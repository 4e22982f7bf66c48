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
function levels(count: number, cast: string): Verdict {
  const names = ['matinee', 'feature', 'late-show', 'midnight'];
  const cells = names.map((name) =>
    survivalOf(boutsOf(name, name === 'midnight' ? Math.ceil(count / 5) : count, cast)),
  );
  const steps = cells.slice(1).map((cell, i) => {
    const below = cells[i] as typeof cell;
    return { points: 100 * (below.survived - cell.survived), apart: cell.high < below.low };
  });
  const figure = cells.map((c, i) => `${names[i]} ${percent(c.survived)}`).join(', ');
  return {
    goal: `S6 levels at equal switches, ${count} movies each, ${cast}`,
    holds: steps.every((s) => s.apart && s.points >= 5),
    figure,
  };
}

/** Each at its full length; `--scale` makes it shorter. S5 is a test in a browser (tests/browser/determinism.spec.ts). */
const GOALS: Record<string, (scale: (full: number) => number, cast: string) => Verdict[]> = {
  S1: (scale, cast) => [beatsTreeSearch(scale(200), cast)],
  S2: (scale, cast) => [midnightBeats(scale(400), cast)],
  S3: (scale, cast) => [regret(scale(60), cast)],
  S4: (scale, cast) => [secrecy('late-show', scale(1000), cast), secrecy('midnight', scale(20), cast)],
  S6: (scale, cast) => [levels(scale(2000), cast)],
  S7: (scale, cast) => [alike(scale(2000), cast), toldApart(scale(100), cast)],
  S8: (scale, cast) => [reasonsAreTrue(scale(10_000), cast), oddsAreTrue(scale(10_000), cast)],
  S9: (scale, cast) => [
    noneDominated('late-show', scale(100_000), cast),
    noneDominated('midnight', scale(2000), cast),
    noWinPassedUp('late-show', scale(100_000), cast),
    noWinPassedUp('midnight', scale(2000), cast),
  ],
  drama: (scale, cast) => [drama(scale(200), cast)],
};

/** What a row is about, without how long it was measured. */
const goalOf = (row: string): string => (row.split('|')[1] ?? '').replaceAll(/[\d,]+/g, '');

/** `lab goals [S1 S2 …] [--cast C] [--scale 10]` (percent of the full length): whether each goal holds against a cast, with the figure. */
export function goals(args: readonly string[]): void {
  const flags = readFlags([...args], ['cast', 'scale', 'write'] as const, ['write']);
  const part = wholeNumber('scale', flags.scale, 100, 1, 100) / 100;
  const cast = flags.cast ?? 'strong';
  const names = flags.rest.length > 0 ? flags.rest : Object.keys(GOALS);
  const lines = ['| goal | holds | figure |', '|---|---|---|'];
  for (const name of names) {
    const goal = Object.hasOwn(GOALS, name) ? GOALS[name] : undefined;
    if (goal === undefined) throw new Usage(`unknown goal "${name}"; known: ${Object.keys(GOALS).join(', ')}`);
    for (const { goal: what, holds, figure } of goal((full) => Math.max(1, Math.round(full * part)), cast)) {
      lines.push(`| ${what} | ${holds ? 'yes' : 'no'} | ${figure} |`);
      console.log(lines.at(-1));
    }
  }
  if (flags.write !== undefined) writeRows('goals', lines.join('\n'), goalOf);
}
