import type { Box } from '../../../../app/ports/board.ts';
import type { View } from '../../../../rules/shuffling-horror/index.ts';
import { tableLayout, tableNeeds } from '../../../../scenes/shuffling-horror/layout.ts';
import { sanctuariesOf } from '../../app/decks.ts';
import type { Places } from '../../app/ports/places.ts';

/** In a smaller window, or a larger one at 200 %, a drawn table could not be read: there it is in words, and scrolls. */
const LEAST = { width: 1000, height: 560 };
export const isRoomy = (width: number, height: number): boolean => width >= LEAST.width && height >= LEAST.height;

/** Where the drawn table leaves room for the page: the very layout that it is drawn by. */
export function placesFor(view: View, width: number, height: number, text: number): Places {
  const layout = tableLayout({ width, height, text, ...tableNeeds(view) });
  const survivors: Record<string, Box> = {};
  view.seats.forEach(({ pool }, seat) => {
    pool.forEach(({ id }, i) => {
      const box = layout.seats[seat]?.cards[i];
      if (box !== undefined) survivors[id] = box;
    });
  });
  const shelters = sanctuariesOf(view.deck).flatMap((id, i) => {
    const place = layout.sanctuaries[i];
    return place === undefined ? [] : [[id, place] as const];
  });
  const { frames, slots, survivorPile, reelPile, discard, graveyard, bank, ribbon, screen, column } = layout;
  return {
    ...layout.dom,
    survivors,
    seats: layout.seats.map(({ panel }) => panel),
    ribbon: { ...ribbon, x: screen.x, w: screen.w },
    column,
    frames,
    slots,
    sanctuaries: Object.fromEntries(shelters),
    survivorPile,
    piles: [reelPile, discard, graveyard, bank],
  };
}

/** What the places depend on, in one text: they are laid out anew only when it changes. */
export const placesKey = (view: View, width: number, height: number, text: number): string =>
  JSON.stringify([width, height, text, tableNeeds(view), view.seats.map(({ pool }) => pool.map(({ id }) => id))]);
