import { chanceFrom, type Game, type Reply, standIn } from '../../../rules/stand-in/index.ts';
import { emptyMemory } from '../belief/read.ts';
import { companyPlayer } from '../company.ts';
import type { Level } from '../levels.ts';

/** Plays a game to its end, every chair at one level; what each of them scores. The same seed, the same dice. */
export function playOn(game: Game, level: Level, seed: string): readonly number[] {
  const player = companyPlayer(level);
  const chance = chanceFrom(`${seed}/players`);
  const memories = Array.from({ length: game.seats }, emptyMemory);
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    const { to } = prompt;
    const memory = memories[to] as ReturnType<typeof emptyMemory>;
    standIn.advanceQuietly(
      game,
      player.decide(() => standIn.view(game, to), prompt, chance, { memory }),
    );
  }
  return game.result?.score ?? [];
}

/** From one number up to another. */
export interface Worlds {
  from: number;
  to: number;
}

/**
 * What a chair scores by each of these replies, world by world. All of them meet the same worlds with the same dice, so that the difference of
 * two is the replies' own.
 */
export function tried(
  world: (i: number) => Game,
  chair: number,
  replies: readonly Reply[],
  level: Level,
  { from, to }: Worlds,
  seed: string,
): number[][] {
  const scores = replies.map((): number[] => []);
  for (let i = from; i < to; i++) {
    const dealt = world(i);
    for (const [k, reply] of replies.entries()) {
      const game = standIn.clone(dealt);
      standIn.advanceQuietly(game, reply);
      scores[k]?.push(playOn(game, level, `${seed}/${i}`)[chair] ?? 0);
    }
  }
  return scores;
}
