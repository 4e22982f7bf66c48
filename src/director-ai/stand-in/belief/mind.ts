import { type Deck, type Look, type Role, type Script, scriptIn, type View } from '../../../rules/stand-in/index.ts';
import type { Habits } from './habits.ts';

/** What is taken into account; more of it at higher levels. */
export interface Reading {
  /** Contagion is a star: exchanges of all seats, and one's own with what they brought. */
  star: boolean;
  /** What others do: not at all, whom they burn, or all of it. */
  acts: 'none' | 'fire' | 'all';
  /** What others say: as if only the Stand-In lied, or by who would say it. */
  talk: 'trusting' | 'modelled';
  habits: Habits;
}

export interface Sighting {
  at: number;
  how: Look;
  cards: readonly Script[];
}

/**
 * What one seat makes of its notes. Only the Stand-In turns others (SA3.2), so all of it is: who may be the Stand-In, and for each
 * of these, whom it has turned and how many Recast cards it holds. Numbers only, changed in place as notes come in.
 */
export interface Mind {
  reading: Reading;
  seats: number;
  me: number | null;
  deck: Deck;
  /** Notes taken in. */
  taken: number;
  inPlay: boolean[];
  /** By chair, and behind them that nobody is it yet (SA16.1); they need not sum to 1. */
  standIn: number[];
  /** By Stand-In, then by chair: P(turned). */
  turned: number[][];
  /** By Stand-In: P(it holds 0, 1, 2, 3 Recast cards). */
  held: number[][];
  /** By chair: P(it holds a Recast card, as an Original). */
  stained: number[];
  /** Script cards in the pile, and how many of them may be Recast cards. */
  pile: { script: number; recast: number };
  /** What was said, by whom, so that nothing counts twice. */
  said: Set<string>;
  /** By chair, how many opinions it has had; and how far what is said for or against a seat was heeded. */
  opinions: number[];
  heeded: Map<string, number>;
  /** Who has looked at whom, and cards that this seat saw change hands. */
  seen: Set<string>;
  /** What this seat saw of others in the turn under way. */
  looks: Sighting[];
}

export const NOBODY = (mind: Mind): number => mind.seats;

export function newMind(view: View, me: number | null, reading: Reading): Mind {
  const { seats, deck, options } = view;
  const chairs = Array.from({ length: seats }, (_, chair) => chair);
  const dealt = 4 * seats;
  return {
    reading,
    seats,
    me,
    deck,
    taken: 0,
    inPlay: chairs.map(() => true),
    standIn: [...chairs.map((chair) => (chair === me || options.lateArrival ? 0 : 1)), options.lateArrival ? 1 : 0],
    turned: chairs.map(() => chairs.map(() => 0)),
    held: chairs.map(() => [1, 0, 0, 0]), // SA2.3
    stained: chairs.map(() => 0),
    pile: { script: scriptIn(deck) - dealt, recast: deck.recast },
    said: new Set(),
    opinions: chairs.map(() => 0),
    heeded: new Map(),
    seen: new Set(),
    looks: [],
  };
}

/** Evidence about what one seat is: how likely it was from a Stand-In, from a Recast, from an Original. */
export function weigh(mind: Mind, chair: number, ifStandIn: number, ifRecast: number, ifOriginal: number): void {
  const { standIn, turned } = mind;
  let sum = 0;
  for (let k = 0; k < standIn.length; k++) {
    if (k === chair) standIn[k] = (standIn[k] as number) * ifStandIn;
    else {
      const row = turned[k];
      const was = row?.[chair] ?? 0;
      const mixed = was * ifRecast + (1 - was) * ifOriginal;
      standIn[k] = (standIn[k] as number) * mixed;
      if (row !== undefined && mixed > 0) row[chair] = (was * ifRecast) / mixed;
    }
    sum += standIn[k] as number;
  }
  if (sum > 0) for (let k = 0; k < standIn.length; k++) standIn[k] = (standIn[k] as number) / sum;
}

export type ByRole = Readonly<Record<Role, number>>;

/** Evidence about what two seats are to each other: how likely it was, by what the one is and then the other. */
export function weighPair(mind: Mind, one: number, other: number, likely: Readonly<Record<Role, ByRole>>): void {
  const { standIn, turned } = mind;
  let sum = 0;
  for (let k = 0; k < standIn.length; k++) {
    const row = turned[k];
    const a = k === one ? 1 : (row?.[one] ?? 0);
    const b = k === other ? 1 : (row?.[other] ?? 0);
    const ofOne = likely[k === one ? 'stand-in' : 'recast'];
    const bDouble = k === other ? 'stand-in' : 'recast';
    const ifDouble = b * ofOne[bDouble] + (1 - b) * ofOne.original;
    const ifOriginal = b * likely.original[bDouble] + (1 - b) * likely.original.original;
    const mixed = a * ifDouble + (1 - a) * ifOriginal;
    standIn[k] = (standIn[k] as number) * mixed;
    sum += standIn[k] as number;
    if (row === undefined || mixed === 0) continue;
    if (k !== one) row[one] = (a * ifDouble) / mixed;
    if (k !== other) row[other] = (b * (a * ofOne[bDouble] + (1 - a) * likely.original[bDouble])) / mixed;
  }
  if (sum > 0) for (let k = 0; k < standIn.length; k++) standIn[k] = (standIn[k] as number) / sum;
}

/** P(the next script card is a Recast card). */
export const recastShare = ({ pile }: Mind): number =>
  pile.script <= 0 ? 0 : Math.min(1, Math.max(0, pile.recast / pile.script));

export const holdsRecast = (mind: Mind, chair: number): number => 1 - (mind.held[chair]?.[0] ?? 1);

export const meanHeld = (mind: Mind, chair: number): number => {
  const [, one = 0, two = 0, three = 0] = mind.held[chair] ?? [];
  return one + 2 * two + 3 * three;
};

/** P(a seat turns its partner in one exchange), were it the Stand-In. */
export const turnsPartner = (mind: Mind, chair: number): number => mind.reading.habits.turns * holdsRecast(mind, chair);
