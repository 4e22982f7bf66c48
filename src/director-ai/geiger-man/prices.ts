import type { FEATURES } from './features.ts';

/** What the parts of a table are worth on the scale of odds, in the order of FEATURES: `lab fit --game geiger-man --count 4000`. */
export const PRICES = [
  -4.14, -3.43, -0.53, 0.8, 0.47, 0.39, -0.16, -0.54, -2.59, -1.17, -0.86, 1.42, 0.58, 0.13, 0.66, 4.48, 0.22, -0.02,
  -0.13, 1.23, 0.82, -0.24, 0.43, 0.98, -0.44, -0.11, 0.98,
] as const satisfies { length: (typeof FEATURES)['length'] };
