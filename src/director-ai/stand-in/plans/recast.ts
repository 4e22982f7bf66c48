import type { Script } from '../../../rules/stand-in/index.ts';
import { isBeside } from '../table-after.ts';
import { hasAccused } from '../talk/hearing.ts';
import type { Plan, Thought } from '../thought.ts';
import { feigned } from './feigning.ts';

const WORTH: Readonly<Partial<Record<Script, number>>> = {
  recast: 0.03,
  nitrate: 0.25,
  asbestos: 0.2,
  'second-take': 0.07,
  'my-contract': 0.02,
  'love-scene': 0.03,
  'exit-running': 0.03,
  'swap-marks': 0.03,
  trailer: 0.03,
  'chained-door': 0.02,
};
/** What the Stand-In is glad of (SA8.4). */
const WELCOME: Readonly<Partial<Record<Script, number>>> = {
  recast: 0.2,
  asbestos: 0.3,
  'love-scene': 0.06,
  'exit-running': 0.06,
};

const leader = ({ view }: Thought): number => view.known.roles.indexOf('stand-in');
const isLed = (t: Thought): boolean => t.view.ring.includes(leader(t));

export const recast: Plan = {
  worth: (_t, card, others) => (others > 0 && card !== 'recast' ? 0.5 : 1) * (WORTH[card] ?? 0.01),
  standing: (t, table) => ({ beside: isLed(t) && isBeside(table, t.me, leader(t)) ? 0.08 : 0 }),
  meeting: (t, partner) => ({ beside: partner === leader(t) ? 0.02 : 0 }),
  giving(t, partner, card) {
    if (partner === leader(t)) return { feeds: WELCOME[card] ?? 0 };
    return { harms: card === 'nitrate' ? -0.1 : 0, feigns: feigned(t, card) };
  },
  /** It guesses its fellows by the same star. */
  burning(t, target) {
    if (target === leader(t)) return { ours: -1 };
    const fellow = t.belief.double[target] as number;
    const accuser = hasAccused(t, target, leader(t)) ? 0.15 : 0;
    return { trusted: 0.3 * (1 - fellow), ours: -0.35 * fellow, accuser, temper: t.temper.burns };
  },
  looking: (t, target) => ({ feigns: target === leader(t) ? -0.02 : 0.01, temper: t.temper.looks }),
  showing: (t, to) => ({ shows: to !== null && to === leader(t) ? 0 : -0.3 }),
  refusing: (t, offerer) => ({
    feigns: offerer === leader(t) ? -0.3 : t.level.pretends ? 0.05 : -0.05,
    temper: t.temper.refuses,
  }),
};
