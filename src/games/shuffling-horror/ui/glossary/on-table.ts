import { useEffect } from 'preact/hooks';
import type { Box } from '../../../../app/ports/board.ts';
import type { Term } from '../../../../text/rule-cards/terms.ts';
import type { Places } from '../../app/ports/places.ts';
import type { StageState } from '../../app/ports/stage.ts';
import type { CardOnTable, TableModel } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import { hideTip, showTip } from './tip.ts';

/** Who only passes by wants to know nothing. */
const RESTS_MS = 650;

const PILES = {
  'reel-pile': 'reel-pile',
  discard: 'discard',
  graveyard: 'buried',
  'survivor-pile': 'survivor-pile',
} as const;

/** The word for a thing on the table; null for a card that says itself what it is. */
export function termAt(table: TableModel, at: TableThing): Term | null {
  switch (at.thing) {
    case 'frame':
      return table.frames[at.frame]?.mystery ? 'mystery-card' : null;
    case 'throng':
      return 'throng';
    case 'sanctuary':
      return 'sanctuary';
    case 'card':
      return at.card === '?' ? 'mystery-card' : ofCard(table, at.card);
    case 'survivor':
      return null;
    default:
      return PILES[at.thing];
  }
}

function ofCard(table: TableModel, id: string): Term | null {
  const frame = table.frames.find(({ card }) => card?.id === id);
  if (frame?.fading) return 'fade-out';
  if (id === 'blobbed') return 'of-this-deck';
  const throngs = [...table.throngs, ...table.seats.flatMap((seat) => seat.throngs)];
  const cards: (CardOnTable | null | undefined)[] = [frame?.card, ...throngs.flatMap((throng) => throng.cards)];
  return cards.some((card) => card?.id === id && card.turned) ? 'familiar-face' : null;
}

/** Where it lies on the drawn table. */
function boxAt(table: TableModel, at: TableThing, places: Places): Box | null {
  if (at.thing === 'frame') return places.frames[at.frame] ?? null;
  if (at.thing === 'throng') return places.slots[at.slot] ?? null;
  if (at.thing === 'sanctuary') return places.sanctuaries[at.sanctuary] ?? null;
  if (at.thing === 'survivor-pile') return places.survivorPile;
  if (at.thing === 'card') {
    const frame = table.frames.findIndex(({ card, mystery }) => card?.id === at.card || (mystery && at.card === '?'));
    const throng = table.throngs.find(({ cards }) => cards.some(({ id }) => id === at.card));
    return places.frames[frame] ?? (throng && places.slots[throng.slot]) ?? null;
  }
  return places.piles[['reel-pile', 'discard', 'graveyard'].indexOf(at.thing)] ?? null;
}

/** Whatever on the table has a word of the trade says it when it is pointed at for a while: by pointer, finger or focus. */
export function useTermsOnTable({ table, pointed }: StageState, places: Places | null): void {
  useEffect(() => {
    const term = pointed === null ? null : termAt(table, pointed);
    if (pointed === null || term === null) return;
    const timer = setTimeout(() => {
      const { x, y, width: w, height: h } = (document.activeElement ?? document.body).getBoundingClientRect();
      const box = places === null ? { x, y, w, h } : boxAt(table, pointed, places);
      if (box !== null) showTip(term, box);
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      hideTip();
    };
  }, [pointed, table, places]);
}
