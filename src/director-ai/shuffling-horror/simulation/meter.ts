import { type Figure, figureOf, InOrder } from './figures.ts';

/** A table to be read off: what everybody sees of it, and who sits where, by name. */
export interface MeterContext {
  /** The view, as JSON. */
  view: string;
  director: string;
  seats: readonly string[];
  seed: string;
}

/** A table to be read, or null: no longer any; and what is read off it so far. */
export interface MeterMessage {
  id: number;
  ask: MeterContext | null;
}
export interface FigureMessage {
  id: number;
  figure: Figure;
}

/** From one number up to another. */
export interface Worlds {
  from: number;
  to: number;
}

/** From here on a point more or less is a matter of taste: the error is below 2 points. */
const METER_WORLDS = 2400;
/** So many at a time: between two looks another table can be asked for. */
const AT_ONCE = 8;
export const LOOKS = METER_WORLDS / AT_ONCE;

export const worldsOf = (look: number): Worlds => ({ from: look * AT_ONCE, to: (look + 1) * AT_ONCE });

/**
 * The figure of a table, ever better: always of its first so many worlds, the same however many threads play them. The first few worlds are a
 * figure, with a wide band; each further one comes when there are a quarter more.
 */
export class Reading {
  readonly #looks = new InOrder<number>();
  #lived = 0;
  #worlds = 0;
  #due = 0;

  /** In how many worlds of a look anybody lived; a figure, if it is time for one. */
  add(lived: number, look: number): Figure | null {
    for (const it of this.#looks.add(lived, look)) {
      this.#lived += it;
      this.#worlds += AT_ONCE;
    }
    if (this.#worlds === 0 || this.#worlds < this.#due) return null;
    this.#due = this.#worlds * 1.25;
    return figureOf(this.#lived, this.#worlds);
  }
}
