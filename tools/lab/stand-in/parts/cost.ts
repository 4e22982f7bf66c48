import { LEVEL_NAMES } from '../../../../src/director-ai/stand-in/levels.ts';
import { playGames } from '../movies.ts';
import { allOf, atMost, type Part, tableOf } from './part.ts';

/** A12 allows so many milliseconds of one core. */
const MOST = { 'late-show': 5, midnight: 100 } as const;
const MOST_ROUND = 500;

/** A12. Of the processor, however busy the machine is; not kept. */
export const cost: Part = {
  title: 'Time',
  says: 'Of one core: milliseconds a decision, rules and all, and games a second, six seats; and a round of twelve computers, talk and all.',
  count: 60,
  run(count) {
    const cells = LEVEL_NAMES.map((level) => ({ level, tally: playGames(level, 6, count, '1', {}) }));
    const rounds = LEVEL_NAMES.map((level) => {
      const { perSecond, decisions, turns } = playGames(level, 12, Math.ceil(count / 6), '1', {});
      return (1000 * 12 * decisions) / (perSecond * turns.median);
    });
    const ms = cells.map(({ tally }) => 1000 / tally.perSecond);
    const msAt = (level: keyof typeof MOST): number => ms[LEVEL_NAMES.indexOf(level)] as number;
    return {
      lines: tableOf(
        ['level', 'ms a decision', 'decisions a game', 'games a second', 'ms a round of twelve'],
        cells.map(({ level, tally }, i) => [
          level,
          (ms[i] as number).toFixed(2),
          tally.decisions.toFixed(0),
          tally.gamesPerSecond.toFixed(0),
          (rounds[i] as number).toFixed(0),
        ]),
      ),
      verdicts: [
        {
          goal: 'A12 a decision ≤ 5 ms at Late Show, ≤ 100 ms at Midnight, a round of twelve ≤ 0.5 s',
          state: allOf([
            atMost({ value: msAt('late-show'), error: 0 }, MOST['late-show']),
            atMost({ value: msAt('midnight'), error: 0 }, MOST.midnight),
            atMost({ value: Math.max(...rounds), error: 0 }, MOST_ROUND),
          ]),
          figure: `${msAt('late-show').toFixed(2)} ms, ${msAt('midnight').toFixed(2)} ms, ${Math.max(...rounds).toFixed(0)} ms, on the mean`,
        },
      ],
    };
  },
};
