import type { CardFacts } from '../decks/cards.ts';
import type { Frame, Table } from '../model/movie.ts';
import { type CardId, FRAMES } from '../model/vocabulary.ts';
import { among, factsOf, isMonster } from './cards.ts';

/** Asked more than a thousand times a movie: the length is looked at first, since a load at -1 takes the engine's slow road. */
export const topOf = ({ cards }: Frame): CardId | null =>
  cards.length === 0 ? null : (cards[cards.length - 1] as CardId);

/** The top card where it lies face up, else null. */
export const shownIn = (frame: Frame): CardId | null => (frame.down === null ? topOf(frame) : null);

/** R3.3, R6.2: a face-up event that has not been resolved; a settled blob is none. */
export function waitingEvent(m: Table, frame: Frame): CardId | null {
  const card = shownIn(frame);
  if (card === null) return null;
  const { isEvent, isBlob } = factsOf(m, card);
  return isEvent && !(isBlob && m.blob > 0) ? card : null;
}

/** What lies face up on top, in frame order. */
export function shownFacts(m: Table): CardFacts[] {
  const shown: CardFacts[] = [];
  for (const frame of m.frames) {
    const card = shownIn(frame);
    if (card !== null) shown.push(factsOf(m, card));
  }
  return shown;
}

/** The face-up top cards, in frame order. */
export const shownCards = (m: Table): CardId[] => shownFacts(m).map(({ card }) => card);

export function screenMonsters(m: Table): CardId[] {
  const cards: CardId[] = [];
  for (const frame of m.frames) {
    const card = shownIn(frame);
    if (card !== null && isMonster(m, card)) cards.push(card);
  }
  return cards;
}

/** R14.1: three monsters face up; the blob does not count. */
export function showsCreatureFeature(m: Table): boolean {
  for (let i = 0; i < FRAMES; i++) {
    const card = shownIn(m.frames[i] as Frame);
    if (card === null || !isMonster(m, card)) return false;
  }
  return true;
}

export function frameOf(m: Table, card: CardId): number {
  for (let i = 0; i < m.frames.length; i++) if (among((m.frames[i] as Frame).cards, card)) return i;
  return -1;
}

/** R16.1: a shut pile counts as empty. */
export const pileEmpty = (m: Table): boolean => m.shut || m.reelPile.length === 0;

/** R15.1 */
export function reelOver(m: Table): boolean {
  if (!pileEmpty(m)) return false;
  for (const frame of m.frames) if (frame.cards.length > 0) return false;
  return true;
}

/** R15.2: reels 1–3 end at once with their last card. */
export const reelStops = (m: Table): boolean => m.reel < 4 && !m.lastStand && reelOver(m);

/** R6.2: the first frame whose card is still to be turned up or resolved; -1 if none. */
export function owedFrame(m: Table): number {
  for (let i = 0; i < m.frames.length; i++) {
    const frame = m.frames[i] as Frame;
    if (frame.down !== null || waitingEvent(m, frame) !== null) return i;
  }
  return -1;
}

/** Whether an action has anything to reveal, or a Creature Feature to look for (R6.3). */
export const owesReveal = (m: Table): boolean => m.feature !== null || owedFrame(m) >= 0;
