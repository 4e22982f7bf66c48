import type { ShortId } from '../ports/shorts.ts';
import { ENDINGS } from './endings.ts';
import { EVENTS } from './events.ts';
import { FIGHTS } from './fights.ts';
import type { Short } from './short.ts';

const ALL: readonly Short[] = [...FIGHTS, ...EVENTS, ...ENDINGS];

export function shortBy(id: ShortId): Short {
  const found = ALL.find((it) => it.id === id);
  if (found === undefined) throw new Error(`Nobody has written "${id}"`);
  return found;
}
