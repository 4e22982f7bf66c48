import type { LeftMovie, LeftMovies } from '../../storage/left.ts';
import type { AnySave } from '../../storage/save.ts';
import type { FilmFile, LeftView } from '../ports/vault.ts';
import type { InVault, Vaulted } from './in-vault.ts';
import { exportHeld, exportSave } from './movie-file.ts';

interface Listed extends LeftMovie {
  /** Who can tell of it; null: nobody here. */
  of: InVault | null;
}

/** The left movies as they stand in the vault. */
export class Left {
  readonly #movies: LeftMovies;
  readonly #vaulted: Vaulted;
  #all: readonly Listed[] = [];

  constructor(movies: LeftMovies, vaulted: Vaulted) {
    this.#movies = movies;
    this.#vaulted = vaulted;
  }

  async read(): Promise<void> {
    const all = await this.#movies.list();
    this.#all = await Promise.all(
      all.map(async (it) => ({
        ...it,
        of: await Promise.resolve(this.#vaulted(saveIn(it)?.game ?? '')).catch(() => null),
      })),
    );
  }

  async remove(id: string): Promise<void> {
    await this.#movies.remove(id);
    this.#all = this.#all.filter((it) => it.id !== id);
  }

  /** Null: it does not play here. */
  save(id: string): AnySave | null {
    const movie = this.#find(id);
    const save = movie === undefined ? null : saveIn(movie);
    return save !== null && movie?.of?.plays(save) === true ? save : null;
  }

  exported(id: string): FilmFile | null {
    const movie = this.#find(id);
    if (movie === undefined || movie.held === undefined) return null;
    const save = saveIn(movie);
    if (save === null || movie.of === null) return exportHeld(movie.held);
    return exportSave(save, movie.of.markOf(save), movie.of.nameOf(save), movie.of.sealed);
  }

  views = (): LeftView[] => this.#all.map(viewOf);

  #find = (id: string): Listed | undefined => this.#all.find((it) => it.id === id);
}

const saveIn = ({ content }: LeftMovie): AnySave | null => (content.status === 'kept' ? content.kept.save : null);

function viewOf(movie: Listed): LeftView {
  const { id, date, held, content, of } = movie;
  const canExport = held !== undefined;
  const save = saveIn(movie);
  if (save === null || of === null) {
    const status = content.status === 'empty' ? 'damaged' : content.status === 'kept' ? 'away' : content.status;
    return { id, date, status, movie: null, canExport };
  }
  return { id, date, status: 'kept', movie: { ...of.labelsOf(save), name: of.nameOf(save), date }, canExport };
}
