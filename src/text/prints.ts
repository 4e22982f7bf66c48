import type { CardId as Instance } from '../rules/index.ts';
import {
  BONUS_IDS,
  CARD_IDS,
  type CardId,
  ENDGAME_IDS,
  HORROR_IDS,
  ITEM_IDS,
  MONSTER_IDS,
  PLOT_DEVICE_IDS,
  POWER_PLAY_IDS,
  SANCTUARY_IDS,
  SURVIVOR_IDS,
} from './card-ids.ts';

const isPrint = (card: string): card is CardId => (CARD_IDS as readonly string[]).includes(card);

/** The print that a card is a copy of: `neighbors-3` is one of `neighbors`. */
export function printOf(card: Instance): CardId | null {
  if (isPrint(card)) return card;
  const print = card.replace(/-\d+$/, '');
  return isPrint(print) ? print : null;
}

/** How a card's name is coloured wherever words name it. */
export type Tone =
  | 'survivor'
  | 'monster'
  | 'item'
  | 'power-play'
  | 'horror'
  | 'plot-device'
  | 'sanctuary'
  | 'endgame'
  | 'bonus';

const TONES: readonly (readonly [Tone, readonly string[]])[] = [
  ['survivor', SURVIVOR_IDS],
  ['monster', MONSTER_IDS],
  ['item', ITEM_IDS],
  ['power-play', POWER_PLAY_IDS],
  ['horror', HORROR_IDS],
  ['plot-device', PLOT_DEVICE_IDS],
  ['sanctuary', SANCTUARY_IDS],
  ['endgame', ENDGAME_IDS],
  ['bonus', BONUS_IDS],
];

export const toneOf = (card: Instance): Tone =>
  TONES.find(([, ids]) => ids.includes(printOf(card) ?? ''))?.[0] ?? 'monster';
