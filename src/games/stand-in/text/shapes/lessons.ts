/** A step of the guided game as an Original: each noun when it first matters, then proof, then fire. */
export type OriginalStep =
  | 'goal'
  | 'role'
  | 'hand'
  | 'recastCard'
  | 'draw'
  | 'looked'
  | 'exchange'
  | 'claim'
  | 'door'
  | 'accusation'
  | 'burning'
  | 'answer'
  | 'replaced'
  | 'denial'
  | 'blackout'
  | 'again'
  | 'nitrate'
  | 'trailer'
  | 'doubleTake'
  | 'proof'
  | 'notes';

/** And as the Stand-In: turn, lie, be shot at, turn again, move. */
export type StandInStep =
  | 'goalStandIn'
  | 'roleStandIn'
  | 'recastCardKept'
  | 'turning'
  | 'turned'
  | 'lie'
  | 'seen'
  | 'accused'
  | 'curtain'
  | 'answering'
  | 'two'
  | 'wall'
  | 'another'
  | 'refused';

export type StepWords = OriginalStep | StandInStep;

/** What a coached choice was, or came to, for one remark on it. */
export const COACHED = [
  'looked',
  'moved',
  'stayed',
  'shut',
  'opened',
  'reversed',
  'chose',
  'showedHand',
  'burnt',
  'spared',
  'discarded',
  'discardedRecast',
  'gave',
  'passed',
  'turned',
  'turnedYou',
  'refused',
  'wasRefused',
  'sawCard',
  'accused',
  'vouched',
  'asked',
  'said',
  'answered',
] as const;
export type Coached = (typeof COACHED)[number];
