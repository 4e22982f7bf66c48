import { SENSIBLE, type Temper } from './cast.ts';

/** Co-stars: tastes over the sensible player, and one that has earned the name of strong by measured margin. */
export const TEMPERS = {
  sensible: SENSIBLE,
  /** Calls reserves early: more hands on the table decide more than anything else. */
  strong: { ...SENSIBLE, name: 'strong', draw: 0.5 },
  cautious: { ...SENSIBLE, name: 'cautious', shelter: 1.6, fight: 0.75, rest: SENSIBLE.rest * 1.2 },
  brave: { ...SENSIBLE, name: 'brave', shelter: 0.5, fight: 1.5 },
  selfish: { ...SENSIBLE, name: 'selfish', power: SENSIBLE.power * 1.3, lends: false },
} as const satisfies Record<string, Temper>;
