import type { MovieEvent, PublicView } from '../../rules/index.ts';
import { UNSEEN } from '../table/ask.ts';
import type { Draft } from './zones.ts';

/**
 * The table before the opening scene: all that its events put on it is still in the piles. Made from the view that they lead to, so
 * that a board which comes late can show how it got there.
 */
export function bareTable(events: readonly MovieEvent[], after: PublicView): Draft {
  const view = structuredClone(after);
  const put = new Set(events.flatMap((event) => (event.type === 'card-moved' ? [event.card] : [])));
  const cast = events.find((event) => event.type === 'shuffled' && event.pile === 'survivors');
  for (const seat of view.seats) {
    view.bank += seat.power + seat.pool.reduce((sum, { rest }) => sum + rest, 0);
    seat.power = 0;
    seat.pool = [];
  }
  return {
    ...view,
    turn: null,
    reelPile: [],
    frames: view.frames.map(() => ({ cards: [], down: null })),
    throngs: view.throngs.map(() => []),
    discard: view.discard.filter((card) => !put.has(card)),
    graveyard: [],
    limbo: [],
    sanctuaries: [],
    survivorPile: Array.from({ length: cast?.type === 'shuffled' ? cast.cards : 0 }, () => UNSEEN),
    blob: 0,
    uses: {},
    weakness: 0,
    fadeOut: null,
  };
}
