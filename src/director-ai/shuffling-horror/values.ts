import { odds, type Side, type Survivor, type Table, table } from '../../rules/shuffling-horror/index.ts';

/** What things are worth in lives, the cast's currency: spoints and aliens by what they do to lives. The Director has prices of its own. */

/** Spoints buy lives: about nine of them to the life, as measured against series of attacks. */
export const SPOINT = 0.11;

/** A survivor as somebody to attack. */
export interface Victim {
  id: string;
  /** All that could be spent on it: its rest, and what the seats would give. */
  spoints: number;
  flail: number;
}

/** More than this is never spent on one hit: pools beyond it look alike. */
const MOST_SPOINTS = 16;

export function victimOf(view: Table, s: Survivor): Victim {
  return {
    id: s.id,
    spoints: Math.min(MOST_SPOINTS, table.available(view, s, [])),
    flail: table.statOf(view, s, table.flailStat(view, s)) ?? 0,
  };
}

/** A survivor of middling means: what a throng is worth when nobody in particular stands before it. */
const ANYBODY = { spoints: 6, flail: 6 } as const;
const throngWorths: number[] = [];

/** What one attack of a throng of this strength is worth against anybody. */
export function throngWorth(strength: number, shad: boolean): number {
  if (strength <= 0) return 0;
  const target = Math.min(11, strength);
  const at = target * 2 + (shad ? 1 : 0);
  const known = throngWorths[at];
  if (known !== undefined) return known;
  const { lost, spent } = odds.single({ target, dice: shad ? 'shad' : 'd6', plus: 0 }, ANYBODY.spoints, ANYBODY.flail);
  const worth = lost + spent * SPOINT;
  throngWorths[at] = worth;
  return worth;
}

/** Rounds that are still to come, roughly: cards leave the screen at about one and a half for each seat and round. */
export function roundsLeft(view: Table): number {
  if (view.lastStand) return 0; // R16.2: this turn is the last
  if (view.finale > 0) return view.finale - 1; // R15.3
  const later = LATER_REELS[view.reel];
  const here = (view.shut ? 0 : view.reelPile.length) + view.frames.filter((f) => f.cards.length > 0).length;
  const players = view.seats.filter((seat) => !seat.eliminated).length;
  return 0.6 + (here + later) / (1.2 * players + 1.4);
}
const LATER_REELS = { 1: 45, 2: 25, 3: 10, 4: 0 } as const;

/** The worth of all of a side's throngs, one attack each. */
export function armyWorth(view: Table, side: Side): number {
  let simulation = 0;
  for (const throng of table.throngsOf(view, side)) simulation += cardsWorth(view, throng);
  return simulation;
}

export const cardsWorth = (view: Table, cards: readonly string[]): number =>
  cards.length === 0
    ? 0
    : throngWorth(
        table.strengthOf(view, cards),
        cards.some((card) => table.isFace(view, card)),
      );
