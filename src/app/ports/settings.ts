import { LANGUAGES } from '../../text/languages.ts';

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
