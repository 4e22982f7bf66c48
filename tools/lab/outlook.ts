import { armyWorth, roundsLeft } from '../../src/director-ai/shuffling-horror/values.ts';
import { odds, type Table, table } from '../../src/rules/shuffling-horror/index.ts';

/**
 * How a movie looks for the cast, read off the table alone: a weighted sum of a few features, fitted to how movies really ended
 * (`npm run lab -- fit`). Zero is an even chance, more is better for the cast.
 */
export const FEATURES = [
  'one',
  'pile',
  'alive',
  'stamina',
  'toughest',
  'army',
  'siege',
  'rounds',
  'stars',
  'tools',
  'power',
  'shelter',
  'prey',
  'last',
] as const;

/** Attacks that everyone in play can still take between them, power shared out evenly. */
export function features(view: Table): number[] {
  const cast = table.castFrom(view);
  let power = 0;
  for (const seat of view.seats) power += seat.power;
  const share = cast.length === 0 ? 0 : power / cast.length;
  let stamina = 0;
  let toughest = 0;
  let stars = 0;
  let tools = 0;
  for (const s of cast) {
    const spoints = Math.min(14, Math.round(s.rest + share));
    const left = attacksLeft(spoints, table.statOf(view, s, table.flailStat(view, s)) ?? 0);
    stamina += left;
    toughest = Math.max(toughest, left);
    stars += s.stars;
    tools += s.held.length;
  }
  let army = 0;
  for (const side of table.sidesOf(view)) army += armyWorth(view, side);
  const rounds = Math.min(20, roundsLeft(view));
  return [
    1,
    view.survivorPile.length,
    cast.length,
    stamina / 4,
    toughest / 4,
    army,
    (army * Math.min(8, rounds)) / 8,
    rounds / 4,
    stars,
    tools / 2,
    power / 6,
    view.sanctuaries.length,
    table.screenMonsters(view).length,
    view.lastStand ? 1 : 0,
  ];
}

const known: number[] = [];
function attacksLeft(spoints: number, flail: number): number {
  const at = spoints * 12 + flail;
  known[at] ??= odds.attacksLeft(spoints, flail);
  return known[at];
}

/** Printed by `npm run lab -- fit`. */
export const WEIGHTS: readonly number[] = [
  0.4047, 0.2482, -0.0393, 0.3517, 0.27, -0.7978, -1.4721, -1.0118, 0.2549, 0.177, -0.2455, 0.1088, -0.2079, -0.5153,
];

export function outlook(view: Table): number {
  const values = features(view);
  let simulation = 0;
  for (let i = 0; i < values.length; i++) simulation += (values[i] as number) * (WEIGHTS[i] as number);
  return simulation;
}

/** A logit as a chance, by a rational curve close to the logistic one: Math.exp differs between browsers. */
export function chanceOf(logit: number): number {
  const x = logit / 2;
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
