import { sanctuariesOf } from '../app/decks.ts';
import type { Box, Places } from '../app/ports/places.ts';
import type { PublicView } from '../rules/index.ts';
import { seatAsks, type TableLayout, tableLayout } from '../scenes/layout.ts';

/** In a smaller window, or a larger one at 200 %, a drawn table could not be read: there it is in words, and scrolls. */
const LEAST = { width: 1000, height: 560 };
export const isRoomy = (width: number, height: number): boolean => width >= LEAST.width && height >= LEAST.height;

/** Where the drawn table leaves room for the page: the very layout that it is drawn by. */
export function placesFor(view: PublicView, width: number, height: number): Places {
  const layout = tableLayout({ width, height, seats: seatAsks(view) });
  const survivors: Record<string, Box> = {};
  view.seats.forEach(({ pool }, seat) => {
    pool.forEach(({ id }, i) => {
      const box = layout.seats[seat]?.cards[i];
      if (box !== undefined) survivors[id] = box;
    });
  });
  const { director, log, menu, prompt } = layout.dom;
  const cardsEnd = Math.max(...layout.frames.map((frame) => frame.y + frame.h));
  const shelters = sanctuariesOf(view.deck).flatMap((id, i) => {
    const place = layout.sanctuaries[i];
    return place === undefined ? [] : [[id, place] as const];
  });
  const { frames, slots, survivorPile, reelPile, discard, graveyard, bank } = layout;
  return {
    director,
    log,
    prompt,
    menu,
    promptTop: Math.min(prompt.y, cardsEnd + 4),
    survivors,
    frames,
    slots,
    sanctuaries: Object.fromEntries(shelters),
    survivorPile,
    piles: [reelPile, discard, graveyard, bank],
    captions: besideDice(layout),
  };
}

/** Between the dice that lie at the left and what is asked: nothing else is ever there. */
function besideDice({ whiteDice, dom, bank }: TableLayout): Box {
  const right = Math.max(...whiteDice.map(({ x, w }) => x + w)) + GAP;
  const foot = Math.max(...whiteDice.map(({ y, h }) => y + h));
  const top = bank.y + bank.h;
  return { x: right, y: top, w: Math.max(MOST_NARROW, dom.prompt.x - right), h: foot - top };
}
const GAP = 10;
const MOST_NARROW = 150;

/** What the places depend on, in one text: they are laid out anew only when it changes. */
export const placesKey = (view: PublicView, width: number, height: number): string =>
  JSON.stringify([width, height, seatAsks(view), view.seats.map(({ pool }) => pool.map(({ id }) => id))]);
