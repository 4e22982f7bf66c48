import { LEVEL_NAMES, type Level } from '../../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../../src/director-ai/stand-in/tempers.ts';
import { percent } from '../../stats.ts';
import { type Bout, boutsOf, byOriginals, figureIn, ownWin } from '../bouts.ts';
import { allOf, atLeast, atMost, between, ends, type Figure, type Part, tableOf, told, within } from './part.ts';

const SEATS = 6;
/** A10 asks for so many points of each step. */
const STEP = 0.05;

/** A10. */
export const sides: Part = {
  title: 'A side one level up',
  says: 'Six seats. "Both": a table at one level; then one side alone plays a level higher against the same foes. Originals’ wins; the gain is that of the side that went up.',
  count: 4000,
  run(count) {
    const won = (originals: Level, doubles: Level): Figure => {
      const who = (_chair: number, role: string): Level => (role === 'original' ? originals : doubles);
      const name = originals === doubles ? originals : `${originals} against ${doubles}`;
      return figureIn(boutsOf({ name, seats: SEATS, who }, count), byOriginals);
    };
    const steps = LEVEL_NAMES.slice(1).map((to, i) => {
      const from = LEVEL_NAMES[i] as Level;
      const [both, up, down] = [won(from, from), won(to, from), won(from, to)];
      return { from, to, both, up, down, gains: [between(up, both), between(both, down)] as const };
    });
    const gains = steps.flatMap((step) => step.gains);
    return {
      lines: tableOf(
        ['from', 'to', 'both', 'Originals up', 'gain', 'doubles up', 'gain'],
        steps.map(({ from, to, both, up, down, gains: [originals, doubles] }) => [
          from,
          to,
          percent(both.value),
          percent(up.value),
          told(originals),
          percent(down.value),
          told(doubles),
        ]),
      ),
      verdicts: [
        {
          goal: 'A10 each level is worth ≥ 5 points to either side',
          state: allOf(gains.map((gain) => atLeast(gain, STEP))),
          figure: gains.map(told).join(', '),
        },
      ],
    };
  },
};

/** As the Stand-In each level is to gain so many points. */
const LEADS = 0.03;
const standInWins = ({ side }: Bout): boolean => side === 'doubles' || side === 'alone';

/** One seat at each level among five at Feature: any, and the Stand-In's. */
export const seat: Part = {
  title: 'One seat at another level',
  says: 'One seat of six at a level, the others at Feature: a seat by turns, and the Stand-In’s.',
  count: 5000,
  run(count) {
    const cells = LEVEL_NAMES.map((level) => {
      const any = (chair: number, _role: string, one: number): Level => (chair === one ? level : 'feature');
      const leads = (_chair: number, role: string): Level => (role === 'stand-in' ? level : 'feature');
      return {
        level,
        one: boutsOf({ name: `one ${level}`, seats: SEATS, who: any }, count),
        standIn: boutsOf({ name: `stand-in ${level}`, seats: SEATS, who: leads }, count),
      };
    });
    const wins = cells.map(({ one }) => figureIn(one, ownWin));
    const asStandIn = cells.map(({ standIn }) => figureIn(standIn, standInWins));
    const steps = (figures: readonly Figure[]): Figure[] =>
      figures.slice(1).map((figure, i) => between(figure, figures[i] as Figure));
    return {
      lines: tableOf(
        ['one seat at', 'its wins', 'as the Stand-In'],
        cells.map(({ level, one, standIn }) => [
          level,
          within(one.filter(ownWin).length, one.length),
          within(standIn.filter(standInWins).length, standIn.length),
        ]),
      ),
      verdicts: [
        {
          goal: 'a seat’s own wins never fall with its level',
          state: allOf(steps(wins).map((step) => atLeast(step, 0))),
          figure: wins.map(({ value }) => percent(value)).join(', '),
        },
        {
          goal: 'as the Stand-In each level gains ≥ 3 points',
          state: allOf(steps(asStandIn).map((step) => atLeast(step, LEADS))),
          figure: steps(asStandIn).map(told).join(', '),
        },
      ],
    };
  },
};

/** One seat of each temper among even ones: within 3 points of each other. */
export const tempers: Part = {
  title: 'Tempers',
  says: 'One seat of a temper among five even ones at Feature. From one six-seat game a simple classifier tells the four apart in more than three of five cases (tests/stand-in/company/tempers.test.ts).',
  count: 10000,
  run(count) {
    const cells = TEMPER_NAMES.map((temper) => {
      const who = (chair: number, _role: string, one: number): string =>
        chair === one ? `feature:${temper}` : 'feature';
      return { temper, bouts: boutsOf({ name: `temper ${temper}`, seats: SEATS, who }, count) };
    });
    const wins = cells.map(({ bouts }) => figureIn(bouts, ownWin));
    const apart = ends(wins);
    return {
      lines: tableOf(
        ['temper', 'its wins'],
        cells.map(({ temper, bouts }) => [temper, within(bouts.filter(ownWin).length, bouts.length)]),
      ),
      verdicts: [
        {
          goal: 'tempers within 3 points of each other',
          state: atMost(apart, 0.03),
          figure: `${told(apart)} between the ends`,
        },
      ],
    };
  },
};
