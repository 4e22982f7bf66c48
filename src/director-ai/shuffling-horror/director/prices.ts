import { odds, type Survivor, type Table, table } from '../../../rules/shuffling-horror/index.ts';
import { toolWorth } from '../cast/tool-worth.ts';
import { roundsLeft, victimOf } from '../values.ts';

/**
 * What the Director pays attention to, in points: one point is one percentage point of the chance that nobody survives. `npm run lab -- prices`
 * plays movies with a little chance in every decision and prints what each was found to be worth.
 */
export interface Prices {
  /** Anybody's death. */
  life: number;
  /** More for each point of the flail stat above the middle: the quick must not be left for the end. */
  flail: number;
  /** More for each one left in the survivor pile: early losses come back as Familiar Faces. */
  reserve: number;
  /** For each round to come: there is time enough. */
  round: number;
  /** Its player has no other, and calls a fresh one while there are any. */
  alone: number;
  /** A death that would bring on the Last One Standing (R16.2), by how little can be done to that one. */
  curtain: number;
  /** Each spoint that an attack costs. */
  spoint: number;
  /** More where good weapons are held: they are used with spoints. */
  armed: number;
  /** Less where a death would be folly. */
  curtainSpoint: number;
  /** Each point of damage to a roof. */
  roof: number;
  /** Each point of strength of the throng that grows. */
  strength: number;
  /** What a throng's attack gains, in the last rounds. */
  lastAttacks: number;
  /** A card by itself, kept from the cast. */
  card: number;
  /** A card taken in the last rounds has no time left to pay. */
  late: number;
  /** Every throng of an All-Out. */
  attacker: number;
  /** What a captured card adds to its throng, over the rounds looked ahead. */
  placed: number;
  /** A captured card that completes one of the first three throngs brings the fourth nearer (R8.2). */
  completes: number;
  /** A toy out of the cast's reach. */
  toy: number;
}

export const PRICES: Prices = {
  life: 3.25,
  flail: 0.43,
  reserve: 0.2,
  round: -0.135,
  alone: -2.65,
  curtain: 0.65,
  spoint: 0.115,
  armed: 0.275,
  curtainSpoint: 0.215,
  roof: 0.1,
  strength: 0.21,
  lastAttacks: 1.9,
  card: 1.93,
  late: -3.7,
  attacker: 0.25,
  placed: 0.35,
  completes: 0.48,
  toy: 2.9,
};

/** Where "the middle" of flail stats lies. */
const MIDDLING = 6.5;
/** Rounds before the end that count as the last ones. */
const LAST_ROUNDS = 4;
const MANY_ROUNDS = 20;

/** How near the end is: 0 while there is time, 1 when this turn is the last. */
export const lateness = (view: Table): number => Math.max(0, 1 - roundsLeft(view) / LAST_ROUNDS);

/** A survivor outside, as prey: what its death is worth, and each spoint that it costs. */
export interface Prey {
  id: string;
  spoints: number;
  flail: number;
  /** How little its death would help: 0, down to -2 when it would only bring on a last one who cannot be finished. */
  folly: number;
  life: number;
  spoint: number;
}

export function preyOf(view: Table, prices: Prices): Prey[] {
  const cast = table.castFrom(view);
  const reserve = view.survivorPile.length;
  const early = prices.life + prices.reserve * reserve + prices.round * Math.min(MANY_ROUNDS, roundsLeft(view));
  const prey: Prey[] = [];
  for (const s of cast) {
    if (s.place !== null) continue;
    const { id, spoints, flail } = victimOf(view, s);
    const folly = cast.length === 2 && reserve === 0 ? curtain(view, cast.find((o) => o !== s) as Survivor) - 1 : 0;
    const alone = view.seats[table.seatOf(view, id)]?.pool.length === 1 ? prices.alone : 0;
    const life = early + prices.flail * (flail - MIDDLING) + alone + prices.curtain * folly;
    const spoint = prices.spoint + prices.armed * armsOf(view, s) + prices.curtainSpoint * folly;
    prey.push({ id, spoints, flail, folly, life, spoint });
  }
  return prey;
}

function armsOf(view: Table, s: Survivor): number {
  let worth = 0;
  for (const card of s.held) worth += toolWorth(view, s, card);
  return worth;
}

/**
 * R16.2: the loss of one of two brings on the Last One Standing, who has to live through a single round. 1 when the army is sure to
 * finish that one, -1 when it surely cannot.
 */
function curtain(view: Table, last: Survivor): number {
  const own = view.seats[table.seatOf(view, last.id)]?.power ?? 0;
  const spoints = Math.min(14, last.rest + own + 2 + 2 * last.stars);
  const army = table
    .sidesOf(view)
    .flatMap((side) => table.foesOf(view, side).map((foe) => odds.strikeTermsOf(view, foe)));
  army.sort((a, b) => b.target - a.target);
  const flail = table.statOf(view, last, table.flailStat(view, last)) ?? 0;
  return 2 * odds.series(army.slice(0, 5), spoints, flail).lost - 1;
}
