import type { Archive, Finished } from '../../storage/archive.ts';
import type { FilmFile, FinishedView } from '../ports/vault.ts';
import type { VaultHouse } from './house.ts';
import type { InVault } from './in-vault.ts';
import { exportReplay, type ReadFilm, readFilm } from './movie-file.ts';

interface Listed {
  id: string;
  movie: Finished;
  /** The newest rules of its game, and who can tell of it. */
  rules: number;
  of: InVault;
  gone: boolean;
}

/** The finished movies as they stand in the vault: what is deleted keeps its place until the vault is left. */
export class FinishedMovies {
  readonly #archive: Archive;
  readonly #house: Pick<VaultHouse, 'keeps' | 'vaulted'>;
  #all: Listed[] = [];
  /** How many are of games that could not be fetched. */
  #away = 0;

  constructor(archive: Archive, house: Pick<VaultHouse, 'keeps' | 'vaulted'>) {
    this.#archive = archive;
    this.#house = house;
  }

  async read(): Promise<void> {
    const all = await this.#archive.list();
    this.#away = 0;
    this.#all = (await Promise.all(all.map(({ id, movie }) => this.#listed(id, movie)))).flat();
  }

  /** One that came as a bare replay. */
  async add(movie: Finished): Promise<void> {
    const id = await this.#archive.add(movie);
    if (!this.#all.some((it) => it.id === id)) this.#all = [...(await this.#listed(id, movie)), ...this.#all];
  }

  /** Whoever is in the archive was let in by its game. */
  async #listed(id: string, movie: Finished | null): Promise<Listed[]> {
    const game = movie?.game ?? '';
    const [keep, of] = await Promise.all([this.#house.keeps(game), this.#house.vaulted(game)]).catch(() => [
      null,
      null,
    ]);
    if (movie !== null && keep !== null && of !== null) return [{ id, movie, rules: keep.rules, of, gone: false }];
    this.#away++;
    return [];
  }

  async remove(id: string): Promise<void> {
    await this.#archive.remove(id);
    this.#mark(id, true);
  }

  async bringBack(id: string): Promise<void> {
    const kept = this.movie(id);
    if (kept === null) return;
    await this.#archive.putBack(id, kept);
    this.#mark(id, false);
  }

  exported(id: string): FilmFile | null {
    const kept = this.movie(id);
    return kept?.replay ? exportReplay(kept.replay, kept.title) : null;
  }

  /** Looked at like any film from outside: a screening must not find out in the middle that it cannot go on. */
  async film(id: string, now: number): Promise<ReadFilm | null> {
    const replay = this.movie(id)?.replay;
    return replay ? readFilm(replay, this.#house, now) : null;
  }

  away = (): number => this.#away;

  views = (): FinishedView[] => this.#all.map(viewOf);

  movie = (id: string): Finished | null => this.#all.find((it) => it.id === id)?.movie ?? null;

  #mark(id: string, gone: boolean): void {
    this.#all = this.#all.map((it) => (it.id === id ? { ...it, gone } : it));
  }
}

function viewOf({ id, movie, rules, of, gone }: Listed): FinishedView {
  const { title, finished, replay } = movie;
  const shows = replay === null ? 'mixed' : movie.rules === rules ? 'yes' : 'older';
  return { ...of.creditsOf(movie), id, title, finished, shows, gone };
}
