import type {
  ActionId,
  EventId,
  FinaleId,
  GirlId,
  ItemId,
  KillerId,
  LocationId,
  PowerId,
  SetUpId,
  SpaceId,
  SpecialId,
  TerrorId,
} from './vocabulary.ts';

/** Whom a Killer Action is after (FG15.2); `most` is the space with the most victims. */
export type TargetKind = 'victim' | 'girl' | 'closest' | 'most';
/** M and A, left to right. */
export type Icons = string;

/** What a card does, one thing after another (FG4.4). Whatever needs a word of its own is named for its card. */
export type Effect =
  // hers
  | { do: 'move'; n: number }
  | { do: 'time'; by: number }
  | { do: 'health'; by: number }
  | { do: 'horror'; by: number }
  | { do: 'damage'; n: number }
  | { do: 'actions-end' }
  | { do: 'search'; n: 1 | 2 }
  | { do: 'easy'; how: 'next' | 'phase' }
  | { do: 'bonus'; dice: number }
  | { do: 'block'; less: number; least: number }
  | { do: 'take-card'; card: ActionId }
  | { do: 'box-item' }
  // the Killer's and the Location's
  | { do: 'bloodlust'; n: number }
  | { do: 'recover'; n: number }
  | { do: 'recover-per-pillar'; most: number }
  | { do: 'recover-unless-killed'; n: number }
  | { do: 'spawn'; n: number }
  | { do: 'event' }
  | { do: 'reveal-power' }
  | { do: 'order'; who: 'all' | 'killer' | 'minions'; target: TargetKind; icons: Icons }
  | { do: 'needs-victims' }
  | { do: 'place-killer'; at: 'search' | 'pillar' }
  | { do: 'panic'; who: 'near' | 'tagged' }
  | { do: 'roll-or-lose' }
  /** What a failed roll costs. */
  | { do: 'lose-if-failed' }
  | { do: 'lay-out' }
  | { do: 'herd'; to: 'exit' | 'indoors' | 'killer' }
  | { do: 'calm' }
  | { do: 'dark' }
  | { do: 'shut' }
  | { do: 'horror-if-tagged'; by: number }
  | { do: 'victims'; at: readonly (readonly [SpaceId, number])[] }
  | { do: 'pillar'; at: 'girl' | 'victim' | 'exits' }
  | { do: 'pillars-back' }
  | { do: 'pull' }
  | { do: 'lose-card' }
  | { do: 'killer-damage'; n: number };

export type Line = readonly Effect[];

export interface ActionDef {
  id: ActionId;
  cost: number;
  copies: number;
  kind: 'action' | 'attack' | 'search' | 'reaction' | 're-roll';
  /** For 2+ successes, for one, for none: a failure may offer two. */
  lines: readonly [readonly Line[], readonly Line[], readonly Line[]];
}

export interface GirlDef {
  id: GirlId;
  health: number;
  places: readonly Effect[];
  /** FG9.6: for each save after the Ultimate. */
  later: Effect;
}

export interface Row {
  attack: number;
  move: number;
  reached: Line;
}

export interface FinaleDef {
  id: FinaleId;
  revealed: Line;
  /** What each later Upkeep brings. */
  upkeep: Line;
  attack: number;
  orders: Line;
}

export interface MinionDef {
  tokens: number;
  health: number;
  attack: number;
  move: number;
}

export interface KillerDef {
  id: KillerId;
  health: number;
  horror: number;
  rows: readonly Row[];
  above: Line;
  first: Line;
  finales: readonly FinaleDef[];
  powers: readonly PowerId[];
  epic: PowerId;
  terror: readonly TerrorDef[];
  minion: MinionDef | null;
  pillars: number;
}

export interface TerrorDef {
  id: TerrorId;
  copies: number;
  /** FG18.2: markers of a Minor Dark Power; 0 for a card that is discarded. */
  health: number;
  effects: Line;
}

/** Rows at the Drive-In, cars on the train: the spaces that a Location's cards name together. */
export type Tag = 'exit' | 'search' | 'indoors' | 'tagged' | 'ride' | 'curtained';
export interface SpaceDef {
  id: SpaceId;
  tags: readonly Tag[];
  /** Neighbours with the panic numbers that lead there. */
  to: readonly (readonly [SpaceId, readonly number[]])[];
}

export interface SetUpDef {
  id: SetUpId;
  girl: SpaceId;
  killer: SpaceId;
  victims: readonly (readonly [SpaceId, number])[];
}

export type ItemUse =
  | { as: 'weapon'; after: 'move' | 'push' | null }
  | { as: 'shot'; time: number; damage: number }
  | { as: 'bomb'; time: number }
  | { as: 'trap'; time: number; damage: number }
  | { as: 'push' }
  | { as: 'dodge' }
  | { as: 'less'; by: number }
  | { as: 'cap'; at: number }
  | { as: 'heal'; time: number; by: number }
  | { as: 'drink'; or: readonly [Effect, Effect] }
  | { as: 'six' }
  | { as: 'peek' }
  | { as: 'reorder'; time: number; cards: number }
  | { as: 'ride'; steps: number | null }
  | { as: 'call'; time: number; steps: number }
  | { as: 'lead-panic' }
  | { as: 'bar' };

export interface ItemDef {
  id: ItemId;
  hands: 0 | 1 | 2;
  range: readonly number[];
  adds: number;
  /** 0: no limit, or discarded by its one use. */
  uses: number;
  use: ItemUse;
}

/** What an ongoing Event changes while it lies there. */
export type EventRule =
  | { is: 'no-exit'; at: SpaceId }
  | { is: 'short-walks' }
  | { is: 'fog' }
  | { is: 'curtained' }
  | { is: 'link'; a: SpaceId; b: SpaceId }
  | { is: 'phone'; at: SpaceId }
  | { is: 'rain' };

export interface EventDef {
  id: EventId;
  rule: EventRule | null;
  /** A special victim that enters with it. */
  special: SpecialId | null;
  /** Where it enters; null: the plain victim closest to the Girl becomes it. */
  enters: SpaceId | null;
  ongoing: boolean;
  markers: number;
  effects: Line;
}

export interface LocationDef {
  id: LocationId;
  spaces: readonly SpaceDef[];
  /** FG28.1c */
  punchLine: SpaceId;
  /** The edge that a Terror card shuts. */
  coupling: readonly [SpaceId, SpaceId] | null;
  setUps: readonly SetUpDef[];
  items: readonly ItemDef[];
  terror: readonly TerrorDef[];
  events: readonly EventDef[];
}

/** FG23.3: how a special victim differs from a plain one. */
export interface SpecialDef {
  id: SpecialId;
  /** Follower places that it takes. */
  takes: number;
  /** Time for each step that it follows. */
  fare: number;
  /** Followers out of its space. */
  leads: number;
  /** Places that it fills when saved. */
  fills: number;
  /** Killed before any other victim in its space. */
  first: boolean;
  /** FG15.6: what its loss costs, against other special ones. */
  cost: number;
  saved: Line;
  killed: Line;
}
