import type { Back, Script } from '../../../../rules/stand-in/index.ts';
import { counted, plural } from '../../../../text/en/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Who } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import { CARDS } from './cards.ts';
import { everyone, has, is, The, the, theCard, whose } from './grammar.ts';

/** The words on the table, and the names of its buttons, each of which stands alone. */
export const TABLE = {
  title: 'The Stand-In',
  turn: (n: number): string => `Turn ${n}`,
  you: 'You',
  ring: 'The company, in the order of play',
  hand: 'Your hand',
  role: (name: string, goal: string): string => `You: ${name}. ${goal}`,
  active: 'whose turn it is',
  neighbour: { left: 'on your left', right: 'on your right', only: 'across from you' },
  cards: (n: number): string => plural(n, 'card'),
  locked: (left: number): string => `locked in, ${plural(left, 'turn')}`,
  glass: (left: number): string => `behind glass, ${plural(left, 'turn')}`,
  door: (who: Who, other: Who): string => text`A Chained Door between ${everyone([who, other])}`,
  doors: (n: number): string => plural(n, 'door'),
  out: 'burnt',
  pile: {
    draw: (n: number): string => `${n} to draw`,
    next: { script: 'next: script', blackout: 'next: blackout' } satisfies Record<Back, string>,
    empty: 'next: a shuffle',
    discard: (n: number): string => `${n} discarded`,
  },
  order: { 1: 'Clockwise', '-1': 'Counter-clockwise' },
  after: (who: Who): string => text`After you, ${the(who)}`,
  /** The card in the light. */
  offer: {
    yours: 'your card',
    turns: (p: number): string => `${percent(p)} it turns you, by the cards alone`,
    never: 'it cannot turn you',
    sealed: 'face down',
    shows: (card: Script): string => text`face up: ${theCard(card)}`,
  },
  accuses: 'accuses',
  thinking: (who: Who): string => text`${The(who)} ${is(who)} thinking.`,
  waiting: 'The table waits.',
  lookAway: 'Hide your hand',
  lookBack: 'Show your hand to yourself',
  noTalk: 'Nobody talks tonight.',
  burntOut: {
    title: 'You are burnt',
    by: (who: Who, turn: number): string => text`${The(who)} burnt you in turn ${turn}.`,
    accused: (all: readonly Who[]): string => text`Pointed at you before: ${everyone(all)}.`,
    unaccused: 'Nobody had accused you. Somebody had been counting.',
    aside: 'It goes on without you. It usually does. What they thought is in the rushes, afterwards.',
    open: 'Watch with open hands',
    closed: 'Watch as the table sees it',
    jump: 'Jump to the end',
    leave: 'Leave',
  },
  /** When one is asked for a word after a turn. */
  ears: {
    title: 'Ask me to speak',
    names: { always: 'Always', matters: 'When it matters', asked: 'When spoken to' },
  },
  declare: {
    button: 'Declare',
    sure: 'Declare that no Original is left? If one is, you have lost.',
    yes: 'Declare it',
    no: 'Not yet',
  },
  /** A finished game, looked at again. */
  film: {
    eyes: 'Seen',
    names: { yours: 'from your chair', table: 'as the table saw it', open: 'with open hands' },
    turn: 'Turn',
    watch: 'Watch it again',
  },
  reminded: 'No Original is left. You may declare at any time.',
  redealt: (n: number): string => `The deal was drawn again ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}.`,
} as const;

/** Names of buttons for whoever hears them. */
export const NAMES = {
  seat: (who: Who, cards: number): string => text`${The(who)}, ${plural(cards, 'card')}`,
  handCard: (card: Script, action: string): string => `${CARDS[card].name}. ${CARDS[card].line} ${action}`,
  claim: (words: string): string => `Say: ${words}`,
  note: (who: Who): string => text`Notes on ${the(who)}`,
  rule: (id: string): string => `The rule, ${id}`,
  zoom: (card: Script): string => text`A closer look at ${theCard(card)}`,
  undo: 'Take the last choice back',
  hint: 'What would you do?',
  log: 'Screenplay',
  talk: 'Table talk',
} as const;

/** A seat in one breath. */
export const seatSays = (who: Who, cards: number, left: number, isActive: boolean): string =>
  [
    text`${The(who)} ${has(who)} ${plural(cards, 'card')}`,
    ...(left > 0 ? [TABLE.locked(left)] : []),
    ...(isActive ? [text`it is ${whose(who)} turn`] : []),
  ].join(', ');

/** How many sit there still. */
export const inPlay = (n: number): string => `${counted(n)} in play`;
