import { oneOf, readFlags, Usage, wholeNumber } from '../usage.ts';
import { calibration, skill } from './parts/beliefs.ts';
import { cost } from './parts/cost.ts';
import { burner, person, places } from './parts/fairness.ts';
import { seat, sides, tempers } from './parts/levels.ts';
import type { Part } from './parts/part.ts';
import { deviations, talkers } from './parts/scripted.ts';
import { switches, tables } from './parts/tables.ts';
import { writeRates, writeReport } from './report.ts';

/** In the order of the report. */
const PARTS: Record<string, Part> = {
  tables,
  switches,
  sides,
  seat,
  tempers,
  skill,
  calibration,
  burner,
  places,
  person,
  deviations,
  talkers,
  cost,
};

/**
 * `lab balance --game stand-in`: wins by side, seats and level, and the goals. `--scale 25` plays a quarter of the games;
 * `--write` prints docs/games/stand-in/BALANCE.md and measured.ts.
 */
export function standInBalance(args: readonly string[]): void {
  const flags = readFlags([...args], ['part', 'scale', 'write'] as const, ['write']);
  const scale = wholeNumber('scale', flags.scale, 100, 1, 1000) / 100;
  const isWhole = flags.part === undefined;
  const names = flags.part?.split(',') ?? Object.keys(PARTS);
  const found = names.map((name) => {
    const part = oneOf('part', name, PARTS);
    const findings = part.run(Math.ceil(part.count * scale));
    console.log(`\n## ${part.title}\n\n${findings.lines.join('\n')}\n`);
    for (const { goal, state, figure } of findings.verdicts) console.log(`${state} ${goal}: ${figure}`);
    return { part, findings };
  });
  if (flags.write === undefined) return;
  if (!isWhole) throw new Usage('--write takes all parts');
  writeReport(found);
  writeRates(scale);
}
