import { type Footage, RETAKE_WORLDS, type Retake, type Shot, type Tally } from './dailies.ts';
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
} from './reckoning.ts';
import { type Drawn, drawn } from './smoothing.ts';
import type { Chairs, Progress, Sum, SumResult } from './sums.ts';

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
export type Summer = (sum: Sum, onProgress: (progress: Progress) => void) => Promise<SumResult>;

/** Sums that can run side by side. Which of them does what makes no difference to what is found. */
const THREADS = 2;
/** About how much of the time the first look takes. */
const FIRST_PART = 0.6;

/** The whole analysis: fixed budgets, never the clock, so that it finds the same every time. */
export async function analysed(
  { footage, chairs, yours, survived }: Rushes,
  sum: Summer,
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
    const sums = dealt(all).map((hand): Sum => ({ kind: 'shots', footage, shots: hand, ...chairs }));
    const found = await together(sums, sum, onPart);
    return joined(found.flatMap((result) => ('tallies' in result ? result.tallies : [])));
  }

  async function takes(at: readonly number[], onPart: (share: number) => void): Promise<Retake[]> {
    const sums = dealt(at).map((hand): Sum => ({ kind: 'retakes', footage, at: hand, ...chairs }));
    const found = await together(sums, sum, onPart);
    return found.flatMap((result) => ('retakes' in result ? result.retakes : [])).sort((a, b) => a.at - b.at);
  }
}

/** In turn, so that the long plays of the first reel do not all fall to one. */
const dealt = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: THREADS }, (_, thread) => all.filter((_, i) => i % THREADS === thread)).filter(
    (hand) => hand.length > 0,
  );

function together(sums: readonly Sum[], sum: Summer, onPart: (share: number) => void): Promise<SumResult[]> {
  const shares = sums.map(() => 0);
  return Promise.all(
    sums.map((it, i) =>
      sum(it, ({ done, of }) => {
        shares[i] = done / of;
        onPart(shares.reduce((all, share) => all + share, 0) / shares.length);
      }),
    ),
  );
}

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
