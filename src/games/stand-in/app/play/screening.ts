import { Projection } from '../../../../app/play/projection.ts';
import { Stage, type StagePortsOf } from '../../../../app/play/stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { Reply } from '../../../../rules/stand-in/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { TableConfig } from '../../kept.ts';
import type { Option } from '../ports/question.ts';
import { EYES, type Eyes, type FilmPort, type StagePort, type StageState } from '../ports/stage.ts';
import { CLOCK, type Clock, Show } from '../show/show.ts';
import { facesFor, humanIn } from './company.ts';
import { OPEN_PARTS, PARTS } from './parts.ts';
import { Recording, type TableSetup } from './recording.ts';
import type { TableTypes } from './types.ts';

/** A finished game: what a replay holds. */
export interface Film {
  config: TableConfig;
  replies: readonly Reply[];
}

/** Nobody sits anywhere: every reply has been given. */
const EMPTY = 'film';

/** A finished game of The Stand-In on the projector. */
export class Screening implements StagePort, FilmPort {
  readonly player = null;
  readonly show: Show;
  readonly eyes: readonly Eyes[];
  readonly #film: Film;
  readonly #human: number | null;
  readonly #stage: Stage<TableTypes, Recording>;
  readonly #projection: Projection<TableTypes, Recording>;
  #eyes: Eyes;

  /** It runs from its start, or stands still before a reply. */
  constructor(
    film: Film,
    ports: StagePortsOf<TableTypes> & { clock?: Clock },
    eyes: Eyes,
    still: number | null = null,
  ) {
    this.#film = film;
    this.#human = humanIn(film.config);
    this.eyes = this.#human === null ? EYES.filter((it) => it !== 'yours') : EYES;
    this.#eyes = this.eyes.includes(eyes) ? eyes : 'table';
    this.#stage = new Stage<TableTypes, Recording>(this.#at(still ?? 0), ports);
    this.show = new Show(this.#stage.view(), (view) => this.#draw(view), ports.clock ?? CLOCK);
    const reels = { replies: film.replies, at: (given: number) => this.#at(given), marks: this.#turns() };
    this.#projection = new Projection(this.#stage, reels, still !== null);
    this.#stage.store.update({ eyes: this.#eyes });
  }

  get film(): FilmPort {
    return this;
  }
  state = (): StageState => this.#stage.state();
  subscribe = (listener: () => void): (() => void) => this.#stage.subscribe(listener);
  notify = (words: string): void => this.#stage.notify(words);
  dismiss = (id: number): void => this.#stage.store.dismiss(id);

  run(): Promise<void> {
    this.#stage.attach(this.show, () => {});
    return this.#projection.run();
  }
  roll = (on: boolean): void => this.#projection.roll(on);
  wind = (to: number): void => this.#projection.wind(to);

  look(eyes: Eyes): void {
    if (eyes === this.#eyes || !this.eyes.includes(eyes)) return;
    this.#eyes = eyes;
    this.#projection.lookAgain();
    this.#stage.store.update({ eyes });
  }

  skip(): void {
    this.#stage.show.skip();
  }
  hold(on: boolean): void {
    this.#stage.waits.hold(on);
    this.show.hold(on);
  }
  set(change: Partial<Settings>): void {
    this.#stage.set(change);
  }
  open(_options: readonly Option[]): void {}
  back(): void {}

  stop(): void {
    this.#projection.stop();
    this.show.destroy();
  }

  #draw(view: TableTypes['view']) {
    const { parts, setup } = this.#stage.recording;
    return parts.draw.tableOf(view, setup.seating);
  }

  #setup(): TableSetup {
    const { config } = this.#film;
    const faces = facesFor(config, this.#human);
    const seats = faces.map((_, chair) => (this.#eyes === 'yours' && chair === this.#human ? YOU : EMPTY));
    const seating = { seats, faces, marks: faces.map(() => 'none' as const), ears: 'asked' as const, watch: null };
    return { config, seating, mode: { kind: 'game' }, openingReplies: [] };
  }

  /** As it was when so many replies had been given, through the eyes that look at it now. */
  #at(given: number): Recording {
    const recording = new Recording(this.#eyes === 'open' ? OPEN_PARTS : PARTS, this.#setup());
    for (const reply of this.#film.replies.slice(0, given)) recording.submit(reply);
    return recording;
  }

  /** Where each turn begins. */
  #turns(): { turn: number; replies: number }[] {
    const { game } = PARTS.rules.start(this.#film.config);
    const marks = [{ turn: game.turn, replies: 0 }];
    for (const [i, reply] of this.#film.replies.entries()) {
      PARTS.rules.advanceQuietly(game, reply);
      if (game.turn !== marks.at(-1)?.turn) marks.push({ turn: game.turn, replies: i + 1 });
    }
    return marks;
  }
}
