import type { Movie, Table } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { isFace } from '../queries/cards.ts';

const NOBODY: readonly CardId[] = [];

/** A card that lay face down shows: whatever the table did not know of it, it knows now. */
export function see(m: Table, card: CardId): void {
  if (m.lost.length > 0 && m.lost.includes(card)) find(m, card);
  if (m.outside.length > 0) m.outside = m.outside.filter((it) => it !== card);
  if (m.options.backSeat !== 'off') unsuspect(m, card);
}

/** R19.3: one of the lost is found, as a Familiar Face; or it was the monster among them (R21.1). */
function find(m: Table, card: CardId): void {
  m.lost = m.lost.filter((it) => it !== card);
  if (isFace(m, card)) m.faces = [...m.faces, card];
  if (m.stowaway === card) m.stowaway = null;
}

/** R20.8: what was seen elsewhere is not what hides. */
function unsuspect(m: Table, card: CardId): void {
  for (const sanctuary of m.sanctuaries) {
    if (sanctuary.suspects.length > 0) sanctuary.suspects = sanctuary.suspects.filter((it) => it !== card);
  }
}

/** R15.5: a new reel is dealt. Where any of these cards lies, nobody knows any more. */
export function loseSight(m: Movie): void {
  m.outside = NOBODY;
}
