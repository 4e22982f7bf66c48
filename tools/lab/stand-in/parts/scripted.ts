import { companyPlayer } from '../../../../src/director-ai/stand-in/company.ts';
import type { Level } from '../../../../src/director-ai/stand-in/levels.ts';
import { percent } from '../../stats.ts';
import { type Bout, boutsOf, ownWin, shareOf } from '../bouts.ts';
import { bound, DEVIATIONS, type Rule, SCRIPTS, SILENT, TALKERS } from '../scripts.ts';
import { allOf, atMost, type Figure, type Findings, figureOf, type Part, tableOf, told } from './part.ts';

const SEATS = 6;

/** One seat plays as its level does, but for a rule of its own; all others are as they are. */
function scripted(level: Level, count: number, name: string, rule: Rule, person: boolean): Bout[] {
  const one = bound(companyPlayer(level), name, rule);
  const who = (chair: number, _role: string, at: number) => (chair === at ? one : level);
  return boutsOf({ name: `${person ? 'person' : 'one'} ${level} ${name}`, seats: SEATS, person, who }, count, SCRIPTS);
}

/** Game by game against the same seat without the rule: the difference. */
function gain(bouts: readonly Bout[], base: readonly Bout[], won: (bout: Bout) => boolean): Figure {
  return figureOf(bouts.map((bout, i) => Number(won(bout)) - Number(won(base[i] as Bout))));
}

interface Row {
  level: Level;
  name: string;
  bouts: Bout[];
  own: Figure;
  side: Figure;
}

function rowsAt(level: Level, count: number, rules: Readonly<Record<string, Rule>>, base: Bout[], person: boolean) {
  return Object.entries(rules).map(([name, rule]): Row => {
    const bouts = scripted(level, count, name, rule, person);
    return { level, name, bouts, own: gain(bouts, base, ownWin), side: gain(bouts, base, ({ oneSide }) => oneSide) };
  });
}

/** Nobody gains more than so much. */
function findings(rows: readonly Row[], of: 'own' | 'side', most: number, goal: string): Findings {
  const over = rows.filter((row) => row[of].value > most);
  const best = rows.reduce((a, b) => (b[of].value > a[of].value ? b : a));
  return {
    lines: tableOf(
      ['level', 'one seat', 'its wins', 'gain', 'gain of its side'],
      rows.map((row) => [row.level, row.name, percent(shareOf(row.bouts, ownWin)), told(row.own), told(row.side)]),
    ),
    verdicts: [
      {
        goal,
        state: allOf(rows.map((row) => atMost(row[of], most))),
        figure: (over.length === 0 ? [best] : over)
          .map((row) => `${row.level}, ${row.name}: ${told(row[of])}`)
          .join('; '),
      },
    ],
  };
}

/** A6. */
export const deviations: Part = {
  title: 'One seat does otherwise',
  says: 'Six seats at Feature, one of them bound by a rule, against the same games without it.',
  count: 4000,
  run(count) {
    const base = scripted('feature', count, 'as its level', () => null, false);
    const rows = rowsAt('feature', count, DEVIATIONS, base, false);
    return findings(rows, 'own', 0.02, 'A6 no listed deviation gains > 2 points of own wins');
  },
};

/** A7. */
export const talkers: Part = {
  title: 'A person who talks by a script',
  says: 'Six seats; a person’s seat plays as its level does and talks by a script, against the same games with that seat silent.',
  count: 2000,
  run(count) {
    const rows = (['feature', 'midnight'] as const).flatMap((level) => {
      const base = scripted(level, count, 'silent', SILENT, true);
      return rowsAt(level, count, TALKERS, base, true);
    });
    return findings(rows, 'side', 0.03, 'A7 no way of talking gains its side > 3 points over silence');
  },
};
