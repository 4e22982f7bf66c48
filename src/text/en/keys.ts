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
  back: 'back to the list before',
  fewer: 'fewer spoints',
  more: 'more spoints',
  roll: 'roll, or press what is focused',
  skip: 'skip what is being shown',
  choice: 'to the choice',
  table: 'to the table',
  log: 'to the screenplay',
  ruling: 'there, the rule of a line',
  zoom: 'look closely at what is pointed at',
  discard: 'look through the discard pile',
  graveyard: 'look through the graveyard',
  undo: 'take the last choice back',
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
  /** Always the same. */
  fixed: [
    ['1 – 9', 'make that choice'],
    ['Tab, Enter', 'go to a thing, and press it'],
  ],
  actions: ACTIONS,
  set: {
    help: 'Press one, then the key you would rather have. 1 to 9 stay with the choices.',
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
