/** How a rule is cited. */
export type RuleId = `FG${number}.${number}`;

/** One rule, as a player reads it. */
interface RuleWords {
  readonly title: string;
  readonly says: string;
}
export type Rules = Readonly<Record<RuleId, RuleWords>>;

/** A line of a cue card: what it is about, in a few words, and where it is told in full. */
interface RuleLine {
  readonly lead: string;
  readonly says: string;
  readonly rule: RuleId;
}
export interface RuleCard {
  readonly title: string;
  readonly aside: string;
  readonly lines: readonly RuleLine[];
}

/** A word of the trade, in two sentences. */
export interface TermWords {
  readonly name: string;
  readonly says: string;
  readonly rule: RuleId;
  /** How it stands in a sentence, where it is worth a mark there: spellings with bars between. */
  readonly forms: string;
}

export interface TipPage {
  readonly head: string;
  readonly lines: readonly string[];
}
