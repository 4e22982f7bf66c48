import { emptyMemory, type Memory } from '../../../src/director-ai/stand-in/belief/read.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { chanceFrom } from '../../../src/rules/shuffling-horror/index.ts';
import { type Game, type Options, type Prompt, standIn, type View } from '../../../src/rules/stand-in/index.ts';

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
