import { standIn } from '../../../../rules/stand-in/index.ts';
import { type FinishedTable, STAND_IN } from '../../kept.ts';
import type { Recording } from '../play/recording.ts';
import type { Credits } from '../ports/stage.ts';

/** A game as it is kept when it is over. */
export function finishedTableOf(
  recording: Recording,
  credits: Credits,
  title: string,
  finished: number,
): FinishedTable {
  const { seating, mode } = recording.setup;
  const { movie, chair } = recording;
  return {
    game: STAND_IN,
    title,
    finished,
    ending: endingOf(credits),
    turns: credits.turns,
    choices: credits.choices,
    burnt: credits.burnt,
    turned: credits.turned,
    cast: seating.faces.map((face, at) => ({
      face,
      role: movie.result === null ? null : (movie.roles[at] ?? null),
      isOut: !movie.ring.includes(at),
      isYou: at === chair,
    })),
    seating,
    mode,
    rules: standIn.version,
    replay: recording.isWhole ? credits.replay : null,
  };
}

/** Before its end stops a film that came from outside. */
function endingOf({ conceded, result, won }: Credits): FinishedTable['ending'] {
  if (conceded) return 'left';
  if (result === null) return 'cut';
  return won ? 'won' : result.winners.length === 0 ? 'nobody' : 'lost';
}
