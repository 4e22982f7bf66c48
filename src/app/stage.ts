import { type PublicView, publicView, type Reply } from '../rules/index.ts';
import { show } from '../text/showing.ts';
import { hintOf } from './hints.ts';
import { isYours } from './players.ts';
import type { Option } from './ports/question.ts';
import type { Settings, StagePort, StageState } from './ports/stage.ts';
import type { BoardPort, TableThing } from './ports.ts';
import type { Recording } from './recording.ts';
import { Show, type Sound } from './show.ts';
import { LINES_KEPT, StageStore } from './stage-store.ts';
import { tableModel } from './table-model.ts';
import { Waits } from './waits.ts';

/** What any stage needs of the world. */
export interface StagePorts {
  sound: Sound;
  settings: Settings;
  /** What the player changed, to be kept. */
  onSettings(change: Partial<Settings>): void;
}

/** A movie before an audience: its table, the page's state, the board, and what may be pointed at. Who moves it is another's matter. */
export abstract class Stage implements StagePort {
  protected readonly store: StageStore;
  protected readonly show: Show;
  protected readonly waits = new Waits();
  protected stopped = false;
  readonly #ports: StagePorts;
  #recording: Recording;

  constructor(recording: Recording, ports: StagePorts) {
    this.#recording = recording;
    this.#ports = ports;
    show(recording.movie.deck);
    this.store = new StageStore({
      phase: 'playing',
      table: this.table(),
      question: null,
      menus: [],
      log: recording.log.slice(-LINES_KEPT),
      freshFrom: Number.POSITIVE_INFINITY,
      speech: null,
      comments: [],
      seal: '',
      notices: [],
      settings: ports.settings,
      credits: null,
      gone: false,
      pointed: null,
      hint: '',
      looked: null,
      trouble: null,
      canUndo: false,
      recap: [],
      lesson: null,
      film: null,
    });
    this.show = new Show(this.store, ports.sound);
  }

  /** What a click on the table means. */
  abstract pick(at: TableThing): void;
  abstract skip(): void;

  state = (): StageState => this.store.state;
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  notify = (words: string): void => this.store.notify(words);
  withdraw = (words: string): void => this.store.withdraw(words);
  dismiss = (id: number): void => this.store.dismiss(id);
  open = (options: readonly Option[]): void => this.store.open(options);
  back = (): void => this.store.back();
  hold = (on: boolean): void => this.waits.hold(on);

  get recording(): Recording {
    return this.#recording;
  }

  /** The table as everybody sees it. */
  view(): PublicView {
    return publicView(this.#recording.movie);
  }

  protected table() {
    return tableModel(this.view(), (seat) => isYours(this.#recording.booking.seating, seat));
  }

  attach(board: BoardPort): void {
    this.show.attach(board, this.view());
    board.onPick((at) => this.pick(at));
    board.onHover((at) => this.#pointAt(at));
  }

  point(at: TableThing | null): void {
    this.show.board?.point(at);
    this.#pointAt(at);
  }

  #pointAt(at: TableThing | null): void {
    this.store.update({ pointed: at, hint: hintOf(this.view(), this.state().question, at) });
  }

  /** Somebody wants a closer look. */
  protected look(at: TableThing): void {
    this.store.update({ looked: { at, count: (this.state().looked?.count ?? 0) + 1 } });
  }

  set(change: Partial<Settings>): void {
    const settings = { ...this.state().settings, ...change };
    this.show.board?.setSpeed(settings.speed);
    this.#ports.onSettings(change);
    this.store.update({ settings });
    if (change.speed === 'instant') this.skip();
  }

  // Where nobody is asked, there is nothing to answer and nothing to give up.
  choose(_reply: Reply, _n: number): void {}
  goOn(): void {}
  watch(_fast: boolean): void {}
  concede(): void {}
  undo(): void {}
  recover(): void {}
  unguided(): void {}

  /** Nothing is asked or shown any more; what was decided is kept. */
  stop(): void {
    this.stopped = true;
    this.hold(false);
    this.show.skip();
  }

  /** Another point of the same movie: the table, the screenplay and the board as they were there. */
  protected cutTo(recording: Recording): void {
    this.#recording = recording;
    this.show.board?.sync(this.view());
    this.store.update({
      trouble: null,
      question: null,
      lesson: null,
      menus: [],
      log: recording.log.slice(-LINES_KEPT),
      freshFrom: Number.POSITIVE_INFINITY,
      speech: null,
      table: this.table(),
    });
  }
}
