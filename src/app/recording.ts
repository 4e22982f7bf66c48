import {
  advance,
  fromJSON,
  hash,
  type Movie,
  type MovieConfig,
  type MovieEvent,
  outcome,
  promptOf,
  type Reply,
  RULES_VERSION,
  startMovie,
  toJSON,
} from '../rules/index.ts';
import { SAVE_FORMAT, type Save, type Seating } from '../storage/save.ts';
import { creditsOf, type Tally, tallied, tallyFrom } from './credits.ts';
import { isHuman } from './players.ts';
import type { Credits, LogLine } from './ports/stage.ts';
import { Presenter, type Shown } from './presenter.ts';

export const REPLAY_FORMAT = 'last-reel-replay-1';

/** A movie being made: its state, every reply that led there, and what was told of it. Synchronous, and without a screen. */
export class Recording {
  readonly config: MovieConfig;
  readonly seating: Seating;
  readonly movie: Movie;
  readonly replies: Reply[] = [];
  readonly log: LogLine[] = [];
  readonly #presenter: Presenter;
  #tally: Tally = tallyFrom();
  #choices = 0;
  #whole = true;

  private constructor(config: MovieConfig, seating: Seating, movie: Movie) {
    this.config = config;
    this.seating = seating;
    this.movie = movie;
    this.#presenter = new Presenter(String(config.seed));
  }

  /** A new movie, with the opening scene to show. */
  static start(config: MovieConfig, seating: Seating): { recording: Recording; shown: Shown[] } {
    const { movie, events } = startMovie(config);
    const recording = new Recording(config, seating, movie);
    return { recording, shown: recording.#tell(events) };
  }

  /**
   * A saved movie at its open prompt. Its replies are played again: that is what tells the screenplay so far, and what proves
   * that the snapshot is a table the rules lead to. Null: it is not. Under older rules the snapshot alone counts.
   */
  static resume(save: Save): Recording | null {
    try {
      return save.whole && save.rules === RULES_VERSION ? Recording.#replayed(save) : Recording.#fromSnapshot(save);
    } catch {
      return null;
    }
  }

  static #replayed(save: Save): Recording | null {
    const { recording } = Recording.start(save.config, save.seating);
    for (const reply of save.replies) if (recording.submit(reply, recording.n) === null) return null;
    return hash(recording.movie) === hash(fromJSON(save.snapshot)) ? recording : null;
  }

  static #fromSnapshot(save: Save): Recording | null {
    if (save.rules > RULES_VERSION) return null;
    const recording = new Recording(save.config, save.seating, fromJSON(save.snapshot));
    recording.#whole = false;
    return recording;
  }

  /** The number of the open prompt; -1 when the movie is over. */
  get n(): number {
    return promptOf(this.movie)?.n ?? -1;
  }

  get isWhole(): boolean {
    return this.#whole;
  }

  get isOver(): boolean {
    return outcome(this.movie) !== null;
  }

  /** Answers the open prompt. A stale number is dropped: null. An illegal reply throws, the movie unchanged. */
  submit(reply: Reply, n: number): Shown[] | null {
    const prompt = promptOf(this.movie);
    if (prompt === null || n !== prompt.n) return null;
    const events = advance(this.movie, reply, n);
    this.replies.push(reply);
    if (isHuman(this.seating, prompt.to) && prompt.replies.length > 1) this.#choices++;
    return this.#tell(events);
  }

  #tell(events: readonly MovieEvent[]): Shown[] {
    this.#tally = tallied(this.#tally, events);
    const shown = this.#presenter.show(events);
    for (const { lines } of shown) this.log.push(...lines);
    return shown;
  }

  save(): Save {
    return {
      format: SAVE_FORMAT,
      rules: RULES_VERSION,
      config: this.config,
      seating: this.seating,
      replies: [...this.replies],
      whole: this.#whole,
      snapshot: toJSON(this.movie),
    };
  }

  /** A replay file: the same movie in Node and in the browser. */
  replay(): string {
    return JSON.stringify({
      format: REPLAY_FORMAT,
      rules: RULES_VERSION,
      config: this.config,
      replies: this.replies,
    });
  }

  credits(conceded: boolean): Credits {
    return creditsOf(this.movie, this.#tally, {
      conceded,
      choices: this.#choices,
      replay: this.replay(),
      hash: hash(this.movie),
    });
  }
}
