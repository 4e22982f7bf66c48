import { LANGUAGES } from '../../text/languages.ts';
import type { Speed } from './board.ts';
import type { KeyChanges } from './keys.ts';

/** How much the page moves: as the system asks, or as the player says. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How large words are, against the usual. */
export const TEXT_SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Stronger edges, plain grounds and plainer colours: as the system asks, or as the player says. */
export const CONTRASTS = ['system', 'on', 'off'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** How much the Director says of its choices. */
export const COMMENTARIES = ['off', 'short', 'full'] as const;
export type Commentary = (typeof COMMENTARIES)[number];

/** Spoints on the damage of whoever has hit: asked each time, never, or up to so many. */
export const DAMAGE_PLANS = ['ask', 'never', '1', '2', '3'] as const;
export type DamagePlan = (typeof DAMAGE_PLANS)[number];

/** A hit on one of the cast: asked each time, or paid off by itself up to so much. */
export const HIT_PLANS = ['ask', '1', '2', '3'] as const;
export type HitPlan = (typeof HIT_PLANS)[number];

/** The language of the house: as the browser asks, or as the player says. */
export const TONGUES = ['system', ...LANGUAGES] as const;
export type Tongue = (typeof TONGUES)[number];

/** What the player has chosen, once for all games; some have a use for more of it than others. */
export interface Settings {
  speed: Speed;
  muted: boolean;
  music: number;
  effects: number;
  voice: number;
  /** Has been told what one does who plays for the other side. */
  briefed: boolean;
  /** Has sat down to a lesson. */
  taught: boolean;
  /** Has been told what the rings on the cast mean. */
  ringed: boolean;
  /** Fights of the player's own, as far as they are counted: who is new to them is shown less. */
  fights: number;
  /** Wait for a "Continue" after each attack of the Director's side. */
  waitAfterAttack: boolean;
  /** And after everything else that a computer does. */
  waitAfterMove: boolean;
  /** The cast talks. */
  talk: boolean;
  commentary: Commentary;
  /** The chance that anybody lives, while one plays. */
  meter: boolean;
  /** The card of what happened meanwhile opens by itself. */
  meanwhile: boolean;
  /** What the coming Director's turn may cost. */
  threat: boolean;
  /** Somebody may be asked what they would do. */
  advice: boolean;
  /** Answers that are remembered until they are changed. */
  onDamage: DamagePlan;
  onHit: HitPlan;
  motion: Motion;
  /** Grain, weave and vignette over the drawn table. */
  grain: boolean;
  text: TextSize;
  language: Tongue;
  contrast: Contrast;
  /** What is heard, in words. */
  captions: boolean;
  keys: KeyChanges;
}
