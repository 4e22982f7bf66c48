import { rankOf } from '../decks/cards.ts';
import { REPLY, type Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { MOST_RECAST_HELD, type Script } from '../model/vocabulary.ts';

export function countOf<C>(cards: readonly C[], card: C): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** SA19.2: copies are one; in the order of the card list. */
export function kindsIn(cards: readonly Script[]): Script[] {
  const kinds: Script[] = [];
  const ranks: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Script;
    const rank = rankOf(card);
    let at = kinds.length;
    while (at > 0 && (ranks[at - 1] as number) > rank) at--;
    if (at > 0 && ranks[at - 1] === rank) continue;
    for (let j = kinds.length; j > at; j--) {
      kinds[j] = kinds[j - 1] as Script;
      ranks[j] = ranks[j - 1] as number;
    }
    kinds[at] = card;
    ranks[at] = rank;
  }
  return kinds;
}

export const recastIn = (m: Game, chair: number): number => countOf(m.hands[chair] as Script[], 'recast');
export const standInOf = (m: Game): number => m.roles.indexOf('stand-in');

/** SA4.6, SA4.7, SA4.9: may leave the hand, so many of them already on the way. */
export function maySpare(m: Game, chair: number, card: Script, going = 0): boolean {
  if (card === 'stand-in') return false;
  return card !== 'recast' || m.roles[chair] !== 'recast' || recastIn(m, chair) - going > 1;
}

/** SA4.8: may be handed over to this partner. SA16.6a follows: without a Stand-In in play nobody is left to hand Recast cards to. */
export function mayGive(m: Game, chair: number, card: Script, partner: number): boolean {
  if (card !== 'recast') return card !== 'stand-in';
  switch (m.roles[chair]) {
    case 'stand-in':
      return true;
    case 'recast':
      return m.roles[partner] === 'stand-in' && recastIn(m, chair) > 1;
    default:
      return false;
  }
}

/** The kinds that may be handed to this partner, as replies. */
export function givable(m: Game, chair: number, partner: number): Reply[] {
  const replies: Reply[] = [];
  for (const card of kindsIn(m.hands[chair] as Script[])) {
    if (mayGive(m, chair, card, partner)) replies.push(REPLY.give[card]);
  }
  return replies;
}

/** SA4.4: one more would be a fourth. */
export const isFull = (m: Game, chair: number): boolean => recastIn(m, chair) >= MOST_RECAST_HELD;

/** SA5.7, SA4.3: what the active seat may discard. */
export function discardable(m: Game, chair: number): Script[] {
  const hand = kindsIn(m.hands[chair] as Script[]);
  if (recastIn(m, chair) > MOST_RECAST_HELD) return ['recast'];
  return hand.filter((card) => maySpare(m, chair, card));
}
