import type { CardId as Instance, Side } from '../rules/index.ts';
import {
  BONUS_IDS,
  CARDS,
  type CardId,
  type CardWords,
  ENDGAME_IDS,
  HORROR_IDS,
  ITEM_IDS,
  MONSTER_IDS,
  PLOT_DEVICE_IDS,
  POWER_PLAY_IDS,
  SANCTUARY_IDS,
  SURVIVOR_IDS,
} from './cards.ts';

/** The words of a card, whichever copy of it is meant: `neighbors-3` reads as `neighbors` does. */
export function wordsOf(card: Instance): CardWords {
  const id = printOf(card);
  return id === null ? NO_CARD : CARDS[id];
}

/** What is said of a card that nobody has seen. */
const NO_CARD: CardWords = { name: 'A mystery card', rule: '', brief: 'Face down', flavour: 'It can wait. Can you?' };

/** The print that a card is a copy of. */
export function printOf(card: Instance): CardId | null {
  if (Object.hasOwn(CARDS, card)) return card as CardId;
  const print = card.replace(/-\d+$/, '');
  return Object.hasOwn(CARDS, print) ? (print as CardId) : null;
}

export const nameOf = (card: Instance): string => wordsOf(card).name;

/** In the middle of a sentence: "the Colonel", "the Big Wrench", "Payback". */
export const inLine = (card: Instance): string =>
  toneOf(card) === 'item' ? `the ${nameOf(card)}` : nameOf(card).replace(/^The /, 'the ');

/** Without its article, for tight places. */
export const shortName = (card: Instance): string => nameOf(card).replace(/^The /, '');

const MANY: readonly (CardId | null)[] = ['pods', 'neighbors', 'mutants', 'terrors', 'riders', 'sentries', 'dynamite'];

/** The verb that goes with a card's name: "Alien Warlord joins", "Six Swarming Riders join". */
export const verb = (card: Instance, one: string, many: string): string => (MANY.includes(printOf(card)) ? many : one);

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

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Reels, frames and throngs are counted as a cinema counts. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);

export const throngName = (side: Side, slot: number): string =>
  side === 'director' ? `throng ${roman(slot + 1)}` : `pod throng ${roman(slot + 1)} of seat ${side + 1}`;

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

/** Sums of sixths end a hair off. */
const TINY = 1e-9;

/** A chance as everybody reads it; what is not certain never looks it. */
export function percent(p: number): string {
  if (p <= TINY) return '0\u00a0%';
  if (p >= 1 - TINY) return '100\u00a0%';
  return `${Math.min(99, Math.max(1, Math.round(p * 100)))}\u00a0%`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
