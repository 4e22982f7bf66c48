import { itemOf, itemRank, spaceRank } from '../decks/decks.ts';
import type { Target } from '../model/beats.ts';
import type { Table } from '../model/state.ts';
import type { ItemId } from '../model/vocabulary.ts';
import { distance, spacesOf } from './graph.ts';
import { hasMinor, hasRule } from './ongoing.ts';
import { minionsAt } from './victims.ts';

/** FG11.1: an item that asks for hands works only there. */
export const isAtHand = (t: Table, id: ItemId): boolean =>
  t.items.some((it) => it.id === id && (it.held || itemOf(id).hands === 0));

/** Weapons in hand, in the order of the list. */
export function weaponsHeld(t: Table): ItemId[] {
  const found: ItemId[] = [];
  for (const { id, held } of t.items) if (held && itemOf(id).use.as === 'weapon') found.push(id);
  return found.length > 1 ? found.sort((a, b) => itemRank(a) - itemRank(b)) : found;
}

/** FG12.1: whether something of hers reaches a target that far away. */
export const reaches = (t: Table, range: readonly number[], steps: number): boolean =>
  range.includes(steps) && (steps <= 1 || !hasRule(t, 'fog'));

/** Enemies within a range: the Killer, then Minions by space. Heat Haze hides him from every other space. */
export function sidesWithin(t: Table, range: readonly number[], weapon: ItemId | null): Target[] {
  const found: Target[] = [];
  const far = distance(t, t.girlAt, t.killerAt);
  if (reaches(t, range, far) && (far === 0 || !hasMinor(t, 'haze'))) {
    found.push({ side: 'killer', space: t.killerAt, weapon });
  }
  if (t.minions.length === 0) return found;
  for (const { id } of spacesOf(t)) {
    if (minionsAt(t, id).length > 0 && reaches(t, range, distance(t, t.girlAt, id))) {
      found.push({ side: 'minions', space: id, weapon });
    }
  }
  return found;
}

const HERE = [0] as const;

/** FG12.1: in her space with no weapon named yet, elsewhere with one of that exact range. */
export function attackTargets(t: Table): Target[] {
  const found = sidesWithin(t, HERE, null);
  for (const weapon of weaponsHeld(t)) {
    const away = itemOf(weapon).range.filter((steps) => steps > 0);
    if (away.length > 0) found.push(...sidesWithin(t, away, weapon));
  }
  return found.length > 1 ? found.sort(bySideAndSpace) : found;
}

const bySideAndSpace = (a: Target, b: Target): number =>
  (a.side === b.side ? 0 : a.side === 'killer' ? -1 : 1) || spaceRank(a.space) - spaceRank(b.space);

/** FG12.2: weapons that may add to a blow in her own space. Crystal Skin: none on a Pillar. */
export const weaponsHere = (t: Table, onKiller: boolean): ItemId[] =>
  onKiller && isCrystal(t) ? [] : weaponsHeld(t).filter((id) => itemOf(id).range.includes(0));

export const isCrystal = (t: Table): boolean => hasMinor(t, 'crystal') && t.pillars.includes(t.killerAt);

/** FG10.1 */
export const canSearch = (t: Table): boolean => (t.decks[t.girlAt]?.length ?? 0) > 0;
