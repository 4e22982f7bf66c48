import type { GirlId, KillerId } from '../../../../rules/geiger-man/index.ts';
import { plural } from './grammar.ts';
import { girlName, killerName } from './names.ts';

/** Every award: what it is called and what it is given for. */
export const AWARDS = {
  'first-show': { name: 'Lights Down', why: 'See a show through to its end.' },
  'first-win': { name: 'She Lives', why: 'Win a show.' },
  'both-killers': { name: 'Double Feature Presentation', why: 'Win against both Killers.' },
  'all-girls': { name: 'The Whole Marquee', why: 'Win with all eight Girls.' },
  'nobody-dies': { name: 'No One Was Harmed', why: 'Win a show in which no victim dies.' },
  'star-turn': { name: 'Star Turn', why: 'Fill every place on a Girl’s card.' },
  'everybody-out': { name: 'Emergency Exit', why: 'Save eight victims in one show.' },
  'last-heart': { name: 'One Heart Was Enough', why: 'Win with nothing but the last heart.' },
  'came-back': { name: 'Reports Exaggerated', why: 'Turn your last heart, get up, and win.' },
  'last-act': { name: 'Stayed for the End', why: 'Win after the Last Act has begun.' },
  'big-blow': { name: 'From the Shoulder', why: 'Deal 5 damage in one blow.' },
  'bare-hands': { name: 'No Props', why: 'Win without a single item.' },
  trap: { name: 'Mind Your Step', why: 'Finish a Killer with a trap.' },
  'late-show': { name: 'Past Bedtime', why: 'Win a Late Show.' },
  midnight: { name: 'After Midnight', why: 'Win at Midnight.' },
  'double-bill': { name: 'Sat Through Both', why: 'Win both shows of a Double Bill.' },
  'no-time': { name: 'Out of Time', why: 'Win in a turn in which Time ran out.' },
  pillars: { name: 'Pinch of Salt', why: 'Break four Pillars in one show.' },
} as const satisfies Record<string, { name: string; why: string }>;

/** Records and statistics. */
export const RECORDS = {
  title: 'The book',
  empty: 'Nothing in the book yet. Play a show; it will notice.',
  played: 'Shows played',
  won: 'Won',
  walkedOut: 'Walked out',
  streak: 'Won in a row, best',
  saved: 'Victims saved',
  killed: 'Victims lost',
  dealt: 'Damage dealt',
  starTurns: 'Star turns',
  lastActs: 'Last Acts seen',
  quickest: 'Quickest win',
  longest: 'Longest night',
  most: 'Most saved in a show',
  turns: (n: number): string => plural(n, 'turn'),
  rate: (won: number, of: number): string => `${won} of ${of}`,
  byGirl: 'By Girl',
  byKiller: 'By Killer',
  byLocation: 'By Location',
  byLevel: 'By level',
  girl: (girl: GirlId, won: number, of: number): string => `${girlName(girl)}: ${won} of ${of}`,
  killer: (killer: KillerId, won: number, of: number): string => `${killerName(killer)}: ${won} of ${of}`,
  none: '–',
} as const;
