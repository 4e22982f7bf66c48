import type { Claim } from '../../../rules/stand-in/index.ts';

/** What a claim says of another seat, whatever its words. */
export interface Message {
  about: number;
  /** That it is the Stand-In, that it is a double of either kind, or that it is neither. */
  says: 'stand-in' | 'double' | 'clean';
  /** A thing seen, or a mere opinion. */
  firm: boolean;
}

const message = (about: number, says: Message['says'], firm: boolean): Message => ({ about, says, firm });

/** Null where nothing follows for anybody's role: what one holds, gave and asks is not about others. */
export function messageIn(claim: Claim): Message | null {
  switch (claim.type) {
    case 'accuse':
      return message(claim.seat, claim.role === 'stand-in' ? 'stand-in' : 'double', claim.sure);
    case 'i-saw':
      return sighting(claim);
    case 'i-got':
      // Only the Stand-In hands them to Originals (SA4.8).
      return claim.card === 'recast' ? message(claim.seat, 'stand-in', true) : null;
    case 'vouch':
    case 'leave-alone':
      return message(claim.seat, 'clean', false);
    case 'burn':
    case 'no-trade':
    case 'shut-in':
    case 'test':
      return message(claim.seat, 'double', false);
    default:
      return null;
  }
}

function sighting({ seat, what, how }: Extract<Claim, { type: 'i-saw' }>): Message | null {
  if (what === 'clean') return message(seat, 'clean', true);
  if (what === 'stand-in' || (what === 'recast' && how === 'double-take')) return message(seat, 'stand-in', true);
  return what === 'recast' ? message(seat, 'double', true) : null;
}
