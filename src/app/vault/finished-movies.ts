import { outcome, RULES_VERSION } from '../../rules/shuffling-horror/index.ts';
import type { Archive, Ending, FinishedMovie } from '../../storage/archive.ts';
import type { Keeps } from '../../storage/keep.ts';
import { FIRST_GAME, type Seating } from '../../storage/save.ts';
import { titleOf } from '../../text/rooms/films.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { deckOfCast } from '../../games/shuffling-horror/app/decks.ts';
import type { Recording } from '../../games/shuffling-horror/app/play/recording.ts';
import type { Credits } from '../../games/shuffling-horror/app/ports/stage.ts';
import type { FilmFile, FinishedView } from '../ports/vault.ts';
import { marksOf } from './kept-movie.ts';
import { exportReplay, type Hired, type ReadFilm, readFilm } from './movie-file.ts';

/** A finished movie as the archive keeps it. */
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

/** The finished movies as they stand in the vault: what is deleted keeps its place until the vault is left. */
export class FinishedMovies {
  readonly #archive: Archive;
  #all: { id: string; can: FinishedMovie; gone: boolean }[] = [];

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async read(): Promise<void> {
    this.#all = (await this.#archive.list()).map((it) => ({ ...it, gone: false }));
  }

  /** One that came as a bare replay: who sat where is not known. */
  async add(recording: Recording, now: number): Promise<void> {
    const title = VAULT.cans.untitled(String(recording.setup.config.seed));
    const kept: FinishedMovie = {
      ...finishedMovieOf(recording, recording.credits(false), title, now),
      seating: null,
      mode: null,
    };
    const id = await this.#archive.add(kept);
    if (!this.#all.some((it) => it.id === id)) this.#all = [{ id, can: kept, gone: false }, ...this.#all];
  }

  async remove(id: string): Promise<void> {
    await this.#archive.remove(id);
    this.#mark(id, true);
  }

  async bringBack(id: string): Promise<void> {
    const kept = this.#movie(id);
    if (kept === null) return;
    await this.#archive.putBack(id, kept);
    this.#mark(id, false);
  }

  exported(id: string): FilmFile | null {
    const kept = this.#movie(id);
    return kept?.replay ? exportReplay(kept.replay, kept.title) : null;
  }

  /** Looked at like any film from outside: a screening must not find out in the middle that it cannot go on. */
  async film(id: string, hired: Hired, keeps: Keeps): Promise<ReadFilm | null> {
    const replay = this.#movie(id)?.replay;
    return replay ? readFilm(replay, hired, keeps) : null;
  }

  /** Not known of a replay from elsewhere. */
  seating = (id: string): Seating | null => this.#movie(id)?.seating ?? null;

  views = (): FinishedView[] => this.#all.map(({ id, can: kept, gone }) => viewOf(id, kept, gone));

  #movie = (id: string): FinishedMovie | null => this.#all.find((it) => it.id === id)?.can ?? null;

  #mark(id: string, gone: boolean): void {
    this.#all = this.#all.map((it) => (it.id === id ? { ...it, gone } : it));
  }
}

function viewOf(id: string, kept: FinishedMovie, gone: boolean): FinishedView {
  const { replay, rules, seating, game: _game, mode: _mode, ...credits } = kept;
  const movie = titleOf(deckOfCast(kept.cast.map((it) => it.id)) ?? '');
  const marks = seating === null ? [] : marksOf(seating);
  const shows = replay === null ? 'mixed' : rules === RULES_VERSION ? 'yes' : 'older';
  return { ...credits, id, gone, movie, marks, shows };
}
