import type { CardId } from '../rules/index.ts';

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
  /** In the beam. */
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
  blob: boolean;
  spores: boolean;
  radio: boolean;
  hysteria: boolean;
  autopsy: boolean;
}

export type TitleRow = (w: TitleWords) => string | null;

/** What a line over the title may be made from. */
export interface TagWords {
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
