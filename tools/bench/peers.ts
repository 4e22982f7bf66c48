import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  advanceQuietly,
  chanceFrom,
  clone,
  hash,
  type Movie,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
} from '../../src/rules/shuffling-horror/index.ts';
import { type Part, reference } from './measure.ts';

const CONFIG = { seed: 'peers', seats: 3, deck: 'roswell-51' };
/**
 * In turns, so that whatever else the machine does falls to all of them; the best turn counts. Plain objects come first: once proxies have
 * been through the rules, the compiler makes slower code of them.
 */
const TURNS = 3;
const SECONDS_A_TURN = 2;

/** Somewhere the same rules run: a game that is answered until it is over. */
interface Table {
  movie(): Movie;
  reply(reply: Reply): void;
}
interface Peer {
  name: string;
  begin(movie: Movie): Table;
}

interface Immer {
  produce(movie: Movie, recipe: (draft: Movie) => void): Movie;
  original(draft: Movie): Movie | undefined;
  setAutoFreeze(on: boolean): void;
}
type Move = (at: { G: Movie }, reply: Reply) => Movie | undefined;
interface Game {
  setup: () => Movie;
  moves: { reply: Move };
  disableUndo?: boolean;
}
interface Client {
  start(): void;
  stop(): void;
  getState(): { G: Movie };
  moves: { reply(reply: Reply): void };
}
type Action = { type: string };
interface Core {
  CreateGameReducer(at: { game: Game }): (state: { G: Movie }, action: Action) => { G: Movie };
  InitializeGame(at: { game: Game; numPlayers: number }): { G: Movie };
}

/** Nothing that ships needs them: they are fetched by name into a folder of their own when this is run, and kept there. */
function fetched(): NodeJS.Require {
  const folder = join(tmpdir(), 'last-reel-peers');
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'boardgame.io@0', 'immer@10'];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  return createRequire(join(folder, 'package.json'));
}

/** Each reply makes the next table from the last one, which stays as it was. */
const stepping =
  (step: (movie: Movie, reply: Reply) => Movie) =>
  (first: Movie): Table => {
    let movie = first;
    return {
      movie: () => movie,
      reply: (reply) => {
        movie = step(movie, reply);
      },
    };
  };

function answered(movie: Movie, reply: Reply): Movie {
  advanceQuietly(movie, reply);
  return movie;
}

function peersOf(load: NodeJS.Require): Peer[] {
  process.env.NODE_ENV = 'production'; // they check less then
  const immer = load('immer') as Immer;
  const { Client } = load('boardgame.io/client') as {
    Client: (of: { game: Game; debug: boolean; numPlayers: number }) => Client;
  };
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Core;
  // The library has its own copy, of the version that it is made for.
  const inside = createRequire(load.resolve('boardgame.io/client'))('immer') as Immer;
  const docs: Move = ({ G }, reply) => void advanceQuietly(G, reply);
  const best: Move = ({ G }, reply) => answered(clone(inside.original(G) as Movie), reply);
  const produced = (movie: Movie, reply: Reply) => immer.produce(movie, (draft) => void advanceQuietly(draft, reply));
  const frozen = (freeze: boolean) => (movie: Movie) => {
    immer.setAutoFreeze(freeze);
    return stepping(produced)(movie);
  };
  return [
    { name: 'ours, in place', begin: stepping(answered) },
    { name: 'ours, a clone for every reply', begin: stepping((movie, reply) => answered(clone(movie), reply)) },
    {
      name: 'structuredClone for every reply',
      begin: stepping((movie, reply) => answered(structuredClone(movie), reply)),
    },
    { name: 'Immer, as it comes', begin: frozen(true) },
    { name: 'Immer, without freezing', begin: frozen(false) },
    { name: 'boardgame.io, as its docs have it', begin: inClient(Client, docs) },
    {
      name: 'boardgame.io, best case: its reducer alone, our clone',
      begin: inReducer(CreateGameReducer, InitializeGame, best),
    },
  ];
}

const inClient =
  (make: (of: { game: Game; debug: boolean; numPlayers: number }) => Client, reply: Move) =>
  (first: Movie): Table => {
    const client = make({ game: { setup: () => first, moves: { reply } }, debug: false, numPlayers: 1 });
    client.start();
    return {
      movie: () => client.getState().G,
      reply: (given) => client.moves.reply(given),
    };
  };

const inReducer =
  (reducerOf: Core['CreateGameReducer'], begin: Core['InitializeGame'], reply: Move) =>
  (first: Movie): Table => {
    const game: Game = { setup: () => first, moves: { reply }, disableUndo: true };
    const reduce = reducerOf({ game });
    let state = begin({ game, numPlayers: 1 });
    return {
      movie: () => state.G,
      reply: (given) => {
        const payload = { type: 'reply', args: [given], playerID: '0' };
        state = reduce(state, { type: 'MAKE_MOVE', payload } as Action);
      },
    };
  };

/** Any legal reply to the end: the same ones for all. */
function play(peer: Peer, seed: number): string {
  const table = peer.begin(newMovie({ ...CONFIG, seed }));
  const chance = chanceFrom(`peers/${seed}`);
  for (let prompt = promptOf(table.movie()); prompt !== null; prompt = promptOf(table.movie())) {
    const { n, replies }: Prompt = prompt;
    table.reply(replies[Math.floor(chance() * replies.length)] as Reply);
    if (table.movie().n === n) throw new Error(`${peer.name}: a reply was not taken`);
  }
  return hash(table.movie());
}

/** Movies in a second of this process's own time: what others do on the machine counts little. */
function moviesPerSecond(peer: Peer): number {
  const began = process.cpuUsage();
  for (let movies = 1; ; movies++) {
    play(peer, movies);
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    if (seconds >= SECONDS_A_TURN) return movies / seconds;
  }
}

function run(): Part {
  const peers = peersOf(fetched());
  const speeds = peers.map(() => 0);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [i, peer] of peers.entries()) speeds[i] = Math.max(speeds[i] ?? 0, moviesPerSecond(peer));
  const ends = peers.map((peer) => play(peer, 1));
  if (new Set(ends).size !== 1) throw new Error(`the same movie ends differently: ${ends.join(', ')}`);
  const [ours = 0] = speeds;
  return {
    reference: reference(),
    figures: peers.flatMap(({ name }, i) => {
      const value = speeds[i] ?? 0;
      const times = { name: `ours in place against: ${name}`, value: ours / value, unit: '×' as const };
      return [{ name, value, unit: 'movies/s' as const }, ...(i === 0 ? [] : [times])];
    }),
  };
}

/** The same rules in other people's machinery. */
export const peers = {
  about:
    'The same random movies by the same rules, 3 seats, in Node on one core, in one run: our engine beside structuredClone, Immer and boardgame.io (fetched by npm when this is run; `npm run bench -- peers`). Movies in a second of the process’s own time, the best of three turns. All end with the same state.',
  run,
};
