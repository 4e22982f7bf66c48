import type { Note } from '../model/events.ts';
import type { Table } from '../model/state.ts';
import { type Card, MOST_RECAST_HELD, type Role, type Script } from '../model/vocabulary.ts';
import { removeFrom } from '../moves/piles.ts';
import { countOf } from '../queries/hand.ts';

/** What a chair knows for certain. */
export interface Known {
  /** By chair; null where it cannot be told. */
  roles: (Role | null)[];
  /** By chair: proved not to be the Stand-In. */
  clear: boolean[];
  /** By chair, of the others: cards that are there, and perhaps more. */
  hands: Script[][];
  /** In the discard pile since the last shuffle. */
  discard: Card[];
  /** The card on top of the pile. */
  top: Script | null;
}

type Ground = Pick<Table, 'seats' | 'options'>;

export function nothingKnown({ seats }: Ground, chair: number | null, role: Role | null): Known {
  const chairs = Array.from({ length: seats }, (_, other) => other);
  // SA17.4: the Stand-In knows that nobody has been turned yet.
  const others = role === 'stand-in' ? 'original' : null;
  return {
    roles: chairs.map((other) => (other === chair ? role : others)),
    clear: chairs.map(() => false),
    hands: chairs.map(() => []),
    discard: [],
    top: null,
  };
}

/** Hard evidence, taken from one note that this chair has seen. Changes `k` in place. */
export function learn(k: Known, note: Note, t: Ground, chair: number | null): void {
  switch (note.type) {
    case 'drew': {
      const card = note.card ?? k.top;
      k.top = null;
      if (note.why !== 'second-take' && card !== null) gain(k, chair, note.chair, card);
      return;
    }
    case 'shuffled':
      k.discard = [];
      return;
    case 'played':
      lose(k, note.chair, note.card);
      return;
    case 'spent':
      k.discard.push(note.card);
      return;
    case 'door-removed':
      k.discard.push('chained-door');
      return;
    case 'trailer-removed':
      k.discard.push('trailer');
      return;
    case 'defended':
      lose(k, note.chair, note.card);
      k.discard.push(note.card);
      return;
    case 'discarded':
      discarded(k, note, chair);
      return;
    case 'put-on-top':
      lose(k, note.chair, note.card);
      k.top = note.card;
      return;
    case 'exchanged':
      handed(k, chair, note.offerer, note.partner, note.given, note.back);
      if (note.redirected && note.given === 'recast' && note.partner === chair) name(k, chair, note.offerer);
      return;
    case 'refused':
      if (note.card === null || note.chair !== chair) return;
      atLeast(k, chair, note.offerer, note.card, 1);
      if (note.card === 'recast') name(k, chair, note.offerer);
      return;
    case 'replaced':
      // SA4.5: only the Stand-In hands anybody a fourth.
      k.roles[note.giver] ??= 'stand-in';
      atLeast(k, chair, note.chair, 'recast', MOST_RECAST_HELD);
      return;
    case 'turned':
      k.roles[note.chair] = 'recast';
      k.roles[note.by] = 'stand-in';
      return;
    case 'became-stand-in':
      k.roles = k.roles.map((_, other) => (other === note.chair ? 'stand-in' : 'original'));
      return;
    case 'looked':
      if (note.cards !== null) saw(k, t, chair, note.at, note.cards, note.how !== 'close-up');
      return;
    case 'shown':
      saw(k, t, chair, note.chair, note.cards, note.whole);
      return;
    case 'burnt':
      for (const card of k.hands[note.chair] as Script[]) if (card !== 'stand-in') k.discard.push(card);
      k.hands[note.chair] = [];
      k.clear[note.chair] = note.role !== 'stand-in'; // SA12.5
      k.roles[note.chair] ??= note.role;
      return;
    case 'passed-on':
      passedOn(k, chair, note.order, note.cards);
      return;
    default:
  }
}

function discarded(
  k: Known,
  { chair: by, card, why }: Extract<Note, { type: 'discarded' }>,
  chair: number | null,
): void {
  if (card !== null) k.discard.push(card);
  if (why === 'not-kept') return; // out of limbo, not out of the hand
  // SA4.4, SA4.5: only a Recast card goes this way, and only from three more.
  lose(k, by, why === 'fourth' ? 'recast' : card);
  if (why === 'fourth') atLeast(k, chair, by, 'recast', MOST_RECAST_HELD);
}

/** One's own hand is not guessed at. */
function gain(k: Known, chair: number | null, holder: number, card: Script): void {
  if (holder !== chair) k.hands[holder]?.push(card);
}

/** A card left a hand; if nobody saw which, any of those known may be gone but the Stand-In (SA4.6). */
function lose(k: Known, holder: number, card: Script | null): void {
  const hand = k.hands[holder] as Script[];
  if (card !== null) removeFrom(hand, card);
  else k.hands[holder] = hand.filter((held, i) => held === 'stand-in' || hand.indexOf(held) !== i);
}

function atLeast(k: Known, chair: number | null, holder: number, card: Script, count: number): void {
  while (holder !== chair && countOf(k.hands[holder] as Script[], card) < count) gain(k, chair, holder, card);
}

function handed(
  k: Known,
  chair: number | null,
  offerer: number,
  partner: number,
  given: Script | null,
  back: Script | null,
): void {
  lose(k, offerer, given);
  lose(k, partner, back);
  if (given !== null) gain(k, chair, partner, given);
  if (back !== null) gain(k, chair, offerer, back);
}

function passedOn(k: Known, chair: number | null, order: readonly number[], cards: readonly (Script | null)[]): void {
  order.forEach((giver, i) => void lose(k, giver, cards[i] as Script | null));
  order.forEach((_, i) => {
    const card = cards[i];
    if (card) gain(k, chair, order[(i + 1) % order.length] as number, card);
  });
}

/** A Recast card that an Original was offered: only the Stand-In hands them on (SA4.8). */
function name(k: Known, chair: number | null, offerer: number): void {
  if (chair !== null && k.roles[chair] === 'original') k.roles[offerer] = 'stand-in';
}

function saw(
  k: Known,
  t: Ground,
  chair: number | null,
  holder: number,
  cards: readonly Script[],
  whole: boolean,
): void {
  if (holder === chair) return;
  if (whole) k.hands[holder] = cards.slice();
  else for (const card of cards) atLeast(k, chair, holder, card, 1);
  if (cards.includes('stand-in')) k.roles[holder] = 'stand-in';
  // SA16.1: it may yet draw it.
  else if (whole && !t.options.lateArrival) k.clear[holder] = true;
}
