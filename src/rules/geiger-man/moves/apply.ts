import { terrorOf } from '../decks/decks.ts';
import type { GeigerManEvent } from '../model/events.ts';
import { NO_MARKS } from '../model/marks.ts';
import type { Table } from '../model/state.ts';
import { type ActionId, OUT_OF_TIME, rankOf } from '../model/vocabulary.ts';
import { applyBoard } from './apply-board.ts';
import { applyCards } from './apply-cards.ts';
import { applyItems } from './apply-items.ts';

/** Cards of one name are alike, and every list of them is sorted. */
export function addCard(list: ActionId[], card: ActionId): void {
  let at = list.length;
  while (at > 0 && rankOf(list[at - 1] as ActionId) > rankOf(card)) at--;
  list.splice(at, 0, card);
}
export function takeCard(list: ActionId[], card: ActionId): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`No ${card} here`);
  list.splice(at, 1);
}
const pass = (card: ActionId, from: ActionId[], to: ActionId[]): void => {
  takeCard(from, card);
  addCard(to, card);
};

/** The one reducer: what an event changes of the table, in place. */
export function apply(t: Table, e: GeigerManEvent): void {
  switch (e.type) {
    case 'turn-began':
      t.turn = e.turn;
      return;
    case 'phase-began':
      if (t.phase === 'action') t.marks = { ...t.marks, bonus: 0, easy: 'no', ended: false };
      t.phase = e.phase;
      return;
    case 'phase-cut': // FG3.4
      t.owed = [];
      t.incoming = null;
      return;
    case 'turn-ended':
      t.marks = NO_MARKS;
      return;
    case 'marked':
      t.marks = { ...t.marks, ...e.mark };
      return;
    case 'played':
    case 'discarded':
      pass(e.card, t.hand, t.discard);
      return;
    case 'bought':
      t.time -= e.cost;
      pass(e.card, t.tableau, t.hand);
      return;
    case 'returned':
      t.time += e.cost;
      pass(e.card, t.hand, t.tableau);
      return;
    case 'took-card':
      pass(e.card, t.tableau, t.hand);
      return;
    case 'planned':
      t.time = e.time;
      for (const card of t.discard) addCard(t.tableau, card);
      t.discard = [];
      return;
    case 'time-changed':
      t.time = Math.max(OUT_OF_TIME, e.to);
      return;
    case 'roll-counted':
      t.successes = e.successes;
      return;
    case 'horror-changed':
      t.horror = e.to;
      return;
    case 'bloodlust-rose':
      t.bloodlust = e.row;
      return;
    case 'health-changed':
      t.health = e.to;
      return;
    case 'killer-health-changed':
      t.killerHealth = e.to;
      return;
    case 'token-turned':
      turnToken(t, e.whose, e.health);
      return;
    case 'minor-hit':
      if (e.left === 0) t.terrorDiscard.push(e.power);
      t.minor = t.minor.flatMap((p) => (p.id !== e.power ? [p] : e.left === 0 ? [] : [{ ...p, health: e.left }]));
      return;
    case 'minor-laid-out':
      t.terrorDiscard.splice(t.terrorDiscard.lastIndexOf(e.power), 1);
      t.minor.push({ id: e.power, health: terrorOf(e.power).health });
      return;
    case 'ended':
      t.result = e.result;
      return;
    default:
      applyBoard(t, e);
      applyItems(t, e);
      applyCards(t, e);
  }
}

/** FG22.3, FG22.4 */
function turnToken(t: Table, whose: 'girl' | 'killer', health: number): void {
  const wasBlack = (whose === 'girl' ? t.token : t.killerToken) === 'black';
  if (wasBlack) t.lot = { ...t.lot, [whose]: { card: health, known: true } };
  if (whose === 'girl') {
    t.health = health;
    t.token = 'white';
  } else {
    t.killerHealth = health;
    t.killerToken = 'white';
  }
}
