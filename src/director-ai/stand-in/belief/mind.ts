import { type Deck, type Look, type Script, scriptIn, type View } from '../../../rules/stand-in/index.ts';
import { HABITS } from './habits.ts';

/** What is taken into account; more of it at higher levels. */
export interface Reading {
  /** Contagion is a star: exchanges of all seats, and one's own with what they brought. */
  star: boolean;
  /** What others do: not at all, as it is, or minding that a double may do it to be taken for an Original. */
  acts: 'none' | 'plain' | 'wary';
  /** What others say: not at all, by a constant trust, or by who would say it. */
  talk: 'deaf' | 'trusting' | 'modelled';
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

/** P(the next script card is a Recast card). */
export const recastShare = ({ pile }: Mind): number =>
  pile.script <= 0 ? 0 : Math.min(1, Math.max(0, pile.recast / pile.script));

export const holdsRecast = (mind: Mind, chair: number): number => 1 - (mind.held[chair]?.[0] ?? 1);

export const meanHeld = (mind: Mind, chair: number): number => {
  const [, one = 0, two = 0, three = 0] = mind.held[chair] ?? [];
  return one + 2 * two + 3 * three;
};

/** P(a seat turns its partner in one exchange), were it the Stand-In. */
export const turnsPartner = (mind: Mind, chair: number): number => HABITS.turns * holdsRecast(mind, chair);
