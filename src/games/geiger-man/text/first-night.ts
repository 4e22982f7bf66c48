/** What is said at each step of the script. */
export const SCRIPTED = [
  'goal',
  'dice',
  'walk',
  'follow',
  'time',
  'again',
  'lead',
  'leadOn',
  'exit',
  'place',
  'reward',
  'second',
  'placeAgain',
  'rewardAgain',
  'stop',
  'planning',
  'blow',
  'bought',
  'dread',
  'half',
  'pay',
  'payAgain',
  'line',
  'wait',
  'free',
  'freeAgain',
  'spare',
  'react',
  'attack',
  'hit',
] as const;
export type Scripted = (typeof SCRIPTED)[number];

/** What is explained when it first matters, in turns that nobody scripted; what matters most stands first. */
export const NOUNS = [
  'lastHeart',
  'lastAct',
  'secret',
  'starTurn',
  'minor',
  'minion',
  'death',
  'wound',
  'event',
  'item',
] as const;
export type Noun = (typeof NOUNS)[number];

/** What was chosen in a free turn, and what came of it. */
export const COACHED = [
  'move',
  'save',
  'attack',
  'missed',
  'heal',
  'calm',
  'search',
  'ready',
  'failed',
  'reward',
  'time',
  'item',
  'nothing',
  'buyAttack',
  'buyReaction',
  'buyFree',
  'buyOther',
] as const;
export type Coached = (typeof COACHED)[number];
