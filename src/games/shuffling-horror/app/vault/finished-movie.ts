import { type CardId, outcome, type Reel, RULES_VERSION } from '../../../../rules/shuffling-horror/index.ts';
import type { Finished } from '../../../../storage/archive.ts';
import { FIRST_GAME } from '../../../../storage/save.ts';
import type { Mode, Seating } from '../../kept.ts';
import type { Recording } from '../play/recording.ts';
import type { Credits } from '../ports/stage.ts';

/** How a movie ended; `cut`: the film stops before its end. */
export const ENDINGS = ['survived', 'doomed', 'walked-out', 'cut'] as const;
export type Ending = (typeof ENDINGS)[number];
export const FATES = ['alive', 'turned', 'lost'] as const;

/** A finished movie with its credits. */
export interface FinishedMovie extends Finished {
  ending: Ending;
  reel: Reel;
  rounds: number;
  choices: number;
  killed: number;
  headShots: number;
  spent: number;
  cast: readonly { id: CardId; fate: (typeof FATES)[number] }[];
  /** Not known of a movie that came as a bare replay. */
  seating: Seating | null;
  mode: Mode | null;
}

export const finishedMovieOf = (
  recording: Recording,
  credits: Credits,
  title: string,
  finished: number,
): FinishedMovie => ({
  game: FIRST_GAME,
  title,
  finished,
  ending: endingOf(recording, credits.conceded),
  reel: credits.reel,
  rounds: credits.rounds,
  choices: credits.choices,
  killed: credits.killed,
  headShots: credits.headShots,
  spent: credits.spent,
  cast: credits.cast.map(({ id, fate }) => ({ id, fate })),
  seating: recording.setup.seating,
  mode: recording.setup.mode,
  rules: RULES_VERSION,
  replay: recording.isWhole ? credits.replay : null,
});

/** Before its end stops a film that came from outside, and a single reel. */
function endingOf({ movie }: Recording, conceded: boolean): Ending {
  if (conceded) return 'walked-out';
  const end = outcome(movie);
  return end === null ? 'cut' : end.survived ? 'survived' : 'doomed';
}
