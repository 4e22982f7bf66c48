import { type CardId, type DeckId, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { only } from '../first-night/moment.ts';

/** The scenes are written for this one. */
export const DECK: DeckId = 'roswell-51';

export const frame = (at: number) => ({ thing: 'frame', frame: at }) as const;
export const survivor = (id: CardId) => ({ thing: 'survivor', survivor: id }) as const;
export const throng = (slot: number) => ({ thing: 'throng', side: 'director', slot }) as const;

export const noFadeOut = { type: 'fade-out', wants: only({ type: 'fade-out', card: null }) } as const;

/** Neither on the screen nor in any throng. */
export const isGone = (view: View, card: CardId): boolean =>
  table.frameOf(view, card) < 0 && table.throngHolding(view, card) === null;
