/** The chance of no success, of one, and of two or more. */
export type Odds = readonly [number, number, number];

/** What may still be done about the dice; a die is a success, a partial or nothing, each one time in three. */
export interface Means {
  /** Action cards in hand besides Second Takes: two of any kind turn a partial. */
  cards: number;
  takes: number;
  /** Time for re-rolling every die. */
  time: number;
  /** Dice that an item turns to a 6. */
  sixes: number;
  /** Partials that count for nothing discarded (Seen Every Picture). */
  turns: number;
  /** Re-rolls of any number of dice (House Odds). */
  throws: number;
}
export const NO_MEANS: Means = { cards: 0, takes: 0, time: 0, sixes: 0, turns: 0, throws: 0 };

/** Dice on the table: successes (converted ones are locked and never thrown again), partials, nothing. */
interface Dice {
  locked: number;
  hits: number;
  partials: number;
  blanks: number;
}

const ALL_FOR = 2;
const CARDS_FOR = 2;
const THIRD = 1 / 3;
const certain = (n: number): Odds => [n <= 0 ? 1 : 0, n === 1 ? 1 : 0, n >= 2 ? 1 : 0];
const worthOf = (odds: Odds, worth: Odds): number => odds[0] * worth[0] + odds[1] * worth[1] + odds[2] * worth[2];
const mix = (parts: readonly (readonly [number, Odds])[]): Odds => {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [share, odds] of parts)
    for (let i = 0; i < 3; i++) sum[i] = (sum[i] as number) + share * (odds[i] as number);
  return sum;
};

/** FG5.2: dice as they lie, without any change. */
export function asTheyLie(n: number, easy = false): Odds {
  const hit = easy ? 2 * THIRD : THIRD;
  const none = (1 - hit) ** n;
  const one = n * hit * (1 - hit) ** (n - 1);
  return [none, one, 1 - none - one];
}

/** Every fall of n dice: successes, partials, blanks, and how likely. */
function falls(n: number): (readonly [number, Pick<Dice, 'hits' | 'partials' | 'blanks'>])[] {
  const found: (readonly [number, Pick<Dice, 'hits' | 'partials' | 'blanks'>])[] = [];
  for (let hits = 0; hits <= n; hits++) {
    for (let partials = 0; partials <= n - hits; partials++) {
      const blanks = n - hits - partials;
      found.push([(choose(n, hits) * choose(n - hits, partials)) / 3 ** n, { hits, partials, blanks }]);
    }
  }
  return found;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** The odds of whoever changes the dice on the table as best it may for what the three lines are worth (FG5.5). */
export function bestOdds(dice: Dice, means: Means, worth: Odds): Odds {
  const memo = new Map<string, Odds>();
  const go = (d: Dice, m: Means): Odds => {
    const key = `${d.locked},${d.hits},${d.partials},${d.blanks},${m.cards},${m.takes},${m.time >= ALL_FOR},${m.sixes},${m.turns},${m.throws}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best = certain(d.locked + d.hits);
    for (const odds of ways(d, m, go)) if (worthOf(odds, worth) > worthOf(best, worth) + 1e-12) best = odds;
    memo.set(key, best);
    return best;
  };
  return go(dice, means);
}

/** The odds before the throw. */
export const oddsOf = (n: number, means: Means, worth: Odds, easy = false): Odds =>
  mix(
    falls(n).map(([share, fall]) => {
      const dice = easy ? { hits: fall.hits + fall.partials, partials: 0, blanks: fall.blanks } : fall;
      return [share, bestOdds({ locked: 0, ...dice }, means, worth)];
    }),
  );

type Go = (d: Dice, m: Means) => Odds;

function* ways(d: Dice, m: Means, go: Go): Generator<Odds> {
  const turned = { ...d, partials: d.partials - 1, locked: d.locked + 1 };
  if (d.partials > 0 && m.turns > 0) yield go(turned, { ...m, turns: m.turns - 1 });
  if (d.partials > 0 && m.cards + m.takes >= CARDS_FOR) {
    for (let takes = Math.max(0, CARDS_FOR - m.cards); takes <= Math.min(CARDS_FOR, m.takes); takes++) {
      yield go(turned, { ...m, cards: m.cards - CARDS_FOR + takes, takes: m.takes - takes });
    }
  }
  if (m.sixes > 0) {
    const left = { ...m, sixes: m.sixes - 1 };
    if (d.blanks > 0) yield go({ ...d, blanks: d.blanks - 1, hits: d.hits + 1 }, left);
    if (d.partials > 0) yield go({ ...d, partials: d.partials - 1, hits: d.hits + 1 }, left);
  }
  if (m.takes > 0) {
    const left = { ...m, takes: m.takes - 1 };
    for (const from of ['blanks', 'partials'] as const) if (d[from] > 0) yield thrown(d, { [from]: 1 }, left, go);
    if (m.time >= ALL_FOR) {
      yield thrown(
        d,
        { hits: d.hits, partials: d.partials, blanks: d.blanks },
        { ...left, time: m.time - ALL_FOR },
        go,
      );
    }
  }
  if (m.throws > 0) {
    const left = { ...m, throws: m.throws - 1 };
    if (d.blanks > 0) yield thrown(d, { blanks: d.blanks }, left, go);
    if (d.partials > 0) yield thrown(d, { blanks: d.blanks, partials: d.partials }, left, go);
  }
}

/** So many of each are thrown again. */
function thrown(d: Dice, again: { hits?: number; partials?: number; blanks?: number }, m: Means, go: Go): Odds {
  const { hits = 0, partials = 0, blanks = 0 } = again;
  return mix(
    falls(hits + partials + blanks).map(([share, fall]) => [
      share,
      go(
        {
          locked: d.locked,
          hits: d.hits - hits + fall.hits,
          partials: d.partials - partials + fall.partials,
          blanks: d.blanks - blanks + fall.blanks,
        },
        m,
      ),
    ]),
  );
}
