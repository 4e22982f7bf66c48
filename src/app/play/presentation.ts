import type { GameBoard } from '../ports/board.ts';
import type { AppTypes, TellPort } from './game.ts';
import { lineMs, Pace, rateOf } from './pace.ts';
import type { StageStore } from './stage-store.ts';

export interface Sound<G extends AppTypes> {
  cue(sounding: G['presented']['cues'][number]): void;
  mood(mood: G['mood']): void;
}

export type BoardOf<G extends AppTypes> = GameBoard<G['view'], G['event'], NonNullable<G['stage']['pointed']>>;

/** Lines, sounds and the board tell the same events; at the end all of them agree with the state. */
export class Presentation<G extends AppTypes> {
  #board: BoardOf<G> | null = null;
  #onEvent: ((index: number) => void) | null = null;
  readonly #store: StageStore<G['stage']>;
  readonly #sound: Sound<G>;
  readonly #tellPort: TellPort<G>;
  readonly #rolls: () => readonly G['event'][];
  readonly #pace = new Pace();
  /** What the board has not been shown yet. */
  #behind: G['view'] | null = null;
  /** An opening scene that waits for its board: nothing of it is told before it can be seen. */
  #opening: { shown: readonly G['presented'][]; dealt: () => void } | null = null;
  /** A board is on its way. */
  #expected = false;

  /** `rolls`: how all dice fell up to now, so that those on the table are those of the screenplay. */
  constructor(store: StageStore<G['stage']>, sound: Sound<G>, tell: TellPort<G>, rolls: () => readonly G['event'][]) {
    this.#store = store;
    this.#sound = sound;
    this.#tellPort = tell;
    this.#rolls = rolls;
  }

  get board(): BoardOf<G> | null {
    return this.#board;
  }

  /** A board is on its way, or (false) none will come: the page can be played without it. */
  expect(board: boolean): void {
    this.#expected = board;
    if (!board) this.#tellOpening();
  }

  attach(board: BoardOf<G>, view: G['view']): void {
    this.#board = board;
    const { speed } = this.#store.state.settings;
    board.setSpeed(speed);
    board.onEvent((index) => this.#onEvent?.(index));
    board.onNoise((noise) => {
      const sounding = this.#tellPort.noiseOf(noise);
      if (sounding !== null) this.#sound.cue(sounding);
    });
    board.onCurtain((curtain) => this.#store.put({ curtain }));
    if (this.#opening !== null && speed !== 'instant') void this.#deal(view);
    else {
      this.cutTo(view);
      this.#tellOpening();
    }
  }

  /** What was being drawn counts as seen. */
  detach(): void {
    this.#board?.skip();
    this.#board = null;
    this.#store.put({ curtain: false });
    this.#behind = null;
  }

  begin(shown: readonly G['presented'][], view: G['view']): Promise<void> {
    this.#sound.mood(this.#tellPort.moodOf(view));
    for (const sounding of this.#tellPort.overture) this.#sound.cue(sounding);
    return new Promise((dealt) => {
      this.#opening = { shown, dealt };
      if (!this.#expected) this.#tellOpening();
    });
  }

  async #deal(view: G['view']): Promise<void> {
    const { shown, dealt } = this.#opening ?? { shown: [], dealt: () => {} };
    this.#opening = null;
    await this.#play(
      shown.map((one) => this.#tellPort.afterOverture(one)),
      view,
    );
    dealt();
  }

  /** Where it is not dealt. */
  #tellOpening(): void {
    const opening = this.#opening;
    this.#opening = null;
    if (opening === null) return;
    this.#tell(opening.shown, false);
    opening.dealt();
  }

  async present(shown: readonly G['presented'][], view: G['view'], table: G['stage']['table']): Promise<void> {
    this.#sound.mood(this.#tellPort.moodOf(view));
    this.#markFresh(shown);
    if (this.#store.state.settings.speed === 'instant') {
      this.#behind = view;
      this.#tell(shown, false);
    } else {
      this.catchUp();
      this.#pace.reset();
      this.#store.put({ phase: 'playing' });
      await this.#play(shown, view);
    }
    this.#store.put({ table });
  }

  /** At instant speed the board is drawn when somebody looks: before a person is asked, and at the end. */
  catchUp(): void {
    if (this.#behind !== null) this.cutTo(this.#behind);
  }

  /** The board as it is there, whatever was on it. */
  cutTo(view: G['view']): void {
    this.#behind = null;
    this.board?.sync(view, this.#rolls());
  }

  async #play(shown: readonly G['presented'][], view: G['view']): Promise<void> {
    const { board } = this;
    if (board === null) return this.#tellInTime(shown);
    let told = 0;
    this.#onEvent = (index) => {
      if (index < told) return; // a picture may have its events in another order
      this.#tell(shown.slice(told, index + 1), true);
      told = index + 1;
    };
    await board.play(
      shown.map(({ event }) => event),
      view,
    );
    this.#onEvent = null;
    this.#tell(shown.slice(told), false);
  }

  /** Line by line, each for as long as it takes to read. Whatever is cut short is told at once. */
  async #tellInTime(shown: readonly G['presented'][]): Promise<void> {
    const ms = lineMs(shown.filter((one) => one.lines.length > 0).length);
    for (const [i, one] of shown.entries()) {
      if (this.#pace.skipping) return this.#tell(shown.slice(i), false);
      this.#tell([one], true);
      if (one.lines.length > 0) await this.#pace.wait(ms / rateOf(this.#store.state.settings.speed));
    }
  }

  #tell(shown: readonly G['presented'][], aloud: boolean): void {
    if (aloud) for (const { cues } of shown) for (const sounding of cues) this.#sound.cue(sounding);
    const speech = shown.reduce<G['presented']['speech']>((last, it) => it.speech ?? last, null);
    const { table } = this.#store.state;
    this.#store.append(
      shown.flatMap(({ lines }) => lines.map((line) => this.#tellPort.toldAt(line, table))),
      speech,
    );
  }

  /** The Director's last doing stays marked until its next. */
  #markFresh(shown: readonly G['presented'][]): void {
    const turn = shown.find(({ event }) => this.#tellPort.beginsDoing(event));
    const id = turn?.lines[0]?.id;
    if (id !== undefined) this.#store.put({ freshFrom: id });
  }

  skip(): void {
    this.#pace.skip();
    if (this.board === null) this.#tellOpening();
    this.board?.skip();
  }
}
