import { type Marked, Projection } from '../../../../app/play/projection.ts';
import { type GeigerManConfig, geigerMan, type Reply } from '../../../../rules/geiger-man/index.ts';
import type { FilmPort } from '../ports/stage.ts';
import type { TableThing } from '../ports/things.ts';
import { Recording } from './recording.ts';
import { setupFor } from './setup.ts';
import { ShowStage, type StagePorts } from './show-stage.ts';
import type { ShowTypes } from './show-types.ts';

/** A finished show: what a replay holds. */
export interface Film {
  config: GeigerManConfig;
  replies: readonly Reply[];
}

function recordingAt({ config, replies }: Film, given: number): Recording {
  const recording = Recording.start(setupFor({ config, mode: { kind: 'show' } }));
  for (const reply of replies.slice(0, given)) recording.submit(reply);
  return recording;
}

/** Where each turn begins: after so many replies. */
function turnsOf({ config, replies }: Film): Marked<ShowTypes>[] {
  const { game } = geigerMan.start(config);
  const marks: Marked<ShowTypes>[] = [];
  for (const [given, reply] of [...replies, null].entries()) {
    if (marks.at(-1)?.turn !== game.turn) marks.push({ turn: game.turn, replies: given });
    if (reply !== null) geigerMan.advanceQuietly(game, reply);
  }
  return marks;
}

/** A finished show on the projector. */
export class Screening extends ShowStage implements FilmPort {
  readonly player = null;
  readonly #projection: Projection<ShowTypes, Recording>;

  /** It runs from its start, or stands still before a reply. */
  constructor(film: Film, ports: StagePorts, still: number | null = null) {
    super(recordingAt(film, still ?? 0), ports);
    const reels = { replies: film.replies, at: (given: number) => recordingAt(film, given), marks: turnsOf(film) };
    this.#projection = new Projection(this.stage, reels, still !== null);
  }

  run = (): Promise<void> => this.#projection.run();
  roll = (on: boolean): void => this.#projection.roll(on);
  wind = (to: number): void => this.#projection.wind(to);

  pick(at: TableThing): void {
    this.stage.look(at);
  }

  override stop(): void {
    this.#projection.stop();
  }
}
