import { bookKept } from '../../../../app/records/book-kept.ts';
import { HASHES_KEPT } from '../../../../app/records/counts.ts';
import { count, countsFrom, MOST_KEYS, names, ratesFrom } from '../../../../app/records/read-counts.ts';
import { isRecord } from '../../../../storage/check.ts';
import { GEIGER_MAN } from '../../kept.ts';
import type { Records } from './records.ts';

export const { readRecords, readMet, readBook, writeBook } = bookKept(`${GEIGER_MAN}/`, recordsFrom);

export function recordsFrom(value: unknown): Records {
  const kept = isRecord(value) && value.version === 1 ? value : {};
  return {
    version: 1,
    played: count(kept.played),
    walkedOut: count(kept.walkedOut),
    ways: countsFrom(kept.ways),
    girls: ratesFrom(kept.girls),
    killers: ratesFrom(kept.killers),
    locations: ratesFrom(kept.locations),
    levels: ratesFrom(kept.levels),
    streak: count(kept.streak),
    bestStreak: Math.max(count(kept.bestStreak), count(kept.streak)),
    saved: count(kept.saved),
    killed: count(kept.killed),
    dealt: count(kept.dealt),
    starTurns: count(kept.starTurns),
    lastActs: count(kept.lastActs),
    quickest: count(kept.quickest),
    longest: count(kept.longest),
    mostSaved: count(kept.mostSaved),
    awards: names(kept.awards, MOST_KEYS),
    hashes: names(kept.hashes, HASHES_KEPT),
  };
}
