/** What every card has: its name, what it does in a few words, and a line that nobody needs. */
export interface CardWords {
  readonly name: string;
  readonly line: string;
  readonly flavour: string;
}

/** A card whose rule is told by hand, because no row of data tells it. */
export interface RuledCard extends CardWords {
  readonly rule: string;
}

export interface GirlWords {
  readonly name: string;
  /** How the log calls her. */
  readonly short: string;
  readonly job: string;
  readonly line: string;
  readonly flavour: string;
  readonly ultimate: RuledCard;
}
