import type { Trace } from '../director-ai/reasons.ts';
import { IllegalReply, type Prompt, promptOf, type Reply } from '../rules/index.ts';
import type { Save } from '../storage/save.ts';
import { UI } from '../text/ui.ts';
import type { Commentator } from './commentary/commentator.ts';
import type { Guide } from './guide.ts';
import { offersOf, picked } from './intents.ts';
import { answered, answersItself, askFor, isHuman, isYours, type Players } from './players.ts';
import { mainOf } from './ports/commentary.ts';
import type { Credits, StageState } from './ports/stage.ts';
import type { BoardPort, TableThing } from './ports.ts';
import { type Shown, settlesStrike } from './presenter.ts';
import { questionOf } from './question.ts';
import { recapOf } from './recap.ts';
import { Recording } from './recording.ts';
import { Stage, type StagePorts } from './stage.ts';

/** What the session needs of the world. */
export interface SessionPorts extends StagePorts {
  players: Players;
  save(save: Save): void;
  /** The movie is over or given up: nothing is left to continue. */
  finished(recording: Recording, credits: Credits): void;
  patience?: number;
  /** Who says why the Director did it; null until it has been fetched. */
  commentator?: () => Commentator | null;
  /** Somebody who shows the ropes. */
  guide?: Guide;
}

/** The question that was being waited for is no longer asked. */
class Rewound extends Error {}

/** The stage manager: asks, answers, keeps and shows, one prompt after the other. */
export class Session extends Stage {
  readonly #ports: SessionPorts;
  #watching = false;
  /** And would like to see how it ends. */
  #hurried = false;
  /** The reply that was refused or jammed the film: a computer must not try it again. */
  #jammed: string | null = null;

  constructor(recording: Recording, ports: SessionPorts) {
    super(recording, ports);
    this.#ports = ports;
  }

  override goOn(): void {
    this.waits.goOn();
  }

  override attach(board: BoardPort): void {
    super.attach(board);
    this.#offer();
  }

  /** Plays until the movie is over. `opening`: what a new movie begins with, not yet shown. */
  async run(opening: readonly Shown[] = []): Promise<void> {
    this.#keep();
    if (opening.length > 0) {
      this.store.update({ log: [] });
      this.show.begin(opening, this.view());
    } else {
      this.store.update({ recap: recapOf(this.recording) });
    }
    while (!this.stopped) {
      const prompt = promptOf(this.recording.movie);
      if (prompt === null || this.recording.isOver) return this.#finish(false);
      await this.#mindTheGone();
      try {
        await this.#oneReply(prompt);
      } catch (error) {
        if (!this.stopped && !(error instanceof Rewound)) await this.#breakDown(error);
      }
    }
  }

  async #oneReply(prompt: Prompt): Promise<void> {
    const { movie } = this.recording;
    const { seating } = this.recording.booking;
    const given = answersItself(seating, movie, prompt);
    const human = isHuman(seating, prompt.to);
    const reply = given ?? (human ? await this.#askPerson(prompt) : await this.#askComputer(prompt));
    if (!this.stopped) await this.submit(reply, prompt.n, given === null && !human);
  }

  /** The way of one choice: advance, keep, then show. A stale number is dropped. */
  async submit(reply: Reply, n: number, byComputer = false): Promise<boolean> {
    this.#jammed = JSON.stringify(reply);
    const shown = this.recording.submit(reply, n);
    this.#jammed = null;
    if (shown === null) return false;
    this.#keep();
    await this.show.present(shown, this.view(), this.table());
    if (this.stopped) return true;
    this.#tellLuck(shown);
    if (this.#owesPause(shown, byComputer)) await this.#pause('waiting');
    return true;
  }

  #askPerson(prompt: Prompt): Promise<Reply> {
    this.show.catchUp();
    const plain = questionOf(this.view(), prompt);
    const guided = this.isGuided ? this.#ports.guide?.(this.view(), prompt, plain) : undefined;
    const { question, lesson } = guided ?? { question: plain, lesson: null };
    const answer = this.waits.person(prompt.n);
    const canUndo = this.recording.undoTo !== null;
    this.store.update({ phase: 'asking', question, lesson, canUndo, menus: [], hint: '', table: this.table() });
    this.#offer();
    return answer;
  }

  async #askComputer(prompt: Prompt): Promise<Reply> {
    await this.waits.whileHeld();
    if (this.stopped) throw new Rewound();
    this.store.update({ phase: 'thinking' });
    const ask = askFor(this.recording.booking.seating, this.recording.movie, prompt);
    const why: { trace: Trace | null } = { trace: null };
    const explain = (trace: Trace) => {
      why.trace = trace;
    };
    const { reply, late } = await answered(this.#ports.players, ask, explain, this.#ports.patience);
    if (late) this.notify(UI.notice.slowDirector);
    else this.withdraw(UI.notice.slowDirector);
    if (this.#jammed !== JSON.stringify(reply)) {
      if (why.trace !== null) this.#comment(why.trace, prompt, late);
      return reply;
    }
    return prompt.replies.find((it) => JSON.stringify(it) !== this.#jammed) ?? reply;
  }

  /** Said before it is seen, from what was weighed; no part of the movie. */
  #comment(trace: Trace, prompt: Prompt, late: boolean): void {
    const { commentary } = this.state().settings;
    const said = this.#ports.commentator?.()?.decided(trace, this.view(), prompt, late, commentary);
    if (said && !this.stopped) this.store.remark(said.words, { ...said, luck: '' });
  }

  #tellLuck(shown: readonly Shown[]): void {
    const { comments, settings } = this.state();
    const about = mainOf(comments);
    if (about === null || settings.commentary !== 'full') return;
    const luck = this.#ports.commentator?.()?.rolled(shown.map(({ event }) => event)) ?? '';
    if (luck === '') return;
    this.store.update({ comments: comments.map((it) => (it === about ? { ...it, luck } : it)) });
    this.store.remark(luck, null);
  }

  /** What the seed was sealed with, for all to see before it is broken. */
  sealed(seal: string): void {
    this.store.update({ seal });
  }

  override choose(reply: Reply, n: number): void {
    const hand = this.waits.taker(n);
    if (hand === null) return;
    this.show.answered();
    this.show.board?.offer([], null);
    this.store.update({ question: null, lesson: null, recap: [], canUndo: false, menus: [], phase: 'playing' });
    hand(reply);
  }

  pick(at: TableThing): void {
    const { question, phase } = this.state();
    const options = question === null || phase !== 'asking' ? [] : picked(this.view(), question, at);
    const [only] = options;
    if (options.length > 1) this.store.update({ menus: [options] });
    else if (question !== null && only?.reply) this.choose(only.reply, question.n);
    else this.look(at);
  }

  skip(): void {
    const { phase, gone } = this.state();
    if (phase === 'waiting' && !gone) this.goOn();
    else this.show.skip();
  }

  override watch(fast: boolean): void {
    this.#watching = true;
    this.#hurried = fast;
    // For this movie only: how fast the next one goes is not decided here.
    const { settings } = this.state();
    this.store.update({ gone: false, ...(fast && { settings: { ...settings, speed: 'instant' } }) });
    this.goOn();
  }

  override concede(): void {
    if (this.state().phase === 'over') return;
    this.stop();
    this.#finish(!this.recording.isOver);
  }

  /** The last choice, taken back: only while a person is asked, and nothing new was learned since. */
  override undo(): void {
    const to = this.recording.undoTo;
    if (to === null || this.state().phase !== 'asking') return;
    this.cutTo(this.recording.rewound(to));
    this.#keep();
    this.waits.abandon(new Rewound());
  }

  /** Goes back to the last good frame: the replies up to it, played again. */
  override recover(): void {
    this.cutTo(this.recording.rewound(this.recording.replies.length));
    this.goOn();
  }

  /** Somebody is shown the ropes. */
  get isGuided(): boolean {
    return this.recording.booking.way.kind === 'first-night';
  }

  /** Said to the guide: it goes on as an ordinary movie, also when it is continued another day. */
  override unguided(): void {
    if (this.state().phase !== 'asking') return;
    const plain = Recording.resume({ ...this.recording.save(), way: { kind: 'feature' } });
    if (plain === null) return;
    this.cutTo(plain);
    this.store.update({ recap: [] });
    this.#keep();
    this.waits.abandon(new Rewound());
  }

  async #breakDown(error: unknown): Promise<void> {
    if (error instanceof IllegalReply) return; // the movie is as it was, and the prompt is asked again
    const words = error instanceof Error ? error.message : String(error);
    await this.#pause('broken', { question: null, trouble: { words, replay: this.recording.replay() } });
  }

  /** An attack of the aliens has been settled, or a computer has done anything, and nobody is asked: a pause, for those who want one. */
  #owesPause(shown: readonly Shown[], byComputer: boolean): boolean {
    const { waitAfterAttack, waitAfterMove } = this.state().settings;
    const next = promptOf(this.recording.movie);
    const asked = next === null || isHuman(this.recording.booking.seating, next.to);
    if (asked || this.#hurried) return false;
    const moved = byComputer && shown.some(({ lines }) => lines.length > 0);
    return (waitAfterMove && moved) || (waitAfterAttack && settlesStrike(shown.map(({ event }) => event)));
  }

  #pause(phase: 'waiting' | 'broken', change: Partial<StageState> = {}): Promise<void> {
    const released = this.waits.pause();
    this.store.update({ ...change, phase });
    return released;
  }

  /** When nobody of the player's is left, it is the player who says whether to stay. */
  async #mindTheGone(): Promise<void> {
    const { movie } = this.recording;
    const { seating } = this.recording.booking;
    const yours = movie.seats.filter((_, seat) => isYours(seating, seat));
    if (this.#watching || yours.length === 0 || !yours.every((seat) => seat.eliminated)) return;
    await this.#pause('waiting', { gone: true });
  }

  #finish(conceded: boolean): void {
    this.show.catchUp();
    const credits = this.recording.credits(conceded);
    this.#ports.finished(this.recording, credits);
    this.store.update({ phase: 'over', question: null, menus: [], table: this.table(), credits });
  }

  #keep(): void {
    this.#ports.save(this.recording.save());
  }

  #offer(): void {
    const { question, phase } = this.state();
    const asked = phase === 'asking' && question !== null;
    this.show.board?.offer(asked ? offersOf(question) : [], asked ? promptOf(this.recording.movie) : null);
  }
}
