import { LEVEL_NAMES, type Level } from '../../../../src/director-ai/stand-in/levels.ts';
import { SUGGESTIONS, type Suggestion } from '../../../../src/games/stand-in/app/set-up/suggestions.ts';
import { percent } from '../../stats.ts';
import { type Bout, boutsOf, byOriginals, figureIn, shareOf } from '../bouts.ts';
import { allOf, atLeast, atMost, meanOf, type Part, type State, tableOf, within } from './part.ts';

export const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** With how many seats each of the suggestions is tried, at every level. */
const TRIED: Readonly<Record<Suggestion, readonly number[]>> = {
  'late-arrival': [6, 7, 8, 9, 10, 11, 12],
  'late, recast+3': [8, 9, 10], // further up there are twenty already (SA16.2)
  'late, tools': [11, 12],
  'recast-2': [4],
  'recast-4': [4],
};

interface Switched {
  level: Level;
  on: Suggestion;
  seats: number;
}
export const SWITCHED: readonly Switched[] = LEVEL_NAMES.flatMap((level) =>
  (Object.keys(TRIED) as Suggestion[]).flatMap((on) => TRIED[on].map((seats) => ({ level, on, seats }))),
);

/** At Feature three times as many as at the other levels: what is promised most is known best. */
const gamesAt = (level: Level, count: number): number => (level === 'feature' ? 3 * count : count);

export const tableBouts = (level: Level, seats: number, count: number): Bout[] =>
  boutsOf({ name: level, seats, who: () => level }, gamesAt(level, count));

export const switchedBouts = ({ level, on, seats }: Switched, count: number): Bout[] =>
  boutsOf(
    { name: `${level} ${on}`, seats, options: SUGGESTIONS[on], who: () => level },
    level === 'feature' ? 5 * count : count,
  );

const HEADS = ['level', 'seats', 'games', 'Originals win', 'the Stand-In alone', 'nobody', 'turns', 'burnt: doubles'];

function row(name: string, seats: number, bouts: readonly Bout[]): string[] {
  const burnt = bouts.reduce((sum, it) => sum + it.burnt, 0);
  const rightly = bouts.reduce((sum, it) => sum + it.rightly, 0);
  return [
    name,
    `${seats}`,
    `${bouts.length}`,
    within(bouts.filter(byOriginals).length, bouts.length),
    percent(shareOf(bouts, ({ side }) => side === 'alone')),
    percent(shareOf(bouts, ({ side }) => side === 'nobody')),
    meanOf(bouts.map(({ turns }) => turns)).toFixed(0),
    percent(rightly / Math.max(1, burnt), 0),
  ];
}

/** A1, A4. */
export const tables: Part = {
  title: 'Whole tables',
  says: 'All seats at one level, talk on, every switch off. The last column: of the seats that Originals burn, the share of doubles.',
  count: 1000,
  run(count) {
    const cells = LEVEL_NAMES.flatMap((level) =>
      SEATS.map((seats) => ({ level, seats, bouts: tableBouts(level, seats, count) })),
    );
    const feature = cells.filter(({ level }) => level === 'feature');
    const middle = feature.filter(({ seats }) => seats >= 5 && seats <= 10);
    const aimed = feature.filter(({ seats }) => seats !== 5);
    const told = (list: typeof cells, of: (bouts: readonly Bout[]) => number): string =>
      list.map(({ seats, bouts }) => `${seats}: ${percent(of(bouts))}`).join(', ');
    return {
      lines: tableOf(
        HEADS,
        cells.map(({ level, seats, bouts }) => row(level, seats, bouts)),
      ),
      verdicts: [
        {
          goal: 'A1 with every switch off',
          state: allOf(middle.map(({ bouts }) => even(bouts))),
          figure: told(middle, won),
        },
        {
          goal: 'A4 of the burnt by Originals at Feature ≥ 65 % are doubles with 6 or more seats, ≥ 50 % with 4',
          state: allOf(
            aimed.map(({ seats, bouts }) => {
              const burnt = bouts.reduce((sum, it) => sum + it.burnt, 0);
              const value = rightly(bouts);
              const error = 1.96 * Math.sqrt((value * (1 - value)) / Math.max(1, burnt));
              return atLeast({ value, error }, seats === 4 ? 0.5 : 0.65);
            }),
          ),
          figure: told(aimed, rightly),
        },
      ],
    };
  },
};

const won = (bouts: readonly Bout[]): number => shareOf(bouts, byOriginals);
/** How far from even. */
const tilt = (bouts: readonly Bout[]): number => Math.abs(won(bouts) - 0.5);
/** A1: 35–65 %. */
function even(bouts: readonly Bout[]): State {
  const figure = figureIn(bouts, byOriginals);
  return allOf([atLeast(figure, 0.35), atMost(figure, 0.65)]);
}
const rightly = (bouts: readonly Bout[]): number =>
  bouts.reduce((sum, it) => sum + it.rightly, 0) /
  Math.max(
    1,
    bouts.reduce((sum, it) => sum + it.burnt, 0),
  );

/** A1: what a set-up may suggest where the plain rules tilt. */
export const switches: Part = {
  title: 'Switches against the tilt',
  says: 'The same tables with something switched on; nothing is switched on unasked.',
  count: 200,
  run(count) {
    const cells = SWITCHED.map((it) => ({ ...it, bouts: switchedBouts(it, count) }));
    const best = SEATS.filter((seats) => seats >= 5 && seats <= 10).map((seats) => {
      const games = Math.ceil((count * tables.count) / switches.count); // as many as in the plain tables
      const plain = { on: 'plain', seats, bouts: tableBouts('feature', seats, games) };
      return [plain, ...cells.filter((it) => it.level === 'feature' && it.seats === seats)].reduce((a, b) =>
        tilt(b.bouts) < tilt(a.bouts) ? b : a,
      );
    });
    return {
      lines: tableOf(
        ['switched on', ...HEADS],
        cells.map(({ level, on, seats, bouts }) => [on, ...row(level, seats, bouts)]),
      ),
      verdicts: [
        {
          goal: 'A1 Originals win 35–65 % at 5–10 seats at Feature, with what a set-up suggests',
          state: allOf(best.map(({ bouts }) => even(bouts))),
          figure: best.map(({ on, seats, bouts }) => `${seats} ${on}: ${percent(won(bouts))}`).join('; '),
        },
      ],
    };
  },
};
