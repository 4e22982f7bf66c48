/** What is told when a game is over. The page knows this and nothing else of how it came about. */

/** Somebody in it, and what became of them. */
export interface Fate {
  id: string;
  name: string;
  fate: 'alive' | 'turned' | 'lost';
  words: string;
  lastWords: string | null;
}

export interface Article {
  head: string;
  paragraphs: readonly string[];
}

export interface FrontPage {
  masthead: string;
  dateline: string;
  price: string;
  headline: string;
  deck: string;
  articles: readonly Article[];
  /** The villain, if anybody knows one. */
  photo: { card: string; caption: string } | null;
  weather: string;
  ads: readonly { head: string; words: string }[];
}

/** The end of a game, written. */
export interface EndingSheet {
  title: string;
  tagline: string;
  verdict: string;
  /** Why it was won or lost, in one line. */
  why: string;
  aside: string;
  /** Good news for the player. */
  won: boolean;
  /** Nought to eight halves of four stars. */
  halfStars: number;
  fates: readonly Fate[];
  numbers: readonly { name: string; value: string }[];
  front: FrontPage;
}

/** What the poster is composed from. */
export interface PosterModel {
  title: string;
  tagline: string;
  /** The picture of the villain. */
  villain: string;
  billing: readonly { id: string; name: string; turned: boolean }[];
  halfStars: number;
  above: string;
  below: string;
  small: string;
}

/** The seed that was sealed, and how its dice fell. */
export interface DiceReport {
  seed: string;
  seal: string;
  rows: readonly { name: string; value: string }[];
  verdict: string;
}

/** The end of a game as the page is handed it. */
export interface EndingPort {
  sheet: EndingSheet;
  dice: DiceReport;
  /** A result to take along, of a game that everybody plays. */
  line: string | null;
  /** New with this game; told when they have been entered in the book. */
  earned: Promise<readonly { id: string; name: string; why: string }[]>;
  /** Paints a card's picture; rejects where pictures cannot be had. */
  photo(canvas: HTMLCanvasElement, card: string): Promise<void>;
  /** Paints the poster, 1200 × 1800; rejects where pictures cannot be had. */
  paint(canvas: HTMLCanvasElement): Promise<void>;
}
