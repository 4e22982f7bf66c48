import type { Box, Places } from '../app/ports/places.ts';
import type { PublicView } from '../rules/index.ts';
import { seatAsks, tableLayout } from '../scenes/layout.ts';

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
  const { director, log, menu } = layout.dom;
  const cardsEnd = Math.max(...layout.frames.map((frame) => frame.y + frame.h));
  const prompt = betweenDice(layout);
  return { director, log, prompt, menu, promptTop: Math.min(prompt.y, cardsEnd + 4), survivors };
}

/** The prompt may be as wide as the dice allow that lie on both sides of it. */
function betweenDice({ dom: { prompt }, whiteDice, blackDice }: ReturnType<typeof tableLayout>): Box {
  const left = Math.max(...whiteDice.map((die) => die.x + die.w)) + GAP;
  const right = Math.min(...blackDice.map((die) => die.x)) - GAP;
  return left < prompt.x && right > prompt.x + prompt.w ? { ...prompt, x: left, w: right - left } : prompt;
}
const GAP = 8;

/** What the places depend on, in one text: they are laid out anew only when it changes. */
export const placesKey = (view: PublicView, width: number, height: number): string =>
  JSON.stringify([width, height, seatAsks(view), view.seats.map(({ pool }) => pool.map(({ id }) => id))]);
