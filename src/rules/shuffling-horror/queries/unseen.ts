import { deckIndex } from '../decks/cards.ts';
import { movieCards } from '../decks/movie-cards.ts';
import type { Table } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { nobodyWaits } from './survivors.ts';

/** The movie cards, and the survivors (a stowaway and the lost among them, R21.1, R19.3), that nobody can see, sorted. */
export function unseenCards(view: Table): { movie: CardId[]; survivors: CardId[] } {
  const index = deckIndex(view.deck);
  const open = new Set(openCards(view));
  const survivors = index.instances.filter((card) => index.byId[card]?.survivor !== null && !view.faces.includes(card));
  const movie = movieCards(index, view.options).filter((card) => card !== view.stowaway);
  movie.push(...view.faces);
  if (view.stowaway !== null) survivors.push(view.stowaway);
  const hidden = (cards: CardId[]) => cards.filter((card) => !open.has(card)).sort();
  return { movie: hidden(movie), survivors: hidden(survivors) };
}

/** R20.8: every card that may go under a sanctuary, as far as the table knows: a discard it saw, or one that nobody sees. */
export function suspectsIn(view: Table): CardId[] {
  const { movie, survivors } = unseenCards(view);
  return [...view.discard, ...movie, ...(view.lost.length > 0 ? survivors : [])];
}

function* openCards(view: Table): Iterable<CardId> {
  if (nobodyWaits(view)) yield* view.survivorPile;
  for (const frame of view.frames) {
    yield* frame.down === null ? frame.cards : frame.cards.slice(0, -1);
  }
  yield* view.discard;
  yield* view.graveyard;
  yield* view.limbo;
  for (const throng of view.throngs) yield* throng;
  for (const seat of view.seats) {
    for (const throng of seat.throngs) yield* throng;
    for (const s of seat.pool) {
      yield s.id;
      yield* s.held;
      if (s.probed !== null) yield s.probed;
    }
  }
  for (const { id, store, lurker } of view.sanctuaries) {
    yield id;
    yield* store;
    if (lurker !== null) yield lurker;
  }
}
