import { Usage } from '../lab/usage.ts';
import { beside } from './beside.ts';
import { board } from './board.ts';
import { boardGeigerMan } from './board-geiger-man.ts';
import { director } from './director.ts';
import { engine } from './engine.ts';
import { load } from './load.ts';
import type { Asked, Part } from './measure.ts';
import { peers } from './peers.ts';
import { writeDown } from './quality.ts';
import { save } from './save.ts';
import { asData, printed } from './shown.ts';

interface Bench {
  about: string;
  run(asked: Asked): Part | Promise<Part>;
}

const BENCHES: Record<string, Bench> = {
  engine,
  director,
  beside,
  load,
  board,
  'board:geiger-man': boardGeigerMan,
  save,
  peers,
};
/** Needs a network, and says nothing new from day to day: by name only. */
const BY_NAME = ['peers'];
const SWITCHES = ['--json', '--long', '--dry'];
const USAGE = `usage: npm run bench [-- ${Object.keys(BENCHES).join(' | ')} …] [--json] [--long] [--dry]
  no name: all of them but peers, which needs a network; --json: one object and no table; --long: every decision of Midnight; --dry: docs/QUALITY.md stays as it is`;

const args = process.argv.slice(2);
try {
  const names = args.filter((arg) => !SWITCHES.includes(arg));
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) throw new Usage(`unknown bench "${unknown}"`);
  await run(names.length > 0 ? [...new Set(names)] : Object.keys(BENCHES).filter((name) => !BY_NAME.includes(name)));
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}

async function run(names: readonly string[]): Promise<void> {
  const [json, long, dry] = SWITCHES.map((it) => args.includes(it));
  const results: Record<string, ReturnType<typeof asData>> = {};
  for (const name of names) {
    const bench = BENCHES[name] as Bench;
    const part = await bench.run({ long: long === true });
    results[name] = asData(part);
    if (!json) console.log(printed(name, part));
    if (!dry) writeDown(name, bench.about, part);
  }
  if (json) console.log(JSON.stringify(results));
}
