import { bookKept } from '../../../../app/records/book-kept.ts';
import { HASHES_KEPT } from '../../../../app/records/counts.ts';
import { count, countsFrom, MOST_KEYS, names, ratesFrom } from '../../../../app/records/read-counts.ts';
import { isRecord } from '../../../../storage/check.ts';
import { STAND_IN } from '../../kept.ts';
import type { Records } from './records.ts';

export const { readRecords, readMet, readBook, writeBook } = bookKept(`${STAND_IN}/`, recordsFrom);

export function recordsFrom(value: unknown): Records {
  const kept = isRecord(value) && value.version === 1 ? value : {};
  return {
    version: 1,
    played: count(kept.played),
    walkedOut: count(kept.walkedOut),
    ways: countsFrom(kept.ways),
    roles: ratesFrom(kept.roles),
    seats: ratesFrom(kept.seats),
    levels: ratesFrom(kept.levels),
    faces: ratesFrom(kept.faces),
    streak: count(kept.streak),
    bestStreak: Math.max(count(kept.bestStreak), count(kept.streak)),
    burnt: count(kept.burnt),
    burntRight: Math.min(count(kept.burntRight), count(kept.burnt)),
    wasBurnt: count(kept.wasBurnt),
    turnedOthers: count(kept.turnedOthers),
    wasTurned: count(kept.wasTurned),
    refused: count(kept.refused),
    lies: count(kept.lies),
    marks: count(kept.marks),
    marksRight: Math.min(count(kept.marksRight), count(kept.marks)),
    trusted: countsFrom(kept.trusted),
    fastest: count(kept.fastest),
    longest: count(kept.longest),
    awards: names(kept.awards, MOST_KEYS),
    hashes: names(kept.hashes, HASHES_KEPT),
  };
}
