/** What a key can do in a movie, in the order it is listed. Choices have 1 to 9, whatever else is changed. */
export const KEY_ACTIONS = [
  'back',
  'fewer',
  'more',
  'roll',
  'skip',
  'choice',
  'table',
  'log',
  'ruling',
  'zoom',
  'discard',
  'graveyard',
  'undo',
  'why',
  'speed',
  'mute',
  'fullscreen',
  'pause',
  'keys',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** The keys that the player has set; the others are as usual. */
export type KeyChanges = Readonly<Partial<Record<KeyAction, string>>>;

export const USUAL_KEYS: Readonly<Record<KeyAction, string>> = {
  back: '0',
  fewer: 'ArrowLeft',
  more: 'ArrowRight',
  roll: 'Enter',
  skip: ' ',
  choice: 'c',
  table: 't',
  log: 'l',
  ruling: 'r',
  zoom: 'z',
  discard: 'd',
  graveyard: 'g',
  undo: 'u',
  why: 'w',
  speed: 's',
  mute: 'm',
  fullscreen: 'f',
  pause: 'Escape',
  keys: '?',
};

/** Besides, while nothing else has them: the question mark takes two fingers on most keyboards. */
export const SPARE_KEYS: Readonly<Partial<Record<KeyAction, string>>> = { back: 'Backspace', keys: 'h' };

/** Those that lead around the page, type other letters, or belong to the choices. */
const RESERVED =
  /^([1-9]|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Dead|Process|Unidentified|F\d+)$/;

/** A letter is one key, large or small. */
export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const keyOf = (changes: KeyChanges, action: KeyAction): string => changes[action] ?? USUAL_KEYS[action];

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
