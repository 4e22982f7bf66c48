import type { FilmPattern } from './front.ts';

/** A poster as a room of the house shows it. */

/** A part of a sheet of pictures. */
export interface Picture {
  url: string;
  frame: { x: number; y: number; w: number; h: number };
  /** The colour that it is printed in, where it is known. */
  accent: string | null;
}

/** Fetched when it is looked at; `sharp`: it will be large. Null: it cannot be had. */
export type PictureOf = (sharp: boolean) => Promise<Picture | null>;

/** What is told of a film wherever it is named. */
export interface FilmSign {
  id: string;
  name: string;
  colour: string;
  pattern: FilmPattern;
}

/** A film as it is announced outside. */
export interface FilmOnShow {
  sign: FilmSign;
  line: string;
  picture: PictureOf;
}

export interface PosterView {
  film: FilmSign;
  title: string;
  /** None where nobody has written one. */
  tagline: string;
  picture: PictureOf;
  billing: readonly { name: string; picture: PictureOf; turned: boolean }[];
  /** Halves of four stars; null: nobody has counted them, or nobody has seen it yet. */
  halfStars: number | null;
  /** What the house says of it. */
  below: string;
}
