import { pickLoaded, shuffleLoaded } from '../../kernel/loaded.ts';
import { backOf, isBlackout } from '../decks/cards.ts';
import type { DiscardedFor, DrawnFor } from '../model/events.ts';
import type { Game } from '../model/state.ts';
import { type Back, type Card, MOST_RECAST_HELD, type Script } from '../model/vocabulary.ts';
import { recastIn } from '../queries/hand.ts';
import { isInGlass } from '../queries/ring.ts';
import { note } from './tell.ts';

/** SA15.7: when the table is warned. */
const WARNED_AT = 6;

export function removeFrom<C>(pile: C[], card: C): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

/** SA19.2 */
export const pickFate = (m: Game, n: number): number => pickLoaded(m.loaded, m.fateStream, n);

export const topBack = (m: Game): Back | null =>
  m.pile.length === 0 ? null : backOf(m.pile[m.pile.length - 1] as Card);

/** SA14.1: needed when the pile is empty; cards in limbo are not part of it. */
function refill(m: Game): void {
  if (m.pile.length > 0) return;
  if (m.discard.length === 0) throw new Error('No card left to draw (SA14.4)');
  const cards = m.discard;
  m.discard = m.pile;
  shuffleLoaded(m.loaded, m.deckStream, cards);
  m.pile = cards.reverse(); // loaded orders and shuffles have the top first
  m.idle++;
  note(m, { type: 'shuffled', idle: m.idle, top: topBack(m) });
  if (m.idle === WARNED_AT) m.events?.push({ type: 'dawn-neared', idle: m.idle });
}

/** SA5.1: the top card, whatever its back. */
export function takeTop(m: Game): Card {
  refill(m);
  return m.pile.pop() as Card;
}

/** SA11.1: blackouts above the next script card go to the discard pile unseen. */
function takeScript(m: Game): Script {
  for (;;) {
    const card = takeTop(m);
    if (!isBlackout(card)) return card;
    m.discard.push(card);
    m.events?.push({ type: 'passed-over', top: topBack(m) });
  }
}

/** A script card that has left the pile and is somebody's to see. SA16.1: whoever draws the Stand-In is it. */
export function drawn(m: Game, chair: number, card: Script, why: DrawnFor): void {
  note(m, { type: 'drew', chair, card, why, open: isInGlass(m, chair), top: topBack(m) });
  if (card !== 'stand-in') return;
  m.roles[chair] = 'stand-in';
  note(m, { type: 'became-stand-in', chair });
}

/** The next script card, into the hand; a fourth Recast card is discarded and the draw repeated (SA4.4). */
export function drawToHand(m: Game, chair: number, why: DrawnFor, noRecast = false): void {
  const hand = m.hands[chair] as Script[];
  for (;;) {
    const card = takeScript(m);
    drawn(m, chair, card, why);
    hand.push(card);
    if (card !== 'recast' || (!noRecast && recastIn(m, chair) <= MOST_RECAST_HELD)) return;
    discardFromHand(m, chair, card, 'fourth');
  }
}

/** A script card that waits in limbo (Second Take). */
export function drawToLimbo(m: Game, chair: number): Script {
  const card = takeScript(m);
  m.limbo.push(card);
  drawn(m, chair, card, 'second-take');
  return card;
}

export function discardFromHand(m: Game, chair: number, card: Script, why: DiscardedFor): void {
  removeFrom(m.hands[chair] as Script[], card);
  m.discard.push(card);
  note(m, { type: 'discarded', chair, card, why, open: isInGlass(m, chair) });
}

export function discardFromLimbo(m: Game, chair: number, card: Script): void {
  removeFrom(m.limbo, card);
  m.discard.push(card);
  note(m, { type: 'discarded', chair, card, why: 'not-kept', open: isInGlass(m, chair) });
}

/** SA6.7: a card that has done its work. */
export function spend(m: Game, card: Card): void {
  removeFrom(m.limbo, card);
  m.discard.push(card);
  note(m, { type: 'spent', card });
}
