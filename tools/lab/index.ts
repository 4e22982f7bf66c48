import { balance } from './balance.ts';
import { decide } from './decide.ts';
import { withoutDeck } from './deck.ts';
import { fit } from './fit.ts';
import { goals } from './goals/index.ts';
import { ladder } from './ladder.ts';
import { meterStates } from './meter-states.ts';
import { movies } from './movies.ts';
import { prices } from './prices.ts';
import { rates } from './rates.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { switches } from './switches.ts';
import { trace } from './trace.ts';
import { Usage } from './usage.ts';

/** Everything that is measured without a browser. */
const COMMANDS: Record<string, (args: readonly string[]) => void | Promise<void>> = {
  movies,
  replay,
  trace,
  balance,
  ladder,
  switches,
  record,
  decide,
  goals,
  rates,
  fit,
  prices,
  'meter-states': meterStates,
};

const USAGE = `usage: npm run lab -- ${Object.keys(COMMANDS).join(' | ')} [--deck ID] [options]`;

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Usage(name === '' ? 'name a command' : `unknown command "${name}"`);
  await command(withoutDeck(args));
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(error.message);
  console.error(USAGE);
  process.exitCode = 2;
}
