import { type Asking, Turns } from '../../../../app/play/turns.ts';
import { Tutorial } from '../../../../app/play/tutorial.ts';
import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import type { Prompt, Reply } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import type { Advice } from '../ports/advice.ts';
import { mainOf } from '../ports/commentary.ts';
import type { PlayerPort, StageState } from '../ports/stage.ts';
import type { BoardPort, TableThing } from '../ports/table-things.ts';
import type { Threat } from '../ports/threat.ts';
import { clicked, offersIn } from '../questions/intents.ts';
import { questionOf } from '../questions/question.ts';
import { FIGHTS_ENOUGH, foughtBy, offersPlans } from '../questions/remembered.ts';
import { meanwhileAt } from './meanwhile.ts';
import { MovieStage } from './movie-stage.ts';
import type { MovieTypes } from './movie-types.ts';
import { isWaitedFor, type PresentedEvent, strikerOf } from './presenter.ts';
import { recapOf } from './recap.ts';
import { Recording } from './recording.ts';
import { remark } from './remarks.ts';
import type { SessionPorts } from './session-ports.ts';
import { Settled } from './settled.ts';

/** The stage manager of a movie that is being played: what the first game adds to the turns that every game has. */
export class Session extends MovieStage implements PlayerPort {
  readonly #ports: SessionPorts;
  readonly #turns: Turns<MovieTypes, Recording>;
  readonly #tutorial: Tutorial<MovieTypes, Recording>;
  readonly #settled = new Settled();
  #board: BoardPort | null = null;
  #watching = false;
  /** And would like to see how it ends. */
  #hurried = false;

  constructor(recording: Recording, ports: SessionPorts) {
    super(recording, ports);
    this.#ports = ports;
    this.#turns = new Turns<MovieTypes, Recording>(this.stage, ports, this.#asking);
    this.#tutorial = new Tutorial<MovieTypes, Recording>(this.stage, this.#turns, {
      guide: ports.guide ?? null,
      isTaught: ({ kind }) => kind === 'first-night',
      untaught: ordinary,
    });
  }

  readonly #asking: Asking<MovieTypes> = {
    recap: () => (this.#tutorial.sitsDown ? [] : recapOf(this.recording)),
    before: () => this.#mindTheGone(),
    beforehand: (prompt) => this.#settled.answer(this.view(), prompt, this.isGuided ? null : this.state().settings),
    question: (prompt) => this.#asked(prompt),
    offer: () => this.#offer(),
    answered: () => this.#unmarked(),
    decided: (trace, prompt, late) => this.#decided(trace, prompt, late),
    shown: (shown, byComputer) => this.#seen(shown, byComputer),
  };

  get player(): PlayerPort {
    return this;
  }

  override attach(board: BoardPort): void {
    this.#board = board;
    super.attach(board);
    board.foresee(this.state().threat);
    board.mark(this.state().advice?.at ?? null);
    this.#offer();
  }

  override detach(): void {
    super.detach();
    this.#board = null;
  }

  /** Plays until the movie is over. `opening`: what a new movie begins with, not yet shown. */
  run(opening: readonly PresentedEvent[] = []): Promise<void> {
    return this.#turns.run(opening);
  }

  #asked(prompt: Prompt): Pick<StageState, 'question' | 'lesson' | 'meanwhile' | 'plans'> {
    const meanwhile = meanwhileAt(this.recording, prompt, this.state().meanwhile);
    const plans = !this.isGuided && offersPlans(this.state().settings);
    return { ...this.#tutorial.asked(prompt, questionOf(this.view(), prompt)), meanwhile, plans };
  }

  #decided(trace: Trace | null, prompt: Prompt, late: boolean): void {
    if (late) this.notify(NOTICE.slowDirector);
    else this.withdraw(NOTICE.slowDirector);
    if (trace !== null) this.#comment(trace, prompt, late);
  }

  /** Said before it is seen, from what was weighed; no part of the movie. */
  #comment(trace: Trace, prompt: Prompt, late: boolean): void {
    const { commentary } = this.state().settings;
    try {
      const said = this.#ports.commentator?.()?.decided(trace, this.view(), prompt, late, commentary);
      if (said && !this.stage.stopped) remark(this.stage.store, said.words, { ...said, luck: '' });
    } catch {
      // the movie goes on without a word
    }
  }

  async #seen(shown: readonly PresentedEvent[], byComputer: boolean): Promise<void> {
    this.#tellLuck(shown);
    if (this.#owesPause(shown, byComputer)) await this.#turns.pause({ phase: 'waiting' });
  }

  #tellLuck(shown: readonly PresentedEvent[]): void {
    const { comments, settings } = this.state();
    const about = mainOf(comments);
    if (about === null || settings.commentary !== 'full') return;
    // Of dice that the player rolled for the other side the Director has nothing to say.
    const isYours = (chair: number) => this.recording.isAsked(chair);
    const theirs = shown.map(({ event }) => event).filter((event) => !strikerOf(event).some(isYours));
    const luck = this.#ports.commentator?.()?.rolled(theirs) ?? '';
    if (luck === '') return;
    this.stage.store.update({ comments: comments.map((it) => (it === about ? { ...it, luck } : it)) });
    remark(this.stage.store, luck, null);
  }

  #unmarked(): void {
    this.#board?.offer([], null);
    this.#board?.mark(null);
  }

  /** Somebody else was asked what they would do: the credits will say so. */
  countAdvice = (): void => this.#ports.save(this.recording.advised());

  /** What somebody else would do; too late, where the question is no longer asked. */
  advise(advice: Advice): void {
    if (this.state().question?.n !== advice.n) return;
    this.stage.store.update({ advice });
    this.#board?.mark(advice.at);
  }

  /** What the coming Director's turn may cost, as far as anybody can say. */
  foresee(threat: Threat | null): void {
    this.stage.store.update({ threat });
    this.#board?.foresee(threat);
  }

  /** What the seed was sealed with, for all to see before it is broken. */
  sealed(seal: string): void {
    this.stage.store.update({ seal });
  }

  choose(reply: Reply, n: number): void {
    if (this.#turns.choose(reply, n) && !this.isGuided) this.#fought(foughtBy(this.state().settings, reply));
  }

  /** Whoever has seen a movie to its end knows how to fight. */
  seasoned(): void {
    this.#fought(FIGHTS_ENOUGH);
  }

  #fought(fights: number): void {
    if (fights > this.state().settings.fights) this.set({ fights });
  }

  attack(attack: Reply, spend: Reply, n: number): void {
    if (this.state().question?.n === n) this.#settled.plan(spend);
    this.choose(attack, n);
  }

  pick(at: TableThing): void {
    const { question, phase, menus } = this.state();
    const meant = question === null || phase !== 'asking' ? null : clicked(this.view(), question, menus, at);
    if (meant === null) this.stage.look(at);
    else if ('reply' in meant) this.choose(meant.reply, question?.n ?? -1);
    else this.list(meant.menus);
  }

  /** What the board shows is what is in the list that is open. */
  protected override list(menus: StageState['menus']): void {
    super.list(menus);
    this.#offer();
  }

  goOn(): void {
    this.stage.waits.goOn();
  }

  skip(): void {
    const { phase, gone } = this.state();
    if (phase === 'waiting' && !gone) this.goOn();
    else this.stage.show.skip();
  }

  watch(fast: boolean): void {
    this.#watching = true;
    this.#hurried = fast;
    // For this movie only: how fast the next one goes is not decided here.
    const { settings } = this.state();
    this.stage.store.update({ gone: false, recap: [], ...(fast && { settings: { ...settings, speed: 'instant' } }) });
    this.goOn();
  }

  turnCoat(): void {
    if (this.recording.coat === null) return;
    const { gone, phase } = this.state();
    this.#watching = true;
    this.#hurried = false;
    this.recording.turnCoat();
    this.stage.store.update({ gone: false, recap: [], coat: this.recording.coat });
    if (phase === 'asking') this.#turns.askAnew(this.recording);
    else this.#turns.keep();
    if (gone) this.goOn();
  }

  concede(): void {
    this.#turns.concede();
  }

  undo(): void {
    if (!this.#turns.undo()) return;
    this.#watching = false;
    this.#settled.takeBack(this.recording.n);
  }

  recover(): void {
    this.#turns.recover();
  }

  /** Somebody is shown the ropes. */
  get isGuided(): boolean {
    return this.#tutorial.isOn;
  }

  /** Said to the guide. */
  unguided(): void {
    this.#tutorial.leave();
  }

  /** An attack of the aliens has been settled, or a computer has done anything, and nobody is asked: a pause, for those who want one. */
  #owesPause(shown: readonly PresentedEvent[], byComputer: boolean): boolean {
    const next = this.recording.prompt;
    const asked = next === null || this.recording.isAsked(next.to);
    return !asked && !this.#hurried && isWaitedFor(shown, this.state().settings, byComputer);
  }

  /** When nobody of the player's is left, it is the player who says whether to stay. */
  async #mindTheGone(): Promise<void> {
    const { coat } = this.recording;
    if (coat !== this.state().coat) this.stage.store.update({ coat });
    if (this.#watching || coat !== 'own') return;
    await this.#turns.pause({ phase: 'waiting', gone: true });
  }

  #offer(): void {
    const offers = offersIn(this.state());
    this.#board?.offer(offers, offers.length > 0 ? this.recording.prompt : null);
  }
}

/** A lesson without anybody who shows the ropes is a movie like any other. */
const ordinary = (recording: Recording): Recording | null =>
  Recording.resume({
    ...recording.save(),
    mode: { kind: recording.setup.seating.director === YOU ? 'direct' : 'feature' },
  });
