import { type MovieConfig, promptOf, type Reply } from '../rules/index.ts';
import type { Booking } from './booking.ts';
import type { FilmPort } from './ports/stage.ts';
import type { TableThing } from './ports.ts';
import { Recording } from './recording.ts';
import { Stage, type StagePorts } from './stage.ts';

/** A finished movie: what a replay holds. */
export interface Film {
  config: MovieConfig;
  replies: readonly Reply[];
}

/** Where a round begins: after so many replies. */
interface RoundMark {
  reel: Recording['movie']['reel'];
  round: number;
  replies: number;
}

/** Nobody sits anywhere: every reply has been given. */
const EMPTY_HOUSE = 'film';
const bookingOf = ({ config }: Film): Booking => ({
  config,
  seating: { seats: Array.from({ length: config.seats }, () => EMPTY_HOUSE), director: EMPTY_HOUSE },
  way: { kind: 'feature' },
  lead: [],
});

const recordingAt = (film: Film, replies: number): Recording => {
  const { recording } = Recording.start(bookingOf(film));
  for (const reply of film.replies.slice(0, replies)) recording.submit(reply, recording.n);
  return recording;
};

function roundsOf(film: Film): RoundMark[] {
  const recording = recordingAt(film, 0);
  const marks: RoundMark[] = [];
  for (const [replies, reply] of [...film.replies, null].entries()) {
    const { reel, round } = recording.movie;
    const last = marks[marks.length - 1];
    if (last?.reel !== reel || last.round !== round) marks.push({ reel, round, replies });
    if (reply !== null) recording.submit(reply, recording.n);
  }
  return marks;
}

/** A finished movie on the projector: it runs by itself, can be stopped, and wound to any round. */
export class Screening extends Stage implements FilmPort {
  readonly #film: Film;
  readonly #marks: readonly RoundMark[];
  /** The film was wound elsewhere while a piece of it was being shown. */
  #wound = false;

  /** It runs from its start, or stands still before a reply. */
  constructor(film: Film, ports: StagePorts, still: number | null = null) {
    super(recordingAt(film, still ?? 0), ports);
    this.#film = film;
    this.#marks = roundsOf(film);
    this.store.update({ film: { running: true, at: 0, rounds: this.#marks } });
    if (still === null) return;
    this.#tellWhere();
    this.roll(false);
  }

  async run(): Promise<void> {
    while (!this.stopped) {
      await this.waits.whileHeld();
      await this.waits.whilePaused();
      if (this.stopped) return;
      const reply = this.#film.replies[this.recording.replies.length];
      if (promptOf(this.recording.movie) === null || reply === undefined) {
        this.show.catchUp();
        this.store.update({ phase: 'waiting', table: this.table() });
        this.roll(false);
      } else {
        await this.#next(reply);
      }
    }
  }

  async #next(reply: Reply): Promise<void> {
    const shown = this.recording.submit(reply, this.recording.n) ?? [];
    await this.show.present(shown, this.view(), this.table());
    if (this.#wound) this.cutTo(this.recording);
    this.#wound = false;
    this.#tellWhere();
  }

  #tellWhere(): void {
    const { film } = this.state();
    const given = this.recording.replies.length;
    const at = this.#marks.findLastIndex(({ replies }) => replies <= given);
    if (film !== null && film.at !== at) this.store.update({ film: { ...film, at } });
  }

  roll(on: boolean): void {
    const { film } = this.state();
    if (film === null) return;
    const atEnd = this.recording.replies.length >= this.#film.replies.length;
    if (on && atEnd) this.wind(0);
    this.store.update({ film: { ...(this.state().film ?? film), running: on }, phase: on ? 'playing' : 'waiting' });
    if (!on) this.show.catchUp();
    this.waits.pauseFilm(!on);
  }

  wind(to: number): void {
    const mark = this.#marks[to];
    if (mark === undefined) return;
    this.#wound = true;
    this.cutTo(recordingAt(this.#film, mark.replies));
    this.show.skip();
    this.#tellWhere();
  }

  pick(at: TableThing): void {
    this.look(at);
  }

  skip(): void {
    this.show.skip();
  }

  override stop(): void {
    super.stop();
    this.waits.pauseFilm(false);
  }
}
