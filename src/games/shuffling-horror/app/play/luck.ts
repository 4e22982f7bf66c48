import { type CardId, type MovieEvent, odds } from '../../../../rules/shuffling-horror/index.ts';

/** Rolls of one kind: how many came off, and how many could be expected to, by the exact odds of each. */
export interface Rolls {
  made: number;
  good: number;
  expected: number;
  /** The sum of p(1 − p): how far off the expectation chance may well be. */
  variance: number;
}

export const ROLLS = ['attacks', 'flails', 'tests', 'strikes'] as const;
export type Luck = Record<(typeof ROLLS)[number], Rolls>;

const none = (): Rolls => ({ made: 0, good: 0, expected: 0, variance: 0 });

/** Counts the rolls of some survivors' attacks and tests, and those of the attacks on them. */
export class LuckTally {
  readonly luck: Luck = { attacks: none(), flails: none(), tests: none(), strikes: none() };
  readonly #counts: (seat: number) => boolean;
  readonly #counted = new Set<CardId>();

  constructor(counts: (seat: number) => boolean) {
    this.#counts = counts;
  }

  see(events: readonly MovieEvent[]): void {
    for (const e of events) {
      if (e.type === 'survivor-joined' && this.#counts(e.seat)) this.#counted.add(e.survivor);
      else if (e.type === 'attack-rolled') this.#roll('attacks', e.survivor, e.needed, e.hit);
      else if (e.type === 'test-rolled') this.#roll(e.flail ? 'flails' : 'tests', e.survivor, e.needed, e.passed);
      else if (e.type === 'strike-rolled') this.#roll('strikes', e.at, e.needed, e.hit);
    }
  }

  #roll(kind: keyof Luck, whose: CardId, needed: number, good: boolean): void {
    if (!this.#counted.has(whose)) return;
    const rolls = this.luck[kind];
    const p = odds.pSuccess(needed);
    rolls.made++;
    rolls.expected += p;
    rolls.variance += p * (1 - p);
    if (good) rolls.good++;
  }
}

/** How lucky those were who were counted, in standard deviations; null where there is too little to say. */
export function fortune({ strikes, ...own }: Luck): number | null {
  const kinds = Object.values(own);
  const variance = [...kinds, strikes].reduce((simulation, it) => simulation + it.variance, 0);
  if (variance < LITTLE) return null;
  const ahead =
    kinds.reduce((simulation, it) => simulation + it.good - it.expected, 0) - (strikes.good - strikes.expected);
  return ahead / Math.sqrt(variance);
}
/** About four rolls. */
const LITTLE = 1;
