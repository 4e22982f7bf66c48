import type { CardId as Instance } from '../../rules/index.ts';
import type { CardId } from '../card-ids.ts';
import { printOf } from '../prints.ts';

const MANY: readonly (CardId | null)[] = [
  ...(['pods', 'neighbors', 'mutants', 'terrors', 'riders', 'sentries', 'dynamite'] as const),
  ...(['loners', 'mill-hands', 'mourners', 'trick-or-treaters', 'marching-band', 'flares', 'walkie-talkies'] as const),
];

/** The verb that goes with a card's name: "Alien Warlord joins", "Six Swarming Riders join". */
export const verb = (card: Instance, one: string, many: string): string => (MANY.includes(printOf(card)) ? many : one);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const COUNTED = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** So many people, in words. */
export const counted = (n: number): string => COUNTED[n] ?? String(n);

export const atHead = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "the Cook, the Scout and the Robot" */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
