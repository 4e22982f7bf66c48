import type { Prompt, Reply, Script } from '../../../../rules/stand-in/index.ts';
import type { Saying } from '../../text/shapes/sayings.ts';

/** One way to answer, or a list of such ways. */
export interface Option {
  /** Stands alone on any button. */
  label: string;
  /** Its chances and what follows; empty where there is nothing to add. */
  detail: string;
  /** Null: it opens a list. */
  reply: Reply | null;
  more: readonly Option[];
}

/** Whether this choice, or one within its list, is this reply. */
export function leadsTo({ reply, more }: Option, wanted: Reply | null): boolean {
  if (wanted === null) return false;
  const isIt = reply !== null && JSON.stringify(reply) === JSON.stringify(wanted);
  return isIt || more.some((option) => leadsTo(option, wanted));
}

/** A card of one's own, as a choice. */
export interface HandOption extends Option {
  card: Script;
  /** On the card itself, one line: what it would do now. */
  tab: string;
  /** Drawn this turn. */
  isNew: boolean;
  /** A defence that answers what is asked. */
  isShield: boolean;
  /** Nothing can be done with it: why. */
  cannot: string;
}

/** What could be said, by kind. */
export interface Saids extends Option {
  saying: Saying;
}

/** A prompt in words. */
export interface Question {
  n: number;
  type: Prompt['type'];
  tells: string;
  asks: string;
  /** What goes with it, where it helps. */
  asides: readonly string[];
  /** The cards that are chosen from: the hand, or the three of a Second Take. */
  cards: readonly HandOption[];
  /** Ways to answer that are no card. */
  others: readonly Option[];
  /** What can be said, in groups; none where nothing may be. */
  says: readonly Saids[];
  /** Said without looking for it. */
  quick: readonly Option[];
  /** The chance that the card that is held out turns the player; null where none is, or nobody has counted yet. */
  turns: number | null;
  /** The Stand-In may declare (SA15.2), and whether it would be right. */
  declare: { reply: Reply; isDue: boolean } | null;
}
