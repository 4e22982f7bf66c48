import { type Game, type Prompt, type Reply, type StandInConfig, standIn } from '../../../rules/stand-in/index.ts';
import type { Level } from '../levels.ts';

/** A finished game, and at which level its table played. */
export interface Footage {
  config: StandInConfig;
  replies: readonly Reply[];
  level: Level;
}

/** Plays it again, and shows every prompt with the reply that was given; false stops it. Returns the game as it then is. */
export function screened(
  { config, replies }: Pick<Footage, 'config' | 'replies'>,
  at: (game: Game, prompt: Prompt, reply: Reply, n: number) => boolean | undefined,
): Game {
  const { game } = standIn.start(config);
  for (const [n, reply] of replies.entries()) {
    const prompt = standIn.promptOf(game);
    if (prompt === null || at(game, prompt, reply, n) === false) break;
    standIn.advanceQuietly(game, reply);
  }
  return game;
}
