import { type AnySave, SAVE_FORMAT } from '../../storage/save.ts';
import type { AppTypes, GameParts, SaveOf, Setup, Teller } from './game.ts';

const REPLAY_FORMAT = 'last-reel-replay-2';

/** A reply, and what was asked. */
export interface AnswerOf<G extends AppTypes> {
  asked: G['prompt'];
  reply: G['reply'];
}

/** One reply that was given, and what stood before it. */
interface Given<G extends AppTypes> extends AnswerOf<G> {
  /** A person chose it. */
  chosen: boolean;
  /** A computer did: what it answers is something learned, too. */
  decided: boolean;
  /** All that the table had shown by then; of no interest, and empty, where no person was asked. */
  known: string;
}

/** Where a game goes on from when the rules have changed since: a table, and the replies that led there under older ones. */
export interface Base<G extends AppTypes> {
  snapshot: G['saved'];
  replies: readonly G['reply'][];
}

/** A game being played: its state, every reply that led there, and what was told of it. Synchronous, and without a screen. */
export class GameRecording<G extends AppTypes> {
  readonly movie: G['state'];
  readonly replies: G['reply'][] = [];
  /** The opening scene to show; none where it was played on before the player came. */
  readonly opening: readonly G['presented'][] = [];
  readonly parts: GameParts<G>;
  protected readonly teller: Teller<G>;
  readonly #given: Given<G>[] = [];
  readonly #base: Base<G> | null;
  #setup: Setup<G>;
  #choices = 0;
  /** How often somebody else was asked; what is taken back was asked all the same. */
  #asked = 0;

  constructor(parts: GameParts<G>, setup: Setup<G>, base: Base<G> | null = null) {
    this.parts = parts;
    this.#setup = setup;
    this.#base = base;
    this.teller = parts.tell.teller(setup.config);
    if (base !== null) {
      this.movie = parts.rules.fromJSON(base.snapshot);
      this.replies.push(...base.replies);
      return;
    }
    const { game, events } = parts.rules.start(setup.config);
    this.movie = game;
    const shown = this.#tell(events, null, false);
    for (const reply of setup.openingReplies) this.submit(reply);
    if (setup.openingReplies.length === 0) this.opening = shown;
  }

  /** The same game when only this many replies had been given: played again from its start, never taken back. */
  rewound(to: number): this {
    const setup = { ...this.setup, seating: this.parts.play.seatingAt(this.setup.seating, to) };
    const Same = this.constructor as new (...made: ConstructorParameters<typeof GameRecording<G>>) => this;
    const again = new Same(this.parts, setup, this.#base).askedBefore(this.#asked);
    for (const reply of this.replies.slice(again.replies.length, to)) again.submit(reply);
    return again;
  }

  /** So often somebody else had been asked. */
  askedBefore(times: number): this {
    this.#asked = times;
    return this;
  }

  /** Somebody else was asked what they would do; returns how the game is kept now. */
  advised(): SaveOf<G> {
    this.#asked++;
    return this.save();
  }

  get setup(): Setup<G> {
    return this.#setup;
  }

  /** Somebody sits elsewhere from here on. */
  protected reseat(seating: G['seating']): void {
    this.#setup = { ...this.#setup, seating };
  }

  /** The screenplay so far. */
  get log(): G['stage']['log'] {
    return this.teller.log;
  }

  /** Every roll of dice so far, as far as it was told. */
  get rolls(): readonly G['event'][] {
    return this.teller.rolls;
  }

  /** Where the player sits: nothing is told that cannot be seen from there. */
  get chair(): number | null {
    return this.parts.play.chairOf(this.setup.seating);
  }

  get prompt(): G['prompt'] | null {
    return this.parts.rules.promptOf(this.movie);
  }

  /** The number of the open prompt; -1 when it is over. */
  get n(): number {
    return this.prompt?.n ?? -1;
  }

  get isWhole(): boolean {
    return this.#base === null;
  }

  get isOver(): boolean {
    const { rules, play } = this.parts;
    return rules.outcome(this.movie) !== null || play.isOver(this.movie, this.setup.mode);
  }

  /** All that was asked and answered; not what was under older rules. */
  get answers(): readonly AnswerOf<G>[] {
    return this.#given;
  }

  /** Whether a question to that chair is the player's to answer, as things are. */
  isAsked(chair: number): boolean {
    return this.parts.play.isHuman(this.setup.seating, chair, this.replies.length);
  }

  /** How many replies stood at the last choice that can be taken back; null: none. Not once something new was learned. */
  get undoTo(): number | null {
    const { play } = this.parts;
    const known = play.known(this.movie, this.chair);
    const isPractice = play.isPractice(this.setup.mode);
    const first = this.replies.length - this.#given.length;
    for (let i = this.#given.length - 1; i >= 0 && first + i >= this.setup.openingReplies.length; i--) {
      const given = this.#given[i];
      if (given === undefined || (!isPractice && (given.decided || given.known !== known))) return null;
      if (given.chosen) return first + i;
    }
    return null;
  }

  /** Answers the open prompt; null: nothing is asked any more. An illegal reply throws, the game unchanged. */
  submit(reply: G['reply']): G['presented'][] | null {
    const { rules, play } = this.parts;
    const { prompt } = this;
    if (prompt === null) return null;
    const { seating, openingReplies } = this.setup;
    const human = this.isAsked(prompt.to);
    const known = human ? play.known(this.movie, this.chair) : '';
    const chosen = human && play.answersItself(seating, this.movie, prompt) === null;
    const events = rules.advance(this.movie, reply);
    this.replies.push(reply);
    this.#given.push({ asked: prompt, reply, chosen, decided: !human, known });
    if (chosen && this.replies.length > openingReplies.length) this.#choices++;
    return this.#tell(events, prompt, human);
  }

  #tell(events: readonly G['event'][], prompt: G['prompt'] | null, human: boolean): G['presented'][] {
    const told = events.flatMap((event) => this.parts.rules.seen(event, this.chair) ?? []);
    return this.teller.tell(told, {
      seating: this.setup.seating,
      chair: prompt?.to ?? null,
      asked: prompt?.type ?? null,
      human,
    });
  }

  save(): SaveOf<G> {
    const { config, seating, mode, openingReplies } = this.setup;
    const { rules } = this.parts;
    return {
      format: SAVE_FORMAT,
      game: rules.id,
      rules: rules.version,
      config,
      seating,
      mode,
      replies: [...this.replies],
      opening: openingReplies.length,
      whole: this.isWhole,
      ...(this.#asked > 0 && { asked: this.#asked }),
      snapshot: rules.toJSON(this.movie),
    };
  }

  /** A replay file: the same game in Node and in the browser. */
  replay(): string {
    const { rules } = this.parts;
    const { config } = this.setup;
    return JSON.stringify({
      format: REPLAY_FORMAT,
      game: rules.id,
      rules: rules.version,
      config,
      replies: this.replies,
    });
  }

  credits(conceded: boolean): G['credits'] {
    return this.teller.credits(this.movie, {
      conceded,
      choices: this.#choices,
      asked: this.#asked,
      seating: this.setup.seating,
      replay: this.replay(),
      hash: this.parts.rules.hash(this.movie),
    });
  }
}

type Make<G extends AppTypes, R> = (setup: Setup<G>, base: Base<G> | null) => R;

/**
 * A saved game at its open prompt. Its replies are played again: that is what tells the screenplay so far, and what proves
 * that the snapshot is a table the rules lead to. Null: it is not. Under older rules the snapshot alone counts.
 */
export function resumed<G extends AppTypes, R extends GameRecording<G>>(
  { rules }: GameParts<G>,
  kept: AnySave,
  make: Make<G, R>,
): R | null {
  if (kept.game !== rules.id || kept.rules > rules.version) return null;
  const save = kept as SaveOf<G>; // its game has looked at it
  const { config, seating, mode, replies, opening, snapshot, asked = 0 } = save;
  const setup = { config, seating, mode, openingReplies: replies.slice(0, opening) };
  try {
    if (!save.whole || save.rules < rules.version) return make(setup, { snapshot, replies }).askedBefore(asked);
    const recording = make(setup, null).askedBefore(asked);
    for (const reply of replies.slice(opening)) if (recording.submit(reply) === null) return null;
    return rules.hash(recording.movie) === rules.hash(rules.fromJSON(snapshot)) ? recording : null;
  } catch {
    return null;
  }
}
