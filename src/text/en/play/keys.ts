/** Keys, what they are called and what they do. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** As it is printed on the key. */
export const keyName = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const ACTIONS = {
  pick1: 'make choice 1',
  pick2: 'make choice 2',
  pick3: 'make choice 3',
  pick4: 'make choice 4',
  pick5: 'make choice 5',
  pick6: 'make choice 6',
  pick7: 'make choice 7',
  pick8: 'make choice 8',
  pick9: 'make choice 9',
  back: 'back to the list before',
  fewer: 'fewer spoints',
  more: 'more spoints',
  roll: 'roll, or press what is focused',
  skip: 'skip what is being shown',
  choice: 'to the choice',
  advice: 'ask what somebody else would do',
  table: 'to the table',
  log: 'to the screenplay',
  question: 'hear the question and its choices again',
  short: 'hear how it stands, in one breath',
  throngs: 'hear the throngs',
  screen: 'hear the screen, and how many cards are left',
  yours: 'hear your survivors',
  event: 'hear the last event; again, the one before',
  remark: 'hear what the Director says of it',
  ruling: 'there, the rule of a line',
  zoom: 'look closely at what is pointed at',
  discard: 'look through the discard pile',
  graveyard: 'look through the graveyard',
  undo: 'take the last choice back',
  meanwhile: 'what happened meanwhile',
  why: 'why the Director did that, with full commentary',
  speed: 'next speed',
  mute: 'mute',
  fullscreen: 'fullscreen',
  pause: 'intermission',
  keys: 'this list',
} as const;
type Action = keyof typeof ACTIONS;

export const KEYS = {
  title: 'Keys',
  or: (keys: readonly string[]): string => keys.map(keyName).join(' or '),
  /** Always the same, and first: without it somebody who listens has none of the others. */
  first: ['Alt', 'with any digit or letter below, where a screen reader keeps those to itself'],
  /** The nine of the choices are told as one. */
  pick: 'make that choice',
  fixed: [
    ['Tab, Enter', 'go to a thing, and press it'],
    ['↑ ↓', 'from choice to choice'],
  ],
  actions: ACTIONS,
  set: {
    help: 'Press one, then the key you would rather have.',
    label: (action: Action, key: string): string => `${ACTIONS[action]}: ${keyName(key)}`,
    waits: (action: Action): string => `${ACTIONS[action]}: press a key`,
    wait: 'Press a key',
    done: (action: Action, key: string): string => `${keyName(key)}: ${ACTIONS[action]}.`,
    taken: (key: string, by: Action): string => `${keyName(key)} is taken: ${ACTIONS[by]}. Nothing was changed.`,
    reserved: (key: string): string => `${keyName(key)} cannot be had. Nothing was changed.`,
    left: 'Left as it was.',
    reset: 'All keys as usual',
    wasReset: 'All keys are as usual.',
  },
} as const;
