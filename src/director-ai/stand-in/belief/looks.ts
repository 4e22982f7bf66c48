import type { Script } from '../../../rules/stand-in/index.ts';
import { type Mind, meanHeld, weigh } from './mind.ts';

const HAND = 4;

/** Cards of a hand that this seat has seen: all of it, or one drawn from it. */
export function inspected(mind: Mind, chair: number, cards: readonly Script[], whole: boolean): void {
  if (chair === mind.me) return;
  if (cards.includes('stand-in')) named(mind, chair);
  else if (whole) sawHand(mind, chair, cards.includes('recast'));
  else sawOne(mind, chair, cards[0] === 'recast');
}

/** T = 1 for good. */
export function named(mind: Mind, chair: number): void {
  mind.standIn.fill(0);
  mind.standIn[chair] = 1;
}

/** A whole hand without the Stand-In's card; a Recast always holds one of its own (SA4.7). */
function sawHand(mind: Mind, chair: number, hasRecast: boolean): void {
  const stained = mind.stained[chair] as number;
  if (hasRecast) weigh(mind, chair, 0, 1, Math.max(0.02, stained));
  else weigh(mind, chair, 0, 0, 1 - stained);
  mind.stained[chair] = hasRecast ? 1 : 0;
}

function sawOne(mind: Mind, chair: number, isRecast: boolean): void {
  const asStandIn = meanHeld(mind, chair) / HAND;
  const asRecast = mind.reading.habits.recastHolds / HAND;
  const asOriginal = ((mind.stained[chair] as number) * mind.reading.habits.stains) / HAND;
  if (isRecast) {
    weigh(mind, chair, Math.max(0.005, asStandIn), asRecast, Math.max(0.005, asOriginal));
    mind.stained[chair] = 1;
    const held = mind.held[chair] as number[];
    const sum = 1 - (held[0] as number);
    if (sum > 0) mind.held[chair] = held.map((p, n) => (n === 0 ? 0 : p / sum));
  } else weigh(mind, chair, 1 - 1 / HAND - asStandIn, 1 - asRecast, 1 - asOriginal);
}

/** SA12.5: whoever burns while the game goes on was not the Stand-In; with SA16.9 the role is told. */
export function burnt(mind: Mind, chair: number, role: string | null): void {
  mind.inPlay[chair] = false;
  if (role === 'stand-in') named(mind, chair);
  else if (role === null) weigh(mind, chair, 0, 1, 1);
  else weigh(mind, chair, 0, role === 'recast' ? 1 : 0, role === 'recast' ? 0 : 1);
}
