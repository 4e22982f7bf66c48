import type { CardId, PromptType, Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { TableThing } from './table-things.ts';

/** One choice of an open prompt: a reply, or a list of closer choices. */
export interface Option {
  /** Apart from all others of its question. */
  id: string;
  label: string;
  /** Odds, cost or consequence, in a few words. */
  detail: string;
  /** The most telling of that, where there is no room for words: where it lies, and one figure. */
  brief?: { where: string; odds: string };
  /** What is pointed at while it has the pointer or the focus. */
  at: TableThing | null;
  /** None stands out by itself: `best` is what a lesson asks for; what gives something up is `quiet`. */
  tone: 'best' | 'plain' | 'quiet';
  reply: Reply | null;
  more: readonly Option[];
  /** The spoints of the roll, where an attack is put together before it is made: target, way, spoints, all at once. */
  dial: Dial | null;
}

export interface Chance {
  words: string;
  p: number;
}

/** One stop of a dial: so many spoints, at these odds. */
export interface Notch {
  amount: number;
  reply: Reply;
  chances: readonly Chance[];
  /** Who pays, in words. */
  pays: string;
}

/** What a seat could pay of the power part, for a split by hand (R12.3). */
export interface Purse {
  seat: number;
  most: number;
}

/** Spoints by a slider. */
export interface Dial {
  label: string;
  /** The word on its button: Roll, Flail. */
  verb: string;
  notches: readonly Notch[];
  /** Spoints that its survivor pays first, by itself. */
  rest: number;
  purses: readonly Purse[];
}

/** Which of the player's chairs is asked. */
export interface Chair {
  kind: 'seat' | 'pod' | 'director';
  words: string;
}

/** An open prompt as a person is asked it. */
export interface Question {
  n: number;
  type: PromptType;
  chair: Chair;
  seat: number | null;
  survivor: CardId | null;
  heading: string;
  /** What it is about, in one line; may be empty. */
  aside: string;
  options: readonly Option[];
  dial: Dial | null;
}
