import type { AppTypes } from './game.ts';
import type { GameRecording } from './game-recording.ts';
import type { Stage } from './stage.ts';
import type { Turns } from './turns.ts';

type Question<G extends AppTypes> = NonNullable<G['stage']['question']>;

/** Where a lesson stands: the game, the table as the learner sees it, and what is asked. */
export interface Scene<G extends AppTypes, R> {
  recording: R;
  view: G['view'];
  prompt: G['prompt'];
}

/** Looks over the shoulder of whoever plays: tells of what has happened, may narrow a question, and says a sentence about it. */
export interface Guide<G extends AppTypes, R> {
  /** Told before that is asked, of whomever: one after the other, each until it was heard. */
  before(scene: Scene<G, R>): readonly NonNullable<G['stage']['lesson']>[];
  at(scene: Scene<G, R>, question: Question<G>): { question: Question<G>; lesson: G['stage']['lesson'] };
}

/** What a game says of its lessons. */
export interface Lessons<G extends AppTypes, R> {
  /** Fetched for those who want one; null: nobody shows the ropes. */
  guide: Guide<G, R> | null;
  /** Whether there is anything to be shown in it. */
  isTaught(mode: G['mode']): boolean;
  /** The same game without, as it is kept from then on; null: it does not go on. */
  untaught(recording: R): R | null;
}

/** The lesson on a stage: what is said of a question, what is told before it, and how it ends. The same for every game. */
export class Tutorial<G extends AppTypes, R extends GameRecording<G>> {
  readonly #stage: Stage<G, R>;
  readonly #turns: Turns<G, R>;
  readonly #lessons: Lessons<G, R>;
  /** What was told already: what is taken back is not told again. */
  readonly #heard = new Set<string>();
  #telling = false;

  constructor(stage: Stage<G, R>, turns: Turns<G, R>, lessons: Lessons<G, R>) {
    this.#stage = stage;
    this.#turns = turns;
    this.#lessons = lessons;
  }

  get isOn(): boolean {
    return this.#lessons.isTaught(this.#stage.recording.setup.mode);
  }

  /** Whoever has just sat down to it is told by that where things stand. */
  get sitsDown(): boolean {
    const { replies, setup } = this.#stage.recording;
    return this.isOn && replies.length === setup.openingReplies.length;
  }

  get #guide(): Guide<G, R> | null {
    return this.isOn ? this.#lessons.guide : null;
  }

  #scene(prompt: G['prompt']): Scene<G, R> {
    return { recording: this.#stage.recording, view: this.#stage.view(), prompt };
  }

  /** What is left of a question, and what is said beside it. */
  asked(prompt: G['prompt'], question: Question<G>): ReturnType<Guide<G, R>['at']> {
    return this.#guide?.at(this.#scene(prompt), question) ?? { question, lesson: null };
  }

  /** What has just happened is told, and goes on once it was heard. `settled`: when all of it has been seen. */
  async before(prompt: G['prompt'], settled: () => Promise<void>): Promise<void> {
    for (const lesson of this.#guide?.before(this.#scene(prompt)) ?? []) {
      if (!this.isOn || this.#stage.stopped) return;
      if (this.#heard.has(lesson.words)) continue;
      await settled();
      this.#stage.show.catchUp(); // what is told of is to be seen
      this.#telling = true;
      await this.#turns.pause({ phase: 'waiting', lesson, table: this.#stage.table() } as Partial<G['stage']>);
      this.#telling = false;
      this.#heard.add(lesson.words);
      this.#stage.store.put({ lesson: null, recap: [], phase: 'playing' });
    }
  }

  heard(): void {
    if (this.#telling) this.#stage.waits.goOn();
  }

  /** Whoever shows the ropes is sent away: it goes on as any other, also another day. Whether they were. */
  leave(): boolean {
    if (!this.isOn || !(this.#telling || this.#stage.state().phase === 'asking')) return false;
    const plain = this.#lessons.untaught(this.#stage.recording);
    if (plain === null) return false;
    this.#turns.askAnew(plain);
    this.#stage.store.put({ lesson: null, recap: [] });
    this.#stage.waits.goOn();
    return true;
  }
}
