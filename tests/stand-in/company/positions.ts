import { emptyMemory, type Memory } from '../../../src/director-ai/stand-in/belief/read.ts';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import type { Level } from '../../../src/director-ai/stand-in/levels.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import type { Footage } from '../../../src/director-ai/stand-in/rushes/footage.ts';
import { chanceFrom } from '../../../src/rules/shuffling-horror/index.ts';
import {
  type Game,
  type Options,
  type Prompt,
  type Reply,
  standIn,
  type View,
} from '../../../src/rules/stand-in/index.ts';
import { playTable } from '../../../tools/lab/stand-in/table.ts';

export const LONG = process.env.LONG === '1' ? 10 : 1;

export interface Position {
  game: Game;
  prompt: Prompt;
  view: View;
  /** What the seat has made of its notes so far. */
  memory: Memory;
}

/** Plays one game by this player in every chair, and shows its positions before each reply. */
export function watch(
  player: Player,
  seats: number,
  seed: number,
  at: (position: Position) => void,
  options: Partial<Options> = {},
): Game {
  const { game } = standIn.start({ seed, seats, options });
  const memories = Array.from({ length: seats }, emptyMemory);
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    const { to, n } = prompt;
    const view = standIn.view(game, to);
    const memory = memories[to] as Memory;
    at({ game, prompt, view, memory });
    standIn.advance(
      game,
      player.decide(() => view, prompt, chanceFrom(`${seed} ${to} ${n}`), { memory }),
    );
  }
  return game;
}

/** A finished game with a person's seat, which this player fills like all others, now and then with any reply at all. */
export function filmed(level: Level, seats: number, seed: number): Footage {
  const player = companyPlayer(level);
  const clumsy: Player = {
    name: 'a person',
    decide(look, prompt, chance, desk) {
      const { replies } = prompt;
      const any = replies[Math.floor(chance() * replies.length)] as Reply;
      return chance() < 0.4 && any.type !== 'declare' ? any : player.decide(look, prompt, chance, desk);
    },
  };
  const replies: Reply[] = [];
  playTable(seed, {
    seats,
    human: 'dealt',
    who: (chair, _role, human) => (chair === human ? clumsy : player),
    after: (_game, _prompt, reply) => void replies.push(reply),
  });
  return { config: { seed, seats, human: 'dealt', options: {} }, replies, level };
}
