import { type Counts, HASHES_KEPT } from '../../../../app/records/counts.ts';
import { count, countsFrom, MOST_KEYS, names, ratesFrom } from '../../../../app/records/read-counts.ts';
import { isRecord } from '../../../../storage/check.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { STAND_IN } from '../../kept.ts';
import type { Records } from './records.ts';

const RECORDS = `${STAND_IN}/records`;
const MET = `${STAND_IN}/met`;

export const readRecords = async (store: KeyValueStore): Promise<Records> => recordsFrom(await got(store, RECORDS));
export const readMet = async (store: KeyValueStore): Promise<Counts> => countsFrom(await got(store, MET));

const got = (store: KeyValueStore, key: string): Promise<unknown> => store.get(key).catch(() => null);

/** For whoever writes it back: a shelf that fails is not an empty book, so this rejects. */
export const readBook = async (store: KeyValueStore): Promise<{ records: Records; met: Counts }> => ({
  records: recordsFrom(await store.get(RECORDS)),
  met: countsFrom(await store.get(MET)),
});

/** Rejects where nothing can be kept. */
export async function writeBook(store: KeyValueStore, records: Records, met: Counts): Promise<void> {
  await Promise.all([store.set(RECORDS, records), store.set(MET, met)]);
}

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
