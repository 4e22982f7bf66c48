import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_NAMES, type Level } from '../../../src/director-ai/stand-in/levels.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import { TEMPER_NAMES } from '../../../src/director-ai/stand-in/tempers.ts';
import type { Game, Role } from '../../../src/rules/stand-in/index.ts';
import { keptList } from '../kept.ts';
import { percent, wilson } from '../stats.ts';
import { oneOf, readFlags, Usage, wholeNumber } from '../usage.ts';
import { playTable, sideOf } from './table.ts';

/** What a number of games of one kind came to. */
interface Sum {
  games: number;
  originals: number;
  alone: number;
  nobody: number;
  turns: number;
  /** Seats burnt by Originals, and the doubles among them. */
  burnt: number;
  rightly: number;
  /** Wins of the one seat that is looked at. */
  own: number;
}

type Who = (chair: number, role: Role, one: number) => string;

/** Kept in the cache by so many at a time: a long run can be broken off and taken up again. */
const CHUNK = 50;

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('odds'))
    .map((file) => join(place, file));

/** All code that decides how its games go; odds are for a person to see. */
const DECIDING = ['src/rules/kernel', 'src/rules/stand-in', 'src/director-ai/stand-in'].flatMap(filesIn);

function measure(name: string, seats: number, count: number, who: Who): Sum {
  const chunk = (i: number): Sum => {
    const sum = nothing();
    for (let seed = i * CHUNK; seed < (i + 1) * CHUNK; seed++) addGame(sum, seats, seed, who);
    return sum;
  };
  return keptList(`stand-in ${name} ${seats}`, Math.ceil(count / CHUNK), chunk, DECIDING).reduce(added, nothing());
}

const nothing = (): Sum => ({
  games: 0,
  originals: 0,
  alone: 0,
  nobody: 0,
  turns: 0,
  burnt: 0,
  rightly: 0,
  own: 0,
});

function added(a: Sum, b: Sum): Sum {
  return Object.fromEntries(Object.entries(a).map(([key, n]) => [key, n + b[key as keyof Sum]])) as unknown as Sum;
}

function addGame(sum: Sum, seats: number, seed: number, who: Who): void {
  const one = seed % seats;
  const game = playTable(seed, {
    seats,
    who: (chair, role) => oneOf('player', who(chair, role, one), PLAYERS) as Player,
  });
  const side = sideOf(game);
  sum.games++;
  sum.turns += game.turn;
  if (side !== 'doubles') sum[side]++;
  countBurnt(sum, game);
  sum.own += game.result?.score[one] ?? 0;
}

/** Whoever burns as an Original is known by when it was turned. */
function countBurnt(sum: Sum, { log, roles }: Game): void {
  const turned = new Set<number>();
  for (const note of log) {
    if (note.type === 'turned') turned.add(note.chair);
    if (note.type !== 'burnt' || turned.has(note.by) || roles[note.by] === 'stand-in') continue;
    sum.burnt++;
    if (turned.has(note.chair) || roles[note.chair] === 'stand-in') sum.rightly++;
  }
}

const share = (hits: number, n: number): string => {
  const { low, high } = wilson(hits, n);
  return `${percent(hits / n)} (${percent(low, 0)}–${percent(high, 0)})`;
};

const PARTS: Record<string, (seats: readonly number[], count: number) => string[]> = { tables, sides, seat, tempers };

/** `lab balance --game stand-in`: wins by side, seats and level; what a level is worth to a side and to one seat. */
export function standInBalance(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'part'] as const);
  const seats = flags.seats?.split(',').map((text) => wholeNumber('seats', text, 6, 4, 12));
  const names = (flags.part ?? Object.keys(PARTS).join()).split(',');
  for (const name of names) {
    const part = oneOf('part', name, PARTS);
    const given = seats ?? (name === 'tables' ? [4, 5, 6, 7, 8, 9, 10, 11, 12] : [6]);
    if (given.length === 0) throw new Usage('no seats');
    console.log(`\n${part(given, wholeNumber('count', flags.count, 2000, CHUNK, 1_000_000)).join('\n')}`);
  }
}

/** Whole tables at one level. */
function tables(seats: readonly number[], count: number): string[] {
  const head =
    '| level | seats | games | Originals win | the Stand-In alone | nobody | turns | burnt by Originals: doubles |';
  const rows = LEVEL_NAMES.flatMap((level) =>
    seats.map((n) => {
      const s = measure(level, n, count, () => level);
      return `| ${level} | ${n} | ${s.games} | ${share(s.originals, s.games)} | ${percent(s.alone / s.games)} | ${percent(s.nobody / s.games)} | ${(s.turns / s.games).toFixed(0)} | ${percent(s.rightly / Math.max(1, s.burnt), 0)} |`;
    }),
  );
  return [head, '|---|---|---|---|---|---|---|---|', ...rows];
}

const versus =
  (originals: Level, doubles: Level): Who =>
  (_chair, role) =>
    role === 'original' ? originals : doubles;

/** One side a level up against the same foes. */
function sides(seats: readonly number[], count: number): string[] {
  const head = '| seats | from | to | both | Originals up | gain | doubles up | gain |';
  const rows = seats.flatMap((n) =>
    LEVEL_NAMES.slice(1).map((to, i) => {
      const from = LEVEL_NAMES[i] as Level;
      const won = (a: Level, b: Level): number => {
        const s = measure(a === b ? a : `${a} against ${b}`, n, count, versus(a, b));
        return s.originals / s.games;
      };
      const [both, up, down] = [won(from, from), won(to, from), won(from, to)];
      return `| ${n} | ${from} | ${to} | ${percent(both)} | ${percent(up)} | ${points(up - both)} | ${percent(down)} | ${points(both - down)} |`;
    }),
  );
  return [head, '|---|---|---|---|---|---|---|---|', ...rows];
}

const points = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(100 * gain).toFixed(1)}`;

/** One seat at each level among five at Feature. */
function seat(seats: readonly number[], count: number): string[] {
  const rows = seats.flatMap((n) =>
    LEVEL_NAMES.map((level) => {
      const s = measure(`one ${level}`, n, count, (chair, _role, one) => (chair === one ? level : 'feature'));
      const as = measureDealt(level, n, count);
      return `| ${n} | ${level} | ${share(s.own, s.games)} | ${share(as.games - as.originals - as.nobody, as.games)} |`;
    }),
  );
  return ['| seats | one seat at | its wins | the Stand-In wins, played at it |', '|---|---|---|---|', ...rows];
}

/** The seat that is dealt the Stand-In plays at a level, all others at Feature. */
function measureDealt(level: Level, seats: number, count: number): Sum {
  return measure(`stand-in ${level}`, seats, count, (_chair, role) => (role === 'stand-in' ? level : 'feature'));
}

/** One seat of each temper among even ones. */
function tempers(seats: readonly number[], count: number): string[] {
  const rows = seats.flatMap((n) =>
    ['', ...TEMPER_NAMES].map((temper) => {
      const name = temper === '' ? 'feature' : `feature:${temper}`;
      const s = measure(`temper ${temper}`, n, count, (chair, _role, one) => (chair === one ? name : 'feature'));
      return `| ${n} | ${temper || 'even'} | ${share(s.own, s.games)} |`;
    }),
  );
  return ['| seats | temper | its wins |', '|---|---|---|', ...rows];
}
