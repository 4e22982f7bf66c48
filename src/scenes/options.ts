import type { Speed } from '../app/ports.ts';
import type { BoardFacts } from './facts.ts';
import type { TableLayout } from './layout.ts';

/** What players may have their own way, also while the board is in use. */
export interface BoardLook {
  reducedMotion: boolean;
  /** Grain over the screen; slow machines do without. */
  grain: boolean;
  /** The player's text size: 1, 1.15 or 1.3. */
  textScale: number;
  /** High contrast: plain grounds, strong edges. */
  stark: boolean;
}

export const USUAL_LOOK: BoardLook = { reducedMotion: false, grain: true, textScale: 1, stark: false };

export interface BoardOptions extends Partial<BoardLook> {
  /** Whose pictures are on the table. */
  deck: string;
  facts: BoardFacts;
  speed: Speed;
  /** Where the pictures are, with a slash at the end. */
  artBase?: string;
  /** Told whenever the table is laid out anew, so that the DOM moves with it. */
  onLayout?: (layout: TableLayout) => void;
}

/** How much faster than 1× the clock runs. */
export const RATES: Record<Speed, number> = { '1x': 1, '2x': 2, '4x': 4, instant: Number.POSITIVE_INFINITY };
