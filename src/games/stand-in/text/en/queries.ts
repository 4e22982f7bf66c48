import type { Script } from '../../../../rules/stand-in/index.ts';
import { agree, counted, plural } from '../../../../text/en/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Who } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import { everyone, inHand, inOrder, is, The, the, whose } from './grammar.ts';

/** What is said to whoever asks by a key. */
export const QUERIES = {
  /** In one breath. */
  short: (turn: number, inPlay: number, active: Who, role: string): string =>
    text`Turn ${turn}, ${counted(inPlay)} in play, ${whose(active)} turn. You: ${role}.`,
  /** In the order of play, from whoever reads. */
  ring: (order: readonly Who[]): string => text`In order: ${inOrder(order)}.`,
  beside: (left: Who, right: Who): string => text`On your left ${the(left)}, on your right ${the(right)}.`,
  besideOne: (who: Who): string => text`Only ${the(who)}, on both sides.`,
  shut: (who: Who): string => text`The door to ${the(who)} is chained.`,
  between: (who: Who, other: Who): string => text`A door between ${everyone([who, other])}.`,
  noDoors: 'No doors.',
  locked: (who: Who, left: number): string => text`${The(who)} ${is(who)} locked in for ${plural(left, 'turn')}.`,
  noTrailers: 'No trailers.',
  nextIs: (who: Who): string => text`You exchange with ${the(who)}.`,
  offersYou: (who: Who, p: number): string =>
    text`${The(who)} offers next: ${percent(p)} it turns you, by the cards alone.`,
  order: { 1: 'Clockwise.', '-1': 'Counter-clockwise.' },
  hold: (cards: readonly Script[]): string => text`You hold ${inHand(cards)}.`,
  holdNone: 'You hold nothing.',
  burnt: (all: readonly Who[]): string => (all.length === 0 ? 'Nobody is burnt.' : text`Burnt: ${everyone(all)}.`),
  piles: (draw: number, discard: number): string => `${draw} to draw, ${discard} discarded.`,
  proves: (n: number): string => `${plural(n, 'thing')} ${agree(n, 'is', 'are')} proved.`,
  provesNone: 'Nothing is proved.',
  lastSaid: (who: Who, words: string): string => text`${The(who)}: ${words}`,
  nobodySaid: 'Nobody has said anything.',
  choice: (key: string, words: string): string => `${key}: ${words}`,
  notAsked: 'Nothing is asked.',
  noEvent: 'Nothing before that.',
  cannotSay: 'Nothing to be said just now.',
  cannotDeclare: 'Only the Stand-In declares.',
} as const;

/** What the keys of this game do, beside those of the house. */
export const KEYS = {
  ring: 'hear who sits where, and who beside you',
  yours: 'hear what you hold',
  proved: 'hear what is proved',
  doors: 'hear doors and trailers',
  notes: 'to the notes',
  say: 'to what you could say',
  declare: 'declare',
  hide: 'hide your hand, or show it to yourself',
  talk: 'hear what was last said; again, the thing before',
} as const;
