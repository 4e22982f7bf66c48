import {
  advance,
  fromJSON,
  hash,
  type Movie,
  type MovieEvent,
  type MovieState,
  outcome,
  promptOf,
  type Reply,
  RULES_VERSION,
  startMovie,
  toJSON,
} from '../rules/index.ts';
import { SAVE_FORMAT, type Save } from '../storage/save.ts';
import { inWordsOf } from '../text/showing.ts';
import type { Booking } from './booking.ts';
import { creditsOf, type Tally, tallied, tallyFrom } from './credits.ts';
import { knownOf } from './known.ts';
import { answersItself, isHuman } from './players.ts';
import type { Credits, LogLine } from './ports/stage.ts';
import { Presenter, type Shown } from './presenter.ts';

export const REPLAY_FORMAT = 'last-reel-replay-1';

/** One reply that was given, and what stood before it. */
interface Given {
  /** A person chose it. */
  chosen: boolean;
  /** A computer did: what it answers is something learned, too. */
  decided: boolean;
  /** All that the table had shown by then; of no interest, and empty, where no person was asked. */
  known: string;
}

/** Where a movie goes on from when the rules have changed since: a table, and the replies that led there under older ones. */
interface Base {
  snapshot: MovieState;
  replies: readonly Reply[];
}

/** A movie being made: its state, every reply that led there, and what was told of it. Synchronous, and without a screen. */
export class Recording {
  readonly booking: Booking;
  readonly movie: Movie;
  readonly replies: Reply[] = [];
  readonly log: LogLine[] = [];
  readonly #given: Given[] = [];
  readonly #presenter: Presenter;
  readonly #base: Base | null;
  #tally: Tally = tallyFrom();
  #choices = 0;

  private constructor(booking: Booking, movie: Movie, base: Base | null = null) {
    this.booking = booking;
    this.movie = movie;
    this.#base = base;
    this.#presenter = new Presenter(String(booking.config.seed));
  }

  /** A new movie, with the opening scene to show: or, where it was played on before the player came, none. */
  static start(booking: Booking): { recording: Recording; shown: Shown[] } {
    const { movie, events } = startMovie(booking.config);
    const recording = new Recording(booking, movie);
    const shown = recording.#tell(events);
    for (const reply of booking.lead) recording.submit(reply, recording.n);
    return { recording, shown: booking.lead.length > 0 ? [] : shown };
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
    const { recording } = Recording.start(bookingOf(save));
    for (const reply of save.replies.slice(save.lead)) if (recording.submit(reply, recording.n) === null) return null;
    return hash(recording.movie) === hash(fromJSON(save.snapshot)) ? recording : null;
  }

  static #fromSnapshot(save: Save): Recording | null {
    if (save.rules > RULES_VERSION) return null;
    return Recording.#onFrom(bookingOf(save), { snapshot: save.snapshot, replies: save.replies });
  }

  static #onFrom(booking: Booking, base: Base): Recording {
    const recording = new Recording(booking, fromJSON(base.snapshot), base);
    recording.replies.push(...base.replies);
    return recording;
  }

  /** The same movie when only this many replies had been given: played again from its start, never taken back. */
  rewound(to: number): Recording {
    const again =
      this.#base === null ? Recording.start(this.booking).recording : Recording.#onFrom(this.booking, this.#base);
    for (const reply of this.replies.slice(again.replies.length, to)) again.submit(reply, again.n);
    return again;
  }

  /** The number of the open prompt; -1 when the movie is over. */
  get n(): number {
    return promptOf(this.movie)?.n ?? -1;
  }

  get isWhole(): boolean {
    return this.#base === null;
  }

  /** A single reel is over when the next begins. */
  get isOver(): boolean {
    const { way } = this.booking;
    return outcome(this.movie) !== null || (way.kind === 'reel' && this.movie.reel > way.reel);
  }

  /** Choices may be taken back freely where one practises. */
  get isPractice(): boolean {
    const { kind } = this.booking.way;
    return kind === 'reel' || kind === 'first-night';
  }

  /** How many replies stood at the last choice that can be taken back; null: none. Not once something new was learned. */
  get undoTo(): number | null {
    const known = knownOf(this.movie);
    const first = this.replies.length - this.#given.length;
    for (let i = this.#given.length - 1; i >= 0 && first + i >= this.booking.lead.length; i--) {
      const given = this.#given[i];
      if (given === undefined || (!this.isPractice && (given.decided || given.known !== known))) return null;
      if (given.chosen) return first + i;
    }
    return null;
  }

  /** Answers the open prompt. A stale number is dropped: null. An illegal reply throws, the movie unchanged. */
  submit(reply: Reply, n: number): Shown[] | null {
    const prompt = promptOf(this.movie);
    if (prompt === null || n !== prompt.n) return null;
    const { seating } = this.booking;
    const human = isHuman(seating, prompt.to);
    const known = human ? knownOf(this.movie) : '';
    const chosen = human && answersItself(seating, this.movie, prompt) === null;
    const events = advance(this.movie, reply, n);
    this.replies.push(reply);
    this.#given.push({ chosen, decided: !human, known });
    if (chosen && this.replies.length > this.booking.lead.length) this.#choices++;
    return this.#tell(events);
  }

  #tell(events: readonly MovieEvent[]): Shown[] {
    this.#tally = tallied(this.#tally, events);
    // Its screenplay is written in its own words, whatever is on the screen meanwhile.
    const shown = inWordsOf(this.movie.deck, () => this.#presenter.show(events));
    for (const { lines } of shown) this.log.push(...lines);
    return shown;
  }

  save(): Save {
    const { config, seating, way, lead } = this.booking;
    return {
      format: SAVE_FORMAT,
      rules: RULES_VERSION,
      config,
      seating,
      way,
      replies: [...this.replies],
      lead: lead.length,
      whole: this.isWhole,
      snapshot: toJSON(this.movie),
    };
  }

  /** A replay file: the same movie in Node and in the browser. */
  replay(): string {
    return JSON.stringify({
      format: REPLAY_FORMAT,
      rules: RULES_VERSION,
      config: this.booking.config,
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

const bookingOf = ({ config, seating, way, replies, lead }: Save): Booking => ({
  config,
  seating,
  way,
  lead: replies.slice(0, lead),
});
