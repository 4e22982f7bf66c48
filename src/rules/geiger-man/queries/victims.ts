import { SPECIAL } from '../decks/specials.ts';
import type { Table } from '../model/state.ts';
import type { SpaceId, SpecialId, Victim } from '../model/vocabulary.ts';
import { distance, spacesOf } from './graph.ts';

export const plainAt = (t: Table, space: SpaceId): number => t.victims[space] as number;
export const specialsAt = (t: Table, space: SpaceId): SpecialId[] =>
  t.specials.length === 0 ? [] : t.specials.filter(({ at }) => at === space).map(({ id }) => id);
export const victimsAt = (t: Table, space: SpaceId): number => {
  let n = plainAt(t, space);
  for (const { at } of t.specials) if (at === space) n++;
  return n;
};
/** The kinds that are there: a plain one first, special ones as they came. */
export const kindsAt = (t: Table, space: SpaceId): Victim[] => {
  const kinds: Victim[] = specialsAt(t, space);
  if (plainAt(t, space) > 0) kinds.unshift('plain');
  return kinds;
};
/** In space order. */
export const spacesWithVictims = (t: Table): SpaceId[] => {
  const found: SpaceId[] = [];
  for (const { id } of spacesOf(t)) if (victimsAt(t, id) > 0) found.push(id);
  return found;
};
export const hasVictims = (t: Table): boolean => spacesWithVictims(t).length > 0;

export const isEnemyAt = (t: Table, space: SpaceId): boolean =>
  t.killerAt === space || t.minions.some(({ at }) => at === space);
export const minionsAt = (t: Table, space: SpaceId): number[] =>
  t.minions.filter(({ at }) => at === space).map(({ id }) => id);

/** FG15.3, FG19.3: of these spaces the closest ones, of those the ones with most victims. */
export function closest(
  t: Table,
  spaces: readonly SpaceId[],
  far: (space: SpaceId) => number,
): { nearest: SpaceId[]; fullest: SpaceId[] } {
  const nearest = least(spaces, far);
  return { nearest, fullest: least(nearest, (space) => -victimsAt(t, space)) };
}

/** Those for which the number is least, in the order given. */
export function least<T>(list: readonly T[], of: (it: T) => number): T[] {
  let best = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const it of list) {
    const n = of(it);
    if (n > best || n === Number.POSITIVE_INFINITY) continue;
    if (n < best) found = [];
    best = n;
    found.push(it);
  }
  return found;
}

/** FG19.3: the spaces of the victims closest to the Girl, of one kind or any. */
export const closestToGirl = (t: Table, plainOnly: boolean): SpaceId[] => {
  const spaces = spacesOf(t)
    .map(({ id }) => id)
    .filter((id) => (plainOnly ? plainAt(t, id) > 0 : victimsAt(t, id) > 0));
  return closest(t, spaces, (space) => distance(t, t.girlAt, space)).fullest;
};

/** FG15.6: an attacked special victim stands for more than a plain one. */
export const costOf = (victim: Victim): number => (victim === 'plain' ? -1 : SPECIAL[victim].cost);
