import type { Claim } from '../../../../rules/stand-in/index.ts';

/** What kind of thing is said: the groups of the menu, and the coloured verb beside a face. */
export const SAYINGS = ['say', 'accuse', 'vouch', 'ask', 'propose'] as const;
export type Saying = (typeof SAYINGS)[number];

export function sayingOf(claim: Claim): Saying {
  switch (claim.type) {
    case 'accuse':
    case 'vouch':
    case 'ask':
      return claim.type;
    case 'burn':
    case 'test':
    case 'shut-in':
    case 'leave-alone':
    case 'no-trade':
      return 'propose';
    default:
      return 'say';
  }
}
