import type { Role } from '../../../rules/stand-in/index.ts';
import type { Sighting } from '../belief/mind.ts';
import type { Chance } from '../player.ts';
import type { Thought } from '../thought.ts';
import { hasAccused } from './hearing.ts';
import type { Saying } from './saying.ts';
import { isRefutable } from './story.ts';
import { sighting } from './telling.ts';

/** Of its looks a double misreports this share as a Recast card, and this as the Stand-In itself. */
const SMEARS = 0.3;
const NAMES = 0.25;
/** How often it feeds a suspicion that the table has. */
const STIRS = 0.03;
/** How often it throws an accusation of its side back at whoever made it. */
const COUNTERS = 0.3;

/** What a double takes a seat for. */
export const isFoe = (t: Thought, seat: number): boolean => {
  const role: Role | null = t.view.known.roles[seat] ?? null;
  return role === null ? (t.belief.double[seat] as number) < 0.5 : role === 'original';
};

/** A double tells the truth where it costs nothing, and lies where nobody can hold a card against it. */
export function doubleSays(t: Thought, chance: Chance): Saying[] {
  const { view, me, mind } = t;
  if (t.level.lies === 'denials') return [];
  const sayings: Saying[] = [];
  for (const look of mind.looks) if (view.ring.includes(look.at)) sayings.push(...report(t, look, chance));
  const leader = view.known.roles.indexOf('stand-in');
  for (const seat of view.ring) {
    const threatens = hasAccused(t, seat, me) || hasAccused(t, seat, leader);
    if (threatens && isFoe(t, seat) && chance() < COUNTERS) {
      sayings.push({ claim: { type: 'accuse', seat, role: 'stand-in', sure: t.level.lies === 'unchecked' }, score: 0.3 });
    }
  }
  if (chance() < STIRS) {
    const { standIn } = t.table();
    const foes = view.ring.filter((seat) => seat !== me && isFoe(t, seat));
    const seat = foes.reduce(
      (found, foe) => ((standIn[foe] as number) > (standIn[found] as number) ? foe : found),
      foes[0] ?? -1,
    );
    if (seat >= 0) sayings.push({ claim: { type: 'accuse', seat, role: 'stand-in', sure: false }, score: 0.1 });
  }
  return sayings;
}

function report(t: Thought, look: Sighting, chance: Chance): Saying[] {
  const truth = sighting(look);
  if (!isFoe(t, look.at)) {
    const clean = { type: 'i-saw', seat: look.at, what: 'clean', how: look.how } as const;
    const isWhole = look.how === 'screen-test' || look.how === 'aside';
    return isWhole && !isRefutable(t, clean) ? [{ claim: clean, score: 0.3 }] : [];
  }
  const smear = { type: 'i-saw', seat: look.at, what: 'recast', how: look.how } as const;
  const dice = chance();
  if (dice < NAMES) return [{ claim: { type: 'accuse', seat: look.at, role: 'stand-in', sure: true }, score: 0.4 }];
  if (dice < NAMES + SMEARS && !isRefutable(t, smear)) return [{ claim: smear, score: 0.4 }];
  return truth === null ? [] : [{ claim: truth, score: 0.2 }];
}
