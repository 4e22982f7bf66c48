import { plainText } from '../../../../text/play/parts.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { Recording } from './recording.ts';

const LINES = 3;

/** "Previously": where the movie stands, and the last things that happened in it. */
export function recapOf({ movie, log }: Recording): string[] {
  const alive = movie.seats.flatMap(({ pool }) => pool).length;
  const last = log
    .filter(({ speaker, style, by }) => speaker === null && style === 'action' && by !== 'film')
    .slice(-LINES);
  return [UI.recap.stands(movie.reel, movie.round, alive), ...last.map(({ parts }) => plainText(parts))];
}
