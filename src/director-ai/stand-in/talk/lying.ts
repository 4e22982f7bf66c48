import type { Role } from '../../../rules/stand-in/index.ts';
import type { Sighting } from '../belief/mind.ts';
import type { Chance } from '../player.ts';
import type { Option, Thought } from '../thought.ts';
import { hasAccused } from './hearing.ts';
import { saying, thoughtsOf } from './saying.ts';
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

/** What it says that a seat is. SA16.6: nobody can be the Stand-In any more. */
const charge = ({ view }: Thought): 'stand-in' | 'recast' => (view.vengeance === null ? 'stand-in' : 'recast');

/** A double tells the truth where it costs nothing, and lies where nobody can hold a card against it. */
export function doubleSays(t: Thought, chance: Chance): Option[] {
  const { view, me, mind } = t;
  if (t.level.lies === 'denials') return [];
  const sayings: Option[] = [];
  for (const look of mind.looks) if (view.ring.includes(look.at)) sayings.push(...report(t, look, chance));
  const leader = view.known.roles.indexOf('stand-in');
  const suspects = (seat: number) => ({ type: 'accuse', seat, role: charge(t), sure: false }) as const;
  for (const seat of view.ring) {
    const threatens = hasAccused(t, seat, me) || hasAccused(t, seat, leader);
    if (threatens && isFoe(t, seat) && chance() < COUNTERS)
      sayings.push(saying(suspects(seat), { counters: 0.3 }, thoughtsOf(t, seat)));
  }
  if (chance() < STIRS) {
    const { standIn } = t.table();
    const foes = view.ring.filter((seat) => seat !== me && isFoe(t, seat));
    const seat = foes.reduce(
      (found, foe) => ((standIn[foe] as number) > (standIn[found] as number) ? foe : found),
      foes[0] ?? -1,
    );
    if (seat >= 0) sayings.push(saying(suspects(seat), { stirs: 0.1 }, thoughtsOf(t, seat)));
  }
  return sayings;
}

function report(t: Thought, look: Sighting, chance: Chance): Option[] {
  const { at, how } = look;
  const told = (claim: Parameters<typeof saying>[0], terms: Parameters<typeof saying>[1]): Option[] => [
    saying(claim, terms, thoughtsOf(t, at)),
  ];
  if (!isFoe(t, at)) {
    const clean = { type: 'i-saw', seat: at, what: 'clean', how } as const;
    const isWhole = how === 'screen-test' || how === 'aside';
    return isWhole && !isRefutable(t, clean) ? told(clean, { smears: 0.3 }) : [];
  }
  const smear = { type: 'i-saw', seat: at, what: 'recast', how } as const;
  const dice = chance();
  const name = { type: 'accuse', seat: at, role: charge(t), sure: true } as const;
  if (dice < NAMES && !isRefutable(t, name)) return told(name, { smears: 0.4 });
  if (dice >= NAMES && dice < NAMES + SMEARS && !isRefutable(t, smear)) return told(smear, { smears: 0.4 });
  const truth = sighting(look);
  return truth === null ? [] : told(truth, { seen: 0.2 });
}
