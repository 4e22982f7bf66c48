import type { Stream } from '../../kernel/rng.ts';
import type { Beat } from './beats.ts';
import type { GeigerManEvent, Result } from './events.ts';
import type { Marks } from './marks.ts';
import type { Options } from './options.ts';
import type { Prompt } from './prompts.ts';
import type {
  ActionId,
  EnemyId,
  EventId,
  FinaleId,
  GirlId,
  ItemId,
  KillerId,
  LocationId,
  Phase,
  PowerId,
  SetUpId,
  SpaceId,
  SpecialId,
  TerrorId,
} from './vocabulary.ts';

/** A card or token in a place where it may lie face down: null in the view of whoever does not know it. Never changed, only replaced. */
export interface Slot<C> {
  readonly card: C | null;
  readonly known: boolean;
}

/** An item of hers; `since` is when it came, for FG21.3. */
export interface Carried {
  readonly id: ItemId;
  readonly uses: number;
  readonly held: boolean;
  readonly since: number;
}
export interface Ongoing {
  readonly id: EventId;
  readonly markers: number;
  readonly since: number;
}
export interface Minion {
  readonly id: number;
  readonly at: SpaceId;
  readonly from: SpaceId | null;
}
export interface Placed {
  readonly id: SpecialId;
  readonly at: SpaceId;
}
export interface MinorPower {
  readonly id: TerrorId;
  readonly health: number;
}

/** All pieces (FG1.6). The same in the game and in the view of it, so that the same queries and the same reducer serve both. */
export interface Table {
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  options: Options;
  setUp: SetUpId;
  turn: number;
  phase: Phase;
  /** Counts what comes into play (FG21.3, FG24.2). */
  serial: number;
  girlAt: SpaceId;
  killerAt: SpaceId;
  /** Where his last step came from; null once he was placed. */
  killerFrom: SpaceId | null;
  /** Where somebody died or was attacked last. */
  blood: SpaceId | null;
  /** FG2.8: markers and token. */
  health: number;
  token: 'black' | 'white';
  killerHealth: number;
  killerToken: 'black' | 'white';
  lot: { readonly girl: Slot<number>; readonly killer: Slot<number> };
  tokenBox: Slot<number>[];
  bloodlust: number;
  horror: number;
  time: number;
  /** Sorted, as are the other two. */
  hand: ActionId[];
  discard: ActionId[];
  tableau: ActionId[];
  /** Plain victims by space. */
  victims: Record<SpaceId, number>;
  specials: Placed[];
  saved: number;
  dead: number;
  /** Victims that the Killer himself has killed since the Terror card under way was drawn. */
  kills: number;
  /** By place of her card. */
  filled: boolean[];
  /** Places whose rewards are still owed (FG9.4); their number is the later reward. */
  owed: number[];
  flipped: boolean;
  items: Carried[];
  /** By search space, top first. A known card is face up only on top, where `up` says so. */
  decks: Record<SpaceId, Slot<ItemId>[]>;
  up: Record<SpaceId, boolean>;
  itemDiscard: ItemId[];
  itemBox: Slot<ItemId>[];
  traps: { readonly item: ItemId; readonly at: SpaceId }[];
  /** Top first. */
  terror: Slot<TerrorId>[];
  terrorDiscard: TerrorId[];
  terrorBox: Slot<TerrorId>[];
  minor: MinorPower[];
  eventDeck: Slot<EventId>[];
  eventDiscard: EventId[];
  ongoing: Ongoing[];
  finale: Slot<FinaleId>;
  /** When it was revealed, by `serial`; 0 while it is face down. */
  finaleSince: number;
  finaleBox: Slot<FinaleId>[];
  power: Slot<PowerId>;
  powerRevealed: boolean;
  powerBox: Slot<PowerId>[];
  minions: Minion[];
  pillars: SpaceId[];
  /** FG8.6: the last turn in which the Location's coupling is shut. */
  shutUntil: number;
  /** What is left of the attack on her that is under way. */
  incoming: { readonly by: EnemyId; readonly damage: number } | null;
  /** Of the last Horror Roll, for whatever asked for it. */
  successes: number;
  marks: Marks;
  result: Result | null;
}

export interface Loaded {
  dice: number[];
  fate: number[];
}

export interface GeigerManState extends Table {
  rules: number;
  seed: string;
  diceStream: Stream;
  deckStream: Stream;
  fateStream: Stream;
  loaded: Loaded | null;
  /** Prompts answered so far: the number of the open one. */
  n: number;
  stack: Beat[];
}

/** A show in play. `events` is null when nobody listens. */
export interface Game extends GeigerManState {
  prompt: Prompt | null;
  events: GeigerManEvent[] | null;
}
