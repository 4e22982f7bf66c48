import type { Claim, Note } from '../../../rules/stand-in/index.ts';
import type { Thought } from '../thought.ts';

/** What may be a lie about another's hand. */
type Tale = Extract<Claim, { type: 'i-saw' | 'accuse' }>;

/** Whether some seat in play has seen a card that gives this claim the lie, as far as the speaker can tell. Below Late Show nobody checks. */
export function isRefutable(t: Thought, claim: Tale): boolean {
  if (t.level.lies === 'unchecked') return false;
  const { view, me } = t;
  const { seat } = claim;
  const isClean = claim.type === 'i-saw' && claim.what === 'clean';
  const mayHaveSeen = (other: number): boolean => other !== me && other !== seat && view.ring.includes(other);
  return view.notes.some((note) => hasSeenHand(note, seat, mayHaveSeen) || (isClean && hasGiven(note, seat)));
}

/** Somebody else saw that hand. */
function hasSeenHand(note: Note, seat: number, mayHaveSeen: (other: number) => boolean): boolean {
  if (note.type === 'shown') return note.chair === seat;
  if (note.type === 'looked') return note.at === seat && mayHaveSeen(note.chair);
  return note.type === 'refused' && note.saw && note.offerer === seat && mayHaveSeen(note.chair);
}

/** Whoever handed it a card knows that one. */
function hasGiven(note: Note, seat: number): boolean {
  if (note.type === 'exchanged') return note.offerer === seat || note.partner === seat;
  return note.type === 'passed-on' && note.order.includes(seat);
}
