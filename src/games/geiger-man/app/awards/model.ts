import type { AwardsModel, Rate } from '../../../../app/ports/awards.ts';
import type { Rates } from '../../../../app/records/counts.ts';
import { wallOf } from '../../../../app/records/wall.ts';
import { GIRLS, KILLERS, LOCATIONS } from '../../../../rules/geiger-man/index.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import type { Records } from '../records/records.ts';
import { LEVEL_NAMES } from '../set-up/choices.ts';
import { AWARD_RULES, type AwardId } from './awards.ts';

export function awardsModel(records: Records): AwardsModel {
  const { RECORDS } = LOBBY.awards;
  const { SET_UP } = LOBBY.setUp;
  const { girlName, killerName, locationName } = WORDS.names;
  return {
    wall: wallOf<AwardId>(LOBBY.awards.AWARDS, records.awards, (id) => {
      const { icon, progress } = AWARD_RULES[id];
      return { icon, progress: progress?.(records) ?? [0, 0] };
    }),
    blank: records.played === 0,
    numbers: numbersOf(records),
    rates: [
      { name: RECORDS.byGirl, rows: ratesOf(records.girls, GIRLS, girlName) },
      { name: RECORDS.byKiller, rows: ratesOf(records.killers, KILLERS, killerName) },
      { name: RECORDS.byLocation, rows: ratesOf(records.locations, LOCATIONS, locationName) },
      {
        name: RECORDS.byLevel,
        rows: ratesOf(records.levels, [...LEVEL_NAMES, 'custom'] as const, (it) =>
          it === 'custom' ? SET_UP.switches.custom.name : SET_UP.level[it].name,
        ),
      },
    ].filter(({ rows }) => rows.length > 0),
    tops: [],
  };
}

function numbersOf(records: Records): AwardsModel['numbers'] {
  const { RECORDS } = LOBBY.awards;
  const rates = Object.values(records.girls);
  const sum = (of: 'played' | 'survived'): number => rates.reduce((total, it) => total + it[of], 0);
  const turns = (n: number): string => (n === 0 ? RECORDS.none : RECORDS.turns(n));
  return [
    { name: RECORDS.played, value: String(records.played) },
    { name: RECORDS.won, value: RECORDS.rate(sum('survived'), sum('played')) },
    { name: RECORDS.walkedOut, value: String(records.walkedOut) },
    { name: RECORDS.streak, value: String(records.bestStreak) },
    { name: RECORDS.saved, value: String(records.saved) },
    { name: RECORDS.killed, value: String(records.killed) },
    { name: RECORDS.dealt, value: String(records.dealt) },
    { name: RECORDS.starTurns, value: String(records.starTurns) },
    { name: RECORDS.lastActs, value: String(records.lastActs) },
    { name: RECORDS.quickest, value: turns(records.quickest) },
    { name: RECORDS.longest, value: turns(records.longest) },
    { name: RECORDS.most, value: String(records.mostSaved) },
  ];
}

/** What this house does not know has no name, and no row. */
const ratesOf = <Id extends string>(rates: Rates, ids: readonly Id[], nameFor: (id: Id) => string): Rate[] =>
  ids.flatMap((id) => {
    const { survived: won = 0, played = 0 } = rates[id] ?? {};
    return played === 0 ? [] : [{ name: nameFor(id), won, played }];
  });
