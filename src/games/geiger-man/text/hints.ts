/** Why somebody else would choose this: the ids that a computer player's reason may have. */
export const HINTS = [
  'save',
  'lead-out',
  'fetch',
  'get-away',
  'close-in',
  'attack',
  'finish',
  'minions',
  'heal',
  'calm',
  'buy-time',
  'dice',
  'search',
  'arm',
  'keep-reaction',
  'buy',
  'keep-cards',
  'turn-die',
  'throw-again',
  'let-lie',
  'block',
  'take-hit',
  'use-item',
  'trap',
  'break-pillar',
  'clear-exit',
  'call-off',
  'reward',
  'stop',
  'order',
] as const;
export type Hint = (typeof HINTS)[number];

/** What a hint may be about; what does not matter for it is not read. */
export interface HintFacts {
  n: number;
  steps: number;
  damage: number;
  space: string;
  card: string;
}

/** What a reply brings more of than the next best one, on the average. */
export const TOLLS = ['wins', 'lives', 'damage', 'health', 'saved', 'spared', 'calm', 'armed', 'cards'] as const;
export type Toll = (typeof TOLLS)[number];
