import type { EventDef, FinaleDef, ItemDef, KillerDef, LocationDef, SpaceDef, TerrorDef } from '../model/cards.ts';
import type { EventId, ItemId, KillerId, LocationId, SpaceId, TerrorId } from '../model/vocabulary.ts';
import { GEIGER_MAN } from './geiger-man.ts';
import { MOONGLOW } from './moonglow.ts';
import { NIGHTBIRD } from './nightbird.ts';
import { SALT_WIDOW } from './salt-widow.ts';

export const KILLER: Readonly<Record<KillerId, KillerDef>> = { 'geiger-man': GEIGER_MAN, 'salt-widow': SALT_WIDOW };
export const LOCATION: Readonly<Record<LocationId, LocationDef>> = { moonglow: MOONGLOW, nightbird: NIGHTBIRD };

const byId = <D extends { id: string }>(...lists: (readonly D[])[]): ReadonlyMap<string, D> =>
  new Map(lists.flat().map((def) => [def.id, def]));

const LOCATIONS = Object.values(LOCATION);
const KILLERS = Object.values(KILLER);
const SPACES = byId<SpaceDef>(...LOCATIONS.map(({ spaces }) => spaces));
const ITEMS = byId<ItemDef>(...LOCATIONS.map(({ items }) => items));
const EVENTS = byId<EventDef>(...LOCATIONS.map(({ events }) => events));
const TERRORS = byId<TerrorDef>(...LOCATIONS.map(({ terror }) => terror), ...KILLERS.map(({ terror }) => terror));
const FINALES = byId<FinaleDef>(...KILLERS.map(({ finales }) => finales));

/** Ids are unique over all sets, so that a card is found by its id alone. */
export const spaceOf = (id: SpaceId): SpaceDef => SPACES.get(id) as SpaceDef;
export const itemOf = (id: ItemId): ItemDef => ITEMS.get(id) as ItemDef;
export const eventOf = (id: EventId): EventDef => EVENTS.get(id) as EventDef;
export const terrorOf = (id: TerrorId): TerrorDef => TERRORS.get(id) as TerrorDef;
export const finaleOf = (id: string): FinaleDef => FINALES.get(id) as FinaleDef;

const ITEM_RANK = new Map([...ITEMS.keys()].map((id, at) => [id, at]));
const SPACE_RANK = new Map([...SPACES.keys()].map((id, at) => [id, at]));
const TERROR_RANK = new Map([...TERRORS.keys()].map((id, at) => [id, at]));
const EVENT_RANK = new Map([...EVENTS.keys()].map((id, at) => [id, at]));
/** The order of the tables, by which lists and replies are sorted. */
export const itemRank = (id: ItemId): number => ITEM_RANK.get(id) as number;
export const spaceRank = (id: SpaceId): number => SPACE_RANK.get(id) as number;
export const terrorRank = (id: TerrorId): number => TERROR_RANK.get(id) as number;
export const eventRank = (id: EventId): number => EVENT_RANK.get(id) as number;

const copiesOf = (defs: readonly TerrorDef[]): TerrorId[] =>
  defs.flatMap(({ id, copies }) => new Array<TerrorId>(copies).fill(id));
const TERROR_CARDS = new Map(
  KILLERS.flatMap((killer) =>
    LOCATIONS.map((place) => [`${killer.id} ${place.id}`, copiesOf([...killer.terror, ...place.terror])] as const),
  ),
);
/** FG2.4: both decks, every copy. */
export const terrorCards = (killer: KillerId, location: LocationId): TerrorId[] =>
  (TERROR_CARDS.get(`${killer} ${location}`) as TerrorId[]).slice();
