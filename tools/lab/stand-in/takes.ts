import { writeFileSync } from 'node:fs';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import { playOn } from '../../../src/director-ai/stand-in/worlds/play-on.ts';
import { configOf, takeTable } from '../../../src/games/stand-in/app/short-take/take.ts';
import type { Take } from '../../../src/games/stand-in/app/short-take/takes.ts';
import { type Game, type Prompt, standIn } from '../../../src/rules/stand-in/index.ts';
import { YOU } from '../../../src/storage/save.ts';
import { readFlags, wholeNumber } from '../usage.ts';
import { playTable } from './table.ts';

const FILE = 'src/games/stand-in/app/short-take/takes.ts';
const LEVEL = 'feature';
const ROLES = ['original', 'stand-in'] as const;
type TakeRole = (typeof ROLES)[number];

/** The smaller tables: there is something to go on sooner. */
const SEATS = [5, 6] as const;
/** Everybody has had a turn or two, and the end is not near. */
const ROUNDS = { from: 1.5, to: 3.5 } as const;
/** All is open. */
const OPEN = { low: 0.25, high: 0.7 } as const;

interface Point {
  replies: number;
  game: Game;
}

/** Whoever answers for a chair of such a table; in the player's own sits one who favours nothing. */
const seatedAt = (seed: string, seats: number, role: TakeRole) => {
  const { seating } = takeTable(configOf({ seed, seats, role }), { kind: 'short-take', take: null });
  return seating.seats.map((name) => PLAYERS[name === YOU ? LEVEL : name]);
};

const isWorthIt = ({ log, ring, seats, turn }: Game): boolean =>
  turn >= ROUNDS.from * seats &&
  turn <= ROUNDS.to * seats &&
  ring.length > 3 &&
  log.some(({ type }) => type === 'turned' || type === 'burnt');

/** A table from the middle of a game in which computers sit everywhere; null: nothing that is worth a take. */
function takeFrom(seed: string, seats: number, role: TakeRole, games: number): Omit<Take, 'id'> | null {
  const players = seatedAt(seed, seats, role);
  const places: string[] = [];
  let found: Point | null = null;
  const before = (game: Game, prompt: Prompt): void => {
    const isYours = prompt.to === game.human && prompt.type === 'act' && game.roles[prompt.to] === role;
    if (found === null && isYours && isWorthIt(game)) found = { replies: places.length, game: standIn.clone(game) };
  };
  const after = (_game: Game, { replies }: Prompt, reply: object): void => {
    const text = JSON.stringify(reply);
    places.push(replies.findIndex((it) => JSON.stringify(it) === text).toString(36));
  };
  playTable(seed, { seats, human: role, who: (chair) => players[chair] as Player, before, after });
  const point = found as Point | null;
  if (point === null) return null;
  const scores = Array.from({ length: games }, (_, i) => {
    const game = standIn.clone(point.game);
    return playOn(game, LEVEL, `${seed}/par/${i}`)[game.human as number] ?? 0;
  });
  const par = scores.reduce((sum, score) => sum + score, 0) / games;
  if (par < OPEN.low || par > OPEN.high) return null;
  const replies = places.slice(0, point.replies).join(' ');
  return { role, seed, seats, par: Math.round(100 * par) / 100, replies };
}

/** How often a computer in the player's seat wins a whole game at the smallest table, by the role that it was dealt. */
function wholePar(role: TakeRole, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const seed = `whole/${role}/${i}`;
    const players = seatedAt(seed, 4, role);
    const { result, human } = playTable(seed, { seats: 4, human: role, who: (chair) => players[chair] as Player });
    sum += result?.score[human as number] ?? 0;
  }
  return Math.round((100 * sum) / games) / 100;
}

const HEAD = `/** A table from the middle of a game: its first replies, each by its place among those on offer, in base 36; par is the share that a computer wins from there. */
export interface Take {
  id: string;
  role: 'original' | 'stand-in';
  seed: string;
  seats: number;
  par: number;
  replies: string;
}
`;

/** `lab takes --game stand-in`: middles of games for the Short Take, and what computers make of them; `--write` keeps them. */
export function takes(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'games', 'write'] as const, ['write']);
  const count = wholeNumber('count', flags.count, 8, 1, 100);
  const games = wholeNumber('games', flags.games, 200, 10, 10_000);
  const found: Take[] = [];
  for (const role of ROLES) {
    for (let i = 0, k = 0; k < count; i++) {
      const take = takeFrom(`take/${role}/${i}`, SEATS[k % SEATS.length] as number, role, games);
      if (take === null) continue;
      k++;
      found.push({ id: `${role}-${k}`, ...take });
      console.log(`${role}-${k}: seed ${take.seed}, ${take.seats} seats, par ${take.par}`);
    }
  }
  const whole = ROLES.map((role) => `  ${role === 'original' ? role : `'${role}'`}: ${wholePar(role, games)},`);
  console.log(`a whole game at four seats:\n${whole.join('\n')}`);
  if (flags.write === undefined) return;
  const rows = found.map(
    ({ id, role, seed, seats, par, replies }) =>
      `  {\n    id: '${id}',\n    role: '${role}',\n    seed: '${seed}',\n    seats: ${seats},\n    par: ${par},\n    replies:\n      '${replies}',\n  },`,
  );
  const by = `Generated: npm run lab -- takes --game stand-in --games ${games} --write`;
  const lines = [
    HEAD,
    `/** ${by} */`,
    'export const TAKES: readonly Take[] = [',
    ...rows,
    '];',
    '',
    `/** The same of a whole game at the smallest table. ${by} */`,
    `export const WHOLE: Readonly<Record<Take['role'], number>> = {`,
    ...whole,
    '};',
    '',
  ];
  writeFileSync(FILE, lines.join('\n'));
}
