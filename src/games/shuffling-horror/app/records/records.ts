import { type Counts, HASHES_KEPT, plus, type Rates, tried } from '../../../../app/records/counts.ts';
import type { Mode } from '../../kept.ts';

/** What a movie's end adds to the book. Cards are named by their prints. */
export interface Ending {
  deck: string;
  hash: string;
  mode: Mode['kind'];
  survived: boolean;
  conceded: boolean;
  /** The player changed sides. */
  turned: boolean;
  rounds: number;
  seats: number;
  level: string;
  personality: string;
  halfStars: number;
  alive: readonly string[];
  lostTo: readonly string[];
  killed: number;
  headShots: number;
  spent: number;
  met: Readonly<Record<string, number>>;
}

/** The book of everything that was played here. */
export interface Records {
  version: 1;
  played: number;
  walkedOut: number;
  turned: number;
  /** By the way it was played; the rates below count whole movies with the player in the cast. */
  ways: Counts;
  decks: Rates;
  levels: Rates;
  personalities: Rates;
  seats: Rates;
  streak: number;
  bestStreak: number;
  /** Movies directed, and those that nobody survived. */
  directed: number;
  massacres: number;
  saved: Counts;
  lostTo: Counts;
  killed: number;
  headShots: number;
  spent: number;
  /** In rounds: the quickest that was survived, and the longest of all. */
  fastest: number;
  longest: number;
  bestHalfStars: number;
  awards: readonly string[];
  /** Prints already entered. */
  hashes: readonly string[];
}

export const NO_RECORDS: Records = {
  version: 1,
  played: 0,
  walkedOut: 0,
  turned: 0,
  ways: {},
  decks: {},
  levels: {},
  personalities: {},
  seats: {},
  streak: 0,
  bestStreak: 0,
  directed: 0,
  massacres: 0,
  saved: {},
  lostTo: {},
  killed: 0,
  headShots: 0,
  spent: 0,
  fastest: 0,
  longest: 0,
  bestHalfStars: 0,
  awards: [],
  hashes: [],
};

export const isEntered = ({ hashes }: Records, { hash }: Pick<Ending, 'hash'>): boolean => hashes.includes(hash);

/** Whether it says something about how well somebody plays the cast: practice and a stacked first night do not. */
const isRated = ({ mode }: Ending): boolean => mode === 'feature' || mode === 'tonight';

/** The book with one more movie in it; the same movie twice counts once. */
export function withEnding(records: Records, ending: Ending): Records {
  if (isEntered(records, ending)) return records;
  const entered: Records = {
    ...records,
    played: records.played + 1,
    walkedOut: records.walkedOut + Number(ending.conceded),
    turned: records.turned + Number(ending.turned),
    ways: plus(records.ways, [ending.mode]),
    hashes: [...records.hashes, ending.hash].slice(-HASHES_KEPT),
  };
  if (ending.mode === 'direct') return directed(entered, ending);
  return isRated(ending) ? rated(entered, ending) : entered;
}

const directed = (records: Records, { survived, conceded }: Ending): Records => ({
  ...records,
  directed: records.directed + 1,
  massacres: records.massacres + Number(!survived && !conceded),
});

function rated(records: Records, ending: Ending): Records {
  const { survived, conceded, rounds, deck, level, personality, seats } = ending;
  const streak = survived ? records.streak + 1 : 0;
  return {
    ...records,
    decks: tried(records.decks, deck, survived),
    levels: tried(records.levels, level, survived),
    personalities: personality === '' ? records.personalities : tried(records.personalities, personality, survived),
    seats: tried(records.seats, String(seats), survived),
    streak,
    bestStreak: Math.max(records.bestStreak, streak),
    saved: conceded ? records.saved : plus(records.saved, ending.alive),
    lostTo: plus(records.lostTo, ending.lostTo),
    killed: records.killed + ending.killed,
    headShots: records.headShots + ending.headShots,
    spent: records.spent + ending.spent,
    fastest: survived && (records.fastest === 0 || rounds < records.fastest) ? rounds : records.fastest,
    longest: Math.max(records.longest, rounds),
    bestHalfStars: Math.max(records.bestHalfStars, ending.halfStars),
  };
}
