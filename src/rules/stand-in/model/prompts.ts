import type { Claim } from './claims.ts';
import { SCRIPT, type Script } from './vocabulary.ts';

/** Why two seats exchange: the turn's own (SA5.4), a Love Scene, a shared thermos. */
export type ExchangeBy = 'turn' | 'love-scene' | 'thermos';

export type Reply =
  /** `gap` is the place in the ring before the gap: where a Chained Door goes, or is cut down. */
  | { type: 'play'; card: Script; target: number | null; gap: number | null }
  | { type: 'discard'; card: Script }
  | { type: 'keep'; card: Script }
  | { type: 'give'; card: Script }
  | { type: 'defend'; card: Script }
  | { type: 'none' }
  | { type: 'seat'; seat: number }
  | { type: 'drop'; cards: readonly Script[] }
  | { type: 'show'; what: 'hand' | 'recast' | 'nothing' }
  | { type: 'silent' }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'say'; claim: Claim }
  | { type: 'declare' };

/** The order in which the replies of a prompt are listed. */
export const REPLY_TYPES: readonly Reply['type'][] = [
  'play',
  'discard',
  'keep',
  'give',
  'defend',
  'none',
  'seat',
  'drop',
  'show',
  'silent',
  'yes',
  'no',
  'say',
  'declare',
];

type Named = 'discard' | 'keep' | 'give' | 'defend';
const named = <T extends Named>(type: T): Readonly<Record<Script, Extract<Reply, { type: T }>>> =>
  Object.fromEntries(SCRIPT.map((card) => [card, { type, card }])) as never;

/** Replies that name a card and no more, made once. */
export const REPLY = { discard: named('discard'), keep: named('keep'), give: named('give'), defend: named('defend') };

interface Asked<T extends string> {
  n: number;
  to: number;
  type: T;
  replies: readonly Reply[];
}

/** SA19 */
export type Prompt =
  | Asked<'act'>
  | Asked<'keep'>
  | (Asked<'offer'> & { partner: number; by: ExchangeBy })
  | (Asked<'answer'> & { offerer: number; by: ExchangeBy })
  | (Asked<'guard'> & { by: number; card: Script })
  | (Asked<'seat'> & { card: 'new-blocking' | 'three-over' | 'aside' | 'thermos' })
  | (Asked<'drop'> & { card: 'lost-pages' | 'prop-table' })
  | Asked<'show'>
  | (Asked<'hand-on'> & { receiver: number })
  | (Asked<'talk'> & { answering: { by: number; claim: Claim } | null });

export const PROMPT_TYPES = [
  'act',
  'keep',
  'offer',
  'answer',
  'guard',
  'seat',
  'drop',
  'show',
  'hand-on',
  'talk',
] as const satisfies readonly Prompt['type'][];
