import { awards } from './awards.ts';
import { balance, fresh } from './balance.ts';
import { calibrate } from './calibrate.ts';
import { decide } from './decide.ts';
import { withoutDeck } from './deck.ts';
import { exploit } from './exploit.ts';
import { fit } from './fit.ts';
import { geigerManBalance } from './geiger-man/balance.ts';
import { geigerManFit } from './geiger-man/fit.ts';
import { geigerManLadder } from './geiger-man/ladder.ts';
import { geigerManMovies } from './geiger-man/movies.ts';
import { goals } from './goals/index.ts';
import { ladder } from './ladder.ts';
import { meterStates } from './meter-states.ts';
import { movies } from './movies.ts';
import { prices } from './prices.ts';
import { print } from './print.ts';
import { questions } from './questions.ts';
import { rates } from './rates.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { standInBalance } from './stand-in/balance.ts';
import { calibrate as calibrateStandIn } from './stand-in/calibration.ts';
import { fitHabits } from './stand-in/fit.ts';
import { standInMovies } from './stand-in/movies.ts';
import { takes } from './stand-in/takes.ts';
import { switches } from './switches.ts';
import { tonight } from './tonight.ts';
import { trace } from './trace.ts';
import { oneOf, Usage, withoutFlag } from './usage.ts';

/** Everything that is measured without a browser. */
const COMMANDS: Record<string, (args: readonly string[]) => void | Promise<void>> = {
  movies,
  replay,
  trace,
  balance,
  fresh,
  ladder,
  switches,
  record,
  exploit,
  tonight,
  awards,
  calibrate,
  decide,
  goals,
  rates,
  questions,
  fit,
  prices,
  print,
  'meter-states': meterStates,
};

/** What is measured of other games than the first: `--game`. */
const OF_GAME: Record<string, typeof COMMANDS> = {
  'stand-in': { movies: standInMovies, calibrate: calibrateStandIn, fit: fitHabits, balance: standInBalance, takes },
  'geiger-man': {
    movies: geigerManMovies,
    balance: geigerManBalance,
    ladder: geigerManLadder,
    fit: geigerManFit,
  },
};

const USAGE = `usage: npm run lab -- ${Object.keys(COMMANDS).join(' | ')} [--game ID] [--deck ID] [options]`;

const [name = '', ...args] = process.argv.slice(2);
try {
  const { value: game, rest } = withoutFlag(args, 'game');
  const commands = game === null ? COMMANDS : oneOf('game', game, OF_GAME);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Usage(name === '' ? 'name a command' : `unknown command "${name}"`);
  await command(withoutDeck(rest));
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(error.message);
  console.error(USAGE);
  process.exitCode = 2;
}
