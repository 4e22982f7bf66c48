import { LOCATION } from '../decks/decks.ts';
import type { Table } from '../model/state.ts';
import type { SpaceId } from '../model/vocabulary.ts';
import { distance, neighbours, spaceOrder } from './graph.ts';
import { least, specialsAt, victimsAt } from './victims.ts';

/** What a part of the setting's order left of the spaces before it. */
export interface Sieve {
  by: 'nearer' | 'crowd' | 'order' | 'onward' | 'blood' | 'special' | 'punch-line';
  left: readonly SpaceId[];
}

type Left = readonly SpaceId[];
type Part = readonly [Sieve['by'], (left: Left) => Left];
/** Those for which it holds, or all where it holds for none. */
const rather = (left: Left, isMeant: (space: SpaceId) => boolean): Left => {
  const some = left.filter(isMeant);
  return some.length > 0 ? some : left;
};

const aroundIt = (t: Table, space: SpaceId): number =>
  neighbours(t, space).reduce((sum, near) => sum + victimsAt(t, near), victimsAt(t, space));

/** FG28.1: the parts of each order, up to where a draw or the player decides. */
function partsOf(t: Table, turnsBack: (space: SpaceId) => boolean): readonly Part[] {
  switch (t.options.ties) {
    case 'worse': // her own space is the nearest of all
      return [
        ['nearer', (left) => least(left, (space) => distance(t, t.girlAt, space))],
        ['crowd', (left) => least(left, (space) => -aroundIt(t, space))],
        ['order', (left) => least(left, (space) => spaceOrder(t, space))],
      ];
    case 'real':
      return [
        ['onward', (left) => rather(left, (space) => !turnsBack(space))],
        ['blood', (left) => rather(left, (space) => space === t.blood)],
      ];
    case 'laugh':
      return [
        ['special', (left) => rather(left, (space) => specialsAt(t, space).length > 0)],
        ['punch-line', (left) => least(left, (space) => distance(t, LOCATION[t.location].punchLine, space))],
      ];
    case 'decide':
      return [];
  }
}

/** FG28.1: what breaks a tie, as far as no chance is needed: the parts of the order that left fewer, each with what it left. */
export function sieves(t: Table, options: Left, turnsBack: (space: SpaceId) => boolean): Sieve[] {
  const found: Sieve[] = [];
  let before = options;
  for (const [by, sift] of partsOf(t, turnsBack)) {
    if (before.length < 2) break;
    const left = sift(before);
    if (left.length < before.length) found.push({ by, left });
    before = left;
  }
  return found;
}

/** The setting's letter, for whoever explains a choice. */
export const tieRule = (t: Table): string =>
  `FG28.1${{ worse: 'a', real: 'b', laugh: 'c', decide: 'd' }[t.options.ties]}`;
