import { counted, plural } from '../../../../text/en/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import { starLine } from '../shapes/stars.ts';

/** The almanac: every card of the deck. */
export const ALMANAC = {
  title: 'The Stand-In: every card',
  kinds: 'Kinds',
  all: 'All',
  met: (n: number): string => (n === 0 ? 'Not met yet.' : n === 1 ? 'Met once.' : `Met ${n} times.`),
  found: (n: number): string => (n === 0 ? 'No card of that name. Ask wardrobe.' : plural(n, 'card')),
  copies: (n: number, seats: number): string => `${n === 0 ? 'none' : n} with ${counted(seats)} seats`,
  copiesHead: 'In the deck',
  from: (seats: number): string => `from ${counted(seats)} seats on`,
  plays: 'How it plays',
  rules: 'By the book',
  answeredBy: 'Answered by',
  answers: 'Answers',
  target: {
    head: 'On whom',
    self: 'you',
    neighbour: 'a neighbour',
    selfOrNeighbour: 'you or a neighbour',
    anyone: 'anybody',
    all: 'everybody',
    gap: 'a gap beside you',
    none: 'nobody',
  },
} as const;

/** Tonight's show: one table a night. */
export const TONIGHT = {
  title: 'Tonight’s show',
  aside: 'One table a night. The same for everyone.',
  programme: (seats: number, level: string): string => `The Stand-In · ${plural(seats, 'seat')} · ${level}`,
  role: 'Your role is dealt, to everybody the same.',
  par: (share: number): string => `Par: computers in your seat win ${percent(share)} of such nights.`,
  play: 'Take your seat',
  again: 'See it again',
  againAside: 'The first showing counts.',
  missed: 'missed',
  result: { won: 'Won.', lost: 'Lost.', nobody: 'Nobody won.', left: 'Walked out.' },
  /** A night in one line, and nothing in it that tells who it was. */
  line: (day: string, seats: number, level: string, half: number, turns: number, won: boolean): string =>
    [
      'Last Reel',
      day,
      'The Stand-In',
      plural(seats, 'seat'),
      level,
      starLine(half),
      plural(turns, 'turn'),
      won ? 'won' : 'lost',
    ].join(' · '),
} as const;

/** The credits line of the whole adaptation. */
export const ABOUT = {
  system: 'An unofficial adaptation of the system of Stay Away!',
  own: 'Words, pictures and sounds are our own.',
} as const;
