import { companyPlayer } from '../../../../src/director-ai/stand-in/company.ts';
import { percent } from '../../stats.ts';
import { type Bout, boutsOf, byOriginals, figureIn } from '../bouts.ts';
import { BURNER, bound, SCRIPTS } from '../scripts.ts';
import {
  allOf,
  atLeast,
  atMost,
  between,
  ends,
  type Figure,
  figureOf,
  type Part,
  tableOf,
  told,
  within,
} from './part.ts';

const SEATS = 6;

/** A3: the same doubles, and Originals who burn whomever they can. */
export const burner: Part = {
  title: 'Against those who burn at random',
  says: 'Feature; then the same doubles against Originals who play as Feature does, but burn a neighbour, any of them, whenever they can.',
  count: 1600,
  run(count) {
    const wild = bound(companyPlayer('feature'), 'burns anybody', BURNER);
    const cells = [4, 6, 8].map((seats) => {
      const plain = boutsOf({ name: 'feature', seats, who: () => 'feature' }, count);
      const who = (_chair: number, role: string) => (role === 'original' ? wild : 'feature');
      return { seats, plain, burning: boutsOf({ name: 'burner', seats, who }, count, SCRIPTS) };
    });
    const gains = cells.map(({ plain, burning }) =>
      between(figureIn(plain, byOriginals), figureIn(burning, byOriginals)),
    );
    return {
      lines: tableOf(
        ['seats', 'Feature', 'burners', 'gain'],
        cells.map(({ seats, plain, burning }, i) => [
          seats,
          within(plain.filter(byOriginals).length, plain.length),
          within(burning.filter(byOriginals).length, burning.length),
          told(gains[i] as Figure),
        ]),
      ),
      verdicts: [
        {
          goal: 'A3 Originals win ≥ 8 points more than burners at 4, 6, 8 seats',
          state: allOf(gains.map((gain) => atLeast(gain, 0.08))),
          figure: gains.map(told).join(', '),
        },
      ],
    };
  },
};

/** A8: place 0 acts first. */
export const places: Part = {
  title: 'Places at the table',
  says: 'Six seats at Feature: a seat’s own wins by its place from the dealer’s left, dealt an Original or the Stand-In. Whoever acts first is a turn ahead of whoever acts last, and a Stand-In makes most of it; who that is is drawn (SA2.5).',
  count: 30000,
  run(count) {
    const bouts = boutsOf({ name: 'feature', seats: SEATS, who: () => 'feature' }, count);
    const winsAt = (place: number, asStandIn: boolean): number[] =>
      bouts.filter(({ standIn }) => (standIn === place) === asStandIn).map(({ scores }) => scores[place] as number);
    const cells = Array.from({ length: SEATS }, (_, place) => ({
      place,
      original: figureOf(winsAt(place, false)),
      standIn: figureOf(winsAt(place, true)),
    }));
    const spread = (of: 'original' | 'standIn'): Figure => ends(cells.map((it) => it[of]));
    const shown = ({ value, error }: Figure): string => `${percent(value)} ± ${(100 * error).toFixed(1)}`;
    return {
      lines: tableOf(
        ['place', 'dealt an Original', 'dealt the Stand-In'],
        cells.map(({ place, original, standIn }) => [place + 1, shown(original), shown(standIn)]),
      ),
      verdicts: [
        {
          goal: 'A8 own wins by place within 3 points, by role dealt',
          state: allOf([atMost(spread('original'), 0.03), atMost(spread('standIn'), 0.03)]),
          figure: `between the ends: Originals ${told(spread('original'))}, the Stand-In ${told(spread('standIn'))}`,
        },
      ],
    };
  },
};

/** A9: the seat that the table knows to be a person's. */
export const person: Part = {
  title: 'A person’s seat',
  says: 'Six seats at Feature, one of them a person’s by name, though a computer plays it.',
  count: 1000,
  run(count) {
    const bouts = boutsOf({ name: 'person', seats: SEATS, person: true, who: () => 'feature' }, count);
    const fires = bouts.filter(({ first }) => first >= 0);
    const early = (bout: Bout): boolean => bout.early.includes(bout.one);
    const first = (bout: Bout): boolean => bout.first === bout.one;
    return {
      lines: [
        `Burnt before half-time in ${within(bouts.filter(early).length, bouts.length)} of ${bouts.length} games; burnt first in ${within(fires.filter(first).length, fires.length)} of those ${fires.length} with a burning, where one in six is chance.`,
      ],
      verdicts: [
        {
          goal: 'A9 the person burnt before half-time in ≤ 8 %, first of all in ≤ 1/6 + 3 points',
          state: allOf([atMost(figureIn(bouts, early), 0.08), atMost(figureIn(fires, first), 1 / SEATS + 0.03)]),
          figure: `${percent(figureIn(bouts, early).value)}; ${percent(figureIn(fires, first).value)}`,
        },
      ],
    };
  },
};
