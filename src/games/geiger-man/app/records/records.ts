import { type Counts, HASHES_KEPT, plus, type Rates, tried } from '../../../../app/records/counts.ts';
import type { Story } from './story.ts';

/** The book of everything that was played of this game. */
export interface Records {
  version: 1;
  played: number;
  walkedOut: number;
  /** By the way it was played; what stands below is of shows to the end that were nobody's lesson. */
  ways: Counts;
  girls: Rates;
  killers: Rates;
  locations: Rates;
  levels: Rates;
  streak: number;
  bestStreak: number;
  saved: number;
  killed: number;
  dealt: number;
  starTurns: number;
  lastActs: number;
  /** In turns: the quickest that was won, and the longest of all. */
  quickest: number;
  longest: number;
  mostSaved: number;
  awards: readonly string[];
  /** Shows already entered. */
  hashes: readonly string[];
}

/** A whole show that says something about how well somebody plays. */
export const isRated = ({ mode, outcome }: Pick<Story, 'mode' | 'outcome'>): boolean =>
  outcome !== 'left' && WHOLE.includes(mode.kind);
const WHOLE: readonly Story['mode']['kind'][] = ['show', 'tonight', 'double-bill'];

export const isEntered = ({ hashes }: Records, { hash }: Pick<Story, 'hash'>): boolean => hashes.includes(hash);

/** The book with one more show in it; the same show twice counts once. */
export function withStory(records: Records, story: Story): Records {
  if (isEntered(records, story)) return records;
  const isLeft = story.outcome === 'left';
  const entered: Records = {
    ...records,
    played: records.played + 1,
    walkedOut: records.walkedOut + Number(isLeft),
    ways: plus(records.ways, [story.mode.kind]),
    hashes: [...records.hashes, story.hash].slice(-HASHES_KEPT),
  };
  return isRated(story) ? rated(entered, story) : { ...entered, streak: isLeft ? 0 : entered.streak };
}

function rated(records: Records, story: Story): Records {
  const { turns } = story;
  const won = story.outcome === 'won';
  const streak = won ? records.streak + 1 : 0;
  return {
    ...records,
    girls: tried(records.girls, story.girl, won),
    killers: tried(records.killers, story.killer, won),
    locations: tried(records.locations, story.location, won),
    levels: tried(records.levels, story.level, won),
    streak,
    bestStreak: Math.max(records.bestStreak, streak),
    saved: records.saved + story.saved,
    killed: records.killed + story.killed,
    dealt: records.dealt + story.dealt,
    starTurns: records.starTurns + Number(story.ultimate),
    lastActs: records.lastActs + Number(story.finale !== null),
    quickest: won && (records.quickest === 0 || turns < records.quickest) ? turns : records.quickest,
    longest: Math.max(records.longest, turns),
    mostSaved: Math.max(records.mostSaved, story.saved),
  };
}
