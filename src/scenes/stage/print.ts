import type { AtlasPage } from '../../art/atlas.ts';
import type { Measure } from '../../art/text-fit.ts';

/** How the table is printed: in high contrast or not, and in what colour of its own. */
export interface Printing {
  stark: boolean;
  accent: string;
}

/** All that any piece of art is painted with. */
export interface Print extends Printing {
  pages: readonly AtlasPage[];
  measure: Measure;
  /** Device pixels for one CSS pixel. */
  ratio: number;
  textScale: number;
  /** CSS pixels for one unit of the drawing the table is designed in: lines and shadows grow with the table. */
  unit: number;
}
