import { distance, isWayOut, type SpaceId, spacesOf, type Table, victimsAt } from '../../rules/geiger-man/index.ts';
import { far, isReady, weaponAdds } from './outlook.ts';

/** What she is about: it says where she goes. */
export const INTENTS = ['hunt', 'save', 'arm', 'rest'] as const;
export type Intent = (typeof INTENTS)[number];

/** Victims to fetch, and the way out for them, by steps in all. */
interface Errand {
  from: SpaceId;
  exit: SpaceId;
  steps: number;
}

/** The shortest errand, rather one for two; the Killer's space is no part of it, unless she is there. */
export function errandOf(v: Table): Errand | null {
  let found: Errand | null = null;
  let least = Number.POSITIVE_INFINITY;
  const spaces = spacesOf(v);
  for (const { id: exit } of spaces) {
    if (exit === v.killerAt || !isWayOut(v, exit)) continue;
    for (const { id: from } of spaces) {
      const victims = victimsAt(v, from);
      if (victims === 0 || (from === v.killerAt && from !== v.girlAt)) continue;
      const steps = far(v, from) + distance(v, from, exit);
      const cost = steps - (victims > 1 ? 0.5 : 0);
      if (cost >= least) continue;
      least = cost;
      found = { from, exit, steps };
    }
  }
  return found;
}

/** Nearer than that a newcomer goes for them. */
const NEWCOMERS_REACH = 2;

function nearestSearch(v: Table): SpaceId | null {
  let found: SpaceId | null = null;
  for (const id of Object.keys(v.decks)) {
    if (id === v.killerAt || (v.decks[id]?.length ?? 0) === 0) continue;
    if (found === null || far(v, id) < far(v, found)) found = id;
  }
  return found;
}

/** What a newcomer wants: a fight that pays, whoever is near a way out, a weapon; else to be left alone. */
export function newcomersIntent(v: Table): Intent {
  if (isReady(v)) return 'hunt';
  if ((errandOf(v)?.steps ?? Number.POSITIVE_INFINITY) <= NEWCOMERS_REACH) return 'save';
  return weaponAdds(v) === 0 && nearestSearch(v) !== null ? 'arm' : 'rest';
}

/** Where she wants to be; null: away from him. */
export function goalOf(v: Table, intent: Intent): SpaceId | null {
  switch (intent) {
    case 'hunt':
      return v.killerAt;
    case 'save': {
      const errand = errandOf(v);
      if (errand === null) return null;
      return errand.from === v.girlAt ? errand.exit : errand.from;
    }
    case 'arm':
      return nearestSearch(v);
    case 'rest':
      return null;
  }
}
