import { LEVEL_NAMES, type Level } from '../../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../../src/director-ai/stand-in/tempers.ts';
import { percent } from '../../stats.ts';
import { boutsOf, byOriginals, ownWin, shareOf } from '../bouts.ts';
import { type Part, points, tableOf, within } from './part.ts';

const SEATS = 6;
/** A10 asks for so many points of each step. */
const STEP = 0.05;

/** A10. */
export const sides: Part = {
  title: 'A side one level up',
  says: 'Six seats. "Both": a table at one level; then one side alone plays a level higher against the same foes. Originals’ wins; the gain is that of the side that went up.',
  count: 600,
  run(count) {
    const won = (originals: Level, doubles: Level): number => {
      const who = (_chair: number, role: string): Level => (role === 'original' ? originals : doubles);
      const name = originals === doubles ? originals : `${originals} against ${doubles}`;
      return shareOf(boutsOf({ name, seats: SEATS, who }, count), byOriginals);
    };
    const steps = LEVEL_NAMES.slice(1).map((to, i) => {
      const from = LEVEL_NAMES[i] as Level;
      return { from, to, both: won(from, from), up: won(to, from), down: won(from, to) };
    });
    const gains = steps.flatMap(({ both, up, down }) => [up - both, both - down]);
    return {
      lines: tableOf(
        ['from', 'to', 'both', 'Originals up', 'gain', 'doubles up', 'gain'],
        steps.map(({ from, to, both, up, down }) => [
          from,
          to,
          percent(both),
          percent(up),
          points(up - both),
          percent(down),
          points(both - down),
        ]),
      ),
      verdicts: [
        {
          goal: 'A10 each level is worth ≥ 5 points to either side',
          holds: gains.every((gain) => gain >= STEP),
          figure: `from ${points(Math.min(...gains))} to ${points(Math.max(...gains))}`,
        },
      ],
    };
  },
};

/** One seat at each level among five at Feature. */
export const seat: Part = {
  title: 'One seat at another level',
  says: 'One seat of six at a level, the others at Feature.',
  count: 600,
  run(count) {
    const cells = LEVEL_NAMES.map((level) => {
      const who = (chair: number, _role: string, one: number): Level => (chair === one ? level : 'feature');
      return { level, bouts: boutsOf({ name: `one ${level}`, seats: SEATS, who }, count) };
    });
    const wins = cells.map(({ bouts }) => shareOf(bouts, ownWin));
    return {
      lines: tableOf(
        ['one seat at', 'its wins'],
        cells.map(({ level, bouts }) => [level, within(bouts.filter(ownWin).length, bouts.length)]),
      ),
      verdicts: [
        {
          goal: 'a seat’s own wins never fall with its level',
          holds: wins.every((win, i) => i === 0 || win >= (wins[i - 1] as number)),
          figure: wins.map((win) => percent(win)).join(', '),
        },
      ],
    };
  },
};

/** One seat of each temper among even ones: within 3 points of each other. */
export const tempers: Part = {
  title: 'Tempers',
  says: 'One seat of a temper among five even ones at Feature. From one six-seat game a simple classifier tells the four apart in more than three of five cases (tests/stand-in/company/tempers.test.ts).',
  count: 1000,
  run(count) {
    const cells = TEMPER_NAMES.map((temper) => {
      const who = (chair: number, _role: string, one: number): string =>
        chair === one ? `feature:${temper}` : 'feature';
      return { temper, bouts: boutsOf({ name: `temper ${temper}`, seats: SEATS, who }, count) };
    });
    const wins = cells.map(({ bouts }) => shareOf(bouts, ownWin));
    const apart = Math.max(...wins) - Math.min(...wins);
    return {
      lines: tableOf(
        ['temper', 'its wins'],
        cells.map(({ temper, bouts }) => [temper, within(bouts.filter(ownWin).length, bouts.length)]),
      ),
      verdicts: [
        {
          goal: 'tempers within 3 points of each other',
          holds: apart <= 0.03,
          figure: `${points(apart)} between the ends`,
        },
      ],
    };
  },
};
