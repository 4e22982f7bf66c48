import { ACTION, type ActionId, type ItemId, itemOf, type Reply, type Table } from '../../rules/geiger-man/index.ts';
import { weaponAdds } from './outlook.ts';
import { best, only } from './player.ts';

const WORTH: Readonly<Record<ActionId, number>> = {
  steps: 2,
  head: 2.5,
  swing: 2,
  breath: 1.5,
  'take-two': 3.5,
  rummage: 2.5,
  run: 3,
  duck: 4,
  racket: 2.5,
  'make-do': 3,
  think: 3,
  'not-this-time': 5,
  'haul-off': 6,
  'lie-low': 4,
  'all-in': 8,
};
/** What a card is worth keeping. */
export const keepWorth = (card: ActionId): number => WORTH[card];

const ITEMS: Readonly<Record<string, number>> = {
  shot: 5,
  bomb: 5,
  trap: 3,
  push: 3,
  dodge: 3,
  less: 3.5,
  cap: 4,
  heal: 3,
  drink: 3,
  six: 3,
};
export const itemWorth = (id: ItemId): number => {
  const { use, adds, range } = itemOf(id);
  return use.as === 'weapon' ? 3 + adds * 2.5 + (range.includes(0) ? 1 : 0) : (ITEMS[use.as] ?? 1);
};

/** Free cards, then what is missing most; never gives anything back. */
export function buy(v: Table, replies: readonly Reply[]): Reply | undefined {
  const has = (card: ActionId): number => v.hand.filter((it) => it === card).length;
  const want = (card: ActionId): number => {
    const { cost } = ACTION[card];
    if (cost === 0) return 100;
    if (card === 'rummage') return weaponAdds(v) === 0 && has('rummage') === 0 ? 50 : 0;
    if (card === 'lie-low') return v.health <= 2 ? 45 : 0;
    if (card === 'racket') return v.horror > 5 ? 30 : 0;
    if (card === 'all-in' || card === 'haul-off') return 40 - cost;
    if (card === 'not-this-time') return 33;
    if (card === 'duck') return has('duck') === 0 ? 36 : 8;
    if (card === 'take-two') return 12;
    return card === 'run' && has('run') === 0 ? 10 : 5;
  };
  const room = 10 - v.hand.length;
  const found = best(
    only(replies, 'buy').filter(({ card }) => room > 1 || ACTION[card].cost > 2 || v.hand.length < 8),
    ({ card }) => want(card),
  );
  return found !== undefined && want(found.card) > 0 ? found : only(replies, 'stop')[0];
}
