import type { LeftMovie, LeftMovies } from '../../storage/left.ts';
import { isOfFirstGame, type Save } from '../../storage/save.ts';
import { Recording } from '../../games/shuffling-horror/app/play/recording.ts';
import type { FilmFile, LeftView } from '../ports/vault.ts';
import { keptMovie, labelFor } from './kept-movie.ts';
import { exportHeld, exportSave } from './movie-file.ts';

/** The left movies as they stand in the vault. */
export class Left {
  readonly #movies: LeftMovies;
  #all: readonly LeftMovie[] = [];

  constructor(movies: LeftMovies) {
    this.#movies = movies;
  }

  async read(): Promise<void> {
    this.#all = await this.#movies.list();
  }

  async remove(id: string): Promise<void> {
    await this.#movies.remove(id);
    this.#all = this.#all.filter((it) => it.id !== id);
  }

  /** Null: it does not play here. */
  recording(id: string): Recording | null {
    const content = this.#find(id)?.content;
    return content?.status === 'kept' ? Recording.resume(content.kept.save) : null;
  }

  exported(id: string): FilmFile | null {
    const movie = this.#find(id);
    if (movie === undefined || movie.held === undefined) return null;
    const save = saveIn(movie);
    return save === null ? exportHeld(movie.held) : exportSave(save, labelFor(save));
  }

  views = (): LeftView[] => this.#all.map(viewOf);

  #find = (id: string): LeftMovie | undefined => this.#all.find((it) => it.id === id);
}

/** What the vault can show: movies of another game are kept as they are. */
const saveIn = ({ content }: LeftMovie): Save | null =>
  content.status === 'kept' && isOfFirstGame(content.kept.save) ? content.kept.save : null;

function viewOf(movie: LeftMovie): LeftView {
  const { id, date, held, content } = movie;
  const canExport = held !== undefined;
  const save = saveIn(movie);
  if (save === null) {
    const status = content.status === 'empty' ? 'damaged' : content.status === 'kept' ? 'unknown-deck' : content.status;
    return { id, date, status, movie: null, canExport };
  }
  return { id, date, status: 'kept', movie: keptMovie(save, labelFor(save), date), canExport };
}
