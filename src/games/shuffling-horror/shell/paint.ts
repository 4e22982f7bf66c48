import type { PaintCard } from '../../../app/ports/almanac.ts';

/** Paints close-ups of cards; how is fetched with the first. */
export const paint: PaintCard = async (...card) => (await import('./card-painter.ts')).paintCard(...card);
