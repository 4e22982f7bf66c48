import { oneOf, readFlags, wholeNumber } from '../usage.ts';
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

/** `lab balance --game stand-in`: wins by side, seats and level, and the goals; `--write` prints docs/games/stand-in/BALANCE.md and measured.ts. */
export function standInBalance(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'part', 'write'] as const, ['write']);
  const all = flags.write !== undefined;
  const names = all || flags.part === undefined ? Object.keys(PARTS) : flags.part.split(',');
  const found = names.map((name) => {
    const part = oneOf('part', name, PARTS);
    const findings = part.run(all ? part.count : wholeNumber('count', flags.count, part.count, 1, 1_000_000));
    console.log(`\n## ${part.title}\n\n${findings.lines.join('\n')}\n`);
    for (const { goal, holds, figure } of findings.verdicts)
      console.log(`${holds ? 'holds' : 'NOT  '} ${goal}: ${figure}`);
    return { part, findings };
  });
  if (!all) return;
  writeReport(found);
  writeRates();
}
