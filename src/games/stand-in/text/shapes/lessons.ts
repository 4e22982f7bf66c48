import type { Prompt, Script, StandInEvent } from '../../../../rules/stand-in/index.ts';

/** The situation in which a step is said: at the deal, at a question (perhaps with a card in hand that it is about), after an event, at the end. */
export type Situation =
  | { at: 'deal'; show: 'table' | 'role' | 'hand' | 'notes' }
  | { at: 'question'; type: Prompt['type']; with: Script | null }
  | { at: 'event'; type: StandInEvent['type'] }
  | { at: 'end' };

interface Step<Id extends string> {
  readonly id: Id;
  readonly when: Situation;
}

const deal = (show: Extract<Situation, { at: 'deal' }>['show']): Situation => ({ at: 'deal', show });
const asked = (type: Prompt['type'], card: Script | null = null): Situation => ({ at: 'question', type, with: card });
const told = (type: StandInEvent['type']): Situation => ({ at: 'event', type });
const step = <Id extends string>(id: Id, when: Situation): Step<Id> => ({ id, when });

/** A guided game as an Original: each noun when it first matters, then proof, then fire. */
export const ORIGINAL_LESSON = [
  step('goal', deal('table')),
  step('role', deal('role')),
  step('hand', deal('hand')),
  step('draw', asked('act', 'close-up')), // the first turn: a Close-Up to play
  step('neighbour', asked('act', 'close-up')), // the card is chosen, the target is not
  step('looked', told('looked')), // it showed a Recast card
  step('exchange', asked('offer')),
  step('recastCard', asked('offer', 'recast')), // one was drawn: it cannot be given
  step('answer', asked('answer')),
  step('refusal', asked('answer', 'my-contract')),
  step('replaced', told('drew')), // the new card for the defence
  step('claim', asked('talk')),
  step('blackout', told('blackout-drawn')),
  step('door', told('played')), // a Chained Door
  step('trailer', told('played')), // a Locked Trailer
  step('doubleTake', asked('answer', 'double-take')),
  step('proof', told('refused')), // it was a Recast card
  step('notes', deal('notes')),
  step('tell', asked('talk')),
  step('nitrate', asked('act', 'nitrate')), // the proved seat sits beside
  step('burning', told('burnt')),
  step('end', { at: 'end' }),
] as const;

/** And one as the Stand-In: turn, lie, move, be shot at, burn, declare. */
export const STAND_IN_LESSON = [
  step('goal', deal('table')),
  step('role', deal('role')),
  step('recastCard', asked('act', 'recast')), // drawn: to be kept
  step('turning', asked('offer', 'recast')),
  step('turned', told('turned')),
  step('lie', asked('talk')),
  step('accused', told('claimed')), // against the player
  step('wall', asked('act', 'swap-marks')),
  step('three', asked('act', 'recast')), // three in hand
  step('refused', told('refused')),
  step('curtain', asked('guard', 'asbestos')),
  step('burning', asked('act', 'nitrate')), // one Original left
  step('declare', asked('talk')),
  step('end', { at: 'end' }),
] as const;

export type OriginalStep = (typeof ORIGINAL_LESSON)[number]['id'];
export type StandInStep = (typeof STAND_IN_LESSON)[number]['id'];

/** What a coached choice was, for one remark on it. */
export type Coached =
  | 'looked'
  | 'moved'
  | 'shut'
  | 'burnt'
  | 'discarded'
  | 'discardedRecast'
  | 'gave'
  | 'turned'
  | 'refused'
  | 'sawProof'
  | 'accused'
  | 'vouched'
  | 'asked'
  | 'silent';
