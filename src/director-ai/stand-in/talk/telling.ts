import type { Claim } from '../../../rules/stand-in/index.ts';
import type { Sighting } from '../belief/mind.ts';
import type { Chance } from '../player.ts';
import type { Thought } from '../thought.ts';
import type { Saying } from './saying.ts';

/** From here on a suspicion is worth saying. */
const HUNCH = 0.45;

/** An Original says what it has proved, then what it saw, then what it thinks. */
export function originalSays(t: Thought, _chance: Chance): Saying[] {
  const { view, me, mind, belief } = t;
  const sayings: Saying[] = [];
  const proved = view.known.roles.indexOf('stand-in');
  if (proved >= 0 && view.ring.includes(proved)) {
    sayings.push({
      claim: { type: 'accuse', seat: proved, role: 'stand-in', sure: true },
      score: 1,
      figures: { standIn: 1 },
    });
  }
  for (const look of mind.looks) {
    const claim = sighting(look);
    if (claim !== null && view.ring.includes(look.at)) sayings.push({ claim, score: 0.5 });
  }
  for (const seat of view.ring) {
    if (seat === me || seat === proved) continue;
    const standIn = belief.standIn[seat] as number;
    const double = belief.double[seat] as number;
    if (standIn >= HUNCH) {
      sayings.push({
        claim: { type: 'accuse', seat, role: 'stand-in', sure: false },
        score: 0.2 * standIn,
        figures: { standIn },
      });
    } else if (double - standIn >= 0.75) {
      sayings.push({
        claim: { type: 'accuse', seat, role: 'recast', sure: false },
        score: 0.1 * double,
        figures: { double },
      });
    }
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
