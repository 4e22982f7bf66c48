import type { Answer, Claim } from './claims.ts';
import type { ExchangeBy } from './prompts.ts';
import type { Back, Blackout, Card, Direction, Look, Role, Script } from './vocabulary.ts';

/** How it ended (SA15.9). */
export type How = 'burnt' | 'declared' | 'alone' | 'false-declaration' | 'vengeance' | 'dawn' | 'last';

export interface Result {
  how: How;
  /** Chairs. */
  winners: readonly number[];
  /** By chair. */
  score: readonly number[];
  /** SA2.6: deals that did not fit what the set-up asked for. */
  redeals: number;
}

export type DrawnFor = 'turn' | 'second-take' | 'replace' | 'lost-pages' | 'prop-table' | 'fourth';
export type DiscardedFor = 'turn' | 'not-kept' | 'lost-pages' | 'fourth';

/**
 * Facts in the past tense. A card (or list of cards) that somebody may not see is null in what they see of the event; `top` is the
 * back of the pile's top card afterwards, `open` that all see the card (SA16.7).
 */
export type StandInEvent =
  | { type: 'turn-began'; chair: number; turn: number }
  | { type: 'drew'; chair: number; card: Script | null; why: DrawnFor; open: boolean; top: Back | null }
  | { type: 'passed-over'; top: Back | null }
  | { type: 'shuffled'; idle: number; top: Back | null }
  | { type: 'blackout-drawn'; chair: number; card: Blackout; top: Back | null }
  | { type: 'played'; chair: number; card: Script; target: number | null; gap: number | null }
  | { type: 'spent'; card: Card }
  | { type: 'discarded'; chair: number; card: Script | null; why: DiscardedFor; open: boolean }
  | { type: 'kept'; chair: number; card: Script | null; open: boolean }
  | { type: 'put-on-top'; chair: number; card: Script | null }
  | { type: 'exchange-opened'; by: ExchangeBy; offerer: number; partner: number }
  | { type: 'offered'; chair: number; card: Script | null; open: boolean }
  | { type: 'withdrawn'; chair: number; card: Script | null }
  | {
      type: 'exchanged';
      offerer: number;
      partner: number;
      given: Script | null;
      back: Script | null;
      redirected: boolean;
      /** SA16.7: which of the two cards all see. */
      openGiven: boolean;
      openBack: boolean;
    }
  | { type: 'stopped'; offerer: number; partner: number; why: 'door' | 'trailer' | 'circle' }
  | { type: 'refused'; offerer: number; chair: number; card: Script | null; saw: boolean }
  | { type: 'redirected'; offerer: number; from: number; to: number }
  | { type: 'defended'; chair: number; card: Script; by: number }
  | { type: 'replaced'; chair: number; giver: number }
  | { type: 'turned'; chair: number; by: number }
  | { type: 'became-stand-in'; chair: number }
  | { type: 'looked'; chair: number; at: number; how: Look; cards: readonly Script[] | null }
  | { type: 'shown'; chair: number; how: Card; cards: readonly Script[]; whole: boolean }
  | { type: 'held-back'; chair: number }
  | { type: 'swapped'; chair: number; other: number; how: Card }
  | { type: 'reversed'; direction: Direction }
  | { type: 'door-removed'; gap: number; how: Card }
  | { type: 'trailer-ticked'; chair: number; left: number }
  | { type: 'trailer-removed'; chair: number; how: Card | 'served' | 'burnt' }
  | { type: 'burnt'; chair: number; by: number; role: Role | null }
  | { type: 'vengeance-began'; chair: number }
  | { type: 'chose-to-pass'; chair: number; card: Script }
  | { type: 'passed-on'; order: readonly number[]; cards: readonly (Script | null)[] }
  | { type: 'talk-opened' }
  | { type: 'claimed'; chair: number; claim: Claim; inWindow: boolean }
  | { type: 'answered'; chair: number; to: number; answer: Answer }
  | { type: 'stayed-silent'; chair: number }
  | { type: 'dawn-neared'; idle: number }
  | { type: 'reminded'; chair: number }
  | { type: 'declared'; chair: number; forced: boolean }
  | {
      type: 'ended';
      result: Result;
      roles: readonly Role[];
      hands: readonly (readonly Script[])[];
      limbo: readonly Card[];
    };

/** SA17.6: what a notebook keeps. The rest is the flow of the game, told and gone. */
const NOTED = {
  'turn-began': true,
  drew: true,
  shuffled: true,
  'blackout-drawn': true,
  played: true,
  spent: true,
  discarded: true,
  'put-on-top': true,
  exchanged: true,
  stopped: true,
  refused: true,
  defended: true,
  replaced: true,
  turned: true,
  'became-stand-in': true,
  looked: true,
  shown: true,
  'held-back': true,
  swapped: true,
  reversed: true,
  'door-removed': true,
  'trailer-removed': true,
  burnt: true,
  'vengeance-began': true,
  'passed-on': true,
  claimed: true,
  answered: true,
  declared: true,
} as const satisfies Partial<Record<StandInEvent['type'], true>>;

export type Note = Extract<StandInEvent, { type: keyof typeof NOTED }>;
export const isNote = (event: StandInEvent): event is Note => Object.hasOwn(NOTED, event.type);
