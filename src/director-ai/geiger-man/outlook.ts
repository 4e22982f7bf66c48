import {
  ACTION,
  type ActionId,
  distance,
  itemOf,
  type SpaceId,
  type Table,
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
export function isReady(v: Table): boolean {
  if (attacksIn(v) === 0) return false;
  const strength = power(v);
  if (strength >= v.killerHealth) return true;
  return v.health >= 3 && strength >= 8;
}
