/** The wall and the book of a game, as the awards screen shows them. */

export interface Trophy {
  id: string;
  name: string;
  why: string;
  /** Its picture, by a name that the game's painter knows. */
  icon: string;
  earned: boolean;
  /** Where it can be counted. */
  progress: { n: number; of: number } | null;
}

export interface Rate {
  name: string;
  won: number;
  played: number;
}

export interface AwardsModel {
  wall: readonly Trophy[];
  /** Nothing was played yet. */
  blank: boolean;
  numbers: readonly { name: string; value: string }[];
  rates: readonly { name: string; rows: readonly Rate[] }[];
  tops: readonly { name: string; rows: readonly { name: string; times: number }[] }[];
}
