import type { AwardsModel, Rate } from '../../../../app/ports/awards.ts';
import type { Counts, Rates } from '../../../../app/records/counts.ts';
import { wallOf } from '../../../../app/records/wall.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import { AWARDS, RECORDS } from '../../text/awards.ts';
import { SET_UP } from '../../text/set-up.ts';
import type { Records } from '../records/records.ts';
import { AWARD_RULES, type AwardId } from './awards.ts';

/** How many are named where the most are. */
const TOP = 3;

export function awardsModel(records: Records, met: Counts): AwardsModel {
  const trusted = Object.entries(records.trusted)
    .sort((a, b) => b[1] - a[1])
    .slice(0, TOP)
    .map(([face, times]) => ({ name: nameOf(face), times }));
  return {
    wall: wallOf<AwardId>(AWARDS, records.awards, (id) => {
      const { icon, progress } = AWARD_RULES[id];
      return { icon, progress: progress?.(records, met) ?? [0, 0] };
    }),
    blank: records.played === 0,
    numbers: numbersOf(records),
    rates: [
      { name: RECORDS.won, rows: ratesOf(records.roles, (it) => RECORDS.as[it as keyof typeof RECORDS.as] ?? it) },
      { name: RECORDS.byLevel, rows: ratesOf(records.levels, UI.levels) },
      { name: RECORDS.bySeats, rows: ratesOf(records.seats, (it) => SET_UP.seats.seats(Number(it))) },
      { name: RECORDS.byFace, rows: ratesOf(records.faces, nameOf) },
    ].filter(({ rows }) => rows.length > 0),
    tops: trusted.length === 0 ? [] : [{ name: RECORDS.trusted, rows: trusted }],
  };
}

function numbersOf(records: Records): AwardsModel['numbers'] {
  const rates = Object.values(records.roles);
  const sum = (of: 'played' | 'survived'): number => rates.reduce((total, it) => total + it[of], 0);
  const turns = (n: number): string => (n === 0 ? RECORDS.none : RECORDS.turns(n));
  return [
    { name: RECORDS.played, value: String(records.played) },
    { name: RECORDS.won, value: RECORDS.rate(sum('survived'), sum('played')) },
    { name: RECORDS.streak, value: String(records.bestStreak) },
    { name: RECORDS.burnt, value: RECORDS.burntRight(records.burntRight, records.burnt) },
    { name: RECORDS.wasBurnt, value: String(records.wasBurnt) },
    { name: RECORDS.turnedOthers, value: String(records.turnedOthers) },
    { name: RECORDS.wasTurned, value: String(records.wasTurned) },
    { name: RECORDS.refused, value: String(records.refused) },
    { name: RECORDS.lies, value: String(records.lies) },
    { name: RECORDS.marks, value: RECORDS.rate(records.marksRight, records.marks) },
    { name: RECORDS.shortest, value: turns(records.fastest) },
    { name: RECORDS.longest, value: turns(records.longest) },
  ];
}

const ratesOf = (rates: Rates, nameFor: (key: string) => string): Rate[] =>
  Object.entries(rates).map(([key, { survived: won, played }]) => ({ name: nameFor(key), won, played }));
