import { itemOf } from '../decks/decks.ts';
import { GIRL } from '../decks/girls.ts';
import type { Table } from '../model/state.ts';
import type { GirlId, ItemId } from '../model/vocabulary.ts';

/** FG30: what she brings from the first show of a Double Bill to the second. */
export interface CarriedOver {
  health: number;
  item: { id: ItemId; uses: number } | null;
}

/** FG30.2 */
const LEAST_HEALTH = 2;

/** FG30.3: what she may choose from, as it came to her. */
export const itemsToCarry = (t: Table): ItemId[] => t.items.map(({ id }) => id);

/** FG30.2, FG30.3: from the end of the first show, with the item that she chose. */
export function carriedOver(t: Table, item: ItemId | null): CarriedOver {
  const kept = t.items.find(({ id }) => id === item);
  return {
    health: Math.max(LEAST_HEALTH, t.health),
    item: kept === undefined ? null : { id: kept.id, uses: kept.uses },
  };
}

/** What is wrong with it, or null. */
export function faultOf({ health, item }: CarriedOver, girl: GirlId | null): string | null {
  if (girl === null) return 'name the Girl, too';
  if (!Number.isInteger(health) || health < LEAST_HEALTH || health > GIRL[girl].health) {
    return `she cannot begin with a health of ${String(health)}`;
  }
  if (item === null) return null;
  const def = itemOf(item.id);
  if (def === undefined) return `unknown item "${String(item.id)}"`;
  const isLeft = def.uses === 0 ? item.uses === 0 : Number.isInteger(item.uses) && item.uses > 0;
  return isLeft && item.uses <= def.uses ? null : `${item.id} cannot have ${String(item.uses)} uses left`;
}
