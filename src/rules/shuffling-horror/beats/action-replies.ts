import type { CardFacts } from '../decks/cards.ts';
import type { ActionBeat, Turn } from '../model/beats.ts';
import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { type CardId, POOL_SIZE, type Stat } from '../model/vocabulary.ts';
import { defOf, itemOf } from '../queries/cards.ts';
import { shownFacts } from '../queries/screen.ts';
import { hasHand, nobodyWaits, statOf, statsFor } from '../queries/survivors.ts';
import { aliens, attackReplies, occupancy, waysOf } from '../queries/targets.ts';

const REST: Reply = { type: 'rest' };
const HOLD: Reply = { type: 'hold' };
const SEARCH: Reply = { type: 'search' };
const LEAVE: Reply = { type: 'leave' };
const DRAW: Reply = { type: 'draw' };
const NO_WAY: readonly Stat[] = [];

/** R5.4: nobody of the pool has acted this turn, and it was not broken off by a reel's end (R15.6). */
const turnIsFresh = (m: Movie): boolean => {
  const turn = m.turn as Turn;
  return turn.acted.length === 0 && !turn.partWay;
};

const canDraw = (m: Movie, seat: number): boolean => (m.seats[seat] as Seat).pool.length < POOL_SIZE && !nobodyWaits(m);

/** R5.4a: an item on the screen, a survivor with a stat for it, and something to attack. */
function takeAttackReplies(
  m: Movie,
  seat: number,
  shown: readonly CardFacts[],
  targets: readonly CardId[],
  replies: Reply[],
): void {
  if (targets.length === 0) return;
  const items: CardId[] = [];
  for (const { card, item } of shown) if (item !== null && item.stats.length > 0) items.push(card);
  if (items.length === 0) return;
  for (const s of (m.seats[seat] as Seat).pool) {
    if (s.probed !== null || s.stunned) continue;
    for (const card of items) {
      if (statsFor(m, s, card).length === 0) continue;
      if (hasHand(s)) replies.push({ type: 'take-attack', survivor: s.id, card });
      else for (const drop of s.held) replies.push({ type: 'take-attack', survivor: s.id, card, drop });
    }
  }
}

/** Whether a seat whose next survivor is stunned still has something to decide. */
export function canTakeAttack(m: Movie, seat: number): boolean {
  if (!turnIsFresh(m)) return false;
  const replies: Reply[] = [];
  const shown = shownFacts(m);
  takeAttackReplies(m, seat, shown, aliens(m, shown), replies);
  return replies.length > 0 || canDraw(m, seat);
}

/** Every legal reply of one survivor's action, in the order of the rules. */
export function actionReplies(m: Movie, b: ActionBeat, s: Survivor, seat: number): Reply[] {
  const replies: Reply[] = [];
  const shown = shownFacts(m);
  const targets = aliens(m, shown);
  if (!b.second && !b.last && b.left === null && turnIsFresh(m)) {
    const begun = b.crossed.length > 0 || b.refused.length > 0;
    if (!begun && !(m.turn as Turn).reordered) orderReplies(m.seats[seat] as Seat, replies);
    if (canDraw(m, seat)) replies.push(DRAW);
    takeAttackReplies(m, seat, shown, targets, replies);
  }
  if (s.stunned && !b.last) replies.push(HOLD);
  else if (s.probed !== null) probedReplies(m, s, b, replies);
  else if (s.place !== null) insideReplies(m, s, b, replies);
  else outsideReplies(m, s, b, shown, targets, replies);
  return replies;
}

/** Every other order of a pool of two or three. */
const OTHER_ORDERS: Record<number, readonly (readonly number[])[]> = {
  2: [[1, 0]],
  3: [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
};

/** R5.2 */
function orderReplies({ pool }: Seat, replies: Reply[]): void {
  for (const order of OTHER_ORDERS[pool.length] ?? []) {
    replies.push({ type: 'order', pool: order.map((i) => (pool[i] as Survivor).id) });
  }
}

/** R5.3 */
function outsideReplies(
  m: Movie,
  s: Survivor,
  b: ActionBeat,
  shown: readonly CardFacts[],
  targets: readonly CardId[],
  replies: Reply[],
): void {
  for (const { card, item, powerPlay } of shown) {
    if (item !== null || powerPlay !== null) {
      if (hasHand(s)) replies.push({ type: 'take', card });
      else for (const drop of s.held) replies.push({ type: 'take', card, drop });
    }
  }
  if (targets.length > 0) attackReplies(m, s, targets, waysOf(m, s), replies);
  if (m.options.backSeatRanged) rangedReplies(m, s, replies);
  if (!b.moved) replies.push(REST);
  for (const { id } of m.sanctuaries) {
    if (hasRoom(m, id) && id !== b.left) replies.push({ type: 'move', sanctuary: id });
  }
  receiveReplies(m, s, b, replies);
  replies.push(HOLD);
}

/** R20.10: what lurks in a sanctuary can be shot at from outside, if the Director allows it. */
function rangedReplies(m: Movie, s: Survivor, replies: Reply[]): void {
  const ways = s.held.filter((card) => itemOf(m, card)?.ranged === true);
  for (const { lurker } of m.sanctuaries) if (lurker !== null) attackReplies(m, s, [lurker], ways, replies);
}

function hasRoom(m: Movie, sanctuary: CardId): boolean {
  const def = defOf(m, sanctuary);
  return def.kind === 'sanctuary' && occupancy(m, sanctuary) < def.room;
}

/** R5.3e: an item or a power play; both outside. */
function receiveReplies(m: Movie, s: Survivor, b: ActionBeat, replies: Reply[]): void {
  for (const seat of m.seats) {
    for (const other of seat.pool) {
      if (other === s || other.place !== null) continue;
      for (const card of other.held) {
        if (b.refused.includes(card)) continue;
        if (hasHand(s)) replies.push({ type: 'receive', card, from: other.id });
        else for (const drop of s.held) replies.push({ type: 'receive', card, from: other.id, drop });
      }
    }
  }
}

/** R13.2, R13.4 */
function insideReplies(m: Movie, s: Survivor, b: ActionBeat, replies: Reply[]): void {
  const lurked = m.sanctuaries.find((it) => it.id === s.place)?.lurker ?? null;
  if (!b.moved && lurked === null) replies.push(REST, SEARCH);
  if (lurked !== null) attackReplies(m, s, [lurked], waysOf(m, s), replies); // R20.8: only from within
  if (!b.stays) replies.push(LEAVE);
  storeReplies(m, s, b, replies);
  replies.push(HOLD);
}

/** R13.4: a free action of whoever is inside. */
export function storeReplies(m: Movie, s: Survivor, b: ActionBeat, replies: Reply[]): void {
  const store = m.sanctuaries.find((it) => it.id === s.place)?.store ?? [];
  for (const card of store) {
    if (b.crossed.includes(card)) continue;
    if (hasHand(s)) replies.push({ type: 'fetch', card });
    else for (const drop of s.held) replies.push({ type: 'fetch', card, drop });
  }
  for (const card of s.held) if (!b.crossed.includes(card)) replies.push({ type: 'stow', card });
}

/** Probed, Clutch (CARDS): an escape try, by whichever stat the card names; the store is no action. */
function probedReplies(m: Movie, s: Survivor, b: ActionBeat, replies: Reply[]): void {
  const held = defOf(m, s.probed as CardId);
  for (const stat of ('escapes' in held ? held.escapes : undefined) ?? NO_WAY) {
    if (statOf(m, s, stat) !== null) replies.push({ type: 'escape', stat });
  }
  if (s.place !== null) storeReplies(m, s, b, replies);
  replies.push(HOLD);
}
