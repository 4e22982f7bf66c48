import { spaceOf } from '../decks/decks.ts';
import type { PanicBeat } from '../model/beats.ts';
import type { Table } from '../model/state.ts';
import type { SpaceId } from '../model/vocabulary.ts';
import { distance, neighbours, spacesOf } from './graph.ts';
import { isTagged } from './ongoing.ts';
import { isEnemyAt, plainAt, specialsAt } from './victims.ts';

type Panickers = PanicBeat['left'];

/** Everybody in these spaces, in space order. */
function everybodyIn(t: Table, isMeant: (space: SpaceId) => boolean): Panickers {
  const found: Panickers[number][] = [];
  for (const { id } of spacesOf(t)) {
    if (!isMeant(id)) continue;
    const n = plainAt(t, id);
    if (n > 0) found.push({ space: id, victim: 'plain', n });
    for (const victim of specialsAt(t, id)) found.push({ space: id, victim, n: 1 });
  }
  return found;
}

/** FG20.1: with the Killer or with a Minion. */
export const panickersNear = (t: Table): Panickers => everybodyIn(t, (space) => isEnemyAt(t, space));
/** FG20.4 */
export const panickersOf = (t: Table, who: 'near' | 'tagged'): Panickers =>
  everybodyIn(t, (space) => (who === 'tagged' ? isTagged(space, 'tagged') : distance(t, t.killerAt, space) <= 1));

/** FG20.2: along the edge that bears the number; null: it stays. FG8.6: a shut edge bears none. */
export function panicWay(t: Table, from: SpaceId, die: number): SpaceId | null {
  const way = spaceOf(from).to.find(([, numbers]) => numbers.includes(die));
  return way !== undefined && neighbours(t, from).includes(way[0]) ? way[0] : null;
}
