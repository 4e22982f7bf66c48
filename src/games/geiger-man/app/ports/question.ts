import type { Prompt, Reply } from '../../../../rules/geiger-man/index.ts';
import type { TableThing } from './things.ts';

/** The chance of two successes or more, of one, and of none. */
export interface Chances {
  two: number;
  one: number;
  none: number;
}

/** One choice of an open prompt: a reply, or a list of closer choices. */
export interface Option {
  /** Apart from all others of its question. */
  id: string;
  label: string;
  /** Cost or consequence, in a few words. */
  detail: string;
  /** Where dice are thrown for it. */
  chances: Chances | null;
  /** What is pointed at while it has the pointer or the focus. */
  at: TableThing | null;
  /** What gives something up is quiet. */
  tone: 'plain' | 'quiet';
  reply: Reply | null;
  more: readonly Option[];
}

/** An open prompt as a person is asked it. */
export interface Question {
  n: number;
  type: Prompt['type'];
  heading: string;
  /** What it is about, in one line; may be empty. */
  aside: string;
  options: readonly Option[];
}
