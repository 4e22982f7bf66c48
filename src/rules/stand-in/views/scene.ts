import type { Aimed, Beat } from '../model/beats.ts';
import type { Claim } from '../model/claims.ts';
import type { ExchangeBy } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Blackout } from '../model/vocabulary.ts';

/** What is under way, as all at the table see it. Who is asked in a defence window is not part of it (SA17.8). */
export type Scene =
  /** Between two prompts; only a fold passes through it. */
  | { type: 'between' }
  | { type: 'act' }
  | { type: 'keep' }
  | {
      type: 'exchange';
      by: ExchangeBy;
      offerer: number;
      partner: number;
      redirected: boolean;
      offered: boolean;
    }
  | { type: 'aimed'; card: Aimed; at: number }
  | { type: 'blackout'; card: Blackout }
  | { type: 'line-up'; at: number }
  | { type: 'pass-props' }
  | { type: 'talk'; at: number; answering: Claim | null; claims: number }
  | { type: 'over' };

export function sceneOf(m: Game): Scene {
  const beat = m.stack[m.stack.length - 1] as Beat | undefined;
  switch (beat?.kind) {
    case undefined:
      return { type: 'over' };
    case 'turn':
      return { type: beat.step === 'keep' ? 'keep' : 'act' };
    case 'exchange': {
      const { by, offerer, partner, redirected } = beat;
      return { type: 'exchange', by, offerer, partner, redirected, offered: beat.step === 'answer' };
    }
    case 'aimed':
      return { type: 'aimed', card: beat.card, at: beat.at };
    case 'blackout':
      return { type: 'blackout', card: beat.card };
    case 'line-up':
      return { type: 'line-up', at: beat.at };
    case 'pass-props':
      return { type: 'pass-props' };
    case 'talk':
      return { type: 'talk', at: beat.at, answering: beat.answering, claims: beat.claims };
    case 'game':
      return { type: 'between' };
  }
}
