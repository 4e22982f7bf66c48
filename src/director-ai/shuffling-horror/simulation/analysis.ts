import type { Footage, Retake, Shot, Tally } from './dailies.ts';
import { RETAKE_WORLDS } from './retakes.ts';
import type { Chairs, Progress, Simulation, SimulationResult } from './simulation.ts';
import { type Drawn, drawn } from './smoothing.ts';
import {
  closerLook,
  doubtful,
  firstLook,
  joined,
  type Lesson,
  largestSwings,
  lessonsOf,
  type Moment,
  momentsOf,
  swingsOf,
} from './statistics.ts';

/** A finished movie to be looked at. */
export interface Rushes {
  footage: Footage;
  chairs: Chairs;
  /** The replies that were the player's own to give, and whether it wanted somebody to live (1) or nobody (-1). */
  yours: readonly (readonly [at: number, side: 1 | -1])[];
  /** Null: it was cut short. */
  survived: boolean | null;
}

/** All that took many worlds to find out: plain numbers, to be kept. */
export interface Analysed {
  tallies: readonly Tally[];
  /** The replies whose swings had a closer look. */
  looked: readonly number[];
  retakes: readonly Retake[];
}

/** What there is to tell. */
export interface Cut {
  moments: readonly Moment[];
  /** The chance before each reply, as it is drawn. */
  line: readonly Drawn[];
  swings: readonly Moment[];
  lessons: readonly Lesson<Retake['better']>[];
}

/** Does one sum, somewhere. */
export type Summer = (simulation: Simulation, onProgress: (progress: Progress) => void) => Promise<SimulationResult>;

/** About how much of the time the first look takes. */
const FIRST_PART = 0.6;

/** The whole analysis: fixed budgets, never the clock, so that it finds the same every time. */
export async function analysed(
  { footage, chairs, yours, survived }: Rushes,
  simulation: Summer,
  onShare: (share: number) => void = () => {},
): Promise<Analysed> {
  const { scenes } = footage;
  const first = await shots(firstLook(scenes), (share) => onShare(share * FIRST_PART));
  const looked = largestSwings(momentsOf(first, scenes, survived));
  const closer = closerLook(looked, scenes);
  const doubts = doubtful(first, new Map(yours));
  const cost = {
    shots: closer.reduce((all, { from, to }) => all + to - from, 0),
    takes: doubts.length * RETAKE_WORLDS,
  };
  const part = cost.shots / Math.max(1, cost.shots + cost.takes);
  const rest = (share: number): void => onShare(FIRST_PART + (1 - FIRST_PART) * share);
  const more = await shots(closer, (share) => rest(share * part));
  const retakes = await takes(doubts, (share) => rest(part + (1 - part) * share));
  return { tallies: joined([...first, ...more]), looked, retakes };

  async function shots(all: readonly Shot[], onPart: (share: number) => void): Promise<Tally[]> {
    const found = await simulation({ kind: 'shots', footage, shots: all, ...chairs }, partOf(onPart));
    return 'tallies' in found ? found.tallies : [];
  }

  async function takes(at: readonly number[], onPart: (share: number) => void): Promise<Retake[]> {
    const found = await simulation({ kind: 'retakes', footage, at, ...chairs }, partOf(onPart));
    return ('retakes' in found ? found.retakes : []).sort((a, b) => a.at - b.at);
  }
}

const partOf =
  (onPart: (share: number) => void) =>
  ({ done, of }: Progress): void =>
    onPart(done / of);

/** So many of the largest swings are told. */
const TOLD = 5;

export function cutOf({ footage, yours, survived }: Rushes, { tallies, looked, retakes }: Analysed): Cut {
  const moments = momentsOf(tallies, footage.scenes, survived);
  return {
    moments,
    line: drawn(tallies, footage.scenes),
    swings: swingsOf(moments, looked, TOLD),
    lessons: lessonsOf(retakes, new Map(yours)).slice(0, TOLD),
  };
}
