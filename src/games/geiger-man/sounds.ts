import { type GeigerManEvent, itemOf, type KillerId, spaceOf, type Table } from '../../rules/geiger-man/index.ts';

/** How The Geiger Man is heard. The counter is its tune: clicks, at a rate that the Horror Level sets, and bursts where he walks. */

/** Kinds say how the player treats a sound; those of a moment and a stinger are told in words as well. */
export const SOUNDS = {
  // the counter
  click: { kind: 'table', takes: 6 },
  burst: { kind: 'moment', takes: 3 },
  needle: { kind: 'moment', takes: 2 },
  // cards, dice and the clock: often, so soft and varied
  'card-play': { kind: 'table', takes: 3 },
  'card-discard': { kind: 'table', takes: 3 },
  'dice-roof': { kind: 'moment', takes: 3 },
  'dice-wood': { kind: 'moment', takes: 3 },
  'die-turned': { kind: 'table', takes: 2 },
  clock: { kind: 'table', takes: 2 },
  'time-out': { kind: 'moment', takes: 1 },
  reward: { kind: 'table', takes: 1 },
  // the lot, and whoever is on it
  'step-gravel': { kind: 'table', takes: 4 },
  'step-floor': { kind: 'table', takes: 4 },
  engine: { kind: 'moment', takes: 1 },
  speaker: { kind: 'moment', takes: 2 },
  panic: { kind: 'moment', takes: 3 },
  saved: { kind: 'moment', takes: 2 },
  killed: { kind: 'moment', takes: 2 },
  skitter: { kind: 'moment', takes: 2 },
  widow: { kind: 'moment', takes: 2 },
  salt: { kind: 'moment', takes: 2 },
  // blows and things
  lunge: { kind: 'moment', takes: 2 },
  'girl-hit': { kind: 'moment', takes: 2 },
  'killer-hit': { kind: 'moment', takes: 2 },
  shot: { kind: 'moment', takes: 1 },
  mended: { kind: 'moment', takes: 1 },
  search: { kind: 'moment', takes: 1 },
  found: { kind: 'moment', takes: 2 },
  'snapped-shut': { kind: 'moment', takes: 1 },
  // what is turned up
  dread: { kind: 'moment', takes: 2 },
  event: { kind: 'moment', takes: 1 },
  bloodlust: { kind: 'moment', takes: 1 },
  breath: { kind: 'stinger', takes: 1 },
  ultimate: { kind: 'stinger', takes: 1 },
  'last-act': { kind: 'stinger', takes: 1 },
  win: { kind: 'stinger', takes: 1 },
  loss: { kind: 'stinger', takes: 1 },
} as const;
export type SoundId = keyof typeof SOUNDS;

/** Clicks a second by Horror Level, from 1 to 8: about two thirds more with each. */
export const CLICK_RATES = [0.25, 0.4, 0.7, 1.1, 1.8, 3, 5, 8] as const;
export const clickRate = (horror: number): number => CLICK_RATES[Math.min(8, Math.max(1, horror)) - 1] ?? 0;

/** A layer for each Killer, what joins either in the Last Act, and her heart. */
export const LAYERS = ['geiger-man', 'salt-widow', 'last-act', 'heartbeat'] as const;
/** Crickets, wind, and a film that nobody watches any more. */
export const AMBIENCES = ['night'] as const;

/** What an event alone does not tell: the table as it was before. */
export type Scene = Pick<Table, 'killer' | 'girlAt' | 'health' | 'killerHealth'>;
type EventOf<T extends GeigerManEvent['type']> = Extract<GeigerManEvent, { type: T }>;
type Sounding<T extends GeigerManEvent['type']> =
  | SoundId
  | null
  | ((event: EventOf<T>, before: Scene) => SoundId | null);

const isIndoors = (space: string): boolean => spaceOf(space).tags.includes('indoors');
const dice = (_: unknown, { girlAt }: Scene): SoundId => (isIndoors(girlAt) ? 'dice-wood' : 'dice-roof');
const stepTo = (space: string): SoundId => (isIndoors(space) ? 'step-floor' : 'step-gravel');
/** He is heard by the counter; she brings no counter, and has a tune of her own. */
const TREAD: Readonly<Record<KillerId, SoundId>> = { 'geiger-man': 'burst', 'salt-widow': 'widow' };
/** Of the weapons, only guns run out. */
const isGun = (item: string | null): boolean => item !== null && itemOf(item).uses > 0;

/** What every event sounds like; null: like nothing, or it is heard through what follows. */
export const EVENT_SOUNDS: { readonly [T in GeigerManEvent['type']]: Sounding<T> } = {
  'turn-began': null,
  'phase-began': ({ phase }) => (phase === 'killer' ? 'speaker' : null),
  'phase-cut': null,
  'turn-ended': null,
  marked: ({ mark }) => (mark.ultimate ? 'ultimate' : null),
  played: 'card-play',
  discarded: 'card-discard',
  bought: 'card-play',
  returned: 'card-discard',
  'took-card': 'card-play',
  planned: 'clock',
  rolled: dice,
  're-rolled': dice,
  'turned-die': 'die-turned',
  'roll-counted': null,
  'time-changed': ({ to }) => (to < 0 ? 'time-out' : 'clock'), // FG7.1
  'horror-changed': 'needle',
  'bloodlust-rose': 'bloodlust',
  'bloodlust-overflowed': 'bloodlust',
  'health-changed': ({ to }, { health }) => (to < health ? 'girl-hit' : 'mended'),
  'killer-health-changed': ({ to }, { killerHealth }) => (to > killerHealth ? 'needle' : null), // the blow was heard
  'token-turned': 'breath',
  'minor-hit': 'killer-hit',
  walked: ({ to, ride }) => (ride ? 'engine' : stepTo(to)),
  'girl-shifted': ({ to }) => stepTo(to),
  'enemy-stepped': ({ who }, { killer }) => (who === 'killer' ? TREAD[killer] : 'skitter'),
  'killer-placed': (_, { killer }) => TREAD[killer],
  'victim-moved': null,
  panicked: 'panic',
  'victims-came': 'speaker',
  'special-came': 'speaker',
  saved: 'saved',
  'place-filled': null,
  'reward-owed': null,
  'reward-taken': 'reward',
  'card-flipped': 'ultimate',
  'victim-killed': 'killed',
  spawned: 'skitter',
  'minion-gone': ({ why }) => (why === 'killed' ? 'killer-hit' : null),
  'pillar-placed': 'salt',
  'pillar-removed': 'salt',
  shut: 'snapped-shut',
  targeted: null,
  'girl-attacked': 'lunge',
  'attack-changed': null,
  'attack-over': null,
  'killer-struck': ({ with: weapon }) => (isGun(weapon) ? 'shot' : 'killer-hit'),
  'items-looked-at': 'search',
  'item-taken': 'found',
  'item-put-back': 'card-discard',
  arranged: null,
  'item-used': ({ item }) => (itemOf(item).use.as === 'shot' ? 'shot' : 'card-play'),
  'item-discarded': 'card-discard',
  'trap-set': 'card-play',
  'trap-sprung': 'snapped-shut',
  'terror-drawn': 'dread',
  'terror-looked-at': 'card-play',
  'terror-put-under': 'card-discard',
  'terror-discarded': 'card-discard',
  'minor-laid-out': null,
  'event-drawn': 'event',
  'event-laid-out': null,
  'event-marker-gone': 'clock',
  'event-over': null,
  'power-revealed': 'dread',
  'finale-revealed': 'last-act',
  'upkeep-rolled': dice,
  ended: ({ result }) => (result.won ? 'win' : 'loss'),
  asked: null,
};

/** What is heard of an event, at the table as it was before it. */
export function soundOf<T extends GeigerManEvent['type']>(event: EventOf<T>, before: Scene): SoundId | null {
  const sounding = EVENT_SOUNDS[event.type as T];
  return typeof sounding === 'function' ? sounding(event, before) : sounding;
}

/** What the music is to be. */
export interface Mood {
  killer: KillerId;
  /** The Horror Level, 1 to 8. */
  horror: number;
  /** How near he is to her, from 0 to 1. */
  danger: number;
  /** How near she is to her last, from 0 to 1. */
  faint: number;
  lastAct: boolean;
}

const clamp = (x: number): number => (x > 0 ? Math.min(1, x) : 0);
const SILENCE = { 'geiger-man': 0, 'salt-widow': 0, 'last-act': 0, heartbeat: 0 } as const;

/** The Killer's own layer rises with Horror and with danger; the Last Act comes over it, her heart under it. */
export function layerGains(mood: Mood | null): Readonly<Record<(typeof LAYERS)[number], number>> {
  if (mood === null) return SILENCE;
  const horror = clamp((mood.horror - 1) / 7);
  const danger = clamp(mood.danger);
  const own = 0.3 + 0.25 * horror + 0.3 * danger;
  return {
    ...SILENCE,
    [mood.killer]: mood.lastAct ? 0.75 * own : own,
    'last-act': mood.lastAct ? 0.6 + 0.3 * danger : 0,
    heartbeat: 0.9 * clamp(mood.faint),
  };
}

export const musicCaption = ({ killer, lastAct }: Mood) => (lastAct ? 'music-last-act' : (`music-${killer}` as const));

/** All of it, as the player takes it (`bring`). */
export const BOOK = {
  folder: 'geiger-man/',
  sounds: SOUNDS,
  layers: LAYERS,
  ambiences: AMBIENCES,
  layerGains,
  musicCaption,
};
