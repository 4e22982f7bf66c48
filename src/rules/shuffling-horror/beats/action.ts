import { end, type Next, resolve } from '../../kernel/beats.ts';
import type { ActionBeat, Beat, Turn } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import { apply, attack, newcomer, reveal, search, surprise, takeAttackAim, test } from '../model/make-beats.ts';
import type { Movie, Sanctuary, Seat, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { removeFrom } from '../moves/piles.ts';
import { leaveScreen } from '../moves/screen.ts';
import { gainRest } from '../moves/spoints.ts';
import { dropHeld, giveCard, leaveSanctuary } from '../moves/survivors.ts';
import { owesReveal, reelStops } from '../queries/screen.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';
import { actionReplies, storeReplies } from './action-replies.ts';
import { as, type Steps } from './steps.ts';

const HAND_OVER: readonly Reply[] = [
  { type: 'hand-over', agree: true },
  { type: 'hand-over', agree: false },
];

/** What a star's second action does not cost the star. */
const FREE: readonly Reply['type'][] = ['hold', 'fetch', 'stow'];

/** R5.3 One survivor's action: choose > (ask the owner) > (unpack) > encore > reveal. */
export const actionSteps: Steps<ActionBeat> = {
  choose: {
    ask(m, b) {
      const s = survivorById(m, b.survivor);
      if (s === null) return null;
      const purpose = b.second ? 'second-action' : 'action';
      const seat = seatOf(m, b.survivor);
      const replies = actionReplies(m, b, s, seat);
      return { n: m.n, to: chairOfSeat(seat), type: 'act', replies, survivor: b.survivor, purpose, last: b.last };
    },
    resume(m, b, reply) {
      const s = survivorById(m, b.survivor) as Survivor;
      if (b.second && !b.starred && !FREE.includes(reply.type)) {
        b.starred = true;
        s.stars--;
        m.events?.push({ type: 'star-spent', survivor: s.id, why: 'second-action' });
      }
      return act(m, b, s, reply);
    },
    pass: () => 'reveal',
  },
  // R5.3e: the owner's player agrees, or the survivor does something else.
  'ask-owner': {
    ask(m, b) {
      const { card, from } = b.asked as NonNullable<ActionBeat['asked']>;
      const owner = seatOf(m, from);
      if (owner === seatOf(m, b.survivor)) return null;
      return { n: m.n, to: chairOfSeat(owner), type: 'hand-over', replies: HAND_OVER, survivor: b.survivor, card };
    },
    resume(m, b, reply) {
      if (as(reply, 'hand-over').agree) return receive(m, b);
      const { card, from } = b.asked as NonNullable<ActionBeat['asked']>;
      b.refused = [...b.refused, card];
      m.events?.push({ type: 'hand-over-refused', survivor: b.survivor, card, from });
      return 'choose';
    },
    pass: (m, b) => receive(m, b),
  },
  // R13.4: somebody who has just come in may go through the store, and leave something there.
  unpack: {
    ask(m, b) {
      const s = survivorById(m, b.survivor);
      const replies: Reply[] = [];
      if (s !== null && s.place !== null) storeReplies(m, s, b, replies);
      if (replies.length === 0) return null;
      replies.push({ type: 'hold' });
      return { n: m.n, to: chairOfSeat(seatOf(m, b.survivor)), type: 'unpack', replies, survivor: b.survivor };
    },
    resume(m, b, reply) {
      if (reply.type === 'hold') return 'encore';
      act(m, b, survivorById(m, b.survivor) as Survivor, reply);
      return 'unpack';
    },
    pass: () => 'encore',
  },
  // R14.3: a star adds one action right after the first, before reveals.
  encore: { run: encore },
  reveal: { run: over },
};

function encore(m: Movie, b: ActionBeat): Next<Beat> {
  const s = survivorById(m, b.survivor);
  if (b.second || s === null || s.stars === 0 || reelStops(m)) return over(m, b);
  b.second = true;
  return 'choose';
}

function over(m: Movie, b: ActionBeat): Next<Beat> {
  m.turn?.acted.push(b.survivor);
  return owesReveal(m) ? end(reveal(b.survivor)) : end(); // R6.1
}

/** What a reply does; free ones come back to `choose`. */
function act(m: Movie, b: ActionBeat, s: Survivor, reply: Reply): Next<Beat> {
  switch (reply.type) {
    case 'order':
      return reorder(m, s, reply.pool);
    case 'draw':
      startWholeTurn(m, s);
      return end(newcomer(seatOf(m, s.id)));
    case 'take-attack': {
      startWholeTurn(m, s);
      const taker = survivorById(m, reply.survivor) as Survivor;
      leaveSanctuary(m, taker);
      take(m, taker, reply.card, reply.drop);
      b.survivor = taker.id;
      return resolve([takeAttackAim(taker.id, reply.card)], 'reveal');
    }
    case 'take':
      take(m, s, reply.card, reply.drop);
      return encore(m, b);
    case 'attack':
      return resolve([attack(s.id, reply.target, reply.reach, reply.way, reply.stat, 'action')], 'encore');
    case 'rest': {
      b.stays = s.place !== null;
      const amount = gainRest(m, s, s.place === null ? 2 : 3); // R5.3c, R13.2
      m.events?.push({ type: 'rested', survivor: s.id, amount });
      return encore(m, b);
    }
    case 'move':
      s.place = reply.sanctuary;
      b.moved = true;
      m.events?.push({ type: 'entered-sanctuary', survivor: s.id, sanctuary: reply.sanctuary });
      return placeOf(m, s).hidden === null ? 'unpack' : resolve([surprise(s.id, reply.sanctuary)], 'unpack'); // R20.8
    case 'receive':
      b.asked = { card: reply.card, from: reply.from, drop: reply.drop ?? null };
      return 'ask-owner';
    case 'search':
      b.stays = true;
      return resolve([search(s.id)], 'encore');
    case 'leave':
      b.left = s.place;
      leaveSanctuary(m, s);
      return 'choose';
    case 'fetch':
      return fetch(m, b, s, reply.card, reply.drop);
    case 'stow':
      stow(m, s, reply.card);
      b.crossed = [...b.crossed, reply.card];
      return 'choose';
    case 'escape':
      return resolve([test(s.id, reply.stat, { onPass: [apply('free', s.id)] })], 'encore');
    default:
      hold(m, s);
      return over(m, b);
  }
}

function hold(m: Movie, s: Survivor): void {
  m.events?.push({
    type: 'held-still',
    survivor: s.id,
    why: s.stunned ? 'stunned' : s.probed === null ? 'chose' : 'probed',
  });
  s.stunned = false;
}

function reorder(m: Movie, s: Survivor, order: readonly CardId[]): Next<Beat> {
  const at = seatOf(m, s.id);
  const seat = m.seats[at] as Seat;
  seat.pool = order.map((id) => survivorById(m, id) as Survivor);
  (m.turn as Turn).reordered = true;
  m.events?.push({ type: 'pool-ordered', seat: at, pool: [...order] });
  return end();
}

/** A Take+Attack is everybody's action: a lost one is thereby lost, too. */
function startWholeTurn(m: Movie, s: Survivor): void {
  (m.turn as Turn).whole = true;
  for (const other of (m.seats[seatOf(m, s.id)] as Seat).pool) {
    if (!other.stunned) continue;
    other.stunned = false;
    m.events?.push({ type: 'held-still', survivor: other.id, why: 'stunned' });
  }
}

function take(m: Movie, s: Survivor, card: CardId, drop: CardId | undefined): void {
  if (drop !== undefined) dropHeld(m, s, drop);
  const frame = leaveScreen(m, card, s.id);
  giveCard(m, s, card);
  m.events?.push({ type: 'took', survivor: s.id, card });
  const to = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'frame', frame }, to, why: 'took' });
}

function receive(m: Movie, b: ActionBeat): 'encore' {
  const { card, from, drop } = b.asked as NonNullable<ActionBeat['asked']>;
  const s = survivorById(m, b.survivor) as Survivor;
  if (drop !== null) dropHeld(m, s, drop);
  removeFrom((survivorById(m, from) as Survivor).held, card);
  s.held.push(card);
  const to = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'held', survivor: from }, to, why: 'received' });
  return 'encore';
}

const placeOf = (m: Movie, s: Survivor): Sanctuary => m.sanctuaries.find((it) => it.id === s.place) as Sanctuary;

/** R13.4: a card given up for it stays in the store. */
function fetch(m: Movie, b: ActionBeat, s: Survivor, card: CardId, drop: CardId | undefined): 'choose' {
  const { id, store } = placeOf(m, s);
  if (drop !== undefined) stow(m, s, drop);
  removeFrom(store, card);
  giveCard(m, s, card);
  const to = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'store', sanctuary: id }, to, why: 'fetched' });
  b.crossed = drop === undefined ? [...b.crossed, card] : [...b.crossed, card, drop];
  return 'choose';
}

export function stow(m: Movie, s: Survivor, card: CardId): void {
  const { id, store } = placeOf(m, s);
  removeFrom(s.held, card);
  store.push(card);
  const from = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'store', sanctuary: id }, why: 'stowed' });
}
