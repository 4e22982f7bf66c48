import { emptyMemory } from '../../../src/director-ai/stand-in/belief/read.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import type { Trace } from '../../../src/director-ai/stand-in/reasons.ts';
import { chanceFrom } from '../../../src/rules/shuffling-horror/index.ts';
import {
  type Game,
  type Options,
  type Prompt,
  type Reply,
  type Result,
  type Role,
  type StandInConfig,
  standIn,
} from '../../../src/rules/stand-in/index.ts';

export type Side = 'originals' | 'doubles' | 'alone' | 'nobody';

export interface Seating {
  seats: number;
  options?: Partial<Options>;
  /** Whether one of them is a person's (SA2.6): it may also speak at its own turns. */
  human?: StandInConfig['human'];
  /** Who answers for a chair; a seat that was turned may be played by another. */
  who(chair: number, role: Role, human: number | null): Player;
  before?(game: Game, prompt: Prompt): void;
  after?(game: Game, prompt: Prompt, reply: Reply, why: Trace | null): void;
}

/** Plays one game. Every chair keeps one memory, whoever plays it: what it has seen is the same. */
export function playTable(seed: string | number, { seats, options, human, who, before, after }: Seating): Game {
  const { game } = standIn.start({ seed, seats, human: human ?? null, options: options ?? {} });
  // One stream for all chairs and prompts of a game: seeding one for each would cost more than the game does.
  const chance = chanceFrom(`${seed}/players`);
  const memories = new Map<string, ReturnType<typeof emptyMemory>>();
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    const { to } = prompt;
    before?.(game, prompt);
    const player = who(to, game.roles[to] as Role, game.human);
    const key = `${to} ${player.name}`;
    const memory = memories.get(key) ?? emptyMemory();
    memories.set(key, memory);
    let why: Trace | null = null;
    const tell = (trace: Trace) => {
      why = trace;
    };
    const desk = after === undefined ? { memory } : { memory, tell };
    const reply = player.decide(() => standIn.view(game, to), prompt, chance, desk);
    standIn.advanceQuietly(game, reply);
    after?.(game, prompt, reply, why);
  }
  return game;
}

export function sideOf(game: Game): Side {
  const { how, winners } = standIn.outcome(game) as Result;
  if (winners.length === 0) return 'nobody';
  if (how === 'alone') return 'alone';
  return game.roles[winners[0] as number] === 'original' ? 'originals' : 'doubles';
}

/** Seeds that follow each other: a number counts on, a text gets a number. */
export const seedAt = (seed: string, i: number): string | number => {
  const first = Number(seed);
  return Number.isFinite(first) ? first + i : `${seed}/${i}`;
};
