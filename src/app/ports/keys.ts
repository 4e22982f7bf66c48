/** What can be asked by a key at any time. In every game of the house the same things, by the same keys. */
export const QUERIES = ['question', 'short', 'throngs', 'screen', 'yours', 'event', 'remark'] as const;
export type Query = (typeof QUERIES)[number];

/** The first nine choices, by their place in the list. */
export const PICKS = ['pick1', 'pick2', 'pick3', 'pick4', 'pick5', 'pick6', 'pick7', 'pick8', 'pick9'] as const;
export type PickAction = (typeof PICKS)[number];

/** What a key can do in a movie, in the order it is listed. */
export const KEY_ACTIONS = [
  ...PICKS,
  'back',
  'fewer',
  'more',
  'roll',
  'skip',
  'choice',
  'advice',
  'table',
  'log',
  ...QUERIES,
  'ruling',
  'zoom',
  'discard',
  'graveyard',
  'undo',
  'meanwhile',
  'why',
  'speed',
  'mute',
  'fullscreen',
  'pause',
  'keys',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

export const isPick = (action: KeyAction): action is PickAction => PICKS.some((it) => it === action);

/** The keys that the player has set; the others are as usual. */
export type KeyChanges = Readonly<Partial<Record<KeyAction, string>>>;

export const USUAL_KEYS: Readonly<Record<KeyAction, string>> = {
  pick1: '1',
  pick2: '2',
  pick3: '3',
  pick4: '4',
  pick5: '5',
  pick6: '6',
  pick7: '7',
  pick8: '8',
  pick9: '9',
  back: '0',
  fewer: 'ArrowLeft',
  more: 'ArrowRight',
  roll: 'Enter',
  skip: ' ',
  choice: 'c',
  advice: 'h',
  table: 't',
  log: 'l',
  question: 'n',
  short: 'i',
  throngs: 'a',
  screen: 'b',
  yours: 'y',
  event: 'e',
  remark: 'o',
  ruling: 'r',
  zoom: 'z',
  discard: 'd',
  graveyard: 'g',
  undo: 'u',
  meanwhile: 'p',
  why: 'w',
  speed: 's',
  mute: 'm',
  fullscreen: 'f',
  pause: 'Escape',
  keys: '?',
};

/** Besides, while nothing else has them: the question mark takes two fingers on most keyboards. */
export const SPARE_KEYS: Readonly<Partial<Record<KeyAction, string>>> = { back: 'Backspace', keys: 'k' };

/** Came later than keys could be set: whoever had given their key to something else keeps it so. */
const LATECOMERS: readonly KeyAction[] = ['advice', 'meanwhile'];

/** Those that lead around the page, or type other letters. */
const RESERVED = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Dead|Process|Unidentified|F\d+)$/;

/** A letter is one key, large or small. */
export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Empty: it has none, since another action was given it. */
export function keyOf(changes: KeyChanges, action: KeyAction): string {
  const usual = USUAL_KEYS[action];
  const gone = LATECOMERS.includes(action) && Object.values(changes).includes(usual);
  return changes[action] ?? (gone ? '' : usual);
}

/** Every key that does it: its own, and the spare one where that is free. */
export const keysOf = (changes: KeyChanges, action: KeyAction): string[] => {
  const spare = SPARE_KEYS[action];
  const free = spare !== undefined && KEY_ACTIONS.every((it) => keyOf(changes, it) !== spare);
  return [keyOf(changes, action), ...(free ? [spare] : [])];
};

export const actionOn = (changes: KeyChanges, key: string): KeyAction | null =>
  KEY_ACTIONS.find((action) => keysOf(changes, action).includes(plainKey(key))) ?? null;

/** Why a key cannot be had for an action: it is spoken for, or does something else. */
export type Clash = 'reserved' | KeyAction;

export function clashOf(changes: KeyChanges, action: KeyAction, key: string): Clash | null {
  if (RESERVED.test(key)) return 'reserved';
  return KEY_ACTIONS.find((it) => it !== action && keyOf(changes, it) === key) ?? null;
}

/** Set: and what is as usual again need not be kept. */
export function withKey(changes: KeyChanges, action: KeyAction, key: string): KeyChanges {
  const { [action]: _, ...others } = changes;
  return key === USUAL_KEYS[action] ? others : { ...others, [action]: key };
}

/** Whether what was kept still makes sense: known actions, keys that may be had, none of them twice. */
export const isKeyChanges = (value: unknown): value is KeyChanges => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const changes = value as KeyChanges;
  return Object.entries(changes).every(
    ([action, key]) =>
      KEY_ACTIONS.some((it) => it === action) &&
      typeof key === 'string' &&
      key !== '' &&
      key === plainKey(key) &&
      clashOf(changes, action as KeyAction, key) === null,
  );
};
