import type { MovieEvent, PublicView } from '../rules/index.ts';
import { moodOf } from './cues.ts';
import { lineTiming, Pace, rateOf, type Timing } from './pace.ts';
import type { CueName, MoodName } from './ports/cues.ts';
import type { TableModel } from './ports/table.ts';
import type { BoardPort } from './ports.ts';
import type { Shown } from './presenter.ts';
import type { StageStore } from './stage-store.ts';

export interface Sound {
  cue(cue: CueName): void;
  mood(mood: MoodName): void;
}

/** Lines, sounds and the board tell the same events; at the end all of them agree with the state. */
export class Show {
  #board: BoardPort | null = null;
  #timing: ((event: MovieEvent) => Timing) | null = null;
  #onEvent: ((event: MovieEvent) => void) | null = null;
  readonly #store: StageStore;
  readonly #sound: Sound;
  readonly #pace = new Pace();
  /** What the board has not been shown yet. */
  #behind: PublicView | null = null;

  constructor(store: StageStore, sound: Sound) {
    this.#store = store;
    this.#sound = sound;
  }

  get board(): BoardPort | null {
    return this.#board;
  }

  /** The board may arrive late, or never: the page can be played without it. */
  attach(board: BoardPort, timing: (event: MovieEvent) => Timing): void {
    this.#board = board;
    this.#timing = timing;
    board.onEvent?.((event) => this.#onEvent?.(event));
  }

  /** Told without a picture: an opening scene is over before anybody has sat down. */
  begin(shown: readonly Shown[], view: PublicView): void {
    this.#sound.mood(moodOf(view));
    for (const cue of ['reel-start', 'card-deal'] as const) this.#sound.cue(cue);
    this.#tell(shown, false);
  }

  async present(shown: readonly Shown[], view: PublicView, table: TableModel): Promise<void> {
    this.#sound.mood(moodOf(view));
    this.#markFresh(shown);
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
    const events = shown.map(({ event }) => event);
    if (board?.onEvent !== undefined) {
      const left = [...shown];
      this.#onEvent = (event) => {
        const at = left.findIndex((one) => one.event === event);
        if (at >= 0) this.#tell(left.splice(0, at + 1), true);
      };
      await board.play(events, view);
      this.#onEvent = null;
      return this.#tell(left, false);
    }
    let drawn = false;
    const drawing = board?.play(events, view).then(() => {
      drawn = true;
    });
    await this.#tellInTime(shown, () => drawn);
    await drawing;
  }

  /** Line by line, about as long as each event is on. Whatever is cut short is told at once. */
  async #tellInTime(shown: readonly Shown[], isDrawn: () => boolean): Promise<void> {
    const lines = lineTiming(shown.filter((one) => one.lines.length > 0).length);
    for (const [i, one] of shown.entries()) {
      const rate = rateOf(this.#store.state.settings.speed);
      const { before, after } = this.#timing?.(one.event) ?? lines(one.lines.length > 0);
      await this.#pace.wait(before / rate);
      if (this.#pace.skipping || isDrawn()) return this.#tell(shown.slice(i), false);
      this.#tell([one], true);
      await this.#pace.wait(after / rate);
    }
  }

  #tell(shown: readonly Shown[], aloud: boolean): void {
    if (aloud) for (const { cues } of shown) for (const cue of cues) this.#sound.cue(cue);
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
