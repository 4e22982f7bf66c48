import { itemOf, killerFullHealth, type Table, victimsAt } from '../../rules/geiger-man/index.ts';
import { far, power, weaponAdds } from './outlook.ts';
import { keepWorth } from './thumb-worth.ts';

/** What is read off a table, by name; each about as large as one. */
export const FEATURES = [
  'one',
  'killer health',
  'minor markers',
  'killer returned',
  'health',
  'health squared',
  'last health',
  'returned',
  'horror',
  'bloodlust',
  'power',
  'power spent',
  'weapon',
  'reactions',
  'hand',
  'time',
  'far',
  'beside him',
  'shielded',
  'terror left',
  'finale',
  'places',
  'flipped',
  'items',
  'minions',
  'victims',
  'pillars',
] as const;

const isReaction = (card: string): boolean => card === 'duck' || card === 'not-this-time';
const yes = (is: boolean): number => (is ? 1 : 0);

/** The table as numbers, in the order of the list; at the start of a turn. */
export function featuresOf(v: Table): number[] {
  const full = killerFullHealth(v.killer, v.options);
  const markers = v.minor.reduce((sum, { health }) => sum + health, 0);
  const strength = power(v);
  const steps = far(v, v.killerAt);
  const victims = Object.values(v.victims).reduce((sum, n) => sum + n, v.specials.length);
  const shields = v.items.filter(({ id }) =>
    ['less', 'cap', 'push', 'dodge', 'heal', 'drink'].includes(itemOf(id).use.as),
  );
  return [
    1,
    v.killerHealth / full,
    markers / 2,
    yes(v.killerToken === 'white'),
    v.health / 5,
    (v.health / 5) ** 2,
    yes(v.health === 1),
    yes(v.token === 'white'),
    v.horror / 8,
    v.bloodlust / 11,
    Math.min(strength, v.killerHealth) / 10,
    strength / 10,
    weaponAdds(v),
    v.hand.filter(isReaction).length / 3,
    v.hand.reduce((sum, card) => sum + keepWorth(card), 0) / 30,
    v.time / 6,
    Math.min(4, steps) / 4,
    yes(steps === 0),
    yes(victimsAt(v, v.killerAt) > 0),
    v.terror.length / 10,
    yes(v.finaleSince > 0),
    v.filled.filter(Boolean).length / 5,
    yes(v.flipped),
    shields.length / 3,
    v.minions.length / 3,
    Math.min(10, victims) / 10,
    v.pillars.length / 4,
  ];
}

/** The chance of a figure on the scale of odds. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));
export const dot = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, n, i) => sum + n * (weights[i] as number), 0);
