import { IllegalReply } from '../../rules/kernel/replies.ts';
import { answered, type PlayersOf } from './answered.ts';
import type { AppTypes, SaveOf } from './game.ts';
import type { GameRecording } from './game-recording.ts';
import type { Stage } from './stage.ts';

/** The question that was being waited for is no longer asked. */
class Rewound extends Error {}

/** What the turns need of the world. */
export interface TurnPorts<G extends AppTypes, R> {
  players: PlayersOf<G>;
  save(save: SaveOf<G>): void;
  /** The game is over or given up: nothing is left to continue. */
  finished(recording: R, credits: G['credits']): void;
  patience?: number;
}

/** What a game adds to the asking. */
export interface Asking<G extends AppTypes> {
  /** "Previously": what a resumed game begins with. */
  recap(): string[];
  /** Before whoever it is is asked. */
  before(): Promise<void>;
  /** What the player has settled beforehand. */
  beforehand(prompt: G['prompt']): G['reply'] | null;
  /** How it is put to a person. */
  question(prompt: G['prompt']): Pick<G['stage'], 'question'> & Partial<G['stage']>;
  /** All that can be chosen by pointing at it is shown, and no more once it was answered. */
  offer(): void;
  answered(): void;
  /** A computer answered, or (late) the page did for it; `trace`: why. */
  decided(trace: G['trace'] | null, prompt: G['prompt'], late: boolean): void;
  /** What one reply brought about has been shown. */
  shown(shown: readonly G['presented'][], byComputer: boolean): Promise<void>;
}

/** Asks, answers, keeps and shows, one prompt after the other: the same for every game. */
export class Turns<G extends AppTypes, R extends GameRecording<G>> {
  readonly #stage: Stage<G, R>;
  readonly #ports: TurnPorts<G, R>;
  readonly #asking: Asking<G>;
  /** The reply that was refused or jammed the film: a computer must not try it again. */
  #jammed: string | null = null;

  constructor(stage: Stage<G, R>, ports: TurnPorts<G, R>, asking: Asking<G>) {
    this.#stage = stage;
    this.#ports = ports;
    this.#asking = asking;
  }

  /** Plays until the game is over. `opening`: what a new one begins with, not yet shown. */
  async run(opening: readonly G['presented'][]): Promise<void> {
    const { store, show } = this.#stage;
    this.keep();
    if (opening.length > 0) {
      store.put({ log: [] });
      await show.begin(opening, this.#stage.view());
    } else {
      store.put({ recap: this.#asking.recap() });
    }
    while (!this.#stage.stopped) {
      const { prompt, isOver } = this.#stage.recording;
      if (prompt === null || isOver) return this.finish(false);
      await this.#asking.before();
      try {
        await this.#oneReply(prompt);
      } catch (error) {
        if (!this.#stage.stopped && !(error instanceof Rewound)) await this.#breakDown(error);
      }
    }
  }

  async #oneReply(prompt: G['prompt']): Promise<void> {
    const { recording } = this.#stage;
    const human = recording.isAsked(prompt.to);
    const given =
      recording.parts.play.answersItself(recording.setup.seating, recording.movie, prompt) ??
      (human ? this.#asking.beforehand(prompt) : null);
    const reply = given ?? (human ? await this.#askPerson(prompt) : await this.#askComputer(prompt));
    if (!this.#stage.stopped) await this.#taken(reply, given === null && !human);
  }

  /** The way of one choice: advance, keep, then show. */
  async #taken(reply: G['reply'], byComputer: boolean): Promise<void> {
    this.#jammed = JSON.stringify(reply);
    const shown = this.#stage.recording.submit(reply) ?? [];
    this.#jammed = null;
    this.keep();
    await this.#stage.show.present(shown, this.#stage.view(), this.#stage.table());
    if (!this.#stage.stopped) await this.#asking.shown(shown, byComputer);
  }

  #askPerson(prompt: G['prompt']): Promise<G['reply']> {
    const { show, waits, store, recording } = this.#stage;
    show.catchUp();
    const answer = waits.person(prompt.n);
    const canUndo = recording.undoTo !== null;
    const asked = { phase: 'asking', canUndo, menus: [], hint: '', table: this.#stage.table() };
    store.update({ ...asked, ...this.#asking.question(prompt) } as Partial<G['stage']>);
    this.#asking.offer();
    return answer;
  }

  async #askComputer(prompt: G['prompt']): Promise<G['reply']> {
    const { waits, store } = this.#stage;
    await waits.whileHeld();
    if (this.#stage.stopped) throw new Rewound();
    store.put({ phase: 'thinking' });
    const { recording } = this.#stage;
    const { parts, setup, movie } = recording;
    const ask = parts.play.askFor(setup.seating, movie, prompt);
    const { reply, trace, late } = await answered(parts.play, this.#ports.players, ask, this.#ports.patience);
    // The chair was taken over meanwhile, or another point of the game is on.
    if (recording !== this.#stage.recording || recording.isAsked(prompt.to)) throw new Rewound();
    const isNew = this.#jammed !== JSON.stringify(reply);
    this.#asking.decided(isNew ? trace : null, prompt, late);
    if (isNew) return reply;
    return prompt.replies.find((it) => JSON.stringify(it) !== this.#jammed) ?? reply;
  }

  /** The one place that a stale number is dropped at: a double click, or a board that is a prompt behind. */
  choose(reply: G['reply'], n: number): boolean {
    const hand = this.#stage.waits.taker(n);
    if (hand === null) return false;
    this.#asking.answered();
    const { unasked } = this.#stage.recording.parts.draw;
    const shut = { question: null, lesson: null, recap: [], canUndo: false, menus: [], phase: 'playing' };
    this.#stage.store.update({ ...unasked, ...shut } as Partial<G['stage']>);
    hand(reply);
    return true;
  }

  /** The last choice, taken back: only while a person is asked, and nothing new was learned since. */
  undo(): boolean {
    const to = this.#stage.recording.undoTo;
    if (to === null || this.#stage.state().phase !== 'asking') return false;
    this.askAnew(this.#stage.recording.rewound(to));
    return true;
  }

  /** Whatever was asked of the player is asked again, of whom it may concern by now. */
  askAnew(recording: R): void {
    this.#asking.answered();
    this.#stage.cutTo(recording);
    this.#stage.store.put({ canUndo: false });
    this.keep();
    this.#stage.waits.abandon(new Rewound());
  }

  /** Goes back to the last good frame: the replies up to it, played again. */
  recover(): void {
    const { recording } = this.#stage;
    this.#asking.answered();
    this.#stage.cutTo(recording.rewound(recording.replies.length));
    this.#stage.waits.goOn();
  }

  concede(): void {
    if (this.#stage.state().phase === 'over') return;
    this.#stage.stop();
    this.finish(!this.#stage.recording.isOver);
  }

  async #breakDown(error: unknown): Promise<void> {
    if (error instanceof IllegalReply) return; // the game is as it was, and the prompt is asked again
    const words = error instanceof Error ? error.message : String(error);
    const replay = this.#stage.recording.replay();
    await this.pause({ phase: 'broken', question: null, trouble: { words, replay } } as Partial<G['stage']>);
  }

  /** Until somebody says to go on. */
  pause(change: Partial<G['stage']>): Promise<void> {
    const released = this.#stage.waits.pause();
    this.#stage.store.update(change);
    return released;
  }

  finish(conceded: boolean): void {
    const { show, store, recording } = this.#stage;
    show.catchUp();
    const credits = recording.credits(conceded);
    this.#ports.finished(recording, credits);
    store.put({ phase: 'over', question: null, menus: [], table: this.#stage.table(), credits });
  }

  keep(): void {
    this.#ports.save(this.#stage.recording.save());
  }
}
