import { type Claim, type Game, type Note, type Script, standIn } from '../../../rules/stand-in/index.ts';

/** By what was so when it was said: false and known to be is a lie; what is asked or proposed is neither. */
export type Truth = 'true' | 'mistaken' | 'lie' | 'open';

export function truthOf(game: Game, speaker: number, claim: Claim): Truth {
  const so = isSo(game, speaker, claim);
  if (so === null) return 'open';
  if (so) return 'true';
  return knowsBetter(game, speaker, claim) ? 'lie' : 'mistaken';
}

function isSo(game: Game, speaker: number, claim: Claim): boolean | null {
  const { roles, hands } = game;
  switch (claim.type) {
    case 'i-am':
      return roles[speaker] === claim.role;
    case 'i-hold':
      return (hands[speaker] as Script[]).includes(claim.card) === claim.yes;
    case 'i-gave':
      return giftsIn(game, speaker, claim.seat).includes(claim.card);
    case 'i-got':
      return giftsIn(game, claim.seat, speaker).includes(claim.card);
    case 'i-saw':
      return hasSeen(game, speaker, claim);
    case 'accuse':
      return roles[claim.seat] === claim.role;
    case 'vouch':
    case 'leave-alone':
      return roles[claim.seat] === 'original';
    default:
      return null;
  }
}

/** Of one's own cards and looks everybody knows; of another's role only who has it proved. */
function knowsBetter(game: Game, speaker: number, claim: Claim): boolean {
  if (claim.type !== 'accuse' && claim.type !== 'vouch' && claim.type !== 'leave-alone') return true;
  const { known } = standIn.view(game, speaker);
  if (known.roles[claim.seat] !== null) return true;
  if (claim.type !== 'accuse' || claim.role !== 'stand-in') return false;
  return known.clear[claim.seat] === true || known.roles.includes('stand-in');
}

/** All cards that went from one seat to another. */
export function giftsIn({ log }: Game, from: number, to: number): (Script | null)[] {
  return log.flatMap((note): (Script | null)[] => {
    if (note.type === 'exchanged') {
      if (note.offerer === from && note.partner === to) return [note.given];
      return note.partner === from && note.offerer === to ? [note.back] : [];
    }
    if (note.type !== 'passed-on') return [];
    const at = note.order.indexOf(from);
    return at >= 0 && note.order[(at + 1) % note.order.length] === to ? [note.cards[at] ?? null] : [];
  });
}

function hasSeen({ log }: Game, speaker: number, { seat, what, how }: Extract<Claim, { type: 'i-saw' }>): boolean {
  const cards = log.reduce((last: readonly Script[] | null, note) => cardsSeen(note, speaker, seat, how) ?? last, null);
  if (cards === null) return false;
  if (what === 'whole-hand') return true;
  return what === 'clean' ? !cards.includes('recast') && !cards.includes('stand-in') : cards.includes(what);
}

function cardsSeen(note: Note, by: number, at: number, how: string): readonly Script[] | null {
  if (note.type === 'looked') return note.chair === by && note.at === at && note.how === how ? note.cards : null;
  if (how !== 'double-take' || note.type !== 'refused' || !note.saw || note.card === null) return null;
  return note.chair === by && note.offerer === at ? [note.card] : null;
}
