import type { Script } from '../../../../rules/stand-in/index.ts';
import { inLine } from '../../../../text/en/cards/names.ts';
import { agree, atHead, counted, plural } from '../../../../text/en/grammar.ts';
import type { Who } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import { ACard, aCard, is, The, the, times } from './grammar.ts';

/** In one's own notes one is "me". */
const me = (who: Who): string => (who === 'you' ? 'me' : inLine(who));

export const NOTEBOOK = {
  title: 'Notes on the company',
  proves: 'What the rules prove',
  assist: 'Could be turned',
  legend: 'Pencil is opinion. A stamp is the rules.',
  columns: { seat: 'Seat', note: 'What happened', mark: 'Your mark', stamp: 'By the rules' },
  /** Your own mark, in pencil: a press goes to the next. */
  marks: { none: 'no opinion', trust: 'trusted', doubt: 'doubted', foe: 'a double' },
  mark: (who: Who, mark: 'none' | 'trust' | 'doubt' | 'foe'): string =>
    text`Your mark on ${the(who)}: ${NOTEBOOK.marks[mark]}. Press to change`,
  stamps: { proven: 'PROVEN', seen: 'SEEN' },
  stampsSay: { proven: 'The rules leave no other way.', seen: 'You saw it yourself.' },
} as const;

/** What follows for certain, each counted from what is public and one's own: at most four of them are shown. */
export const PROOFS = {
  standIn: (who: Who): string => text`${The(who)} ${is(who)} the Stand-In.`,
  leader: (who: Who): string => text`${The(who)} ${is(who)} the Stand-In. Your side.`,
  suspects: (n: number, of: number): string => `${n} of ${of} could be the Stand-In.`,
  originals: (n: number): string =>
    n === 0
      ? 'No Original is left. Declare.'
      : `${atHead(counted(n))} ${agree(n, 'Original is', 'Originals are')} left.`,
  recast: (known: number, all: number): string =>
    `${plural(all, 'Recast card')}; you know ${known === 0 ? 'of none' : `where ${known} ${agree(known, 'is', 'are')}`}.`,
  nitrate: (unseen: number, own: number): string =>
    `${unseen === 0 ? 'No Nitrate Reel' : plural(unseen, 'Nitrate Reel')} unseen${own === 0 ? '' : `, ${own} in your hand`}.`,
  curtains: (unseen: number): string =>
    `${unseen === 0 ? 'No Asbestos Curtain' : plural(unseen, 'Asbestos Curtain')} unseen.`,
  onlyExchange: 'Only the Stand-In can turn you, and only in an exchange.',
  nobodyYet: 'Nobody can have been turned yet.',
  turned: (n: number): string =>
    n === 0 ? 'Nobody else can be a Recast.' : `At most ${counted(n)} ${agree(n, 'seat', 'seats')} can be Recast.`,
  notYet: 'The Stand-In may not have been drawn yet.',
  vengeance: 'A Recast is in play, and no Stand-In.',
  dawn: (left: number): string => `${plural(left, 'shuffle')} without a fire to dawn.`,
} as const;

/** One line on a seat. Turns are counted from the first. */
export const NOTES = {
  nothing: 'Nothing yet.',
  met: (n: number, who: Who): string => `${atHead(times(n))} with ${me(who)}.`,
  gaveMe: (card: Script, turn: number): string => text`Gave me ${aCard(card)}, turn ${turn}.`,
  tookFromMe: (card: Script, turn: number): string => text`Has ${aCard(card)} from me, turn ${turn}.`,
  refused: (who: Who, turn: number): string => `Refused ${me(who)}, turn ${turn}.`,
  wasRefused: (who: Who, turn: number): string => `Refused by ${me(who)}, turn ${turn}.`,
  sentOn: (who: Who, turn: number): string => `Sent ${me(who)} on, turn ${turn}.`,
  card: (card: Script, turn: number): string => text`${ACard(card)}, turn ${turn}.`,
  offered: (card: Script, turn: number): string => text`Offered me ${aCard(card)}, turn ${turn}.`,
  hand: (turn: number): string => `Whole hand seen, turn ${turn}.`,
  clean: (turn: number): string => `Clean hand, turn ${turn}.`,
  cleanSince: 'Whole hand shown, no exchange since.',
  heldBack: (turn: number): string => `Showed nothing, turn ${turn}.`,
  looked: (who: Who, turn: number): string => `Looked at ${me(who)}, turn ${turn}.`,
  burnt: (who: Who): string => `Burnt ${me(who)}.`,
  aimed: (who: Who): string => `Tried to burn ${me(who)}.`,
  saved: (turn: number): string => `Had a curtain, turn ${turn}.`,
  accuses: (who: Who): string => `Accuses ${me(who)}.`,
  accusedBy: (who: Who): string => `Accused by ${me(who)}.`,
  vouches: (who: Who): string => `Vouches for ${me(who)}.`,
  lockedIn: (by: Who): string => `Locked in by ${me(by)}.`,
  shutSelf: 'Stepped into a trailer.',
  door: (who: Who): string => `Chained the door to ${me(who)}.`,
  cut: (who: Who): string => `Cut ${me(who)} free.`,
  moved: (who: Who, turn: number): string => `Sat down beside ${me(who)}, turn ${turn}.`,
  contradicts: (who: Who): string => `Says otherwise than ${me(who)}.`,
  fourth: 'Handed out a fourth Recast card.',
  holdsThree: 'Holds three Recast cards.',
  couldBeTurned: (by: Who, turn: number): string => `Could be turned: by ${me(by)}, turn ${turn}.`,
  original: 'An Original.',
  recast: 'A Recast.',
  standIn: 'The Stand-In.',
  notStandIn: 'Not the Stand-In.',
  out: (turn: number): string => `Burnt, turn ${turn}.`,
} as const;
