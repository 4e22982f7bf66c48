import {
  ACTION,
  ACTIONS,
  type ActionId,
  attackValue,
  diceFor,
  distance,
  eventOf,
  GIRLS,
  itemOf,
  KILLER,
  KILLERS,
  movementValue,
  type Table,
  victimsAt,
} from '../../rules/geiger-man/index.ts';
import { errandOf } from './intents.ts';
import { far, power, weaponAdds } from './outlook.ts';

const yes = (is: boolean): number => (is ? 1 : 0);
const PAID = ACTIONS.filter((id) => ACTION[id].cost > 0);
const FINALES = KILLERS.flatMap((id) => KILLER[id].finales.map((finale) => finale.id));
const POWERS = KILLERS.flatMap((id) => [...KILLER[id].powers, KILLER[id].epic]);
const EVENTS = ['no-exit', 'short-walks', 'fog', 'curtained', 'rain'] as const;
const USES = ['shot', 'bomb', 'trap', 'push', 'dodge', 'less', 'cap', 'heal', 'drink', 'six', 'ride', 'call'] as const;

/** What is read off a table, by name; each about as large as one. */
export const FEATURES: readonly string[] = [
  ...['one', 'killer health', 'killer health squared', 'minor markers', 'killer returned', 'killer last'],
  ...['health', 'health two', 'health last', 'returned'],
  ...['two dice', 'three dice', 'horror', 'bloodlust', 'attack', 'move', 'time', 'extreme'],
  ...['power', 'power enough', 'power beside him', 'weapon', 'weapon of two', 'far weapon'],
  ...['in his space', 'one step', 'two steps', 'shielded', 'nearer victims', 'victims', 'minions', 'minions near'],
  ...[
    'terror left',
    'finale',
    'places left',
    'flipped',
    'with her',
    'errand',
    'errand with her',
    'pillars',
    'pillar here',
  ],
  ...['free cards', 'bonus', 'next easy', 'all easy', 'owed'],
  ...ACTIONS.map((id) => `hand ${id}`),
  ...PAID.map((id) => `tableau ${id}`),
  ...USES.map((as) => `item ${as}`),
  ...['item other', 'trap set'],
  ...EVENTS.map((is) => `event ${is}`),
  ...FINALES.map((id) => `finale ${id}`),
  ...POWERS.map((id) => `power ${id}`),
  ...GIRLS.map((id) => `girl ${id}`),
  ...GIRLS.map((id) => `ultimate ${id}`),
  ...['widow', 'nightbird'],
];

/** The table as numbers, in the order of the list; between two cards of hers. */
export function featuresOf(v: Table): number[] {
  const list = [...killerAndGirl(v), ...strength(v), ...board(v)];
  list.push(v.tableau.filter((id) => ACTION[id].cost === 0).length / 6);
  list.push(v.marks.bonus / 3, yes(v.marks.easy === 'next'), yes(v.marks.easy === 'phase'), v.owed.length / 2);
  for (const id of ACTIONS) list.push(countOf(v.hand, id));
  for (const id of PAID) list.push(countOf(v.tableau, id));
  items(v, list);
  for (const is of EVENTS) list.push(yes(v.ongoing.some(({ id }) => eventOf(id).rule?.is === is)));
  const finale = v.finaleSince > 0 ? v.finale.card : null;
  for (const id of FINALES) list.push(yes(id === finale));
  const known = v.powerRevealed ? v.power.card : null;
  for (const id of POWERS) list.push(yes(id === known));
  for (const id of GIRLS) list.push(yes(id === v.girl));
  for (const id of GIRLS) list.push(yes(v.flipped && id === v.girl));
  list.push(yes(v.killer === 'salt-widow'), yes(v.location === 'nightbird'));
  return list;
}

function killerAndGirl(v: Table): number[] {
  const dice = diceFor(v, false);
  const his = v.killerHealth / 12;
  return [
    1,
    his,
    his * his,
    v.minor.reduce((sum, { health }) => sum + health, 0) / 2,
    yes(v.killerToken === 'white'),
    yes(v.killerHealth === 1),
    v.health / 5,
    yes(v.health === 2),
    yes(v.health === 1),
    yes(v.token === 'white'),
    yes(dice >= 2),
    yes(dice >= 3),
    v.horror / 8,
    v.bloodlust / 11,
    attackValue(v, 'killer', true) / 4,
    movementValue(v, 'killer') / 3,
    v.time / 6,
    yes(v.options.extreme),
  ];
}

function strength(v: Table): number[] {
  const hers = power(v);
  const adds = weaponAdds(v);
  const isFar = v.items.some(({ id, held }) => held && itemOf(id).adds > 0 && itemOf(id).range.includes(1));
  return [
    hers / 10,
    yes(hers >= v.killerHealth),
    v.killerAt === v.girlAt ? hers / 10 : 0,
    yes(adds === 1),
    yes(adds >= 2),
    yes(isFar),
  ];
}

function board(v: Table): number[] {
  const steps = far(v, v.killerAt);
  let victims = 0;
  let nearer = 0;
  for (const id in v.victims) {
    const n = victimsAt(v, id);
    victims += n;
    if (n > 0 && distance(v, v.killerAt, id) <= steps) nearer += n;
  }
  const left = v.filled.reduce((sum, filled) => sum + (filled ? 0 : 1), 0);
  const withHer = Math.min(2, victimsAt(v, v.girlAt)) / 2;
  const errand = victims === 0 ? null : errandOf(v);
  const near = errand === null ? 0 : 1 / (1 + errand.steps);
  return [
    yes(steps === 0),
    yes(steps === 1),
    yes(steps === 2),
    yes(victimsAt(v, v.killerAt) > 0),
    Math.min(4, nearer) / 4,
    Math.min(10, victims) / 10,
    v.minions.length / 3,
    v.minions.filter(({ at }) => far(v, at) <= 1).length / 2,
    v.terror.length / 10,
    yes(v.finaleSince > 0),
    left / 4,
    yes(v.flipped),
    withHer,
    near,
    near * withHer,
    v.pillars.length / 4,
    yes(v.pillars.includes(v.girlAt)),
  ];
}

function countOf(cards: readonly ActionId[], id: ActionId): number {
  let n = 0;
  for (const card of cards) if (card === id) n++;
  return n;
}

/** Uses left, or one for an item that is used once. */
function items(v: Table, list: number[]): void {
  const counts = USES.map(() => 0);
  let other = 0;
  for (const { id, uses } of v.items) {
    const { as } = itemOf(id).use;
    const at = (USES as readonly string[]).indexOf(as);
    if (at >= 0) counts[at] = (counts[at] as number) + Math.max(1, uses) / 2;
    else if (as !== 'weapon') other++;
  }
  for (const n of counts) list.push(n);
  list.push(other, v.traps.length);
}
