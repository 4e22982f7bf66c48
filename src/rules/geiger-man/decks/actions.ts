import type { ActionDef, Effect, Line } from '../model/cards.ts';
import { ACTIONS, type ActionId } from '../model/vocabulary.ts';
import { damage, ENDS, health, horror, move, time } from './rows.ts';

const bonus = (dice: number): Effect => ({ do: 'bonus', dice });
const block = (less: number, least = 0): Effect => ({ do: 'block', less, least });
const top = (n: 1 | 2): Effect => ({ do: 'search', n });
/** FG16.3: no damage at all. */
const ALL = 99;

const row = (
  id: ActionId,
  cost: number,
  copies: number,
  kind: ActionDef['kind'],
  two: Line,
  one: Line,
  ...failure: Line[]
): ActionDef => ({ id, cost, copies, kind, lines: [[two], [one], failure] });

/** FG1.2: 23 cards, 15 names. */
const ROWS: readonly ActionDef[] = [
  row('steps', 0, 2, 'action', [move(2), time(-1)], [move(1), time(-1)], [move(1), health(-1), time(-2)], [time(-2)]),
  row('head', 0, 2, 'action', [horror(-1), time(2)], [horror(-1), time(-1)], [time(-2)]),
  row('swing', 0, 1, 'attack', [damage(1)], [damage(1), health(-1)], [health(-1), ENDS]),
  row('breath', 0, 1, 'action', [health(2)], [health(1), time(-1)], [health(1), horror(1), time(-1), ENDS]),
  row('take-two', 1, 2, 're-roll', [], [], []),
  row(
    'rummage',
    2,
    2,
    'search',
    [top(2), time(-1)],
    [top(1), time(-1)],
    [top(1), horror(2), time(-2)],
    [horror(1), time(-2)],
  ),
  row(
    'run',
    2,
    2,
    'action',
    [move(3), time(-1)],
    [move(2), time(-1)],
    [move(1), health(-1), time(-2), ENDS],
    [health(-1), time(-2)],
  ),
  row('duck', 2, 2, 'reaction', [block(ALL)], [block(2)], [block(1, 1)]),
  row(
    'racket',
    3,
    2,
    'action',
    [horror(-2), time(2)],
    [horror(-1), time(1)],
    [horror(-1), time(-4)],
    [horror(1), time(-2)],
  ),
  row('make-do', 3, 1, 'action', [{ do: 'easy', how: 'phase' }], [{ do: 'easy', how: 'next' }], [horror(1), time(-1)]),
  row('think', 4, 1, 'action', [bonus(3)], [bonus(2), time(-1)], [bonus(1), horror(1), time(-2)]),
  row('not-this-time', 4, 1, 'reaction', [block(ALL), damage(2)], [block(2), damage(1)], []),
  row(
    'haul-off',
    4,
    2,
    'attack',
    [damage(2), horror(-1)],
    [damage(1), horror(-1), ENDS],
    [health(-1), horror(1), ENDS],
  ),
  row('lie-low', 5, 1, 'action', [health(4), time(-1)], [health(3), time(-2)], [health(2), horror(1), time(-2), ENDS]),
  row(
    'all-in',
    6,
    1,
    'attack',
    [damage(3), horror(-1)],
    [damage(2), horror(-1), ENDS],
    [damage(2), health(-2), horror(1), ENDS],
  ),
];

export const ACTION: Readonly<Record<ActionId, ActionDef>> = Object.fromEntries(
  ROWS.map((def) => [def.id, def]),
) as Record<ActionId, ActionDef>;

/** FG2.2: the starting hand, and the rest. */
const cardsOf = (isWanted: (cost: number) => boolean): ActionId[] =>
  ACTIONS.flatMap((id) => (isWanted(ACTION[id].cost) ? new Array<ActionId>(ACTION[id].copies).fill(id) : []));
export const startingHand = (): ActionId[] => cardsOf((cost) => cost === 0);
export const startingTableau = (): ActionId[] => cardsOf((cost) => cost > 0);
