import type { TargetKind } from '../model/cards.ts';
import type { Table } from '../model/state.ts';
import type { EnemyId, SpaceId } from '../model/vocabulary.ts';
import { enemyDistance, enemyNeighbours } from './graph.ts';
import { closest, least, spacesWithVictims, victimsAt } from './victims.ts';

export interface Aimed {
  /** Spaces that are left to choose from; none: FG15.9. */
  options: SpaceId[];
  /** FG15.6: the Girl was named. */
  named: boolean;
  /** The rule that has decided so far. */
  rule: 'FG15.2' | 'FG15.3' | 'FG15.9' | 'FG28.1';
}

export const whereIs = (t: Table, who: EnemyId): SpaceId | null =>
  who === 'killer' ? t.killerAt : (t.minions.find(({ id }) => id === who)?.at ?? null);

/** FG15.2–FG15.4 */
export function aim(t: Table, who: EnemyId, target: TargetKind): Aimed {
  const crowded = spacesWithVictims(t);
  if (target === 'girl' || (target === 'most' && crowded.length === 0)) {
    return { options: [t.girlAt], named: true, rule: 'FG15.2' };
  }
  const at = whereIs(t, who) as SpaceId;
  const far = (space: SpaceId): number => enemyDistance(t, who, at, space);
  if (target === 'most') {
    const fullest = least(crowded, (space) => -victimsAt(t, space));
    return decided(fullest, least(fullest, far));
  }
  const among = target === 'closest' && !crowded.includes(t.girlAt) ? [...crowded, t.girlAt] : crowded;
  const { nearest, fullest } = closest(t, among, far);
  return decided(nearest, fullest);
}

function decided(first: readonly SpaceId[], left: SpaceId[]): Aimed {
  const rule = left.length === 0 ? 'FG15.9' : left.length > 1 ? 'FG28.1' : first.length > 1 ? 'FG15.3' : 'FG15.2';
  return { options: left, named: false, rule };
}

/** Where its last step came from. */
export const cameFrom = (t: Table, who: EnemyId): SpaceId | null =>
  who === 'killer' ? t.killerFrom : (t.minions.find(({ id }) => id === who)?.from ?? null);

/** FG28.1b: the way to this target begins with a step back. */
export function isBack(t: Table, who: EnemyId, target: SpaceId): boolean {
  const from = cameFrom(t, who);
  const at = whereIs(t, who) as SpaceId;
  return from !== null && at !== target && enemyDistance(t, who, from, target) < enemyDistance(t, who, at, target);
}

/** FG15.5: the next spaces on a shortest path. Where one of several is barred, it takes another. */
export function waysOn(t: Table, who: EnemyId, at: SpaceId, target: SpaceId): SpaceId[] {
  const far = enemyDistance(t, who, at, target);
  const ways: SpaceId[] = [];
  for (const next of enemyNeighbours(t, who, at)) {
    if (enemyDistance(t, who, next, target) === far - 1) ways.push(next);
  }
  if (!t.marks.barred || ways.length < 2) return ways;
  return ways.filter((next) => next !== t.girlAt);
}
