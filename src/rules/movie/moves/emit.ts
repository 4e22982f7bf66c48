import type { MovieEvent } from '../model/events.ts';
import type { Movie } from '../model/movie.ts';

/** Nobody pays for narration that nobody listens to: playouts run with events off. */
export function emit(m: Movie, event: MovieEvent): void {
  if (m.events !== null) m.events.push(event);
}
