import { Stage } from '../../../../app/play/stage.ts';
import { type Asking, Turns } from '../../../../app/play/turns.ts';
import { Tutorial } from '../../../../app/play/tutorial.ts';
import type { Remedy } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { Prompt, Reply, Role, View } from '../../../../rules/stand-in/index.ts';
import { ADVICE } from '../../../../text/play/advice.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import type { Mode, Save } from '../../kept.ts';
import { ENDING } from '../../text/ending.ts';
import type { Odds } from '../../text/shapes/odds.ts';
import { plainText } from '../../text/shapes/parts.ts';
import type { Option, Question } from '../ports/question.ts';
import { type Ears, MARKS, type Mark, type Watch } from '../ports/seating.ts';
import type { Advice, Lesson, PlayerPort, StagePort, StageState } from '../ports/stage.ts';
import { adviceFrom, offeredBy, saying } from '../questions/advice.ts';
import { questionOf } from '../questions/question.ts';
import { levelOf } from '../records/story.ts';
import { CLOCK, Show } from '../show/show.ts';
import { companyOf } from './company.ts';
import { Recording } from './recording.ts';
import type { SessionPorts } from './session-ports.ts';
import type { PresentedEvent, TableTypes } from './types.ts';

const RECAP_LINES = 3;

/** Somebody stands by and says something. */
const TAUGHT: readonly Mode['kind'][] = ['first-night', 'short-take'];

/** A lesson without anybody who shows the ropes is a game like any other, in which the player is asked for a word. */
function ordinary(recording: Recording): Recording | null {
  const { seating, ...save } = recording.save();
  return Recording.resume({ ...save, seating: { ...seating, ears: 'matters' }, mode: { kind: 'game' } } as Save);
}

/** The stage manager of a game that is being played: what this one adds to the turns that every game has. */
export class Session implements StagePort, PlayerPort {
  readonly show: Show;
  readonly #stage: Stage<TableTypes, Recording>;
  readonly #turns: Turns<TableTypes, Recording>;
  readonly #ports: SessionPorts;
  /** What was asked last, to be asked again with its chances. */
  #prompt: Prompt | null = null;
  /** Whoever thinks about it need not any more. */
  #callOff = () => {};
  readonly #passing: string[] = [];
  readonly #tutorial: Tutorial<TableTypes, Recording>;

  constructor(recording: Recording, ports: SessionPorts) {
    this.#ports = ports;
    this.#stage = new Stage<TableTypes, Recording>(recording, ports);
    this.#turns = new Turns<TableTypes, Recording>(this.#stage, ports, this.#asking);
    this.#tutorial = new Tutorial<TableTypes, Recording>(this.#stage, this.#turns, {
      guide: ports.guide ?? null,
      isTaught: ({ kind }) => TAUGHT.includes(kind),
      untaught: (it) => (this.isGuided ? ordinary(it) : null),
    });
    const draw = (view: View) => recording.parts.draw.tableOf(view, this.recording.setup.seating);
    this.show = new Show(this.#stage.view(), draw, ports.clock ?? CLOCK);
    this.#stage.store.update({ ears: recording.setup.seating.ears });
  }

  readonly #asking: Asking<TableTypes> = {
    recap: () => this.#recap(),
    before: () => this.#before(),
    beforehand: () => null,
    question: (prompt) => this.#asked(prompt),
    offer: () => {},
    answered: () => {
      for (const words of this.#passing.splice(0)) this.withdraw(words);
      this.#prompt = null;
      this.#callOff();
    },
    decided: (_trace, _prompt, late) => {
      if (late) this.notify(NOTICE.slowDirector);
      else this.#stage.store.withdraw(NOTICE.slowDirector);
    },
    shown: async () => {},
  };

  readonly film = null;

  get player(): PlayerPort {
    return this;
  }
  get recording(): Recording {
    return this.#stage.recording;
  }
  state = (): StageState => this.#stage.state();
  subscribe = (listener: () => void): (() => void) => this.#stage.subscribe(listener);
  notify = (words: string, remedy: Remedy | null = null): void => this.#stage.notify(words, remedy);
  withdraw = (words: string): void => this.#stage.store.withdraw(words);
  /** Worth knowing as it begins: gone with the first answer. */
  mention = (words: string): void => {
    this.#passing.push(words);
    this.notify(words);
  };
  dismiss = (id: number): void => this.#stage.store.dismiss(id);

  /** Plays until it is over. `opening`: what a new game begins with, not yet shown. */
  run(opening: readonly PresentedEvent[]): Promise<void> {
    this.#stage.attach(this.show, () => {});
    return this.#turns.run(opening);
  }

  /** Before a person is asked all of it has been seen; a computer decides meanwhile (SA17.8). */
  async #before(): Promise<void> {
    const { prompt, chair, movie, setup } = this.recording;
    const isOut = chair !== null && !movie.ring.includes(chair);
    if (prompt === null || this.recording.isAsked(prompt.to)) await this.show.settled();
    if (isOut && setup.seating.watch === null) {
      await this.show.settled();
      this.#stage.show.catchUp(); // what happened is to be seen
      await this.#turns.pause({ phase: 'waiting', burntOut: true, table: this.#stage.table() });
    }
    if (isOut && this.recording.setup.seating.watch === 'open') {
      this.#stage.store.update({ opened: { hands: movie.hands.map((hand) => [...hand]), roles: [...movie.roles] } });
    }
    if (prompt !== null) await this.#tutorial.before(prompt, () => this.show.settled());
  }

  #recap(): string[] {
    const { log, movie, replies } = this.recording;
    if (replies.length === 0 || this.isGuided) return [];
    const last = log.filter(({ speaker, style, quiet }) => speaker === null && style === 'action' && !quiet);
    return [
      ENDING.recap(movie.turn, movie.ring.length),
      ...last.slice(-RECAP_LINES).map(({ parts }) => plainText(parts)),
    ];
  }

  #asked(prompt: Prompt): Pick<StageState, 'question' | 'odds' | 'lesson'> {
    const view = this.#stage.view();
    this.#prompt = prompt;
    this.#ports.odds?.(view).then(
      (odds) => this.#counted(prompt, odds),
      () => {}, // nobody has counted: choices stand without their chances
    );
    return { ...this.#question(prompt, null), odds: null };
  }

  #question(prompt: Prompt, odds: StageState['odds']): { question: Question; lesson: Lesson | null } {
    const view = this.#stage.view();
    const { faces } = this.recording.setup.seating;
    const question = questionOf({ view, prompt, company: companyOf(view, faces), odds }, this.#stage.table().threes);
    return this.#tutorial.asked(prompt, question);
  }

  /** The same question with its chances; an open list stays, by its place. */
  #counted(prompt: Prompt, odds: readonly (Odds | null)[]): void {
    if (this.#prompt !== prompt || this.state().phase !== 'asking') return;
    const before = this.state().question;
    const { question } = this.#question(prompt, odds);
    if (before === null) return;
    const menus = this.state().menus.map((menu) => again(menu, listsIn(before), listsIn(question)));
    this.#stage.store.update({ question, odds, menus });
  }

  choose(reply: Reply, n: number): void {
    this.#turns.choose(reply, n);
  }

  open(options: readonly Option[]): void {
    this.#stage.store.update({ menus: [...this.state().menus, options] });
  }

  back(): void {
    this.#stage.store.update({ menus: this.state().menus.slice(0, -1) });
  }

  mark(chair: number): void {
    const { seats, marks } = this.recording.setup.seating;
    const all = seats.map((_, at): Mark => marks[at] ?? 'none');
    const next = MARKS[(MARKS.indexOf(all[chair] as Mark) + 1) % MARKS.length] as Mark;
    this.#note({ marks: all.with(chair, next) });
    this.show.redraw();
    this.#stage.store.update({ table: this.#stage.table() });
  }

  listen(ears: Ears): void {
    this.#note({ ears });
    this.#stage.store.update({ ears });
  }

  #note(change: Parameters<Recording['note']>[0]): void {
    this.recording.note(change);
    this.#turns.keep();
  }

  watch(how: Watch): void {
    this.#note({ watch: how });
    const { settings } = this.state();
    // For this game only: how fast the next one goes is not decided here.
    const hurried = how === 'end' ? { settings: { ...settings, speed: 'instant' as const } } : {};
    if (how === 'end') this.show.setSpeed('instant');
    this.#stage.store.update({ burntOut: false, recap: [], ...hurried });
    this.#stage.waits.goOn();
  }

  /** Somebody is shown the ropes. */
  get isGuided(): boolean {
    return this.recording.setup.mode.kind === 'first-night';
  }

  heard(): void {
    this.#tutorial.heard();
  }

  /** Said to whoever shows the ropes; the player is asked for a word again. */
  unguided(): void {
    if (this.#tutorial.leave()) this.#stage.store.update({ ears: this.recording.setup.seating.ears });
  }

  skip(): void {
    this.#stage.show.skip();
  }

  hold(on: boolean): void {
    this.#stage.waits.hold(on);
    this.show.hold(on);
  }

  set(change: Partial<Settings>): void {
    this.#stage.set(change);
    if (change.speed === 'instant') this.skip();
  }

  advise(): void {
    const { phase, question, settings, advice } = this.state();
    const prompt = this.#prompt;
    const { hint, save } = this.#ports;
    const isAsked = phase === 'asking' && question !== null && prompt !== null;
    if (!isAsked || this.isGuided || hint === undefined || !settings.advice || advice !== null) return;
    save(this.recording.advised());
    const tell = (told: Advice) => this.#prompt === prompt && this.#stage.store.update({ advice: told });
    tell(saying(prompt.n, ADVICE.thinking, false));
    const view = this.#stage.view();
    const { seating } = this.recording.setup;
    const seat = { prompt, role: view.known.roles[prompt.to] as Role, company: companyOf(view, seating.faces) };
    this.#callOff = hint(
      {
        view,
        prompt: { ...prompt, replies: offeredBy(question) },
        level: levelOf(seating) as Level,
        seed: `hint/${prompt.n}`,
      },
      (found, settled) => {
        const nobody = saying(prompt.n, ADVICE.silent, true);
        tell(found === null ? nobody : adviceFrom(found, settled, this.state().advice, seat));
      },
    );
  }

  undo(): void {
    this.#turns.undo();
  }

  concede(): void {
    this.#turns.concede();
  }

  recover(): void {
    this.#turns.recover();
  }

  stop(): void {
    this.#callOff();
    this.#stage.stop();
    this.show.destroy();
  }
}

/** Every list that a question holds, in one order. */
const listsIn = ({ cards, others, says, quick }: NonNullable<StageState['question']>): (readonly Option[])[] =>
  within([...cards, ...others, ...says, ...quick]);
const within = (options: readonly Option[]): (readonly Option[])[] =>
  options.flatMap(({ more }) => (more.length === 0 ? [] : [more, ...within(more)]));

const again = (
  menu: readonly Option[],
  before: readonly (readonly Option[])[],
  after: readonly (readonly Option[])[],
): readonly Option[] => after[before.indexOf(menu)] ?? menu;
