import type { Claim, Script, StandInEvent } from '../../rules/stand-in/index.ts';

/**
 * How The Stand-In is heard. A sound may say no more than the whole table knows: it hangs on the kind of an event and on what that event
 * tells everybody, never on a card, role or look that some may not see (SA17.8). So being turned sounds exactly like any exchange, and
 * what only one chair is told makes no sound at all.
 */

/** Kinds say how the player treats a sound; those of a moment and a stinger are told in words as well. */
export const SOUNDS = {
  // cards and the table: often, so soft and varied
  turn: { kind: 'table', takes: 2 },
  draw: { kind: 'table', takes: 3 },
  discard: { kind: 'table', takes: 3 },
  'card-slide': { kind: 'table', takes: 4 },
  'cards-cross': { kind: 'moment', takes: 3 },
  refusal: { kind: 'moment', takes: 2 },
  shuffle: { kind: 'moment', takes: 1 },
  'hand-shown': { kind: 'moment', takes: 2 },
  shutter: { kind: 'moment', takes: 2 },
  // what stands on the stage
  'door-chained': { kind: 'moment', takes: 1 },
  'door-freed': { kind: 'moment', takes: 1 },
  'trailer-locked': { kind: 'moment', takes: 1 },
  'trailer-opened': { kind: 'moment', takes: 1 },
  axe: { kind: 'moment', takes: 1 },
  steps: { kind: 'moment', takes: 2 },
  'on-mark': { kind: 'moment', takes: 1 },
  'reel-reversed': { kind: 'moment', takes: 1 },
  // fire and light
  match: { kind: 'moment', takes: 1 },
  burn: { kind: 'stinger', takes: 1 },
  curtain: { kind: 'stinger', takes: 1 },
  'lamp-out': { kind: 'moment', takes: 1 },
  'lamp-red': { kind: 'moment', takes: 1 },
  // talk, without its words
  accuse: { kind: 'line', takes: 3 },
  vouch: { kind: 'line', takes: 3 },
  ask: { kind: 'line', takes: 3 },
  claim: { kind: 'line', takes: 2 },
  // how it ends
  unmasked: { kind: 'stinger', takes: 1 },
  'first-bird': { kind: 'moment', takes: 1 },
  dawn: { kind: 'stinger', takes: 1 },
  win: { kind: 'stinger', takes: 1 },
  loss: { kind: 'stinger', takes: 1 },
} as const;
export type SoundId = keyof typeof SOUNDS;

/** The lamp goes out, and after so long comes back red by itself. */
export const LAMP_BACK = { after: 'lamp-out', sound: 'lamp-red', milliseconds: 700 } as const;

/** Of the music: what lies under everything, and what rises with suspicion. */
export const LAYERS = ['stage', 'suspicion'] as const;
/** The storm that has cut the road. */
export const AMBIENCES = ['storm'] as const;

/** By the card that is played; the others slide onto the table, and are heard through what they do. */
const PLAYED: Readonly<Partial<Record<Script, SoundId>>> = {
  nitrate: 'match',
  'fire-axe': 'axe',
  'chained-door': 'door-chained',
  trailer: 'trailer-locked',
};

/** By the defence; refusals and the wrong room are heard through what follows from them. */
const DEFENDED: Readonly<Partial<Record<Script, SoundId>>> = { asbestos: 'curtain', 'on-my-mark': 'on-mark' };

/** The colour of what is said: against somebody, for somebody, a question, or of oneself. */
const SAID: Readonly<Record<Claim['type'], SoundId>> = {
  accuse: 'accuse',
  burn: 'accuse',
  test: 'accuse',
  'shut-in': 'accuse',
  'no-trade': 'accuse',
  vouch: 'vouch',
  'leave-alone': 'vouch',
  ask: 'ask',
  'i-am': 'claim',
  'i-hold': 'claim',
  'i-gave': 'claim',
  'i-got': 'claim',
  'i-saw': 'claim',
};

type EventOf<T extends StandInEvent['type']> = Extract<StandInEvent, { type: T }>;
/** One sound, none, or by what the event tells everybody. The chair that listens matters for the end alone. */
type Sounding<T extends StandInEvent['type']> =
  | SoundId
  | null
  | ((event: EventOf<T>, chair: number | null) => SoundId | null);

/** What every event sounds like. */
export const EVENT_SOUNDS: { readonly [T in StandInEvent['type']]: Sounding<T> } = {
  'turn-began': 'turn',
  drew: 'draw', // whatever it is, whatever for
  'passed-over': 'discard',
  shuffled: 'shuffle',
  'blackout-drawn': 'lamp-out',
  played: ({ card }) => PLAYED[card] ?? 'card-slide',
  spent: null, // it was heard when it was played
  discarded: 'discard',
  kept: 'card-slide',
  'put-on-top': 'card-slide',
  'exchange-opened': null,
  offered: 'card-slide',
  withdrawn: 'card-slide',
  exchanged: 'cards-cross', // whatever crossed, and whoever was turned by it
  stopped: 'refusal',
  refused: 'refusal', // whether or not the card was seen
  redirected: 'card-slide',
  defended: ({ card }) => DEFENDED[card] ?? 'card-slide',
  replaced: null, // discard and draw are heard
  turned: null, // hidden from all but two
  'became-stand-in': null, // hidden from all but one
  looked: ({ how }) => (how === 'close-up' ? 'shutter' : 'hand-shown'),
  shown: 'hand-shown',
  'held-back': 'refusal',
  swapped: 'steps',
  reversed: 'reel-reversed',
  'door-removed': 'door-freed',
  'trailer-ticked': null,
  'trailer-removed': ({ how }) => (how === 'burnt' ? null : 'trailer-opened'),
  burnt: 'burn', // whoever it was
  'vengeance-began': 'unmasked',
  'chose-to-pass': null, // hidden from all but one
  'passed-on': 'cards-cross',
  'talk-opened': null,
  claimed: ({ claim }) => SAID[claim.type],
  answered: ({ answer }) =>
    answer === 'silent' ? null : answer === 'yes' || answer === 'no' ? 'claim' : SAID[answer.type],
  'stayed-silent': null,
  'dawn-neared': 'first-bird',
  reminded: null, // hidden from all but one
  declared: 'unmasked',
  // A spectator hears the end as its winners do; dawn is lost by all, and has a sound of its own (SA15.7).
  ended: ({ result: { how, winners } }, chair) => {
    if (how === 'dawn') return 'dawn';
    return (chair === null ? winners.length > 0 : winners.includes(chair)) ? 'win' : 'loss';
  },
};

/** What is heard of an event by whoever sits there. */
export function soundOf<T extends StandInEvent['type']>(event: EventOf<T>, chair: number | null): SoundId | null {
  const sounding = EVENT_SOUNDS[event.type as T];
  return typeof sounding === 'function' ? sounding(event, chair) : sounding;
}

/** What the music is to be: how much there is to suspect, from 0 to 1, as far as the player's own chair may guess. */
export interface Mood {
  suspicion: number;
}

const clamp = (x: number): number => (x > 0 ? Math.min(1, x) : 0);

/** The stage steps back as suspicion comes up over it; without a mood, silence. */
export function layerGains(mood: Mood | null): Readonly<Record<(typeof LAYERS)[number], number>> {
  if (mood === null) return { stage: 0, suspicion: 0 };
  const suspicion = clamp(mood.suspicion);
  return { stage: 0.6 - 0.25 * suspicion, suspicion: 0.9 * suspicion };
}

/** From here on it is suspicious. */
const UNEASY = 0.5;
export const musicCaption = ({ suspicion }: Mood) => (suspicion < UNEASY ? 'music-stage' : 'music-suspicion');

/** All of it, as the player takes it (`bring`). */
export const BOOK = {
  folder: 'stand-in/',
  sounds: SOUNDS,
  layers: LAYERS,
  ambiences: AMBIENCES,
  layerGains,
  musicCaption,
};
