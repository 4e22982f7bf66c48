import type { Sounds } from './book.ts';

/** Every sound of the house and its first game, by name. */
const table = <const T extends number>(takes: T) => ({ kind: 'table', takes }) as const;
const moment = <const T extends number>(takes: T) => ({ kind: 'moment', takes }) as const;
const film = <const T extends number>(takes: T) => ({ kind: 'film', takes }) as const;
const stinger = { kind: 'stinger', takes: 1 } as const;
const line = <const T extends number>(takes: T) => ({ kind: 'line', takes }) as const;

export const SOUNDS = {
  // cards, dice and the desk: often, so short, soft and varied
  'card-snap': table(4),
  'card-deal': table(3),
  'card-flip': moment(2),
  take: moment(2),
  'dice-land': moment(4),
  'die-hit': table(2),
  'spoint-spend': table(3),
  'spoint-gain': table(2),
  // strikes
  'throng-step': moment(3),
  strike: moment(2),
  hit: moment(3),
  miss: moment(2),
  negate: moment(2),
  flail: moment(2),
  exhale: moment(2),
  fumble: moment(1),
  'alien-down': moment(2),
  annihilate: moment(1),
  'head-shot': stinger,
  'survivor-lost': stinger,
  'familiar-face': stinger,
  // items
  wrench: moment(2),
  pistol: moment(2),
  scattergun: moment(1),
  flame: moment(1),
  dynamite: moment(1),
  spear: moment(1),
  raygun: moment(2),
  // horrors, plot and sanctuaries
  blob: moment(2),
  spored: moment(1),
  probe: moment(1),
  swarmed: moment(1),
  'plot-device': moment(1),
  'sanctuary-enter': moment(1),
  'sanctuary-damage': moment(2),
  breach: stinger,
  // the film itself
  'reel-start': moment(1),
  'reel-end': stinger,
  'film-thread': film(1),
  'leader-count': film(1),
  'leader-end': film(1),
  'frame-burn': film(2),
  'fade-out': moment(1),
  'clip-burn': moment(1),
  'horror-star': moment(1),
  // title cards and endings
  'creature-feature': stinger,
  'turning-point': stinger,
  'last-one-standing': stinger,
  survived: stinger,
  doomed: stinger,
  // talk from the next car: the tune of a sentence without its words
  'cast-line': line(3),
  'director-line': line(2),
  // Pittsburgh 68: by the card, where a card has a sound of its own
  'zombie-down': moment(2),
  blade: moment(1),
  clutch: moment(1),
  stumble: moment(1),
  surge: moment(1),
  'hold-them-back': moment(1),
  'run-for-it': moment(1),
  'if-we-only-had-a': moment(1),
  'breaking-point': moment(1),
  'killing-machine': moment(1),
} as const satisfies Sounds;

export type SoundId = keyof typeof SOUNDS;
export const SOUND_IDS = Object.keys(SOUNDS) as readonly SoundId[];

/** Loops of one length, key and tempo, always started together and mixed by danger (score.ts). */
export const MUSIC_LAYERS = ['dread', 'chase', 'sanctuary', 'finale'] as const;
export type MusicLayer = (typeof MUSIC_LAYERS)[number];

/** Loops of the place: the projection booth, and what hovers over it. */
export const AMBIENCES = ['projector', 'saucer'] as const;
export type Ambience = (typeof AMBIENCES)[number];
