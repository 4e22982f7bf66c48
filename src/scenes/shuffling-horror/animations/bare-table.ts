import type { MovieEvent, View } from '../../../rules/shuffling-horror/index.ts';
import { UNSEEN } from '../../../text/cards/prints.ts';

/**
 * The table before the opening scene: all that its events put on it is still in the piles. Made from the view that they lead to, so
 * that a board which comes late can show how it got there.
 */
export function bareTable(events: readonly MovieEvent[], after: View): View {
  const view = structuredClone(after);
  const cast = events.find((event) => event.type === 'shuffled' && event.pile === 'survivors');
  const deck = events.find((event) => event.type === 'shuffled' && event.pile !== 'survivors');
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
    discard: [],
    dark: Array.from({ length: deck?.type === 'shuffled' ? deck.cards : 0 }, () => UNSEEN),
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
