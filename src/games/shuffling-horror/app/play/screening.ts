import { Projection } from '../../../../app/play/projection.ts';
import type { MovieConfig, Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { FilmPort } from '../ports/stage.ts';
import type { TableThing } from '../ports/table-things.ts';
import type { GameSetup } from './game-setup.ts';
import { MovieStage, type StagePorts } from './movie-stage.ts';
import type { MovieTypes } from './movie-types.ts';
import { Recording } from './recording.ts';

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
const setupOf = ({ config }: Film): GameSetup => ({
  config,
  seating: { seats: Array.from({ length: config.seats }, () => EMPTY_HOUSE), director: EMPTY_HOUSE },
  mode: { kind: 'feature' },
  openingReplies: [],
});

const recordingAt = (film: Film, replies: number): Recording => {
  const { recording } = Recording.start(setupOf(film));
  for (const reply of film.replies.slice(0, replies)) recording.submit(reply);
  return recording;
};

function roundsOf(film: Film): RoundMark[] {
  const recording = recordingAt(film, 0);
  const marks: RoundMark[] = [];
  for (const [replies, reply] of [...film.replies, null].entries()) {
    const { reel, round } = recording.movie;
    const last = marks[marks.length - 1];
    if (last?.reel !== reel || last.round !== round) marks.push({ reel, round, replies });
    if (reply !== null) recording.submit(reply);
  }
  return marks;
}

/** A finished movie of the first game on the projector. */
export class Screening extends MovieStage implements FilmPort {
  readonly player = null;
  readonly #projection: Projection<MovieTypes, Recording>;

  /** It runs from its start, or stands still before a reply. */
  constructor(film: Film, ports: StagePorts, still: number | null = null) {
    super(recordingAt(film, still ?? 0), ports);
    const at = (given: number) => recordingAt(film, given);
    const reels = { replies: film.replies, at, marks: roundsOf(film) };
    this.#projection = new Projection(this.stage, reels, still !== null);
  }

  run = (): Promise<void> => this.#projection.run();
  roll = (on: boolean): void => this.#projection.roll(on);
  wind = (to: number): void => this.#projection.wind(to);

  pick(at: TableThing): void {
    this.stage.look(at);
  }

  skip(): void {
    this.stage.show.skip();
  }

  override stop(): void {
    this.#projection.stop();
  }
}
