import type { Remedy } from '../ports/game-stage.ts';
import type { AppTypes } from './game.ts';
import type { GameRecording } from './game-recording.ts';
import { type BoardOf, Presentation, type Sound } from './presentation.ts';
import { LINES_KEPT, StageStore } from './stage-store.ts';
import { Waits } from './waits.ts';

type Settings<G extends AppTypes> = G['stage']['settings'];

/** What any stage needs of the world. */
export interface StagePortsOf<G extends AppTypes> {
  sound: Sound<G>;
  settings: Settings<G>;
  /** What the player changed, to be kept. */
  onSettings(change: Partial<Settings<G>>): void;
}

/** A game before an audience: its table, the page's state, the board, and what may be pointed at. Who moves it is another's matter. */
export class Stage<G extends AppTypes, R extends GameRecording<G> = GameRecording<G>> {
  readonly store: StageStore<G['stage']>;
  readonly show: Presentation<G>;
  readonly waits = new Waits<G['reply']>();
  stopped = false;
  readonly #ports: StagePortsOf<G>;
  #recording: R;
  #seen: { recording: R; given: number; view: G['view'] } | null = null;

  constructor(recording: R, ports: StagePortsOf<G>) {
    this.#recording = recording;
    this.#ports = ports;
    this.store = new StageStore<G['stage']>({
      ...recording.parts.draw.bare,
      phase: 'playing',
      table: this.table(),
      question: null,
      menus: [],
      log: recording.log.slice(-LINES_KEPT),
      freshFrom: Number.POSITIVE_INFINITY,
      speech: null,
      curtain: false,
      notices: [],
      settings: ports.settings,
      credits: null,
      pointed: null,
      hint: '',
      looked: null,
      trouble: null,
      canUndo: false,
      recap: [],
      lesson: null,
      film: null,
    } as unknown as G['stage']);
    this.show = new Presentation(this.store, ports.sound, recording.parts.tell, () => this.#recording.rolls);
  }

  state = (): G['stage'] => this.store.state;
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  notify = (words: string, remedy: Remedy | null = null): void => this.store.notify(words, remedy);

  get recording(): R {
    return this.#recording;
  }

  /** The table as the player sees it: made once for each state. */
  view = (): G['view'] => {
    const recording = this.#recording;
    const given = recording.replies.length;
    if (this.#seen?.recording !== recording || this.#seen.given !== given) {
      this.#seen = { recording, given, view: recording.parts.rules.view(recording.movie, recording.chair) };
    }
    return this.#seen.view;
  };

  table(): G['stage']['table'] {
    return this.#recording.parts.draw.tableOf(this.view(), this.#recording.setup.seating);
  }

  attach(board: BoardOf<G>, pick: (at: NonNullable<G['stage']['pointed']>) => void): void {
    this.show.attach(board, this.view());
    board.onPick(pick);
    board.onHover((at) => this.#pointAt(at));
  }

  point(at: G['stage']['pointed']): void {
    this.show.board?.point(at as NonNullable<G['stage']['pointed']>);
    this.#pointAt(at);
  }

  #pointAt(at: G['stage']['pointed']): void {
    const { question } = this.state();
    this.store.put({ pointed: at, hint: this.#recording.parts.draw.hintOf(this.view(), question, at) });
  }

  /** Somebody wants a closer look. */
  look(at: NonNullable<G['stage']['pointed']>): void {
    this.store.put({ looked: { at, count: (this.state().looked?.count ?? 0) + 1 } });
  }

  set(change: Partial<Settings<G>>): void {
    const settings = { ...this.state().settings, ...change };
    this.show.board?.setSpeed(settings.speed);
    this.#ports.onSettings(change);
    this.store.put({ settings });
  }

  /** Nothing is asked or shown any more; what was decided is kept. */
  stop(): void {
    this.stopped = true;
    this.waits.hold(false);
    this.show.skip();
  }

  /** Another point of the same game: the table, the screenplay and the board as they were there. */
  cutTo(recording: R): void {
    this.#recording = recording;
    this.show.cutTo(this.view());
    this.store.update({
      ...recording.parts.draw.anew,
      trouble: null,
      question: null,
      lesson: null,
      menus: [],
      log: recording.log.slice(-LINES_KEPT),
      freshFrom: Number.POSITIVE_INFINITY,
      speech: null,
      table: this.table(),
    } as Partial<G['stage']>);
  }
}
