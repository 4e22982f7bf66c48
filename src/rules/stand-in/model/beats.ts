import type { Claim } from './claims.ts';
import type { ExchangeBy } from './prompts.ts';
import type { Blackout, Script } from './vocabulary.ts';

/** What is under way (SA19): ids and numbers, looked up when a step runs. The seat whose turn it is lies in the state. */
export type Beat =
  | GameBeat
  | TurnBeat
  | ExchangeBeat
  | AimedBeat
  | BlackoutBeat
  | LineUpBeat
  | PassPropsBeat
  | TalkBeat;
export type BeatKind = Beat['kind'];

export interface GameBeat {
  kind: 'game';
  step: 'turn' | 'next';
}
/** SA5 */
export interface TurnBeat {
  kind: 'turn';
  step: 'draw' | 'act' | 'keep' | 'exchange' | 'served' | 'talk' | 'over';
  /** In a trailer when the turn began: it is one of those that count (SA10.4). */
  boxed: boolean;
}
/** SA7: the offer lies in limbo, last. */
export interface ExchangeBeat {
  kind: 'exchange';
  step: 'offer' | 'answer';
  by: ExchangeBy;
  offerer: number;
  partner: number;
  redirected: boolean;
}
/** A card that may be answered by a defence (SA9.1: move and burn). */
export type Aimed = 'nitrate' | 'swap-marks' | 'exit-running';
export interface AimedBeat {
  kind: 'aimed';
  step: 'guard' | 'happen';
  card: Aimed;
  at: number;
}
export interface BlackoutBeat {
  kind: 'blackout';
  step: 'begin' | 'seat' | 'drop' | 'over';
  card: Blackout;
}
export interface LineUpBeat {
  kind: 'line-up';
  step: 'show';
  at: number;
}
export interface PassPropsBeat {
  kind: 'pass-props';
  step: 'choose';
  at: number;
  /** By chair; sealed. */
  chosen: readonly (Script | null)[];
}
/** SA18.2 */
export interface TalkBeat {
  kind: 'talk';
  step: 'speak' | 'answer' | 'next';
  at: number;
  answering: Claim | null;
  /** Claims of computer seats in this window (SA18.6). */
  claims: number;
}

export const game = (): GameBeat => ({ kind: 'game', step: 'turn' });
export const turn = (boxed: boolean): TurnBeat => ({ kind: 'turn', step: 'draw', boxed });
export const exchange = (by: ExchangeBy, offerer: number, partner: number): ExchangeBeat => ({
  kind: 'exchange',
  step: 'offer',
  by,
  offerer,
  partner,
  redirected: false,
});
export const aimed = (card: Aimed, at: number): AimedBeat => ({ kind: 'aimed', step: 'guard', card, at });
export const blackout = (card: Blackout): BlackoutBeat => ({ kind: 'blackout', step: 'begin', card });
export const lineUp = (at: number): LineUpBeat => ({ kind: 'line-up', step: 'show', at });
export const passProps = (at: number, chairs: number): PassPropsBeat => ({
  kind: 'pass-props',
  step: 'choose',
  at,
  chosen: new Array<null>(chairs).fill(null),
});
export const talk = (at: number): TalkBeat => ({ kind: 'talk', step: 'speak', at, answering: null, claims: 0 });
