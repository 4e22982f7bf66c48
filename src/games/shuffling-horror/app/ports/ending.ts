import type { EndingSheet, PosterModel } from '../../../../app/ports/ending.ts';
import type { CardId, Reel } from '../../../../rules/shuffling-horror/index.ts';
import type { Mode } from '../../kept.ts';

/** What is told when a movie is over. The page knows this and nothing else of how it came about. */

/** A part in the movie, and what became of whoever played it. */
export interface Role {
  id: CardId;
  seat: number;
  /** The player's own. */
  yours: boolean;
  entered: Reel;
  fate: 'alive' | 'turned' | 'lost';
  /** Where it ended and to what: a monster, or an event; and as the how manieth. Null while it has not, or nobody saw. */
  end: { reel: Reel; round: number; by: CardId | null; nth: number } | null;
  lastWords: string | null;
  kills: number;
  /** Came back wrong, and was put down by a friend. */
  putDownBy: CardId | null;
}

export interface Blow {
  by: CardId;
  target: CardId;
  total: number;
  reel: Reel;
}

export interface Kill {
  card: CardId;
  by: CardId;
  /** The item, or `hands`. */
  way: CardId;
  reel: Reel;
}

export interface Placed {
  card: CardId;
  reel: Reel;
}

/** What truly happened, counted from the movie itself. */
export interface Story {
  deck: string;
  /** The print of the movie: same replies, same print. */
  hash: string;
  /** False where its first part was played under other rules and cannot be told again. */
  whole: boolean;
  mode: Mode['kind'];
  /** The player sat on both sides. */
  both: boolean;
  /** The reel in which the player changed sides. */
  turned: Reel | null;
  survived: boolean;
  conceded: boolean;
  seats: number;
  level: string;
  /** Empty where the Director has none. */
  personality: string;
  reel: Reel;
  rounds: number;
  choices: number;
  cast: readonly Role[];
  kills: readonly Kill[];
  headShots: readonly Kill[];
  /** The hardest that a survivor hit, and was hit. */
  biggest: Blow | null;
  worst: Blow | null;
  /** Reels in which a Creature Feature played. */
  features: readonly Reel[];
  assaults: number;
  shelters: readonly Placed[];
  breaches: readonly Placed[];
  stars: readonly Placed[];
  probed: readonly Placed[];
  turningPoint: Reel | null;
  lastStand: CardId | null;
  fumbles: number;
  rests: number;
  spent: number;
  clips: number;
  /** How often each print came up. */
  met: Readonly<Record<string, number>>;
}

/** The end of a movie, written. */
export interface MovieSheet extends EndingSheet {
  poster: PosterModel;
}
