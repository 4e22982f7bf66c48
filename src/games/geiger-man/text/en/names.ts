import type { ActionId, EnemyId, GirlId, KillerId, LocationId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Event, Finale, Item, Power, SetUp, Space, Terror } from '../shapes/ids.ts';
import { ACTIONS } from './cards/actions.ts';
import { DREAD } from './cards/dread.ts';
import { EVENTS } from './cards/events.ts';
import { GIRLS } from './cards/girls.ts';
import { ITEMS } from './cards/items.ts';
import { KILLERS, LAST_ACTS, MINION, SECRETS } from './cards/killers.ts';
import { LOCATIONS, SET_UPS } from './cards/locations.ts';
import { SPACES } from './cards/spaces.ts';
import { listed, some } from './grammar.ts';

/** By itself, as on a plate. */
export const girlName = (girl: GirlId): string => GIRLS[girl].name;
export const girlShort = (girl: GirlId): string => GIRLS[girl].short;
export const killerName = (killer: KillerId): string => KILLERS[killer].name;
export const locationName = (location: LocationId): string => LOCATIONS[location].name;
export const setUpName = (setUp: string): string => SET_UPS[setUp as SetUp].name;
export const spaceName = (space: string): string => SPACES[space as Space].name;
export const actionName = (card: ActionId): string => ACTIONS[card].name;
export const itemName = (item: string): string => ITEMS[item as Item].name;
export const terrorName = (terror: string): string => DREAD[terror as Terror].name;
export const eventName = (event: string): string => EVENTS[event as Event].name;
export const powerName = (power: string): string => SECRETS[power as Power].name;
export const finaleName = (finale: string): string => LAST_ACTS[finale as Finale].name;

/** In the middle of a sentence. */
export const theKiller = (killer: KillerId): string => KILLERS[killer].the;
/** Names that are more than one thing. */
export const isMany = (item: string): boolean => item === 'keys';
export const theItem = (item: string): string => `the ${itemName(item)}`;
export const theSpace = (space: string): string => SPACES[space as Space].the;
/** Where somebody is: "in the Back Row". */
export const atSpace = (space: string): string => SPACES[space as Space].at;
/** Where somebody goes: "to the Back Row". */
export const toSpace = (space: string): string => `to ${theSpace(space)}`;

/** The Killer, or one of the Minions, who are alike. */
export const enemyName = (who: EnemyId, killer: KillerId): string =>
  who === 'killer' ? theKiller(killer) : `a ${MINION.name}`;

/** A special one has a name. */
export const victimName = (victim: Victim): string =>
  victim === 'plain' ? 'a victim' : EVENTS[victim].name.replace(/^The /, 'the ');

/** Several, plain ones counted: "the Kid in the Cape and two victims"; nobody at all is "nobody". */
export function victimsNamed(victims: readonly Victim[]): string {
  const plain = victims.filter((it) => it === 'plain').length;
  const names = victims.filter((it) => it !== 'plain').map(victimName);
  if (plain > 0) names.push(plain === 1 ? 'a victim' : some(plain, 'victim'));
  return names.length === 0 ? 'nobody' : listed(names);
}

const TABLES: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  ACTIONS,
  ITEMS,
  DREAD,
  SECRETS,
  EVENTS,
  LAST_ACTS,
];
/** The name of any card, whatever it is: ids are unique. Her star turn goes by her own. */
export function cardName(of: string): string {
  const table = TABLES.find((it) => Object.hasOwn(it, of));
  if (table !== undefined) return table[of]?.name ?? '';
  return GIRLS[of as GirlId]?.ultimate.name ?? '';
}
/** The same in a sentence: an item has its article. */
export const cardInLine = (of: string): string => (Object.hasOwn(ITEMS, of) ? theItem(of) : cardName(of));
