/** One rule, as a player reads it. */
export interface RuleWords {
  readonly title: string;
  readonly says: string;
  /** Parts with a letter of their own: R5.3a. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What the printed game leaves open, and how it is played here. */
  readonly rulings?: readonly string[];
  /** It holds only where this is on. */
  readonly switch?: string;
}

/** A word of the trade. */
export interface TermWords {
  readonly name: string;
  readonly says: string;
  /** Where it is told in full. */
  readonly rule: string;
  /** How it stands in a sentence, where it is worth a mark there: spellings with bars between. */
  readonly forms: string;
}
export type Glossary = Readonly<Record<string, TermWords>>;

/** A line of a cue card: what it is about, in a few words, and where it is told in full. */
export interface CueLine {
  readonly lead: string;
  readonly says: string;
  readonly rule: string;
  /** A roll it is about; of two, everything from the one to the other. */
  readonly dice?: readonly (readonly [number, number])[];
}

export interface CueCard {
  readonly title: string;
  readonly aside: string;
  readonly lines: readonly CueLine[];
  /** Numbers in a row under its aside, each of a reel. */
  readonly reels?: { readonly name: string; readonly cards: readonly number[] };
}

export interface TipPage {
  readonly head: string;
  readonly lines: readonly string[];
}

/** The rules of a game as they are read and looked up. */
export interface Book {
  /** What its ids begin with: R10.4, SA9.5. */
  readonly sign: string;
  readonly rules: Readonly<Record<string, RuleWords>>;
  readonly topics: Readonly<Record<string, string>>;
  readonly terms: Glossary;
  /** What to type, for instance. */
  readonly hint: string;
  /** How the players know a switch. */
  switchName(id: string): string;
}

/** How its rules are cited, perhaps with the letter of a part: R10.4, R5.3e. */
export const citedIn = ({ sign }: Pick<Book, 'sign'>): RegExp => new RegExp(`${sign}\\d+\\.\\d+[a-z]?`, 'g');

/** The words of a rule; null where there is no such rule. */
export function ruleIn({ rules }: Pick<Book, 'rules'>, cited: string): (RuleWords & { readonly id: string }) | null {
  const id = cited.replace(/[a-z]$/, '');
  return Object.hasOwn(rules, id) ? { id, ...(rules[id] as RuleWords) } : null;
}

export const topicOf = (id: string): string => id.slice(0, id.indexOf('.'));
