import { clone } from '../clone.ts';
import { deckIndex } from '../decks/cards.ts';
import { movieCards } from '../decks/movie-cards.ts';
import type { Movie } from '../model/movie.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';

/**
 * What everybody at the table sees: the movie with every face-down card as `?`, and no seed, dice to come or loaded piles.
 * It has the shape of a movie, so that the same queries read both. Which cards are unseen is public, since all others lie open.
 */
export type PublicView = Movie;

const NOTHING = { c: 0, s0: 0, s1: 0, s2: 0 };

export function publicView(m: Movie): PublicView {
  const view = clone(m);
  view.seed = '';
  view.deckStream = { ...NOTHING };
  view.diceStream = { ...NOTHING };
  view.fateStream = { ...NOTHING };
  view.loaded = null;
  view.reelPile.fill(UNSEEN);
  view.survivorPile.fill(UNSEEN);
  for (const frame of view.frames) if (frame.down !== null) frame.cards[frame.cards.length - 1] = UNSEEN;
  for (const sanctuary of view.sanctuaries) if (sanctuary.hidden !== null) sanctuary.hidden = UNSEEN;
  return view;
}

/** The movie cards and the survivors (a stowaway among them, R21.1) that nobody can see, sorted. */
export function unseenCards(view: Movie): { movie: CardId[]; survivors: CardId[] } {
  const index = deckIndex(view.deck);
  const open = new Set(openCards(view));
  const survivors = index.instances.filter((card) => index.byId[card]?.survivor !== null && !view.faces.includes(card));
  const movie = movieCards(index, view.options).filter((card) => card !== view.stowaway);
  movie.push(...view.faces);
  if (view.stowaway !== null) survivors.push(view.stowaway);
  const hidden = (cards: CardId[]) => cards.filter((card) => !open.has(card)).sort();
  return { movie: hidden(movie), survivors: hidden(survivors) };
}

function* openCards(view: Movie): Iterable<CardId> {
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
