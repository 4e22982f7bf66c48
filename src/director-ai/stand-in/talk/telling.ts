import type { Claim } from '../../../rules/stand-in/index.ts';
import type { Sighting } from '../belief/mind.ts';
import type { Option, Thought } from '../thought.ts';
import { saying, thoughtsOf } from './saying.ts';

/** From here on a suspicion is worth saying: of the Stand-In, and of a Recast. */
const HUNCH = 0.45;
const RECAST = 0.75;

/** An Original says what it has proved, then what it saw, then what it thinks. */
export function originalSays(t: Thought): Option[] {
  const { view, me, mind, belief } = t;
  const sayings: Option[] = [];
  const proved = view.known.roles.indexOf('stand-in');
  if (proved >= 0 && view.ring.includes(proved)) {
    sayings.push(
      saying({ type: 'accuse', seat: proved, role: 'stand-in', sure: true }, { proved: 1 }, thoughtsOf(t, proved)),
    );
  }
  for (const look of mind.looks) {
    const claim = sighting(look);
    if (claim !== null && view.ring.includes(look.at))
      sayings.push(saying(claim, { seen: 0.5 }, thoughtsOf(t, look.at)));
  }
  for (const seat of view.ring) {
    if (seat === me || seat === proved) continue;
    const standIn = belief.standIn[seat] as number;
    const double = belief.double[seat] as number;
    const role = standIn >= HUNCH ? 'stand-in' : double - standIn >= RECAST ? 'recast' : null;
    if (role === null) continue;
    const thought = role === 'stand-in' ? 0.2 * standIn : 0.1 * double;
    sayings.push(saying({ type: 'accuse', seat, role, sure: false }, { thought }, thoughtsOf(t, seat)));
  }
  return sayings;
}

/** The truth about a look, in the words there are for it. */
export function sighting({ at, how, cards }: Sighting): Claim | null {
  const saw = (what: Extract<Claim, { type: 'i-saw' }>['what']): Claim => ({ type: 'i-saw', seat: at, what, how });
  if (cards.includes('stand-in')) return saw('stand-in');
  if (cards.includes('recast')) return saw('recast');
  return how === 'screen-test' || how === 'aside' ? saw('clean') : null;
}
