import { runToPrompt } from '../../kernel/beats.ts';
import { STEPS } from '../beats/table.ts';
import type { MovieEvent } from '../model/events.ts';
import { directorTurn } from '../model/make-beats.ts';
import type { Movie } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { resample } from './resample.ts';

/** R7: the Director's turn is under way, whoever is asked something in it. */
export const isDirectorsTurn = ({ stack }: Movie): boolean =>
  stack.some((beat) => beat.kind === 'director-turn' && beat.side === 'director');

/**
 * A world like the view in which the Director's turn is on: the one under way, or else one that begins at once, with whatever a seat
 * was about left where it stands. The events are those up to its first question.
 */
export function directorsTurn(view: View, seed: string): { movie: Movie; events: readonly MovieEvent[] } {
  const asked = resample(view, seed);
  if (isDirectorsTurn(asked)) return { movie: asked, events: [] };
  const beats = [{ kind: 'movie', step: 'rounds' } as const, directorTurn('director')];
  const movie = resample({ ...view, beats, prompt: null }, seed);
  const events: MovieEvent[] = [];
  movie.events = events;
  runToPrompt(movie, STEPS);
  movie.events = null;
  return { movie, events };
}
