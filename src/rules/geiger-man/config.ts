import { loadedList, loadedNumbers } from '../kernel/loaded.ts';
import { IllegalConfig } from '../kernel/replies.ts';
import { KILLER, LOCATION, terrorCards } from './decks/decks.ts';
import { type Options, PLAIN, TIES } from './model/options.ts';
import {
  type EventId,
  type FinaleId,
  GIRLS,
  type GirlId,
  type ItemId,
  KILLERS,
  type KillerId,
  LOCATIONS,
  type LocationId,
  type PowerId,
  type SetUpId,
  type SpaceId,
  type TerrorId,
  TOKENS,
} from './model/vocabulary.ts';
import { type CarriedOver, faultOf } from './queries/double-bill.ts';

/** What may be fixed before the seed takes over; decks top first, completed by the seed. */
export interface LoadedConfig {
  dice?: readonly number[];
  /** Draws of FG28. */
  fate?: readonly number[];
  setUp?: SetUpId;
  finale?: FinaleId;
  power?: PowerId;
  /** Health on the two Final Health tokens. */
  tokens?: { girl?: number; killer?: number };
  terror?: readonly TerrorId[];
  events?: readonly EventId[];
  items?: Readonly<Record<SpaceId, readonly ItemId[]>>;
}

/** FG2.1: whom and what nobody picked is drawn. */
export interface GeigerManConfig {
  seed: string | number;
  girl?: GirlId | null;
  killer?: KillerId | null;
  location?: LocationId | null;
  options?: Partial<Options>;
  /** FG30: the second show of a Double Bill. */
  carried?: CarriedOver;
  loaded?: LoadedConfig;
}

export interface CheckedConfig {
  seed: string;
  girl: GirlId | null;
  killer: KillerId | null;
  location: LocationId | null;
  options: Options;
  carried: CarriedOver | null;
  loaded: LoadedConfig;
  isLoaded: boolean;
}

/** Everything about a config is checked here, at the border. */
export function checkConfig(config: GeigerManConfig): CheckedConfig {
  if (config === null || typeof config !== 'object') throw new IllegalConfig('config', 'must be an object');
  const { seed, girl = null, killer = null, location = null, carried = null, loaded } = config;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw new IllegalConfig('seed', 'must be text or a number');
  known('girl', girl, GIRLS);
  known('killer', killer, KILLERS);
  known('location', location, LOCATIONS);
  const fault = carried === null ? null : faultOf(carried, girl);
  if (fault !== null) throw new IllegalConfig('carried', fault);
  if (loaded !== undefined && (loaded === null || typeof loaded !== 'object')) {
    throw new IllegalConfig('loaded', 'must be an object');
  }
  if (loaded !== undefined) checkLoaded(loaded, killer, location, carried?.item?.id ?? null);
  return {
    seed: String(seed),
    girl,
    killer,
    location,
    options: checkOptions(config.options ?? {}),
    carried,
    loaded: loaded ?? {},
    isLoaded: loaded !== undefined,
  };
}

function known(field: string, value: string | null, ids: readonly string[]): void {
  if (value !== null && !ids.includes(value)) throw new IllegalConfig(field, `unknown id "${String(value)}"`);
}

function checkOptions(given: Partial<Options>): Options {
  const options: Options = { ...PLAIN, ...given };
  const allowed: Record<keyof Options, readonly unknown[]> = {
    extreme: [true, false],
    epic: ['off', 'shuffled', 'certain'],
    matinee: [true, false],
    ties: TIES,
  };
  for (const [name, value] of Object.entries(options)) {
    const values = allowed[name as keyof Options];
    if (values === undefined) throw new IllegalConfig(`options.${name}`, 'unknown switch');
    if (!values.includes(value))
      throw new IllegalConfig(`options.${name}`, `"${String(value)}" is not one of its values`);
  }
  return options;
}

/** Cards are named by those who know the Killer and the Location. */
function checkLoaded(
  loaded: LoadedConfig,
  killer: KillerId | null,
  location: LocationId | null,
  carried: ItemId | null,
): void {
  loadedNumbers('loaded.dice', loaded.dice ?? [], 1, 6);
  loadedNumbers('loaded.fate', loaded.fate ?? [], 0, 99);
  for (const [whose, token] of Object.entries(loaded.tokens ?? {})) {
    if (!TOKENS.includes(token)) throw new IllegalConfig(`loaded.tokens.${whose}`, `no token of ${String(token)}`);
  }
  const { setUp, finale, power, terror = [], events = [], items = {} } = loaded;
  const named = [setUp, finale, power, ...terror, ...events, ...Object.keys(items)].some((id) => id !== undefined);
  if (!named) return;
  if (killer === null || location === null) throw new IllegalConfig('loaded', 'name the Killer and the Location, too');
  const foe = KILLER[killer];
  const place = LOCATION[location];
  known('loaded.setUp', setUp ?? null, idsOf(place.setUps));
  known('loaded.finale', finale ?? null, idsOf(foe.finales));
  known('loaded.power', power ?? null, [...foe.powers, foe.epic]);
  checkCards('loaded.terror', terror, terrorCards(killer, location));
  checkCards('loaded.events', events, idsOf(place.events));
  const searched = idsOf(place.spaces.filter(({ tags }) => tags.includes('search')));
  for (const space of Object.keys(items)) known('loaded.items', space, searched);
  const dealt = idsOf(place.items).filter((id) => id !== carried);
  checkCards('loaded.items', Object.values(items).flat(), dealt);
}

const idsOf = (defs: readonly { id: string }[]): string[] => defs.map(({ id }) => id);

function checkCards(field: string, cards: readonly string[], all: string[]): void {
  const left = [...all];
  for (const card of loadedList(field, cards)) {
    const at = left.indexOf(card);
    if (at < 0) throw new IllegalConfig(field, `no "${String(card)}" left`);
    left.splice(at, 1);
  }
}
