import type { Effect, ItemDef, ItemUse, Line, TargetKind, TerrorDef } from '../model/cards.ts';

/** Words to write the tables of cards with. */
export const move = (n: number): Effect => ({ do: 'move', n });
export const time = (by: number): Effect => ({ do: 'time', by });
export const health = (by: number): Effect => ({ do: 'health', by });
export const horror = (by: number): Effect => ({ do: 'horror', by });
export const damage = (n: number): Effect => ({ do: 'damage', n });
export const recover = (n: number): Effect => ({ do: 'recover', n });
export const spawn = (n: number): Effect => ({ do: 'spawn', n });
export const ENDS: Effect = { do: 'actions-end' };
export const EVENT: Effect = { do: 'event' };
export const REVEAL: Effect = { do: 'reveal-power' };

/** FG19.1: every Enemy, Minions first. */
export const all = (target: TargetKind, icons: string): Effect => ({ do: 'order', who: 'all', target, icons });
export const alone = (target: TargetKind, icons: string): Effect => ({ do: 'order', who: 'killer', target, icons });
export const minions = (target: TargetKind, icons: string): Effect => ({ do: 'order', who: 'minions', target, icons });

export const terror = (id: string, copies: number, ...effects: Line): TerrorDef => ({ id, copies, health: 0, effects });
export const minor = (id: string, markers: number, ...effects: Line): TerrorDef => ({
  id,
  copies: 1,
  health: markers,
  effects: [{ do: 'lay-out' }, ...effects],
});

const item = (
  id: string,
  hands: ItemDef['hands'],
  use: ItemUse,
  { range = [], adds = 0, uses = 0 }: Partial<Pick<ItemDef, 'range' | 'adds' | 'uses'>> = {},
): ItemDef => ({ id, hands, range, adds, uses, use });

export const weapon = (
  id: string,
  hands: 1 | 2,
  range: readonly number[],
  adds: number,
  uses = 0,
  after: 'move' | 'push' | null = null,
): ItemDef => item(id, hands, { as: 'weapon', after }, { range, adds, uses });

export const shot = (id: string): ItemDef =>
  item(id, 1, { as: 'shot', time: 2, damage: 2 }, { range: [1, 2], uses: 2 });
export const bomb = (id: string): ItemDef => item(id, 0, { as: 'bomb', time: 1 }, { range: [0, 1] });
export const trap = (id: string): ItemDef => item(id, 0, { as: 'trap', time: 2, damage: 2 });
export const shield = (id: string): ItemDef => item(id, 1, { as: 'less', by: 1 }, { uses: 3 });
export const vest = (id: string): ItemDef => item(id, 0, { as: 'cap', at: 1 }, { uses: 2 });
export const tin = (id: string): ItemDef => item(id, 0, { as: 'heal', time: 1, by: 1 }, { uses: 2 });
export const drink = (id: string, ...or: [Effect, Effect]): ItemDef => item(id, 0, { as: 'drink', or });
export const six = (id: string): ItemDef => item(id, 0, { as: 'six' });
export const call = (id: string): ItemDef => item(id, 1, { as: 'call', time: 1, steps: 2 });
export const small = (id: string, hands: 0 | 1, use: ItemUse): ItemDef => item(id, hands, use);
