import type { Reply, Role, StandInConfig, StandInTypes } from '../../rules/stand-in/index.ts';
import type { Finished } from '../../storage/archive.ts';
import type { Keepable, KeptSave } from '../../storage/save.ts';
import type { Ears, Mark, Watch } from './app/ports/seating.ts';
import type { LessonId } from './app/ports/ways.ts';
import type { Face } from './text/shapes/company.ts';

export const STAND_IN = 'stand-in';

/** What the rules ask for, and the face that the player wants; null: drawn. */
export type TableConfig = StandInConfig & { face?: Face | null };

/** Who sits where, and what the player made of them. */
export interface Seating {
  /** By chair: the player, or a computer as `level` or `level:temper`. */
  seats: readonly string[];
  faces: readonly Face[];
  marks: readonly Mark[];
  ears: Ears;
  /** Null: still in play, or not asked yet. */
  watch: Watch | null;
}

export interface KeptTake {
  id: string;
  turn: number;
  par: number;
}

export type Mode =
  | { kind: 'game' }
  | { kind: 'first-night'; lesson: LessonId }
  /** At which of the middles it began, in which turn, and what computers win from there; null: at its own beginning, and it ends where the game does. */
  | { kind: 'short-take'; take: KeptTake | null }
  | { kind: 'tonight'; night: string };

/** A lesson stays one when its guide is sent away: its cards are stacked. */
export const isLesson = ({ config, mode }: { config: TableConfig; mode: Mode }): boolean =>
  mode.kind === 'first-night' || config.loaded !== undefined;

/** What of a game is kept. */
export interface KeptTable extends Keepable {
  config: TableConfig;
  seating: Seating;
  mode: Mode;
  reply: Reply;
  snapshot: StandInTypes['saved'];
}
export type Save = KeptSave<KeptTable>;

/** How it ended, for whoever played; `cut`: the film stops before its end. */
export const ENDINGS = ['won', 'lost', 'nobody', 'left', 'cut'] as const;

/** A finished game with its credits. Of one that was left it is not said who anybody was. */
export interface FinishedTable extends Finished {
  ending: (typeof ENDINGS)[number];
  turns: number;
  choices: number;
  burnt: number;
  turned: number;
  cast: readonly { face: Face; role: Role | null; isOut: boolean; isYou: boolean }[];
  /** Not known of a game that came as a bare replay. */
  seating: Seating | null;
  mode: Mode | null;
}
