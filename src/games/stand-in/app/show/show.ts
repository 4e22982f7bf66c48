import { type GameBoard, RATES, type Speed } from '../../../../app/ports/board.ts';
import { type StandInEvent, standIn, type View } from '../../../../rules/stand-in/index.ts';
import type { Motion, ShowPort, ShowState } from '../ports/show.ts';
import type { TableModel } from '../ports/table.ts';
import type { TableThing } from '../ports/things.ts';
import { motionOf } from './motions.ts';
import { LANDS, tempoOf } from './tempo.ts';

/** What the show asks of the world: tests have a clock of their own. */
export interface Clock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The table between two states. Every event has its time, by what all see of it; `play` is done as soon as the last has begun, so that whoever
 * is to decide next decides meanwhile. So it cannot be told from the waits whether anybody was asked in secret (SA17.8).
 */
export class Show implements GameBoard<View, StandInEvent, TableThing>, ShowPort {
  readonly #draw: (view: View) => TableModel;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #state: ShowState;
  #view: View;
  #tell: (index: number) => void = () => {};
  #rate = 1;
  /** When the event that is on has had its time. */
  #due = 0;
  /** What moves has not arrived yet: the table as it will be then. */
  #landing: { table: TableModel; cancel: () => void } | null = null;
  #motions = 0;
  /** Until the next turn, or until somebody is asked. */
  #skipping = false;
  #held = false;
  #wake: (() => void) | null = null;
  #ended = false;

  constructor(view: View, draw: (view: View) => TableModel, clock: Clock = CLOCK) {
    this.#view = view;
    this.#draw = draw;
    this.#clock = clock;
    this.#state = { table: draw(view), motion: null };
  }

  state = (): ShowState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  sync(view: View): void {
    this.#land();
    this.#view = view;
    this.#due = 0;
    this.#put({ table: this.#draw(view), motion: null });
  }

  /** What the player noted or changed besides, without anything having happened. */
  redraw(): void {
    const table = this.#draw(this.#view);
    if (this.#landing !== null) this.#landing.table = table;
    else this.#put({ ...this.#state, table });
  }

  async play(events: readonly StandInEvent[], after: View): Promise<void> {
    for (const [i, event] of events.entries()) {
      if (event.type === 'turn-began') this.#skipping = false;
      await this.#untilDue();
      if (this.#ended) return;
      if (this.#skipping) this.#view = standIn.fold(this.#view, event);
      else this.#begin(event, i);
    }
    this.#view = after;
    if (this.#skipping) this.sync(after);
    else this.redraw();
  }

  #begin(event: StandInEvent, index: number): void {
    const before = this.#view;
    const ms = tempoOf(event, this.#rate);
    this.#land();
    this.#view = standIn.fold(before, event);
    this.#tell(index);
    this.#due = this.#clock.now() + ms;
    const table = this.#draw(this.#view);
    if (ms === 0) {
      this.#put({ table, motion: null });
      return;
    }
    const motion: Motion = { ...motionOf(event, before), id: ++this.#motions, event: event.type, ms };
    this.#put({ table: arrives(motion) ? this.#state.table : table, motion });
    this.#landing = { table, cancel: this.#clock.after(ms * LANDS, () => this.#land()) };
  }

  /** What was on its way lies there. */
  #land(): void {
    const { table, cancel } = this.#landing ?? {};
    this.#landing = null;
    cancel?.();
    if (table !== undefined) this.#put({ table, motion: null });
  }

  /** Settles when what is on has had its time and nothing holds the table up. */
  settled(): Promise<void> {
    return this.#untilDue().then(() => {
      this.#skipping = false;
      this.#land();
    });
  }

  #untilDue(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const left = this.#skipping ? 0 : this.#due - this.#clock.now();
        if (this.#ended || (!this.#held && left <= 0)) {
          this.#wake = null;
          return resolve();
        }
        const cancel = this.#held ? () => {} : this.#clock.after(left, () => this.#wake?.());
        this.#wake = () => {
          cancel();
          look();
        };
      };
      look();
    });
  }

  onEvent(listener: (index: number) => void): void {
    this.#tell = listener;
  }

  /** While a paper lies over the table nothing begins on it. */
  hold(on: boolean): void {
    this.#held = on;
    this.#wake?.();
  }

  /** On to the next turn: a border that everybody sees, and not whatever somebody happens to be asked. */
  skip(): void {
    this.#skipping = true;
    this.#land();
    this.#wake?.();
  }

  setSpeed(speed: Speed): void {
    this.#rate = RATES[speed];
  }

  onCurtain(): void {}

  onNoise(): void {}
  onPick(): void {}
  onHover(): void {}
  point(): void {}

  destroy(): void {
    this.#ended = true;
    this.#landing?.cancel();
    this.#landing = null;
    this.#wake?.();
    this.#listeners.clear();
  }

  #put(state: ShowState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Until it has, the table stays as it was before. */
const arrives = ({ flights, burning }: Motion): boolean => flights.length > 0 || burning !== null;
