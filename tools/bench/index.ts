import { board } from './board.ts';
import { engine } from './engine.ts';
import type { Figure } from './measure.ts';

/** `npm run bench [-- name …] [--json]`: figures, each group beside a reference measured in the same run. */
const BENCHES: Record<string, () => Figure[] | Promise<Figure[]>> = { engine, board };

const args = process.argv.slice(2);
const json = args.includes('--json');
const names = args.filter((arg) => arg !== '--json');
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`unknown bench "${unknown}"; known: ${Object.keys(BENCHES).join(', ')} (and --json)`);
  process.exitCode = 2;
} else {
  const results: Record<string, Figure[]> = {};
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const figures = (await BENCHES[name]?.()) ?? [];
    results[name] = figures;
    if (!json) print(name, figures);
  }
  if (json) console.log(JSON.stringify(results));
}

function print(name: string, figures: readonly Figure[]): void {
  console.log(name);
  for (const { name: what, value, unit, target } of figures) {
    const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
    console.log(`  ${what.padEnd(48)} ${shown.padStart(10)} ${unit.padEnd(10)} ${target ?? ''}`);
  }
}
