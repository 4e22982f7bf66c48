import { type Counts, HASHES_KEPT, plus, type Rates, tried } from '../../../../app/records/counts.ts';
import type { Story } from './story.ts';

/** The book of everything that was played of this game. */
export interface Records {
  version: 1;
  played: number;
  walkedOut: number;
  /** By the way it was played; what stands below is of games to the end that were nobody's lesson. */
  ways: Counts;
  /** By what the player was in the end. */
  roles: Rates;
  seats: Rates;
  levels: Rates;
  faces: Rates;
  streak: number;
  bestStreak: number;
  burnt: number;
  /** Of those, doubles. */
  burntRight: number;
  wasBurnt: number;
  turnedOthers: number;
  wasTurned: number;
  refused: number;
  lies: number;
  marks: number;
  marksRight: number;
  trusted: Counts;
  /** In turns: the quickest that was won, and the longest of all. */
  fastest: number;
  longest: number;
  awards: readonly string[];
  /** Games already entered. */
  hashes: readonly string[];
}

/** A game that says something about how well somebody plays. */
export const isRated = ({ mode, how }: Pick<Story, 'mode' | 'how'>): boolean => mode !== 'first-night' && how !== null;

export const isEntered = ({ hashes }: Records, { hash }: Pick<Story, 'hash'>): boolean => hashes.includes(hash);

/** The book with one more game in it; the same game twice counts once. */
export function withStory(records: Records, story: Story): Records {
  if (isEntered(records, story)) return records;
  const entered: Records = {
    ...records,
    played: records.played + 1,
    walkedOut: records.walkedOut + Number(story.conceded),
    ways: plus(records.ways, [story.mode]),
    hashes: [...records.hashes, story.hash].slice(-HASHES_KEPT),
  };
  return isRated(story) ? rated(entered, story) : { ...entered, streak: story.conceded ? 0 : entered.streak };
}

function rated(records: Records, story: Story): Records {
  const { won, turns, fires } = story;
  const streak = won ? records.streak + 1 : 0;
  return {
    ...records,
    roles: tried(records.roles, story.role, won),
    seats: tried(records.seats, String(story.seats), won),
    levels: tried(records.levels, story.level, won),
    faces: tried(records.faces, story.face, won),
    streak,
    bestStreak: Math.max(records.bestStreak, streak),
    burnt: records.burnt + fires.length,
    burntRight: records.burntRight + fires.filter(({ role }) => role !== 'original').length,
    wasBurnt: records.wasBurnt + Number(story.wasBurnt),
    turnedOthers: records.turnedOthers + story.turnedOthers,
    wasTurned: records.wasTurned + Number(story.wasTurned),
    refused: records.refused + story.refused,
    lies: records.lies + story.lies,
    marks: records.marks + story.marks,
    marksRight: records.marksRight + story.marksRight,
    trusted: plus(records.trusted, story.trusted),
    fastest: won && (records.fastest === 0 || turns < records.fastest) ? turns : records.fastest,
    longest: Math.max(records.longest, turns),
  };
}
