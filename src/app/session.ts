import {
  IllegalReply,
  type MovieEvent,
  type Prompt,
  type PublicView,
  promptOf,
  publicView,
  type Reply,
} from '../rules/index.ts';
import type { Save } from '../storage/save.ts';
import { UI } from '../text/ui.ts';
import { hintOf } from './hints.ts';
import { offersOf, picked } from './intents.ts';
import type { Timing } from './pace.ts';
import { answered, answersItself, askFor, isHuman, isYours, type Players } from './players.ts';
import type { Option } from './ports/question.ts';
import type { Settings, StagePort, StageState } from './ports/stage.ts';
import type { BoardPort, TableThing } from './ports.ts';
import { type Shown, settlesStrike } from './presenter.ts';
import { questionOf } from './question.ts';
import { Recording } from './recording.ts';
import { Show, type Sound } from './show.ts';
import { LINES_KEPT, StageStore } from './stage-store.ts';
import { tableModel } from './table-model.ts';
import { Waits } from './waits.ts';

/** What the session needs of the world. */
export interface SessionPorts {
  players: Players;
  sound: Sound;
  save(save: Save): void;
  /** The movie is over or given up: nothing is left to continue. */
  forget(): void;
  settings: Settings;
  onSettings(settings: Settings): void;
  patience?: number;
}

/** The stage manager: asks, answers, keeps and shows, one prompt after the other. */
export class Session implements StagePort {
  #recording: Recording;
  readonly #ports: SessionPorts;
  readonly #store: StageStore;
  readonly #show: Show;
  readonly #waits = new Waits();
  #stopped = false;
  #watching = false;
  /** The reply that was refused or jammed the film: a computer must not try it again. */
  #jammed: string | null = null;

  constructor(recording: Recording, ports: SessionPorts) {
    this.#recording = recording;
    this.#ports = ports;
    this.#store = new StageStore({
      phase: 'playing',
      table: this.#table(),
      question: null,
      menus: [],
      log: recording.log.slice(-LINES_KEPT),
      freshFrom: Number.POSITIVE_INFINITY,
      speech: null,
      notices: [],
      settings: ports.settings,
      credits: null,
      gone: false,
      pointed: null,
      hint: '',
      looked: null,
      trouble: null,
    });
    this.#show = new Show(this.#store, ports.sound);
  }

  state = (): StageState => this.#store.state;
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  notify = (words: string): void => this.#store.notify(words);
  dismiss = (id: number): void => this.#store.dismiss(id);
  open = (options: readonly Option[]): void => this.#store.open(options);
  back = (): void => this.#store.back();
  goOn = (): void => this.#waits.goOn();
  hold = (on: boolean): void => this.#waits.hold(on);

  get recording(): Recording {
    return this.#recording;
  }

  /** `timing`: how long the board takes over an event. */
  attach(board: BoardPort, timing: (event: MovieEvent) => Timing): void {
    this.#show.attach(board, timing);
    board.setSpeed(this.state().settings.speed);
    board.sync(this.view());
    board.onPick((at) => this.pick(at));
    board.onHover((at) => this.#pointAt(at));
    this.#offer();
  }

  /** Plays until the movie is over. `opening`: what a new movie begins with, not yet shown. */
  async run(opening: readonly Shown[] = []): Promise<void> {
    this.#keep();
    if (opening.length > 0) {
      this.#store.update({ log: [] });
      this.#show.begin(opening, this.view());
    }
    while (!this.#stopped) {
      const prompt = promptOf(this.#recording.movie);
      if (prompt === null) return this.#finish(false);
      await this.#mindTheGone();
      try {
        await this.#oneReply(prompt);
      } catch (error) {
        if (!this.#stopped) await this.#breakDown(error);
      }
    }
  }

  async #oneReply(prompt: Prompt): Promise<void> {
    const { seating, movie } = this.#recording;
    const reply =
      answersItself(seating, movie, prompt) ??
      (isHuman(seating, prompt.to) ? await this.#askPerson(prompt) : await this.#askComputer(prompt));
    if (!this.#stopped) await this.submit(reply, prompt.n);
  }

  /** The way of one choice: advance, keep, then show. A stale number is dropped. */
  async submit(reply: Reply, n: number): Promise<boolean> {
    this.#jammed = JSON.stringify(reply);
    const shown = this.#recording.submit(reply, n);
    this.#jammed = null;
    if (shown === null) return false;
    this.#keep();
    await this.#show.present(shown, this.view(), this.#table());
    if (this.#owesPause(shown)) await this.#pause('waiting');
    return true;
  }

  #askPerson(prompt: Prompt): Promise<Reply> {
    this.#show.catchUp();
    const question = questionOf(this.view(), prompt);
    const answer = this.#waits.person(prompt.n);
    this.#store.update({ phase: 'asking', question, menus: [], hint: '', table: this.#table() });
    this.#offer();
    return answer;
  }

  async #askComputer(prompt: Prompt): Promise<Reply> {
    await this.#waits.whileHeld();
    this.#store.update({ phase: 'thinking' });
    const ask = askFor(this.#recording.seating, this.#recording.movie, prompt);
    const { reply, late } = await answered(this.#ports.players, ask, this.#ports.patience);
    if (late) this.notify(UI.notice.slowDirector);
    if (this.#jammed !== JSON.stringify(reply)) return reply;
    return prompt.replies.find((it) => JSON.stringify(it) !== this.#jammed) ?? reply;
  }

  choose(reply: Reply, n: number): void {
    const hand = this.#waits.taker(n);
    if (hand === null) return;
    this.#show.board?.offer([], null);
    this.#store.update({ question: null, menus: [], phase: 'playing' });
    hand(reply);
  }

  pick(at: TableThing): void {
    const { question, phase, looked } = this.state();
    const options = question === null || phase !== 'asking' ? [] : picked(this.view(), question, at);
    const [only] = options;
    if (options.length > 1) this.#store.update({ menus: [options] });
    else if (question !== null && only?.reply) this.choose(only.reply, question.n);
    else this.#store.update({ looked: { at, count: (looked?.count ?? 0) + 1 } });
  }

  point(at: TableThing | null): void {
    this.#show.board?.point(at);
    this.#pointAt(at);
  }

  #pointAt(at: TableThing | null): void {
    this.#store.update({ pointed: at, hint: hintOf(this.view(), this.state().question, at) });
  }

  skip(): void {
    const { phase, gone } = this.state();
    if (phase === 'waiting' && !gone) this.goOn();
    else if (phase === 'playing') this.#show.skip();
  }

  set(change: Partial<Settings>): void {
    const settings = { ...this.state().settings, ...change };
    this.#show.board?.setSpeed(settings.speed);
    this.#ports.onSettings(settings);
    this.#store.update({ settings });
    if (change.speed === 'instant') this.skip();
  }

  watch(): void {
    this.#watching = true;
    this.#store.update({ gone: false });
    this.goOn();
  }

  concede(): void {
    this.stop();
    this.#finish(true);
  }

  /** Nothing is asked or shown any more; what was decided is kept. */
  stop(): void {
    this.#stopped = true;
    this.hold(false);
    this.#show.skip();
  }

  /** Goes back to the last good frame: the replies up to it, played again. */
  recover(): void {
    const { config, seating, replies } = this.#recording;
    const { recording } = Recording.start(config, seating);
    for (const reply of replies) recording.submit(reply, recording.n);
    this.#recording = recording;
    this.#show.board?.sync(this.view());
    this.#store.update({ trouble: null, log: recording.log.slice(-LINES_KEPT), table: this.#table() });
    this.goOn();
  }

  async #breakDown(error: unknown): Promise<void> {
    if (error instanceof IllegalReply) return; // the movie is as it was, and the prompt is asked again
    const words = error instanceof Error ? error.message : String(error);
    await this.#pause('broken', { question: null, trouble: { words, replay: this.#recording.replay() } });
  }

  /** An attack of the aliens has been settled and nobody is asked: a pause, for those who want one. */
  #owesPause(shown: readonly Shown[]): boolean {
    const { waitAfterAttack, speed } = this.state().settings;
    const next = promptOf(this.#recording.movie);
    const asked = next !== null && isHuman(this.#recording.seating, next.to);
    return waitAfterAttack && speed !== 'instant' && !asked && settlesStrike(shown.map(({ event }) => event));
  }

  #pause(phase: 'waiting' | 'broken', change: Partial<StageState> = {}): Promise<void> {
    const released = this.#waits.pause();
    this.#store.update({ ...change, phase });
    return released;
  }

  /** When nobody of the player's is left, it is the player who says whether to stay. */
  async #mindTheGone(): Promise<void> {
    const { seating, movie } = this.#recording;
    const yours = movie.seats.filter((_, seat) => isYours(seating, seat));
    if (this.#watching || yours.length === 0 || !yours.every((seat) => seat.eliminated)) return;
    await this.#pause('waiting', { gone: true });
  }

  #finish(conceded: boolean): void {
    this.#ports.forget();
    this.#show.catchUp();
    const credits = this.#recording.credits(conceded);
    this.#store.update({ phase: 'over', question: null, menus: [], table: this.#table(), credits });
  }

  #keep(): void {
    this.#ports.save(this.#recording.save());
  }

  #offer(): void {
    const { question, phase } = this.state();
    const asked = phase === 'asking' && question !== null;
    this.#show.board?.offer(asked ? offersOf(question) : [], asked ? promptOf(this.#recording.movie) : null);
  }

  /** The table as everybody sees it. */
  view(): PublicView {
    return publicView(this.#recording.movie);
  }

  #table() {
    return tableModel(this.view(), (seat) => isYours(this.#recording.seating, seat));
  }
}
