import type { Card, Claim, Note, Role } from '../../../../rules/stand-in/index.ts';

interface Moment {
  /** Of whoever speaks. */
  hand: readonly Card[];
  roles: readonly Role[];
  log: readonly Note[];
}

/** Whether a claim is false, and its speaker knows. An Original who guesses wrong has not lied. */
export function isLie(claim: Claim, speaker: number, { hand, roles, log }: Moment): boolean {
  switch (claim.type) {
    case 'i-am':
      return roles[speaker] !== claim.role;
    case 'i-hold':
      return hand.includes(claim.card) !== claim.yes;
    case 'i-gave':
      return !log.some((note) => handed(note, speaker, claim.seat, claim.card));
    case 'i-got':
      return !log.some((note) => handed(note, claim.seat, speaker, claim.card));
    case 'i-saw':
      return !log.some((note) => note.type === 'looked' && note.chair === speaker && isSeen(note, claim));
    case 'accuse':
      return knows(roles[speaker]) && roles[claim.seat] !== claim.role;
    case 'vouch':
      return knows(roles[speaker]) && roles[claim.seat] === 'stand-in';
    default:
      return false; // to ask and to propose says nothing that could be false
  }
}

/** SA17.3, SA17.4: a double knows who the Stand-In is. */
const knows = (role: Role | undefined): boolean => role !== 'original';

const handed = (note: Note, giver: number, taker: number, card: Card): boolean =>
  note.type === 'exchanged' &&
  ((note.offerer === giver && note.partner === taker && note.given === card) ||
    (note.partner === giver && note.offerer === taker && note.back === card));

function isSeen(
  { at, how, cards }: Extract<Note, { type: 'looked' }>,
  { seat, how: by, what }: Extract<Claim, { type: 'i-saw' }>,
): boolean {
  if (at !== seat || how !== by || cards === null) return false;
  if (what === 'whole-hand') return true;
  return what === 'clean' ? !cards.includes('recast') && !cards.includes('stand-in') : cards.includes(what);
}
