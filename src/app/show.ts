import type { MovieEvent, PublicView } from '../rules/index.ts';
import { moodOf } from './cues.ts';
import { lineMs, Pace, rateOf } from './pace.ts';
import type { MoodName, Sounding } from './ports/cues.ts';
import type { TableModel } from './ports/table.ts';
import type { BoardPort } from './ports.ts';
import type { Shown } from './presenter.ts';
import type { StageStore } from './stage-store.ts';

export interface Sound {
  cue(sounding: Sounding): void;
  mood(mood: MoodName): void;
}

/** Heard at once when a movie begins, whether or not it can be seen yet. */
const BEGINNING: readonly Sounding[] = [
  { cue: 'reel-start', card: null },
  { cue: 'card-deal', card: null },
];

/** Lines, sounds and the board tell the same events; at the end all of them agree with the state. */
export class Show {
  #board: BoardPort | null = null;
  #onEvent: ((event: MovieEvent) => void) | null = null;
  readonly #store: StageStore;
  readonly #sound: Sound;
  readonly #pace = new Pace();
  /** What the board has not been shown yet. */
  #behind: PublicView | null = null;
  /** A new movie up to now, for a board that is still on its way; null once that would be old news. */
  #missed: Shown[] | null = null;
  /** The opening scene on the board. Nobody has to wait for it but the computer players. */
  #dealing: Promise<void> | null = null;

  constructor(store: StageStore, sound: Sound) {
    this.#store = store;
    this.#sound = sound;
  }

  get board(): BoardPort | null {
    return this.#board;
  }

  /** The board may arrive late, or never: the page can be played without it. */
  attach(board: BoardPort, view: PublicView): void {
    this.#board = board;
    const { speed } = this.#store.state.settings;
    board.setSpeed(speed);
    board.onEvent((event) => this.#onEvent?.(event));
    if (this.#missed === null || speed === 'instant') board.sync(view);
    else this.#dealing = this.#deal(board, this.#missed, view);
    this.#missed = null;
  }

  /** The lines are out already: an opening scene is read before anybody has sat down. */
  async #deal(board: BoardPort, shown: readonly Shown[], view: PublicView): Promise<void> {
    const heard = new Map(shown.map(({ event, cues }) => [event, cues]));
    this.#onEvent = (event) => {
      for (const sounding of heard.get(event) ?? []) if (sounding.cue !== 'reel-start') this.#sound.cue(sounding);
    };
    await board.play([...heard.keys()], view);
    this.#onEvent = null;
    this.#dealing = null;
  }

  begin(shown: readonly Shown[], view: PublicView): void {
    this.#sound.mood(moodOf(view));
    for (const sounding of BEGINNING) this.#sound.cue(sounding);
    this.#missed = [...shown];
    this.#tell(shown, false);
  }

  /** Somebody has answered: the opening scene is over, seen or not. */
  answered(): void {
    this.#missed = null;
    if (this.#dealing !== null) this.#board?.skip();
  }

  async present(shown: readonly Shown[], view: PublicView, table: TableModel): Promise<void> {
    this.#sound.mood(moodOf(view));
    this.#markFresh(shown);
    this.#missed?.push(...shown);
    if (this.#store.state.settings.speed === 'instant') {
      this.#behind = view;
      this.#tell(shown, false);
    } else {
      this.catchUp();
      this.#pace.reset();
      this.#store.update({ phase: 'playing' });
      await this.#play(shown, view);
    }
    this.#store.update({ table });
  }

  /** At instant speed the board is drawn when somebody looks: before a person is asked, and at the end. */
  catchUp(): void {
    if (this.#behind !== null) this.board?.sync(this.#behind);
    this.#behind = null;
  }

  async #play(shown: readonly Shown[], view: PublicView): Promise<void> {
    const { board } = this;
    if (board === null) return this.#tellInTime(shown);
    await this.#dealing;
    const left = [...shown];
    this.#onEvent = (event) => {
      const at = left.findIndex((one) => one.event === event);
      if (at >= 0) this.#tell(left.splice(0, at + 1), true);
    };
    await board.play(
      shown.map(({ event }) => event),
      view,
    );
    this.#onEvent = null;
    this.#tell(left, false);
  }

  /** Line by line, each for as long as it takes to read. Whatever is cut short is told at once. */
  async #tellInTime(shown: readonly Shown[]): Promise<void> {
    const ms = lineMs(shown.filter((one) => one.lines.length > 0).length);
    for (const [i, one] of shown.entries()) {
      if (this.#pace.skipping) return this.#tell(shown.slice(i), false);
      this.#tell([one], true);
      if (one.lines.length > 0) await this.#pace.wait(ms / rateOf(this.#store.state.settings.speed));
    }
  }

  #tell(shown: readonly Shown[], aloud: boolean): void {
    if (aloud) for (const { cues } of shown) for (const sounding of cues) this.#sound.cue(sounding);
    const speech = shown.reduce<Shown['speech']>((last, it) => it.speech ?? last, null);
    this.#store.append(
      shown.flatMap(({ lines }) => lines),
      speech,
    );
  }

  /** The Director's last doing stays marked until its next. */
  #markFresh(shown: readonly Shown[]): void {
    const turn = shown.find(({ event }) => event.type === 'director-turn-started');
    const id = turn?.lines[0]?.id;
    if (id !== undefined) this.#store.update({ freshFrom: id });
  }

  skip(): void {
    this.#pace.skip();
    this.board?.skip();
  }
}
