import { type Counts, HASHES_KEPT, type Rates, type Tries } from '../../../../app/records/counts.ts';
import { count, countsFrom, MOST_KEYS, names, ratesFrom } from '../../../../app/records/read-counts.ts';
import { DECKS } from '../../../../rules/shuffling-horror/index.ts';
import { isRecord } from '../../../../storage/check.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import type { Records } from './records.ts';

const RECORDS = 'records';
const MET = 'met';

/** Anything odd on the shelf is left out: a book with a torn page is still a book. */
export const readRecords = async (store: KeyValueStore): Promise<Records> => recordsFrom(await got(store, RECORDS));
export const readMet = async (store: KeyValueStore): Promise<Counts> => countsFrom(await got(store, MET));

const got = (store: KeyValueStore, key: string): Promise<unknown> => store.get(key).catch(() => null);

/** For whoever writes it back: a shelf that fails is not an empty book, so this rejects. */
export const readBook = async (store: KeyValueStore): Promise<{ records: Records; met: Counts }> => ({
  records: recordsFrom(await store.get(RECORDS)),
  met: countsFrom(await store.get(MET)),
});

/** Rejects where nothing can be kept. */
export async function writeRecords(store: KeyValueStore, records: Records, met: Counts): Promise<void> {
  await Promise.all([store.set(RECORDS, records), store.set(MET, met)]);
}

export function recordsFrom(value: unknown): Records {
  const kept = isRecord(value) && value.version === 1 ? value : {};
  return {
    version: 1,
    played: count(kept.played),
    walkedOut: count(kept.walkedOut),
    turned: count(kept.turned),
    ways: countsFrom(kept.ways),
    decks: isRecord(kept.decks) ? ratesFrom(kept.decks) : ofOneDeck(ratesFrom(kept.levels)),
    levels: ratesFrom(kept.levels),
    personalities: ratesFrom(kept.personalities),
    seats: ratesFrom(kept.seats),
    streak: count(kept.streak),
    bestStreak: Math.max(count(kept.bestStreak), count(kept.streak)),
    directed: count(kept.directed),
    massacres: count(kept.massacres),
    saved: countsFrom(kept.saved),
    lostTo: countsFrom(kept.lostTo),
    killed: count(kept.killed),
    headShots: count(kept.headShots),
    spent: count(kept.spent),
    fastest: count(kept.fastest),
    longest: count(kept.longest),
    bestHalfStars: Math.min(8, count(kept.bestHalfStars)),
    awards: names(kept.awards, MOST_KEYS),
    hashes: names(kept.hashes, HASHES_KEPT),
  };
}

/** A book from before there were two: all that was rated in it was of the first. */
function ofOneDeck(levels: Rates): Rates {
  const all = Object.values(levels);
  const sum = (of: (it: Tries) => number): number => all.reduce((total, it) => total + of(it), 0);
  const played = sum((it) => it.played);
  return played === 0 ? {} : { [DECKS[0].id]: { played, survived: sum((it) => it.survived) } };
}
