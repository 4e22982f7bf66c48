import type { Look, Role, Script } from './vocabulary.ts';

/** SA18.3: what can be said at the table. Data, no words; it binds nobody and may be false. */
export type Claim =
  | { type: 'i-am'; role: Role }
  | { type: 'i-hold'; card: Script; yes: boolean }
  | { type: 'i-gave'; seat: number; card: Script }
  | { type: 'i-got'; seat: number; card: Script }
  | { type: 'i-saw'; seat: number; what: Script | 'clean' | 'whole-hand'; how: Look }
  | { type: 'accuse'; seat: number; role: 'stand-in' | 'recast'; sure: boolean }
  | { type: 'vouch'; seat: number }
  | { type: 'ask'; seat: number; what: 'gave' | 'got' | 'saw'; about: number }
  | { type: 'ask'; seat: number; what: 'hold'; about: Script }
  | { type: Proposal; seat: number };

export const PROPOSALS = ['burn', 'test', 'shut-in', 'leave-alone', 'no-trade'] as const;
export type Proposal = (typeof PROPOSALS)[number];

/** SA18.4 */
export type Answer = 'yes' | 'no' | 'silent' | Claim;

/** The seat that a claim is about or asks; null where it is about the speaker alone. */
export const about = (claim: Claim): number | null => ('seat' in claim ? claim.seat : null);
