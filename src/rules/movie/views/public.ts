import { clone } from '../clone.ts';
import { deckIndex } from '../decks/cards.ts';
import { movieCards } from '../decks/movie-cards.ts';
import type { Frame, Movie, Sanctuary } from '../model/movie.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';

/**
 * What everybody at the table sees: the movie with every face-down card as `?`, and no seed, dice to come or loaded piles.
 * It has the shape of a movie, so that the same queries read both. Which cards are unseen is public, since all others lie open.
 */
export type PublicView = Movie;

const NOTHING = { c: 0, s0: 0, s1: 0, s2: 0 };

/** The view for as long as nothing moves: what lies open is the movie's own, not a copy. For whoever looks, replies and forgets. */
export function glance(m: Movie): PublicView {
  return {
    ...m,
    seed: '',
    deckStream: NOTHING,
    diceStream: NOTHING,
    fateStream: NOTHING,
    loaded: null,
    reelPile: unseen(m.reelPile),
    survivorPile: unseen(m.survivorPile),
    frames: m.frames.some((frame) => frame.down !== null) ? m.frames.map(faceDown) : m.frames,
    sanctuaries: m.sanctuaries.some((s) => s.hidden !== null) ? m.sanctuaries.map(shut) : m.sanctuaries,
    events: null,
  };
}

const unseen = (pile: readonly CardId[]): CardId[] => new Array<CardId>(pile.length).fill(UNSEEN);
const faceDown = (frame: Frame): Frame =>
  frame.down === null ? frame : { cards: [...frame.cards.slice(0, -1), UNSEEN], down: frame.down };
const shut = (s: Sanctuary): Sanctuary => (s.hidden === null ? s : { ...s, hidden: UNSEEN });

/** The view to keep. */
export const publicView = (m: Movie): PublicView => clone(glance(m));

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
