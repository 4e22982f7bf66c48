import type { Role, Script, Table } from '../../../rules/stand-in/index.ts';
import { partnerAt, touches } from '../table-after.ts';
import { hasAccused } from '../talk/hearing.ts';
import type { Plan, Terms, Thought } from '../thought.ts';
import { feigned } from './feigning.ts';

const WORTH: Readonly<Partial<Record<Script, number>>> = {
  'stand-in': 9,
  asbestos: 0.4,
  nitrate: 0.22,
  'love-scene': 0.1,
  'second-take': 0.08,
  'exit-running': 0.08,
  'swap-marks': 0.07,
  'reverse-shot': 0.06,
  'chained-door': 0.05,
  trailer: 0.05,
  'fire-axe': 0.03,
  'on-my-mark': 0.02,
};
/** One Recast card in hand, a second, a third: that many exchanges turn somebody; a third leaves no choice (SA4.8). */
const RECAST: readonly number[] = [0.3, 0.14, 0.01, -0.2];

const TURNING = 0.35;
const LAST_ONE = 1;

const roleOf = ({ view }: Thought, chair: number): Role => view.known.roles[chair] ?? 'original';
const originalsIn = (t: Thought): number => t.view.ring.filter((chair) => roleOf(t, chair) === 'original').length;
const holds = ({ view }: Thought): boolean => view.hand.includes('recast');

/** How much the table suspects it. */
const hunted = (t: Thought): number => t.table().standIn[t.me] as number;

const turning = (t: Thought, partner: number | null): Terms => {
  const isTurned = partner !== null && holds(t) && roleOf(t, partner) === 'original';
  return { turns: isTurned ? TURNING : 0, last: isTurned && originalsIn(t) === 1 ? LAST_ONE : 0 };
};

/** Originals beside it burn; a Recast on either side is a wall. */
function fire(t: Thought, table: Table): number {
  const near = table.ring.filter(
    (chair) => chair !== t.me && roleOf(t, chair) === 'original' && touches(table, t.me, chair),
  );
  return near.length * (0.03 + 0.3 * hunted(t));
}

export const standInPlan: Plan = {
  worth(_t, card, others) {
    if (card === 'recast') return RECAST[others] ?? -0.2;
    return (others > 0 ? 0.5 : 1) * (WORTH[card] ?? 0.01);
  },
  standing: (t, table) => ({ ...turning(t, partnerAt(table, t.me)), fire: -fire(t, table) }),
  meeting: turning,
  giving(t, partner, card) {
    const isOriginal = roleOf(t, partner) === 'original';
    if (card !== 'recast') {
      return isOriginal ? { harms: card === 'nitrate' ? -0.2 : 0, feigns: feigned(t, card) } : {};
    }
    // What it is worth to keep is added where it is lost: turning pays for it.
    return { turns: isOriginal ? TURNING : -0.2 };
  },
  burning(t, target) {
    if (roleOf(t, target) !== 'original') return { ours: -1 };
    if (originalsIn(t) === 1) return { last: 2 };
    const cleared = 1 - (t.table().double[target] as number);
    return {
      trusted: 0.14 + 0.1 * cleared,
      hunted: 0.2 * hunted(t),
      accuser: hasAccused(t, target, t.me) ? 0.15 : 0,
      temper: t.temper.burns,
    };
  },
  looking: (t, target) => ({ feigns: roleOf(t, target) === 'original' ? 0.01 : 0, temper: t.temper.looks }),
  showing: (t, to) => ({ shows: to !== null && roleOf(t, to) === 'recast' ? 0 : -1 }),
  /** Without a Recast card there is nothing to lose by it, and Originals refuse. */
  refusing(t, offerer) {
    const keeps = roleOf(t, offerer) === 'original' && holds(t);
    const feigns = t.level.pretends && roleOf(t, offerer) === 'original' ? 0.05 : -0.05;
    return { ...(keeps ? { turns: -0.3 } : { feigns }), temper: t.temper.refuses };
  },
};
