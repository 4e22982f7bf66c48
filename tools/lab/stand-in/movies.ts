import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import { type Options, PLAIN } from '../../../src/rules/stand-in/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, Usage, wholeNumber } from '../usage.ts';
import { playTable, seedAt, sideOf } from './table.ts';

export interface Tally {
  count: number;
  games: number;
  won: { originals: number; doubles: number; alone: number; nobody: number };
  turns: { median: number; p95: number };
  /** Prompts answered, a game. */
  decisions: number;
  /** Decisions. */
  perSecond: number;
  gamesPerSecond: number;
}

/** Plays `count` games on consecutive seeds, every chair by the same player. */
export function playGames(name: string, seats: number, count: number, seed: string, options: Partial<Options>): Tally {
  const player = oneOf('cast', name, PLAYERS);
  const won = { originals: 0, doubles: 0, alone: 0, nobody: 0 };
  const turns: number[] = [];
  let decisions = 0;
  const began = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    const game = playTable(seedAt(seed, i), { seats, options, who: () => player });
    won[sideOf(game)]++;
    turns.push(game.turn);
    decisions += game.n;
  }
  const { user, system } = process.cpuUsage(began); // of one core, however busy the machine is
  const seconds = (user + system) / 1e6;
  turns.sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.min(count - 1, Math.floor(count * share))] as number;
  const share = (n: number): number => n / count;
  return {
    count,
    games: count,
    won: {
      originals: share(won.originals),
      doubles: share(won.doubles),
      alone: share(won.alone),
      nobody: share(won.nobody),
    },
    turns: { median: at(0.5), p95: at(0.95) },
    decisions: share(decisions),
    perSecond: decisions / seconds,
    gamesPerSecond: count / seconds,
  };
}

/** `lab movies --game stand-in`: how games of one table go. */
export function standInMovies(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'seed', 'cast', 'count', 'on', 'json'] as const, ['json']);
  const seats = wholeNumber('seats', flags.seats, 6, 4, 12);
  const count = wholeNumber('count', flags.count, 1000, 1, 10_000_000);
  const tally = playGames(flags.cast ?? 'random', seats, count, flags.seed ?? '1', switchesOn(flags.on));
  if (flags.json) console.log(JSON.stringify(tally));
  else print(tally);
}

/** `--on silent,vengeance,recast=-2` */
export function switchesOn(text: string | undefined): Partial<Options> {
  const options: Record<string, boolean | number> = {};
  for (const part of (text ?? '').split(',').filter((it) => it !== '')) {
    const [name = '', value] = part.split('=', 2);
    const plain = PLAIN[name as keyof Options];
    if (typeof plain !== 'boolean' && typeof plain !== 'number') throw new Usage(`unknown switch "${name}"`);
    options[name] = typeof plain === 'number' ? Number(value) : value !== 'false';
  }
  return options;
}

function print(t: Tally): void {
  const { originals, doubles, alone, nobody } = t.won;
  console.log(`games               ${t.games}`);
  console.log(
    `won by              Originals ${percent(originals)}  doubles ${percent(doubles)}  the Stand-In alone ${percent(alone)}  nobody ${percent(nobody)}`,
  );
  console.log(`turns               ${t.turns.median} in the middle, ${t.turns.p95} in one of twenty`);
  console.log(`decisions           ${t.decisions.toFixed(1)} a game`);
  console.log(`speed               ${t.gamesPerSecond.toFixed(0)} games/s a core`);
}
