import type { GirlId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Words } from '../shape.ts';
import type { Event, Finale, Item, Power, SetUp, Space, Terror } from '../shapes/ids.ts';
import { ACTIONS } from './cards/actions.ts';
import { DREAD } from './cards/dread.ts';
import { EVENTS } from './cards/events.ts';
import { GIRLS } from './cards/girls.ts';
import { ITEMS } from './cards/items.ts';
import { KILLERS, LAST_ACTS, MINION, SECRETS } from './cards/killers.ts';
import { LOCATIONS, SET_UPS } from './cards/locations.ts';
import { SPACES } from './cards/spaces.ts';
import { contracted, type Ending, listed, some, THE } from './grammar.ts';
import { ITEM_ENDS, KILLER_ENDS } from './nouns.ts';

type Names = Words['names'];

export const girlName: Names['girlName'] = (girl) => GIRLS[girl].name;
export const girlShort: Names['girlShort'] = (girl) => GIRLS[girl].short;
export const killerName: Names['killerName'] = (killer) => KILLERS[killer].name;
export const locationName: Names['locationName'] = (location) => LOCATIONS[location].name;
export const setUpName: Names['setUpName'] = (setUp) => SET_UPS[setUp as SetUp].name;
export const spaceName: Names['spaceName'] = (space) => SPACES[space as Space].name;
export const actionName: Names['actionName'] = (card) => ACTIONS[card].name;
export const itemName: Names['itemName'] = (item) => ITEMS[item as Item].name;
export const terrorName: Names['terrorName'] = (terror) => DREAD[terror as Terror].name;
export const eventName: Names['eventName'] = (event) => EVENTS[event as Event].name;
export const powerName: Names['powerName'] = (power) => SECRETS[power as Power].name;
export const finaleName: Names['finaleName'] = (finale) => LAST_ACTS[finale as Finale].name;

/** A card whose name is a title stands in quotes: “Paso Firme”. */
export const quoted = (name: string): string => `“${name}”`;

/** In the middle of a sentence, and with “a” or “de” before it. */
export const theKiller: Names['theKiller'] = (killer) => KILLERS[killer].the;
export const aKiller = (killer: KillerId): string => contracted('a', theKiller(killer));
export const deKiller = (killer: KillerId): string => contracted('de', theKiller(killer));
/** The ending of a word that goes with the Killer: `muert${endOf(killer)}`. */
export const endOf = (killer: KillerId): 'o' | 'a' => KILLER_ENDS[killer];
/** “él” or “ella” */
export const elOrElla = (killer: KillerId): string => (endOf(killer) === 'o' ? 'él' : 'ella');
/** “lo” or “la” */
export const loOrLa = (killer: KillerId): string => (endOf(killer) === 'o' ? 'lo' : 'la');

export const itemEnd = (item: string): Ending => ITEM_ENDS[item as Item];
export const isMany: Names['isMany'] = (item) => itemEnd(item).endsWith('s');
export const theItem: Names['theItem'] = (item) => `${THE[itemEnd(item)]} ${itemName(item)}`;
/** The verb that goes with an item: “las Llaves de un Hudson ya no están”. */
export const itemVerb = (item: string, one: string, many: string): string => (isMany(item) ? many : one);

export const theSpace: Names['theSpace'] = (space) => SPACES[space as Space].the;
export const atSpace: Names['atSpace'] = (space) => SPACES[space as Space].at;
export const toSpace: Names['toSpace'] = (space) => contracted('a', theSpace(space));
export const deSpace = (space: string): string => contracted('de', theSpace(space));

export const enemyName: Names['enemyName'] = (who, killer) =>
  who === 'killer' ? theKiller(killer) : `un ${MINION.name}`;

export const victimName: Names['victimName'] = (victim) =>
  victim === 'plain' ? 'una víctima' : EVENTS[victim].name.replace(/^(El|La) /, (word) => word.toLowerCase());
export const aVictim = (victim: Victim): string => contracted('a', victimName(victim));

export const victimsNamed: Names['victimsNamed'] = (victims) => {
  const plain = victims.filter((it) => it === 'plain').length;
  const names = victims.filter((it) => it !== 'plain').map(victimName);
  if (plain > 0) names.push(some(plain, 'a', 'víctima'));
  return names.length === 0 ? 'nadie' : listed(names);
};

const TABLES: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  ACTIONS,
  ITEMS,
  DREAD,
  SECRETS,
  EVENTS,
  LAST_ACTS,
];
export const cardName: Names['cardName'] = (of) => {
  const table = TABLES.find((it) => Object.hasOwn(it, of));
  if (table !== undefined) return table[of]?.name ?? '';
  return GIRLS[of as GirlId]?.ultimate.name ?? '';
};
/** The same in a sentence: an item with its article, any other card in quotes. */
export const cardInLine: Names['cardInLine'] = (of) => (Object.hasOwn(ITEMS, of) ? theItem(of) : quoted(cardName(of)));
