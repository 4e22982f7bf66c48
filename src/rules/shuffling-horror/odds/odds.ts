import { attackOdds, removedByDamage } from './attack.ts';
import { damageSpread, pAtLeast, pSuccess } from './dice.ts';
import { oddsOfAttack, strikeTermsOf } from './of-replies.ts';
import { attacksLeft, bestAnswer, flailAnswer, sanctuaryOdds, seriesOdds, singleOdds, strikeSpread } from './strike.ts';

/** Exact odds, for the players' previews, the Director and its commentary alike. */
export const odds = {
  pSuccess,
  pAtLeast,
  damageSpread,
  attack: attackOdds,
  ofAttack: oddsOfAttack,
  removedByDamage,
  strike: strikeSpread,
  strikeTermsOf,
  series: seriesOdds,
  single: singleOdds,
  bestAnswer,
  flailAnswer,
  attacksLeft,
  sanctuary: sanctuaryOdds,
} as const;
