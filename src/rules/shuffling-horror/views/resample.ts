import { runToPrompt } from '../../kernel/beats.ts';
import { shuffle, streamFrom } from '../../kernel/rng.ts';
import { STEPS } from '../beats/table.ts';
import { clone } from '../clone.ts';
import type { Beat } from '../model/beats.ts';
import type { Frame, Movie } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import type { CardId } from '../model/vocabulary.ts';
import { unseenCards } from '../queries/unseen.ts';

/** A deal in which the wrong card hides under a sanctuary is dealt again (R20.8); this often, whatever a view says. */
const MOST_DEALS = 1000;

/**
 * A whole movie that looks like the view: the unseen cards are dealt anew, and the dice are the new seed's. What is under way goes on
 * from the view's beats; a question to another chair is asked again, and so has its replies.
 */
export function resample(view: View, seed: string): Movie {
  const m = worldOf(view, seed);
  const { movie, survivors } = unseenCards(view);
  shuffle(m.deckStream, survivors);
  // R21.1: the monster left alone in the pile would be known, and this one is not: it is one of the lost.
  const last = survivors.length - 1;
  if (m.survivorPile.length === 1 && survivors[last] === m.stowaway) survivors.unshift(survivors.pop() as CardId);
  m.lost = survivors.splice(0, m.lost.length); // R19.3: any of them may be the lost
  const unseen = m.lost.length === 0 ? movie : [...movie, ...m.lost];
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    deal(m, unseen);
    if (m.sanctuaries.every(({ hidden, suspects }) => hidden === null || suspects.includes(hidden))) break;
  }
  if (survivors.length > 0) m.survivorPile = survivors;
  if (m.prompt?.replies.length === 0) runToPrompt(m, STEPS);
  return m;
}

const worldOf = (view: View, seed: string): Movie =>
  clone({
    ...view,
    seed,
    deckStream: streamFrom(`${seed}/deck`),
    diceStream: streamFrom(`${seed}/dice`),
    fateStream: streamFrom(`${seed}/fate`),
    loaded: null,
    stack: view.beats as Beat[],
    events: null,
  });

/** Whatever was seen going to the discards lies there still, or under a sanctuary: never in the reel pile. */
function deal(m: Movie, unseen: readonly CardId[]): void {
  const cards = m.outside.length === 0 ? [...unseen] : unseen.filter((card) => !m.outside.includes(card));
  shuffle(m.deckStream, cards);
  const next = () => cards.pop() as CardId;
  for (const frame of m.frames) if (frame.down !== null) lay(frame, next());
  m.reelPile = m.reelPile.map(next);
  if (m.outside.length > 0) {
    for (const card of unseen) if (m.outside.includes(card)) cards.push(card);
    shuffle(m.deckStream, cards);
  }
  for (const sanctuary of m.sanctuaries) if (sanctuary.hidden !== null) sanctuary.hidden = next();
  m.dark = cards;
}

function lay(frame: Frame, card: CardId): void {
  frame.cards[frame.cards.length - 1] = card;
}
