import type { Card, Note, Script, View } from '../../../../rules/stand-in/index.ts';
import { PROOFS } from '../../text/notebook.ts';
import type { Who } from '../../text/shapes/company.ts';
import type { Proof } from '../ports/table.ts';

const MOST = 4;
/** SA15.7 */
const DAWN = 8;
const DAWN_IS_NEAR = 5;

const countOf = <C>(cards: readonly C[], card: C): number => cards.filter((it) => it === card).length;

/** Copies of a card that this chair sees, or knows where they lie. */
function placedOf(view: View, card: Card): number {
  const { hand, known, limbo, chair } = view;
  const held = known.hands.reduce((sum, cards, at) => (at === chair ? sum : sum + countOf(cards, card as Script)), 0);
  return (
    countOf(hand, card as Script) +
    held +
    countOf(known.discard, card) +
    countOf(limbo, card) +
    (known.top === card ? 1 : 0)
  );
}

/** What follows for certain from public knowledge and one's own (SA17.1–4): four sentences at most, the ones that matter most first. */
export function proofsOf(view: View, whoAt: (chair: number) => Who): Proof[] {
  const { known, ring, chair, hand, deck, idle, vengeance, options } = view;
  const role = chair === null ? null : known.roles[chair];
  const others = ring.filter((it) => it !== chair);
  const standIn = known.roles.indexOf('stand-in');
  const proofs: Proof[] = [];
  const add = (icon: Proof['icon'], words: string): void => void proofs.push({ icon, words });
  if (idle >= DAWN_IS_NEAR) add('dawn', PROOFS.dawn(DAWN - idle));
  if (vengeance !== null) add('person', PROOFS.vengeance);
  else if (role === 'stand-in') {
    add('person', PROOFS.originals(others.filter((it) => known.roles[it] === 'original').length));
  } else if (standIn >= 0 && ring.includes(standIn)) {
    add('person', role === 'recast' ? PROOFS.leader(whoAt(standIn)) : PROOFS.standIn(whoAt(standIn)));
  } else if (options.lateArrival) add('person', PROOFS.notYet);
  else add('person', PROOFS.suspects(others.filter((it) => !known.clear[it]).length, others.length));
  add('recast', PROOFS.recast(placedOf(view, 'recast'), deck.recast));
  if (role !== 'stand-in' && vengeance === null) {
    if (!couldBeTurned(view.notes)) add('shield', PROOFS.nobodyYet);
    else if (role === 'original') add('shield', PROOFS.onlyExchange);
  }
  add('flame', PROOFS.nitrate(deck.nitrate - placedOf(view, 'nitrate'), countOf(hand, 'nitrate')));
  if (role !== 'original') add('shield', PROOFS.curtains(deck.asbestos - placedOf(view, 'asbestos')));
  return proofs.slice(0, MOST);
}

/** SA8.2: somebody may have handed on a Recast card that was drawn. */
function couldBeTurned(notes: readonly Note[]): boolean {
  const drew = new Set<number>();
  return notes.some((note) => {
    if (note.type === 'drew' && (note.card === null || note.card === 'recast')) drew.add(note.chair);
    if (note.type === 'exchanged') return drew.has(note.offerer) || drew.has(note.partner);
    return note.type === 'passed-on' && drew.size > 0;
  });
}
