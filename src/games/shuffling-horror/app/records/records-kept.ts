import { bookKept } from '../../../../app/records/book-kept.ts';
import { HASHES_KEPT, type Rates, type Tries } from '../../../../app/records/counts.ts';
import { count, countsFrom, MOST_KEYS, names, ratesFrom } from '../../../../app/records/read-counts.ts';
import { DECKS } from '../../../../rules/shuffling-horror/index.ts';
import { isRecord } from '../../../../storage/check.ts';
import type { Records } from './records.ts';

export const { readRecords, readMet, readBook, writeBook } = bookKept('', recordsFrom);

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
