/** FG1.2: the names of the action cards, by cost; every list of them is in this order. */
export const ACTIONS = [
  'steps',
  'head',
  'swing',
  'breath',
  'take-two',
  'rummage',
  'run',
  'duck',
  'racket',
  'make-do',
  'think',
  'not-this-time',
  'haul-off',
  'lie-low',
  'all-in',
] as const;
export type ActionId = (typeof ACTIONS)[number];

export const GIRLS = ['dot', 'hazel', 'ruth', 'connie', 'vera', 'june', 'marge', 'opal'] as const;
export type GirlId = (typeof GIRLS)[number];

export const KILLERS = ['geiger-man', 'salt-widow'] as const;
export type KillerId = (typeof KILLERS)[number];

export const LOCATIONS = ['moonglow', 'nightbird'] as const;
export type LocationId = (typeof LOCATIONS)[number];

export type SpaceId = string;
export type SetUpId = string;
export type FinaleId = string;
export type PowerId = string;
export type TerrorId = string;
export type EventId = string;
export type ItemId = string;

/** What a Horror Roll is for. */
export type RollFor = ActionId | ItemId | PowerId | TerrorId;

/** FG23.3 */
export const SPECIALS = ['kid', 'star', 'sergeant', 'stowaway', 'heiress', 'conductor'] as const;
export type SpecialId = (typeof SPECIALS)[number];
/** Plain victims are alike: they are counted, never told apart. */
export type Victim = 'plain' | SpecialId;

/** FG3.1 */
export type Phase = 'set-up' | 'action' | 'planning' | 'killer' | 'panic' | 'upkeep';

/** The Killer, or a Minion by the number of its spawning. */
export type EnemyId = 'killer' | number;

export const HAND_LIMIT = 10;
export const MOST_HORROR = 8;
export const MOST_TIME = 12;
/** FG7.1: the one place below zero. */
export const OUT_OF_TIME = -1;
export const HANDS = 2;
/** FG26.4 */
export const STALL_TURN = 40;
/** FG1.2 */
export const TOKENS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 2, 3];

const ACTION_RANK = Object.fromEntries(ACTIONS.map((id, at) => [id, at])) as Record<ActionId, number>;
/** The place of a card in the list, by which hands and replies are sorted. */
export const rankOf = (id: ActionId): number => ACTION_RANK[id];
