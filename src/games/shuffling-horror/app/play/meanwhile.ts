import type { CardId, MovieEvent, Prompt, Reel } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { lineOf } from '../../../../text/play/log.ts';
import { MEANWHILE } from '../../../../text/play/meanwhile.ts';
import type { Part } from '../../../../text/play/parts.ts';
import type { Seating } from '../../kept.ts';
import type { MeanwhileLine, StageState } from '../ports/stage.ts';

/** What is kept where there is more than fits: who was lost first, then who was hit, what was taken, what fades, what is new. */
const WORTH: Partial<Record<MovieEvent['type'], number>> = {
  'survivor-lost': 0,
  'sanctuary-fell': 0,
  'turning-point': 0,
  'reel-opened': 1,
  'pod-player': 1,
  'strike-damage': 2,
  'sanctuary-damaged': 2,
  probed: 2,
  stunned: 2,
  shaken: 2,
  blobbed: 3,
  'throng-grew': 3,
  'throng-migrated': 3,
  'fade-out-set': 4,
  'faded-out': 4,
  clipped: 4,
  'sanctuary-opened': 5,
  'card-revealed': 5,
  'strike-rolled': 6,
};
const MOST = 4;

/** What the Director's side did, from its turn on until the player's: kept until it has another. */
export class Meanwhile {
  readonly #deck: string;
  #events: { event: MovieEvent; reel: Reel }[] = [];
  /** The player has acted since: the next turn of the Director's side begins another card. */
  #stale = true;

  constructor(deck: string) {
    this.#deck = deck;
  }

  acted(): void {
    this.#stale = true;
  }

  add(events: readonly MovieEvent[], reel: Reel): void {
    for (const event of events) {
      if (event.type === 'director-turn-started' && this.#stale) {
        this.#events = [];
        this.#stale = false;
      }
      if (!this.#stale) this.#events.push({ event, reel });
    }
  }

  /** Who was lost is not told to have been hit before. */
  #isLost = (hit: MovieEvent): boolean =>
    hit.type === 'strike-damage' &&
    this.#events.some(({ event }) => event.type === 'survivor-lost' && event.survivor === hit.at);

  /** Four at most, in the order they happened. */
  lines(): MeanwhileLine[] {
    const told = this.#events.filter(({ event }) => isTold(event) && !this.#isLost(event));
    const kept = [...told].sort((a, b) => (WORTH[a.event.type] ?? 0) - (WORTH[b.event.type] ?? 0)).slice(0, MOST);
    return told
      .filter((it) => kept.includes(it))
      .map(({ event, reel }) => ({ card: pictured(event), parts: wordsOf(event, reel, this.#deck) }));
  }
}

type Told = StageState['meanwhile'];

/** A turn of the player's begins with what happened since the last; who directs has seen it. `known`: what was told up to now. */
export function meanwhileAt(
  { meanwhile, setup }: { meanwhile: Meanwhile; setup: { seating: Seating } },
  prompt: Prompt,
  known: Told,
): Told {
  if (prompt.type !== 'act' || setup.seating.director === YOU) return known;
  const lines = meanwhile.lines();
  if (lines.length === 0) return null;
  return JSON.stringify(lines) === JSON.stringify(known?.lines) ? known : { n: prompt.n, lines };
}

/** A roll that hit is told by its damage; a card that was turned up and is gone again is no news. */
const isTold = (event: MovieEvent): boolean =>
  WORTH[event.type] !== undefined && !(event.type === 'strike-rolled' && event.hit);

function wordsOf(event: MovieEvent, reel: Reel, deck: string): readonly Part[] {
  if (event.type === 'throng-grew') return MEANWHILE.joined(event.card, event.side, event.slot, deck);
  if (event.type === 'strike-damage') return MEANWHILE.hit(event.by, event.at, event.total, deck);
  if (event.type === 'strike-rolled') return MEANWHILE.missed(event.by, event.at, deck);
  return lineOf(event, reel, deck)?.parts ?? [];
}

/** Whose picture stands beside it. */
function pictured(event: MovieEvent): CardId | null {
  if ('at' in event) return event.at;
  if ('survivor' in event && event.survivor !== null) return event.survivor;
  if ('card' in event && event.card !== null) return event.card;
  return 'sanctuary' in event ? event.sanctuary : null;
}
