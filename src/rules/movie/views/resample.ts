import { shuffle, streamFrom } from '../../kernel/rng.ts';
import { clone } from '../clone.ts';
import type { Movie } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { type PublicView, unseenCards } from './public.ts';

/** A whole movie that looks like the view: the unseen cards are dealt anew, and the dice are the new seed's. */
export function resample(view: PublicView, seed: string): Movie {
  const m = clone(view);
  m.seed = seed;
  m.deckStream = streamFrom(`${seed}/deck`);
  m.diceStream = streamFrom(`${seed}/dice`);
  m.fateStream = streamFrom(`${seed}/fate`);
  const { movie, survivors } = unseenCards(view);
  shuffle(m.deckStream, movie);
  shuffle(m.deckStream, survivors);
  const deal = (pile: CardId[]): CardId => pile.pop() as CardId;
  for (const frame of m.frames) if (frame.down !== null) frame.cards[frame.cards.length - 1] = deal(movie);
  for (const sanctuary of m.sanctuaries) if (sanctuary.hidden !== null) sanctuary.hidden = deal(movie);
  m.reelPile = m.reelPile.map(() => deal(movie));
  m.survivorPile = m.survivorPile.map(() => deal(survivors));
  return m;
}
