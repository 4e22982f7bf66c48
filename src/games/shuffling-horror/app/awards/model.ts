import type { AwardsModel, Rate } from '../../../../app/ports/awards.ts';
import type { Counts, Rates } from '../../../../app/records/counts.ts';
import { wallOf } from '../../../../app/records/wall.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { starsOfFour } from '../../../../text/ending/ending-stars.ts';
import { UI } from '../../../../text/play/ui.ts';
import { AWARDS, TROPHIES } from '../../../../text/rooms/awards.ts';
import { titleOf } from '../../../../text/rooms/films.ts';
import type { Records } from '../records/records.ts';
import { AWARD_RULES } from './awards.ts';

/** How many are named where the most are. */
const TOP = 3;

export function awardsModel(records: Records, met: Counts): AwardsModel {
  return {
    wall: wallOf(AWARDS, records.awards, (id) => {
      const { icon, progress } = AWARD_RULES[id];
      return { icon, progress: progress?.(records, met) ?? [0, 0] };
    }),
    blank: records.played === 0,
    numbers: numbersOf(records),
    rates: [
      { name: TROPHIES.byDeck, rows: ratesOf(records.decks, titleOf) },
      { name: TROPHIES.byLevel, rows: ratesOf(records.levels, UI.levels) },
      {
        name: TROPHIES.byPersonality,
        rows: ratesOf(records.personalities, (it) => TROPHIES.personalities[it] ?? it),
      },
      { name: TROPHIES.bySeats, rows: ratesOf(records.seats, (it) => TROPHIES.seats(Number(it))) },
    ].filter(({ rows }) => rows.length > 0),
    tops: [
      { name: TROPHIES.saved, rows: topOf(records.saved) },
      { name: TROPHIES.lostTo, rows: topOf(records.lostTo) },
    ].filter(({ rows }) => rows.length > 0),
  };
}

function numbersOf(records: Records): AwardsModel['numbers'] {
  const rates = Object.values(records.levels);
  const played = rates.reduce((simulation, it) => simulation + it.played, 0);
  const survived = rates.reduce((simulation, it) => simulation + it.survived, 0);
  const rounds = (n: number): string => (n === 0 ? TROPHIES.none : TROPHIES.rounds(n));
  const { bestHalfStars, directed, massacres } = records;
  return [
    { name: TROPHIES.played, value: String(records.played) },
    { name: TROPHIES.survived, value: TROPHIES.rate(survived, played) },
    { name: TROPHIES.walkedOut, value: String(records.walkedOut) },
    ...(records.turned > 0 ? [{ name: TROPHIES.turned, value: String(records.turned) }] : []),
    { name: TROPHIES.streak, value: String(records.bestStreak) },
    { name: TROPHIES.directed, value: TROPHIES.wrapped(directed, massacres) },
    { name: TROPHIES.best, value: bestHalfStars === 0 ? TROPHIES.none : starsOfFour(bestHalfStars) },
    { name: TROPHIES.killed, value: String(records.killed) },
    { name: TROPHIES.headShots, value: String(records.headShots) },
    { name: TROPHIES.spent, value: String(records.spent) },
    { name: TROPHIES.fastest, value: rounds(records.fastest) },
    { name: TROPHIES.longest, value: rounds(records.longest) },
  ];
}

const ratesOf = (rates: Rates, nameFor: (key: string) => string): Rate[] =>
  Object.entries(rates).map(([key, { survived: won, played }]) => ({ name: nameFor(key), won, played }));

const topOf = (counts: Counts): { name: string; times: number }[] =>
  Object.entries(counts)
    .filter(([, times]) => times > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, TOP)
    .map(([print, times]) => ({ name: nameOf(print), times }));
