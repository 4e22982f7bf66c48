import type { Note, View } from '../../../rules/stand-in/index.ts';
import { standIn } from '../../../rules/stand-in/index.ts';
import { giftKey, heard, sightingKey } from '../talk/hearing.ts';
import { acted } from './acts.ts';
import { discarded, drew, handed, offered, shuffled } from './cards.ts';
import { burnt, inspected, named } from './looks.ts';
import { type Mind, newMind, type Reading } from './mind.ts';

/** What a seat has made of its notes so far. It saves time and nothing else: from an empty one the same follows. */
export interface Memory {
  own: Mind | null;
  /** What a spectator would think: the others' thoughts, as far as they follow from what all saw. */
  table: Mind | null;
}

export const emptyMemory = (): Memory => ({ own: null, table: null });

export function ownMind(memory: Memory, view: View, reading: Reading): Mind {
  const mind = memory.own ?? newMind(view, view.chair, reading);
  memory.own = mind;
  for (; mind.taken < view.notes.length; mind.taken++) takeIn(mind, view.notes[mind.taken] as Note);
  return mind;
}

export function tableMind(memory: Memory, view: View, reading: Reading): Mind {
  const mind = memory.table ?? newMind(view, null, reading);
  memory.table = mind;
  for (; mind.taken < view.notes.length; mind.taken++) {
    const note = standIn.seen(view.notes[mind.taken] as Note, null) as Note | null;
    if (note !== null) takeIn(mind, note);
  }
  return mind;
}

function takeIn(mind: Mind, note: Note): void {
  switch (note.type) {
    case 'turn-began':
      mind.looks = [];
      return;
    case 'drew':
      drew(mind, note);
      return;
    case 'discarded':
      discarded(mind, note);
      break;
    case 'shuffled':
      shuffled(mind);
      return;
    case 'put-on-top':
      mind.pile.script++;
      return;
    case 'exchanged':
      if (note.given !== null) mind.seen.add(giftKey(note.offerer, note.partner, note.given));
      if (note.back !== null) mind.seen.add(giftKey(note.partner, note.offerer, note.back));
      if (note.redirected) mind.seen.add(sightingKey(note.partner, note.offerer));
      handed(mind, note.offerer, note.partner, note.given, !note.redirected);
      handed(mind, note.partner, note.offerer, note.back, true);
      break;
    case 'passed-on':
      passedOn(mind, note);
      return;
    case 'refused':
      if (note.saw) mind.seen.add(sightingKey(note.chair, note.offerer));
      if (note.card !== null && note.chair === mind.me) {
        mind.looks.push({ at: note.offerer, how: 'double-take', cards: [note.card] });
        offered(mind, note.offerer, note.chair, note.card);
      }
      break;
    case 'replaced':
      named(mind, note.giver); // SA4.5
      return;
    case 'turned':
      named(mind, note.by);
      return;
    case 'looked':
      mind.seen.add(sightingKey(note.chair, note.at));
      if (note.cards === null) return;
      mind.looks.push({ at: note.at, how: note.how, cards: note.cards });
      inspected(mind, note.at, note.cards, note.how !== 'close-up');
      return;
    case 'shown':
      inspected(mind, note.chair, note.cards, note.whole);
      break;
    case 'burnt':
      burnt(mind, note.chair, note.role);
      break;
    case 'claimed':
      heard(mind, note.chair, note.claim);
      return;
    case 'answered':
      // Whoever is accused throws it back, whatever it is.
      if (typeof note.answer === 'object' && note.answer.type !== 'accuse') heard(mind, note.chair, note.answer);
      return;
    default:
  }
  if (mind.reading.acts !== 'none') acted(mind, note);
}

function passedOn(mind: Mind, { order, cards }: Extract<Note, { type: 'passed-on' }>): void {
  order.forEach((from, i) => {
    const to = order[(i + 1) % order.length] as number;
    const card = cards[i] ?? null;
    if (card !== null) mind.seen.add(giftKey(from, to, card));
    handed(mind, from, to, card, true);
  });
}
