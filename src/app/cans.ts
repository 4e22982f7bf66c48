import { outcome, RULES_VERSION } from '../rules/index.ts';
import type { Archive, Can, Ending } from '../storage/archive.ts';
import type { Seating } from '../storage/save.ts';
import { titleOf } from '../text/bill.ts';
import { VAULT } from '../text/vault.ts';
import { deckOfCast } from './decks.ts';
import { exportReplay, type Hired, type ReadFilm, readFilm } from './film-can.ts';
import type { Credits } from './ports/stage.ts';
import type { CanView, FilmFile } from './ports/vault.ts';
import type { Recording } from './recording.ts';

/** A finished movie as the archive keeps it. */
export const canOf = (recording: Recording, credits: Credits, title: string, finished: number): Can => ({
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
  seating: recording.booking.seating,
  way: recording.booking.way,
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
export class Cans {
  readonly #archive: Archive;
  #all: { id: string; can: Can; gone: boolean }[] = [];

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async read(): Promise<void> {
    this.#all = (await this.#archive.list()).map((it) => ({ ...it, gone: false }));
  }

  /** One that came as a bare replay: who sat where is not known. */
  async add(recording: Recording, now: number): Promise<void> {
    const title = VAULT.cans.untitled(String(recording.booking.config.seed));
    const can: Can = { ...canOf(recording, recording.credits(false), title, now), seating: null, way: null };
    const id = await this.#archive.add(can);
    if (!this.#all.some((it) => it.id === id)) this.#all = [{ id, can, gone: false }, ...this.#all];
  }

  async remove(id: string): Promise<void> {
    await this.#archive.remove(id);
    this.#mark(id, true);
  }

  async bringBack(id: string): Promise<void> {
    const can = this.#can(id);
    if (can === null) return;
    await this.#archive.putBack(id, can);
    this.#mark(id, false);
  }

  exported(id: string): FilmFile | null {
    const can = this.#can(id);
    return can?.replay ? exportReplay(can.replay, can.title) : null;
  }

  /** Looked at like any film from outside: a screening must not find out in the middle that it cannot go on. */
  film(id: string, hired: Hired): ReadFilm | null {
    const replay = this.#can(id)?.replay;
    return replay ? readFilm(replay, hired) : null;
  }

  /** Not known of a replay from elsewhere. */
  seating = (id: string): Seating | null => this.#can(id)?.seating ?? null;

  views = (): CanView[] => this.#all.map(({ id, can, gone }) => viewOf(id, can, gone));

  #can = (id: string): Can | null => this.#all.find((it) => it.id === id)?.can ?? null;

  #mark(id: string, gone: boolean): void {
    this.#all = this.#all.map((it) => (it.id === id ? { ...it, gone } : it));
  }
}

function viewOf(id: string, can: Can, gone: boolean): CanView {
  const { replay, rules, seating: _seating, way: _way, ...credits } = can;
  const movie = titleOf(deckOfCast(can.cast.map((it) => it.id)) ?? '');
  return { ...credits, id, gone, movie, shows: replay === null ? 'mixed' : rules === RULES_VERSION ? 'yes' : 'older' };
}
