import type { Script } from '../../../rules/stand-in/index.ts';
import { isBeside, offererAt, partnerAt, touches } from '../table-after.ts';
import type { Plan, Thought } from '../thought.ts';

const WORTH: Readonly<Record<Script, number>> = {
  'stand-in': 0,
  recast: -0.06,
  nitrate: 0.25,
  'screen-test': 0.12,
  'fire-axe': 0.01,
  'close-up': 0.06,
  'second-take': 0.06,
  'house-lights': 0.02,
  'swap-marks': 0.03,
  'reverse-shot': 0.03,
  'love-scene': 0.02,
  'exit-running': 0.04,
  'on-my-mark': 0.015,
  'double-take': 0.13,
  'my-contract': 0.1,
  'wrong-room': 0.07,
  asbestos: 0.11,
  trailer: 0.03,
  'chained-door': 0.03,
};

/** What it costs an Original to be turned, and its side. */
const TURNED = 0.6;
/** The seat upstream will offer before long. */
const LATER = 0.6;

/** What burning a Recast is worth, and what burning an Original costs. */
const AN_ALLY_LESS = 0.15;
const ONE_OF_OURS = 0.14;
/** From here on a seat is hunted. */
const HUNTED = 0.6;

/** P(the Originals win), roughly, from how many of the others are doubles. */
function hope({ view, me, belief }: Thought): number {
  const others = view.ring.filter((chair) => chair !== me);
  const doubles = others.reduce((sum, chair) => sum + (belief.double[chair] as number), 0);
  return Math.max(0.05, Math.min(0.9, 0.65 - doubles / Math.max(1, others.length)));
}

export const original: Plan = {
  worth: (_t, card, others) => (others > 0 ? 0.5 : 1) * WORTH[card],

  standing(t, table) {
    const { me, belief } = t;
    const partner = partnerAt(table, me);
    const offerer = offererAt(table, me);
    const now = partner === null ? 0 : (belief.danger[partner] as number);
    const later = offerer === null ? 0 : LATER * (belief.danger[offerer] as number);
    return { hunt: hunting(t, table.ring), danger: -TURNED * now, later: -TURNED * later };
  },

  meeting: ({ belief }, partner) => ({ danger: -TURNED * (belief.danger[partner] as number) }),

  giving(t, partner, card) {
    const double = t.belief.double[partner] as number;
    if (card === 'nitrate') return { arms: arming(t, partner), harms: -0.15 * double };
    const harm = card === 'asbestos' ? 0.15 : card === 'love-scene' || card === 'exit-running' ? 0.04 : 0;
    return { harms: -harm * double };
  },

  burning(t, target) {
    const p = t.belief.standIn[target] as number;
    const d = t.belief.double[target] as number;
    return {
      'stand-in': (1 - hope(t)) * p,
      recast: AN_ALLY_LESS * (d - p),
      ours: -ONE_OF_OURS * (1 - d),
      care: -t.level.burnsLate,
      temper: t.temper.burns,
    };
  },

  looking(t, target, whole) {
    const p = t.belief.standIn[target] as number;
    const d = t.belief.double[target] as number;
    const unsure = Math.min(p, 1 - p) + 0.3 * Math.min(d, 1 - d);
    return { learns: (whole ? 0.5 : 0.05) * unsure, temper: t.temper.looks };
  },

  showing: ({ view }) => ({ shows: view.hand.includes('recast') ? -0.1 : 0.05 }),

  refusing({ belief, temper }, offerer, card) {
    const proof = card === 'double-take' ? 0.25 * (belief.danger[offerer] as number) : 0;
    return { proves: proof, temper: temper.refuses };
  },
};

/** With proof and a Nitrate Reel: a place beside the Stand-In. */
function hunting({ view, me, belief }: Thought, ring: readonly number[]): number {
  if (!view.hand.includes('nitrate')) return 0;
  const suspect = belief.standIn.findIndex((p) => p > HUNTED);
  if (suspect < 0 || !ring.includes(suspect)) return 0;
  return isBeside({ ...view, ring: [...ring] }, me, suspect) ? 0.35 * (belief.standIn[suspect] as number) : 0;
}

/** A Nitrate Reel is worth most in the hands of an Original who sits beside the Stand-In. */
function arming({ view, me, belief }: Thought, partner: number): number {
  const suspect = belief.standIn.findIndex((p) => p > HUNTED);
  if (suspect < 0 || suspect === partner || !view.ring.includes(suspect)) return 0;
  if (touches(view, me, suspect) || !touches(view, partner, suspect)) return 0;
  return 0.3 * (belief.standIn[suspect] as number) * (1 - (belief.double[partner] as number));
}
