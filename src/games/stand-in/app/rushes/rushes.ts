import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { Missed } from '../../../../director-ai/stand-in/rushes/missed-reading.ts';
import type { Rushes as Found } from '../../../../director-ai/stand-in/rushes/rushes.ts';
import { standIn } from '../../../../rules/stand-in/index.ts';
import type { RushesPort, RushesState } from '../ports/rushes.ts';
import { levelOf } from '../records/story.ts';
import { type FinishedFilm, missedIn, viewOf } from './told.ts';

/** What a game is told from: found elsewhere, in threads. */
export interface RushesHouse {
  found(film: FinishedFilm, level: Level): Promise<Found>;
  missed(film: FinishedFilm, level: Level, found: Found): Promise<Missed | null>;
  look(film: FinishedFilm, n: number): void;
}

/** A finished game, looked at in daylight. */
export class Rushes implements RushesPort {
  readonly #film: FinishedFilm;
  readonly #house: RushesHouse;
  readonly #listeners = new Set<() => void>();
  #state: RushesState = { phase: 'counting', view: null, missed: 'counting' };
  #stopped = false;

  constructor(film: FinishedFilm, house: RushesHouse) {
    this.#film = film;
    this.#house = house;
    this.start();
  }

  state = (): RushesState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    const isWhole = isFinished(this.#film);
    this.#update({ phase: isWhole ? 'counting' : 'unfinished' });
    if (isWhole) void this.#tell().catch(() => this.#update({ phase: 'failed' }));
  }

  async #tell(): Promise<void> {
    const level = levelOf(this.#film.seating) as Level;
    const found = await this.#house.found(this.#film, level);
    this.#update({ phase: 'done', view: viewOf(this.#film, found) });
    const missed = await this.#house.missed(this.#film, level, found).catch(() => null);
    this.#update({ missed: missed === null ? null : missedIn(this.#film, missed) });
  }

  look(n: number): void {
    this.#house.look(this.#film, n);
  }

  stop(): void {
    this.#stopped = true;
  }

  #update(change: Partial<RushesState>): void {
    if (this.#stopped) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function isFinished({ config, replies }: FinishedFilm): boolean {
  const { game } = standIn.start(config);
  for (const reply of replies) standIn.advanceQuietly(game, reply);
  return game.result !== null;
}
