import type { Tally } from './dailies.ts';

/** The survival chance before a reply, as it is drawn, and where the true one lies 19 times in 20. */
export interface Drawn {
  at: number;
  chance: number;
  low: number;
  high: number;
}

/** A scene as it was counted: the chance at its start, how uncertain that is, and what the choices in it changed. */
interface Counted {
  start: number;
  chance: number;
  variance: number;
  changed: number;
}

/** Luck moves the chance by this much at least, squared: a hundredth. */
const LEAST_LUCK = 0.0001;

/**
 * The chance through the movie, from all that was counted. Each scene was counted in worlds of its own, few enough that alone
 * it would jump about; but fair dice move the chance as often up as down, so a scene's neighbours tell of it, too. This is the
 * smoother for such a walk (Rauch, Tung and Striebel): the less its own worlds say, the more it leans on the neighbours. How far
 * luck goes is read off the movie itself.
 */
export function drawn(tallies: readonly Tally[], scenes: readonly number[]): Drawn[] {
  const counted = countedScenes(tallies, scenes);
  const smooth = smoothed(counted, luckOf(counted));
  return tallies.map(({ at, lived, worlds }) => {
    const scene = Math.max(
      0,
      counted.findLastIndex(({ start }) => start <= at),
    );
    const { mean, variance } = smooth[scene] as State;
    const chance = within(mean + lived / worlds - (counted[scene] as Counted).chance);
    const error = 1.96 * Math.sqrt(variance);
    return { at, chance, low: within(chance - error), high: within(chance + error) };
  });
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

function countedScenes(tallies: readonly Tally[], scenes: readonly number[]): Counted[] {
  const found: Counted[] = [];
  for (const { at, worlds, lived, up, down } of tallies) {
    if (found.length === 0 || scenes.includes(at)) {
      const near = (lived + 2) / (worlds + 4); // none in a few worlds is not never
      found.push({ start: at, chance: lived / worlds, variance: (near * (1 - near)) / worlds, changed: 0 });
    }
    (found[found.length - 1] as Counted).changed += (up - down) / worlds;
  }
  return found;
}

/** What a scene begins with beyond what the one before it ended with, and how uncertain that is. */
function jumpsOf(counted: readonly Counted[]): { jump: number; variance: number }[] {
  return counted.slice(1).map(({ chance, variance }, i) => {
    const before = counted[i] as Counted;
    return { jump: chance - before.chance - before.changed, variance: variance + before.variance };
  });
}

/** So many standard deviations are no accident. */
const CLEAR = 2.5;

/**
 * The variance of luck between each two scenes. A clear jump is taken for what it is; all others are of one size, read off what
 * they differ by beyond what few worlds make of it.
 */
function luckOf(counted: readonly Counted[]): number[] {
  const jumps = jumpsOf(counted).map(({ jump, variance }) => ({ square: jump * jump, variance }));
  const isClear = ({ square, variance }: (typeof jumps)[number]) => square > CLEAR * CLEAR * variance;
  const small = jumps.filter((it) => !isClear(it));
  const simulation = small.reduce((all, { square, variance }) => all + square - variance, 0);
  const usual = Math.max(LEAST_LUCK, simulation / Math.max(1, small.length));
  return jumps.map((it) => (isClear(it) ? Math.max(usual, it.square) : usual));
}

interface State {
  mean: number;
  variance: number;
}

function smoothed(counted: readonly Counted[], luck: readonly number[]): State[] {
  const expected: State[] = [];
  const states: State[] = [];
  for (const [i, { chance, variance }] of counted.entries()) {
    const before = states[i - 1];
    const ahead =
      before === undefined
        ? null
        : { mean: before.mean + (counted[i - 1] as Counted).changed, variance: before.variance + (luck[i - 1] ?? 0) };
    expected.push(ahead ?? { mean: chance, variance });
    const gain = ahead === null ? 1 : ahead.variance / (ahead.variance + variance);
    states.push(
      ahead === null
        ? { mean: chance, variance }
        : { mean: ahead.mean + gain * (chance - ahead.mean), variance: (1 - gain) * ahead.variance },
    );
  }
  for (let i = states.length - 2; i >= 0; i--) {
    const here = states[i] as State;
    const next = states[i + 1] as State;
    const foreseen = expected[i + 1] as State;
    const gain = here.variance / foreseen.variance;
    states[i] = {
      mean: here.mean + gain * (next.mean - foreseen.mean),
      variance: here.variance + gain * gain * (next.variance - foreseen.variance),
    };
  }
  return states;
}
