import { type Estimate, isEven, paired } from '../../paired.ts';
import type { Retake, Shot, Tally } from './dailies.ts';
import { figureOf } from './figures.ts';

/** One reply of a movie: the survival chance before it, and what it and chance made of that. */
export interface Moment {
  at: number;
  /** As it was counted in the worlds of its own scene. */
  chance: number;
  /** From here to the next moment; null at the end of a movie that was cut short. */
  swing: { total: Estimate; choice: Estimate; luck: Estimate } | null;
}

/** What a better reply would have been worth to whoever gave this one. */
export interface Lesson<R> {
  at: number;
  better: R;
  worth: Estimate;
}

/** Tallies of the same reply from other worlds, added up; in the order of the movie. */
export function joined(tallies: readonly Tally[]): Tally[] {
  const all = new Map<number, Tally>();
  for (const { at, worlds, lived, up, down } of tallies) {
    const had = all.get(at) ?? { at, worlds: 0, lived: 0, up: 0, down: 0 };
    all.set(at, {
      at,
      worlds: had.worlds + worlds,
      lived: had.lived + lived,
      up: had.up + up,
      down: had.down + down,
    });
  }
  return [...all.values()].sort((a, b) => a.at - b.at);
}

const apart = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/**
 * The movie, reply by reply. What a reply changed is its choice, against a sensible player's; what came between it and the next
 * one is luck. Within a scene nothing came: the same worlds stand behind both, and luck is nought exactly.
 */
export function momentsOf(tallies: readonly Tally[], scenes: readonly number[], survived: boolean | null): Moment[] {
  return tallies.map((tally, i): Moment => {
    const { at, worlds, lived, up, down } = tally;
    const { chance, error } = chanceOf(tally);
    const next = tallies[i + 1];
    if (next === undefined && survived === null) return { at, chance, swing: null };
    const choice = paired(up, down, worlds);
    const after = figureOf(lived + up - down, worlds);
    const then = next === undefined ? { chance: survived ? 1 : 0, error: 0 } : chanceOf(next);
    const sameScene = next !== undefined && !scenes.includes(next.at);
    const luck = sameScene
      ? { value: 0, error: 0 }
      : { value: then.chance - (chance + choice.value), error: apart(after.error, then.error) };
    const total = {
      value: choice.value + luck.value,
      error: sameScene ? choice.error : apart(error, then.error),
    };
    return { at, chance, swing: { total, choice, luck } };
  });
}

const chanceOf = ({ lived, worlds }: Tally): { chance: number; error: number } => ({
  chance: lived / worlds,
  error: figureOf(lived, worlds).error,
});

const bySize = (a: Moment, b: Moment): number =>
  Math.abs(b.swing?.total.value ?? 0) - Math.abs(a.swing?.total.value ?? 0) || a.at - b.at;

/** What look like the largest swings, by the replies they follow. */
export const largestSwings = (moments: readonly Moment[]): number[] =>
  moments
    .filter(({ swing }) => swing !== null)
    .sort(bySize)
    .slice(0, BUDGET.swings)
    .map(({ at }) => at);

/** The largest swings of those that had a closer look: among so many moments, a first look finds some that never were. */
export const swingsOf = (moments: readonly Moment[], looked: readonly number[], most: number): Moment[] =>
  moments
    .filter(({ at, swing }) => looked.includes(at) && swing !== null && !isEven(swing.total))
    .sort(bySize)
    .slice(0, most);

/** So many worlds for a first look at all scenes; the closer look at the largest swings, and at the choices that look worst. */
const BUDGET = { first: 9600, fewest: 40, most: 120, swings: 8, closer: 200, retakes: 8 } as const;

/** The first look: every scene, in as many worlds as there is time for. */
export function firstLook(scenes: readonly number[]): Shot[] {
  const worlds = Math.floor(BUDGET.first / Math.max(1, scenes.length));
  const to = Math.min(BUDGET.most, Math.max(BUDGET.fewest, worlds));
  return scenes.map((_, scene) => ({ scene, from: 0, to }));
}

/** Both ends of these swings, in further worlds. */
export function closerLook(swings: readonly number[], scenes: readonly number[]): Shot[] {
  const from = firstLook(scenes)[0]?.to ?? 0;
  const ends = swings.flatMap((at) => [sceneOf(scenes, at), sceneOf(scenes, at + 1)]);
  return [...new Set(ends)].filter((scene) => scene >= 0).map((scene) => ({ scene, from, to: from + BUDGET.closer }));
}

const sceneOf = (scenes: readonly number[], at: number): number => scenes.findLastIndex((start) => start <= at);

/** The player's replies that seem to have cost most: `side` is 1 where it wants somebody to live, -1 where it does not. */
export function doubtful(tallies: readonly Tally[], yours: ReadonlyMap<number, 1 | -1>): number[] {
  return tallies
    .flatMap(({ at, worlds, up, down }) => {
      const loss = ((yours.get(at) ?? 0) * (down - up)) / worlds;
      return loss > 0 ? [{ at, loss }] : [];
    })
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, BUDGET.retakes)
    .map(({ at }) => at);
}

/** What was worth less than this is no matter. */
const WORTH_SAYING = 0.02;

/** The player's worst choices: those that something else would surely have been better than. */
export const lessonsOf = (retakes: readonly Retake[], yours: ReadonlyMap<number, 1 | -1>): Lesson<Retake['better']>[] =>
  retakes
    .map(({ at, better, worlds, up, down }) => {
      const side = yours.get(at) ?? 1;
      return { at, better, worth: side === 1 ? paired(up, down, worlds) : paired(down, up, worlds) };
    })
    .filter(({ worth }) => worth.value > worth.error && worth.value >= WORTH_SAYING)
    .sort((a, b) => b.worth.value - a.worth.value || a.at - b.at);
