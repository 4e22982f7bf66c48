import type { Claim, Prompt, Reply, Script } from '../../../../rules/stand-in/index.ts';
import type { StepWords } from '../../text/shapes/lessons.ts';
import type { Lesson } from '../ports/stage.ts';

/** What a prompt of the lesson is about; a question that somebody put in the talk is another than a word in one's turn. */
export type Situation = Exclude<Prompt['type'], 'talk'> | 'talk' | 'spoken-to';

/** A prompt of the lesson, by what can be seen at the table: so a reload, or a choice taken back, finds the same one. */
export interface Cue {
  turn: number;
  chair: number;
  when: Situation;
  /** Said before it is asked, each until it was heard. */
  says: readonly Spoken[];
  /** Said beside it, while it is asked. */
  asks: Spoken | null;
  /** Which replies keep to the script; null: any. */
  wants: ((reply: Reply) => boolean) | null;
}

interface Spoken {
  words: StepWords;
  at: Lesson['at'];
}

export interface LessonScript {
  cues: readonly Cue[];
  /** The last turn of it; after that everything is free. */
  turns: number;
}

/** The player's chair in both lessons. */
export const YOUR_CHAIR = 0;

type At = readonly [turn: number, chair: number, when: Situation];

/** A computer's part. */
export const part = ([turn, chair, when]: At, wants: Cue['wants']): Cue => ({
  turn,
  chair,
  when,
  says: [],
  asks: null,
  wants,
});

/** Something is said before whoever it is goes on. */
export const aside = (at: At, ...says: Spoken[]): Cue => ({ ...part(at, null), says });

/** The player is asked, and told what to do. */
export const step = (turn: number, when: Situation, asks: Spoken, wants: Cue['wants'], ...says: Spoken[]): Cue => ({
  turn,
  chair: YOUR_CHAIR,
  when,
  says,
  asks,
  wants,
});

export const said = (words: StepWords, at: Lesson['at'] = 'prompt'): Spoken => ({ words, at });

export const gives = (...cards: Script[]) => isReply('give', cards);
export const discards = (...cards: Script[]) => isReply('discard', cards);
export const defends = (...cards: Script[]) => isReply('defend', cards);
const isReply =
  (type: 'give' | 'discard' | 'defend', cards: readonly Script[]) =>
  (reply: Reply): boolean =>
    reply.type === type && cards.includes(reply.card);

export const plays =
  (card: Script, ...targets: number[]) =>
  (reply: Reply): boolean =>
    reply.type === 'play' && reply.card === card && targets.some((target) => target === reply.target);

/** In talk: one of these claims, or a bare word. */
export const says =
  (...words: (Claim | 'yes' | 'no' | 'silent')[]) =>
  (reply: Reply): boolean =>
    words.some((it) => (typeof it === 'string' ? reply.type === it : reply.type === 'say' && isSame(reply.claim, it)));
const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof typeof other] === value);

export const situationOf = (prompt: Prompt): Situation =>
  prompt.type === 'talk' && prompt.answering !== null ? 'spoken-to' : prompt.type;

/** Where the open prompt is in the script: all that is said there, and what is wanted. */
export const cuesAt = ({ cues }: LessonScript, turn: number, prompt: Prompt): readonly Cue[] =>
  cues.filter((cue) => cue.turn === turn && cue.chair === prompt.to && cue.when === situationOf(prompt));

/** Everything that is said, in order. */
export const spokenIn = ({ cues }: LessonScript): readonly Spoken[] =>
  cues.flatMap((cue) => (cue.asks === null ? cue.says : [...cue.says, cue.asks]));
