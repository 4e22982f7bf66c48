import {
  ACTION,
  type ActionId,
  distance,
  isWayOut,
  itemOf,
  type SpaceId,
  spacesOf,
  type Table,
  victimsAt,
  weaponsHeld,
} from '../../rules/geiger-man/index.ts';

/** What an attack card does on the average, its weapon apart. */
const DAMAGE: Partial<Record<ActionId, number>> = { swing: 0.9, 'haul-off': 1.3, 'all-in': 2.4 };

/** What her best weapon adds in the Killer's own space. */
export const weaponAdds = (v: Table): number =>
  weaponsHeld(v).reduce((most, id) => (itemOf(id).range.includes(0) ? Math.max(most, itemOf(id).adds) : most), 0);

/** The damage that the hand promises. */
export function power(v: Table): number {
  const adds = weaponAdds(v);
  return v.hand.reduce((sum, card) => sum + (DAMAGE[card] === undefined ? 0 : (DAMAGE[card] as number) + adds), 0);
}

export const attacksIn = (v: Table): number => v.hand.filter((card) => ACTION[card].kind === 'attack').length;
export const isHisSpace = (v: Table): boolean => v.killerAt === v.girlAt;
export const far = (v: Table, to: SpaceId): number => distance(v, v.girlAt, to);

/** Enough in hand for a fight that is worth its wounds. */
export function isHunting(v: Table): boolean {
  if (attacksIn(v) === 0) return false;
  const strength = power(v);
  if (strength >= v.killerHealth) return true;
  return v.health >= 3 && strength >= 8;
}

/** The nearest of these, or null. */
function nearest(v: Table, spaces: readonly SpaceId[]): SpaceId | null {
  let found: SpaceId | null = null;
  for (const space of spaces) if (found === null || far(v, space) < far(v, found)) found = space;
  return found;
}

const ids = (v: Table, isMeant: (id: SpaceId) => boolean): SpaceId[] => {
  const found: SpaceId[] = [];
  for (const { id } of spacesOf(v)) if (isMeant(id)) found.push(id);
  return found;
};

/** Ways out that the Killer does not hold. */
export const nearestExit = (v: Table): SpaceId | null =>
  nearest(
    v,
    ids(v, (id) => id !== v.killerAt && isWayOut(v, id)),
  );
const nearestSearch = (v: Table): SpaceId | null =>
  nearest(
    v,
    ids(v, (id) => id !== v.killerAt && (v.decks[id]?.length ?? 0) > 0),
  );

const SAVING_REACH = 2;

/** Victims who could be out before long: where the way there and from there is short. */
export function victimsToSave(v: Table): SpaceId | null {
  const exit = nearestExit(v);
  if (exit === null) return null;
  const spaces = ids(v, (id) => id !== v.killerAt && victimsAt(v, id) > 0);
  const reach = (id: SpaceId): number => far(v, id) + distance(v, id, exit);
  const near = spaces.filter((id) => reach(id) <= SAVING_REACH);
  return near.reduce<SpaceId | null>((found, id) => (found === null || reach(id) < reach(found) ? id : found), null);
}

/** Where she wants to be; null: away from him. */
export function goalOf(v: Table): SpaceId | null {
  if (isHunting(v)) return v.killerAt;
  if (victimsAt(v, v.girlAt) > 0) {
    const exit = nearestExit(v);
    if (exit !== null && far(v, exit) <= SAVING_REACH) return exit;
  }
  const saved = victimsToSave(v);
  if (saved !== null) return saved;
  if (weaponAdds(v) === 0) {
    const search = nearestSearch(v);
    if (search !== null) return search;
  }
  return null;
}
