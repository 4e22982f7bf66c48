import type { Icons, Line, TargetKind } from './cards.ts';
import type { ActionId, EnemyId, ItemId, RollFor, SpaceId, Victim } from './vocabulary.ts';

/** What is under way: ids and numbers, looked up when a step runs. */
export type Beat =
  | ShowBeat
  | ActBeat
  | CardBeat
  | RollBeat
  | WalkBeat
  | RescueBeat
  | SettleBeat
  | EffectsBeat
  | BlowBeat
  | HurtBeat
  | ShareBeat
  | UseBeat
  | UseUpBeat
  | RideBeat
  | SearchBeat
  | ArrangeBeat
  | LimitBeat
  | PlanBeat
  | KillerPhaseBeat
  | EnemyBeat
  | AttackBeat
  | BloodlustBeat
  | PlaceBeat
  | HerdBeat
  | PanicBeat
  | UpkeepBeat
  | EventBeat
  | ChooseBeat;
export type BeatKind = Beat['kind'];

/** FG3.1 */
export interface ShowBeat {
  kind: 'show';
  step: 'set-up' | 'turn' | 'planning' | 'killer' | 'panic' | 'upkeep' | 'next' | 'over';
}
/** FG4 */
export interface ActBeat {
  kind: 'act';
  step: 'open' | 'choose' | 'after' | 'close' | 'closed';
}
export interface Target {
  side: 'killer' | 'minions';
  space: SpaceId;
  weapon: ItemId | null;
}
/** A reaction strikes its attacker alone (FG16.4). */
export type Aim = Target | { minion: number };
/** An action card that was played. */
export interface CardBeat {
  kind: 'card';
  step: 'target' | 'roll' | 'line';
  card: ActionId;
  target: Target | null;
}
/** FG5 */
export interface RollBeat {
  kind: 'roll';
  step: 'ready' | 'throw' | 'change' | 'pay' | 'count';
  why: RollFor;
  attack: boolean;
  dice: readonly number[];
  /** Converted ones (FG5.5). */
  locked: readonly boolean[];
  easy: boolean;
  extra: number;
  /** Cards of a conversion that are still to be named. */
  owed: number;
}
export interface WalkBeat {
  kind: 'walk';
  step: 'go';
  left: number;
}
export interface RescueBeat {
  kind: 'rescue';
  step: 'leave' | 'place' | 'also';
  victim: Victim;
  left: number;
}
/** FG9.4: what is owed when the phase ends. */
export interface SettleBeat {
  kind: 'settle';
  step: 'next';
}
/** Lines are never changed, so a beat may hold one. */
export interface EffectsBeat {
  kind: 'effects';
  step: 'next';
  list: Line;
  at: number;
  /** The card they are of. */
  of: string;
  target: Aim | null;
}
/** FG12.7 */
export interface BlowBeat {
  kind: 'blow';
  step: 'weapon' | 'deal' | 'after';
  of: string;
  base: number;
  target: Aim;
  weapon: ItemId | null;
  /** Weapons may add (FG12.2); items that deal damage of their own have none. */
  armed: boolean;
  herLoss: number;
}
/** FG12.4 */
export interface HurtBeat {
  kind: 'hurt';
  step: 'layer' | 'flesh';
  left: number;
  herLoss: number;
}
/** FG24.3 */
export interface ShareBeat {
  kind: 'share';
  step: 'choose';
  space: SpaceId;
  left: number;
  herLoss: number;
}
export interface UseBeat {
  kind: 'use';
  step: 'begin' | 'target' | 'deal' | 'order' | 'from' | 'toward';
  item: ItemId;
  way: number;
  target: Target | null;
  space: SpaceId | null;
}
export interface UseUpBeat {
  kind: 'use-up';
  step: 'spare' | 'spend';
  item: ItemId;
}
export interface RideBeat {
  kind: 'ride';
  step: 'where' | 'who';
  item: ItemId;
  to: SpaceId | null;
}
export interface SearchBeat {
  kind: 'search';
  step: 'look' | 'keep';
  n: 1 | 2;
}
export interface ArrangeBeat {
  kind: 'arrange';
  step: 'choose';
}
/** FG13.5 */
export interface LimitBeat {
  kind: 'limit';
  step: 'choose';
}
/** FG13 */
export interface PlanBeat {
  kind: 'plan';
  step: 'buy' | 'reset';
  bought: readonly ActionId[];
}
export interface KillerPhaseBeat {
  kind: 'killer-phase';
  step: 'open' | 'orders' | 'draw' | 'close';
}
/** FG15: one Enemy's Killer Action. */
export interface EnemyBeat {
  kind: 'enemy';
  step: 'target' | 'icon' | 'walk' | 'strike';
  who: EnemyId;
  target: TargetKind;
  icons: Icons;
  at: number;
  space: SpaceId | null;
  /** FG15.6: the Girl was named. */
  named: boolean;
  left: number;
  /** A trap took the rest of its movement. */
  stuck: boolean;
}
/** FG16 */
export interface AttackBeat {
  kind: 'attack';
  step: 'react' | 'rolled' | 'push' | 'dodge' | 'land';
  by: EnemyId;
  card: ActionId | null;
}
export interface BloodlustBeat {
  kind: 'bloodlust';
  step: 'rise';
  rises: number;
}
/** The Killer, a Pillar or a special victim is placed in one of several spaces (FG28). */
export interface PlaceBeat {
  kind: 'place';
  step: 'choose';
  what: 'killer' | 'pillar' | 'kid' | 'stowaway';
  options: readonly SpaceId[];
}
/** Victims take a step all at once. */
export interface HerdBeat {
  kind: 'herd';
  step: 'choose' | 'go';
  to: 'exit' | 'indoors' | 'killer';
  from: readonly SpaceId[];
  ways: readonly (readonly [SpaceId, SpaceId])[];
}
/** FG20: who is still to panic, by space. */
export interface PanicBeat {
  kind: 'panic';
  step: 'next' | 'edge';
  left: readonly { space: SpaceId; victim: Victim; n: number }[];
  led: boolean;
  edge: { space: SpaceId; victim: Victim } | null;
}
/** FG21 */
export interface UpkeepBeat {
  kind: 'upkeep';
  step: 'power' | 'finale' | 'cards' | 'peek' | 'rain' | 'stall';
  /** What came into play up to here has had its say. */
  done: number;
  /** What is in play as Upkeep begins: a Finale revealed in it is not. */
  until: number;
}
export interface EventBeat {
  kind: 'event';
  step: 'draw';
}
/** A small choice that a card asks for. */
export interface ChooseBeat {
  kind: 'choose';
  step: 'ask';
  what: 'lose-card' | 'push-killer';
  by: string;
}

export const effects = (of: string, list: Line, target: Aim | null = null): EffectsBeat => ({
  kind: 'effects',
  step: 'next',
  list,
  at: 0,
  of,
  target,
});
export const roll = (why: RollFor, attack = false): RollBeat => ({
  kind: 'roll',
  step: 'ready',
  why,
  attack,
  dice: [],
  locked: [],
  easy: false,
  extra: 0,
  owed: 0,
});
export const walk = (left: number): WalkBeat => ({ kind: 'walk', step: 'go', left });
export const rescue = (victim: Victim): RescueBeat => ({ kind: 'rescue', step: 'leave', victim, left: 0 });
export const hurt = (left: number, herLoss = 0): HurtBeat => ({ kind: 'hurt', step: 'layer', left, herLoss });
export const bloodlust = (rises: number): BloodlustBeat => ({ kind: 'bloodlust', step: 'rise', rises });
export const useUp = (item: ItemId): UseUpBeat => ({ kind: 'use-up', step: 'spare', item });
export const arrange = (): ArrangeBeat => ({ kind: 'arrange', step: 'choose' });
export const limit = (): LimitBeat => ({ kind: 'limit', step: 'choose' });
export const place = (what: PlaceBeat['what'], options: readonly SpaceId[]): PlaceBeat => ({
  kind: 'place',
  step: 'choose',
  what,
  options,
});
export const choose = (what: ChooseBeat['what'], by: string): ChooseBeat => ({ kind: 'choose', step: 'ask', what, by });
export const panic = (left: PanicBeat['left']): PanicBeat => ({
  kind: 'panic',
  step: 'next',
  left,
  led: false,
  edge: null,
});
export const enemy = (who: EnemyId, target: TargetKind, icons: Icons): EnemyBeat => ({
  kind: 'enemy',
  step: 'target',
  who,
  target,
  icons,
  at: 0,
  space: null,
  named: false,
  left: 0,
  stuck: false,
});
export const attack = (by: EnemyId): AttackBeat => ({ kind: 'attack', step: 'react', by, card: null });
export const drawEvent = (): EventBeat => ({ kind: 'event', step: 'draw' });
