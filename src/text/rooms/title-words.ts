import type { CardId } from '../../rules/shuffling-horror/index.ts';

/** The nouns of one movie, as ids: each language bills them its own way. Whatever did not happen in it is null. */
export interface TitleWords {
  place: string;
  villain: CardId | null;
  reel: number;
  survived: boolean;
  midnight: boolean;
  /** Who put most of them down. */
  hero: CardId | null;
  /** The first and the last who were lost. */
  first: CardId | null;
  last: CardId | null;
  /** One who came back wrong. */
  turned: CardId | null;
  /** The last one standing. */
  alone: CardId | null;
  /** Held fast. */
  probed: CardId | null;
  /** What fell. */
  fallen: CardId | null;
  /** What stood to the end. */
  shelter: CardId | null;
  /** What most of them were put down with. */
  tool: string | null;
  alive: number;
  lost: number;
  kills: number;
  headShots: number;
  features: number;
  /** The prints of all that turned up. */
  met: readonly string[];
}

export type TitleRow = (w: TitleWords) => string | null;

/** All that a movie of one deck may be called. */
export interface Titles {
  /** Where it plays, if the title needs a place. */
  readonly places: readonly string[];
  /** Titles that any movie could have. */
  readonly plain: readonly TitleRow[];
  /** Titles that something has to have happened for. */
  readonly truths: readonly TitleRow[];
  /** The same words every time: to be used sparingly. */
  readonly rare: readonly TitleRow[];
  /** Some were made for those who left, and some for the one in the folding chair. */
  readonly walkedOut: readonly TitleRow[];
}

/** What a line over the title may be made from. */
export interface TagWords {
  deck: string;
  villain: string;
  cast: number;
  alive: number;
  /** Everybody's part is known. */
  told: boolean;
  first: CardId | null;
  lost: number;
  reel: number;
  kills: number;
}

export type TagRow = (w: TagWords) => string | null;
