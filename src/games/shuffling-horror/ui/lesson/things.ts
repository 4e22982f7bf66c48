import type { Box } from '../../../../app/ports/board.ts';
import type { Places } from '../../app/ports/places.ts';
import type { Lesson } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import type { Kept } from './beside.ts';

/** Where on the drawn table the thing lies that a lesson is about. */
export function boxOf(at: Lesson['at'], places: Places): Box | null {
  if (at === null || at === 'end') return null;
  if (at === 'prompt' || at === 'log') return places[at];
  switch (at.thing) {
    case 'frame':
      return places.frames[at.frame] ?? null;
    case 'throng':
      return places.slots[at.slot] ?? null;
    case 'survivor':
      return places.survivors[at.survivor] ?? null;
    case 'sanctuary':
      return places.sanctuaries[at.sanctuary] ?? null;
    case 'survivor-pile':
      return places.survivorPile;
    case 'card':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return null;
  }
}

/** What is to be seen beside it: what is asked above all, then cards, then what is only good to know. */
export function keptOf(table: TableModel, places: Places): Kept[] {
  const { prompt, frames, slots, survivors, sanctuaries, log, menu } = places;
  const throngs = table.throngs.flatMap(({ slot, cards }) => (cards.length > 0 ? (slots[slot] ?? []) : []));
  const open = table.sanctuaries.flatMap(({ card }) => sanctuaries[card.id] ?? []);
  return [
    { box: prompt, worth: 50 },
    ...[...frames, ...throngs, ...open, ...Object.values(survivors), menu].map((box) => ({ box, worth: 10 })),
    ...[log, ...places.piles].map((box) => ({ box, worth: 2 })),
  ];
}
