import type { Frame, Movie } from '../model/movie.ts';
import type { CardId, Causer } from '../model/vocabulary.ts';
import { isBlob } from '../queries/cards.ts';
import { frameOf, pileEmpty } from '../queries/screen.ts';
import { discard, discardUnseen } from './piles.ts';
import { see } from './sight.ts';

/** R6.1: the top reel card fills an empty frame face down. */
export function fillFrame(m: Movie, at: number, causer: Causer): void {
  const frame = m.frames[at] as Frame;
  if (frame.cards.length > 0 || pileEmpty(m)) return;
  frame.cards.push(m.reelPile.shift() as CardId);
  frame.down = causer;
  m.events?.push({ type: 'card-dealt', frame: at, card: null, causer });
}

/** Takes a card off the screen and leaves its frame as it is; the caller says where the card went. */
export function takeOff(m: Movie, card: CardId): number {
  const at = frameOf(m, card);
  const frame = m.frames[at] as Frame;
  frame.cards.splice(frame.cards.indexOf(card), 1);
  m.cardLeft = true; // R15.7
  if (m.fadeOut === card) m.fadeOut = null; // R7.1: the token comes back with it
  return at;
}

/** R6.1: a card leaves its frame and is replaced at once, unless another lies below it (R19.1). */
export function leaveScreen(m: Movie, card: CardId, causer: Causer): number {
  const at = takeOff(m, card);
  fillFrame(m, at, causer);
  return at;
}

export function turnUp(m: Movie, at: number): void {
  const frame = m.frames[at] as Frame;
  const causer = frame.down as Causer;
  const card = frame.cards[frame.cards.length - 1] as CardId;
  frame.down = null;
  see(m, card);
  m.feature = causer; // R6.3
  m.events?.push({ type: 'card-revealed', frame: at, card, causer });
}

export function discardTop(m: Movie, at: number, why: string): void {
  const frame = m.frames[at] as Frame;
  const card = frame.cards[frame.cards.length - 1] as CardId;
  const unseen = frame.down !== null;
  takeOff(m, card);
  frame.down = null;
  if (isBlob(m, card)) m.blob = 0;
  if (unseen) discardUnseen(m, card, { zone: 'frame', frame: at }, why);
  else discard(m, card, { zone: 'frame', frame: at }, why);
}

/** R15.7, R19.2: everything in a frame goes. */
export function clearFrame(m: Movie, at: number, why: string): void {
  while ((m.frames[at] as Frame).cards.length > 0) discardTop(m, at, why);
}
