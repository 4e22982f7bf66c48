import type { Stat } from './vocabulary.ts';

/** How an item rolls damage (R11). */
export const DAMAGE_DICE = ['d6', 'shad', '2d6', 'one-doubled'] as const;
export type DamageDice = (typeof DAMAGE_DICE)[number];

export interface SurvivorDef {
  kind: 'survivor';
  id: string;
  muscle: number;
  speed: number | null;
  brains: number;
  guts: number | null;
  /** The stat a flail test uses (R10.6): Speed, but for the Robot. */
  flail: Stat;
  /** Rest spoints on top when it enters (R2.4). */
  bonusRest?: number;
}

export interface MonsterDef {
  kind: 'monster';
  id: string;
  copies: number;
  /** Attack target and damage threshold in one. */
  value: number;
  /** Head shots and annihilation work only from this reel on (R9.5, R9.8). */
  headShotFrom?: number;
}

export interface ItemDef {
  kind: 'item';
  id: string;
  stats: readonly Stat[];
  dice: DamageDice;
  plus: number;
  /** Tokens when taken; each attack spends one (R11.3). */
  uses?: number;
  /** May be thrown at a whole throng (R9.9). */
  reach?: 'throng';
  /** The holder's rest spoints may be spent for anyone (R12.3). */
  shares?: true;
  /** R20.10: can hit from outside what lurks in a sanctuary. */
  ranged?: true;
  /** R20.7: monsters may carry it, and wield it or merely keep it from the cast. */
  carried?: 'wielded' | 'idle';
}

export interface PowerPlayDef {
  kind: 'power-play';
  id: string;
  /** Added to stats while held (to 11). */
  boost?: Partial<Record<Stat, number>>;
  /** Strikes back after a hit it lived through. */
  payback?: true;
  /** Discarded to make one alien attack miss (R22.2). */
  spares?: true;
  /** Attacks again after each kill of its holder's own. */
  rampage?: true;
  /** R22: joins only when a switch asks for it. */
  bonus?: true;
}

export type Brings = 'full-assault' | 'attacks' | 'faces' | 'a-monster' | 'loss-of-items' | 'trouble';

export interface EventDef {
  kind: 'horror' | 'plot-device' | 'bonus';
  id: string;
  effect: string;
  /** A horror that lies with its captive: the stats it can fight free with. */
  escapes?: readonly Stat[];
  /** What a plot device is to whoever weighs it: its worth depends on the table in this way. */
  brings?: Brings;
}

export interface SanctuaryDef {
  kind: 'sanctuary';
  id: string;
  points: number;
  room: number;
}

export type CardDef = SurvivorDef | MonsterDef | ItemDef | PowerPlayDef | EventDef | SanctuaryDef;
export type CardKind = CardDef['kind'];

/** A deck is data: its cards, and which of them the rules treat in a special place. */
export interface Deck {
  id: string;
  cards: readonly CardDef[];
}
