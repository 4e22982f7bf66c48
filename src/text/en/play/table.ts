import { roman } from '../../numerals.ts';
import { theirs } from '../words-by-deck.ts';

/** The few words painted on the table itself; everything longer is the page's. */
export const TABLE = {
  reel: 'REEL',
  /** Frames, slots and reels, counted from nought. */
  numeral: (i: number): string => roman(i + 1),
  discard: 'Discard',
  graveyard: 'Grave',
  cast: 'Cast',
  bank: 'Bank',
  /** Under a seat's power spoints. */
  power: 'power',
  reelPile: 'REEL PILE',
  shut: 'SHUT',
  seat: (n: number): string => `SEAT ${n}`,
  podPlayer: (n: number, deck: string): string => `${theirs(deck).podPlate} ${n}`,
  round: (n: number): string => (n === 0 ? 'OPENING SCENE' : `ROUND ${n}`),
  director: 'DIRECTOR',
  throng: (i: number): string => `THRONG ${roman(i + 1)}`,
  /** One that nobody has found yet. */
  unseenSanctuary: (i: number): string => `Sanctuary ${roman(i + 1)}: unseen`,
  points: (left: number, of: number): string => `${left} of ${of}`,
  hits: (percent: number): string => `hits ${percent} %`,
  podHits: (strength: number, percent: number): string => `${strength}·${percent}%`,
  weakness: (plus: number): string => `+${plus} damage this reel`,
  /** On a card that can be chosen: what that does, by what would be answered. */
  tabs: {
    take: 'take',
    move: 'move in',
    leave: 'step out',
    rest: 'rest',
    search: 'search',
    draw: 'draw',
    receive: 'take over',
    'take-attack': 'take, attack',
    hold: 'hold',
    order: 'goes first',
    fetch: 'fetch',
    stow: 'store',
    escape: 'break loose',
  } as Readonly<Record<string, string>>,
  stunned: 'STUNNED',
  probed: (deck: string): string => theirs(deck).heldPlate,
} as const;

/** What is shouted over a thing, and what stands on a title card. */
export const SHOUT = {
  hit: 'HIT',
  miss: 'MISS',
  headShot: 'HEAD SHOT',
  fumble: 'FUMBLE',
  pass: 'PASSED',
  fail: 'FAILED',
  stands: 'STILL STANDING',
  fell: 'BREACHED',
  scream: 'AAAAH!',
  star: '★',
  more: (n: number): string => `+${n}`,
  less: (n: number): string => `−${n}`,
  shuffled: '↻',
  declined: '—',
  creatureFeature: 'CREATURE FEATURE',
  turningPoint: 'TURNING POINT',
  lastOneStanding: 'LAST ONE STANDING',
  reel: (n: number): string => `REEL ${roman(n)}`,
  reelEnds: (n: number): string => `END OF REEL ${roman(n)}`,
  fullAssault: 'FULL ASSAULT',
  theEnd: 'THE END',
} as const;
