import {
  type GirlId,
  geigerMan,
  type KillerId,
  type Level,
  type LocationId,
} from '../../../../rules/geiger-man/index.ts';
import type { Finished } from '../../../../storage/archive.ts';
import { GEIGER_MAN, type Mode } from '../../kept.ts';
import type { Story } from '../records/story.ts';

/** How a show ended; `cut`: the film stops before its end. */
export const ENDINGS = ['won', 'lost', 'left', 'cut'] as const;

/** A finished show with its credits. */
export interface FinishedShow extends Finished {
  ending: (typeof ENDINGS)[number];
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  level: Level | 'custom';
  turns: number;
  saved: number;
  killed: number;
  /** Not known of one that came as a bare replay. */
  mode: Mode | null;
}

interface Kept {
  title: string;
  finished: number;
  ending: FinishedShow['ending'];
  mode: Mode | null;
  replay: string | null;
}

export const finishedShow = (
  { girl, killer, location, level, turns, saved, killed }: Story,
  { title, finished, ending, mode, replay }: Kept,
): FinishedShow => ({
  game: GEIGER_MAN,
  title,
  finished,
  rules: geigerMan.version,
  replay,
  ending,
  girl,
  killer,
  location,
  level,
  turns,
  saved,
  killed,
  // What came before it is a film of its own.
  mode: mode?.kind === 'double-bill' ? { ...mode, first: null } : mode,
});
