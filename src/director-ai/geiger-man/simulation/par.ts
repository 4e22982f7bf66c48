import { chanceFrom, type Game, geigerMan, redeal, type Table } from '../../../rules/geiger-man/index.ts';
import type { Player } from '../player.ts';
import { gameAt } from './footage.ts';
import type { Span } from './means.ts';
import type { Middle } from './middles.ts';

/** How many plays of each a par is the median of. */
export const PAR_PLAYS = { thumb: 60, search: 24 } as const;

const WIN = 10;
const SAVED = 2;
const killersHealth = (t: Table): number => t.minor.reduce((sum, { health }) => sum + health, t.killerHealth);

/** What a show is worth from a table on: the win and the health left with it, everybody saved, each point of damage. */
export function scoreOf(from: Table, end: Table): number {
  const isWon = end.result?.won === true;
  const damage = killersHealth(from) - (isWon ? 0 : killersHealth(end));
  return (isWon ? WIN + end.health : 0) + SAVED * (end.saved - from.saved) + Math.max(0, damage);
}

/** Plays a show to its end. */
export function playToEnd(game: Game, player: Player, seed: string): void {
  const chance = chanceFrom(seed);
  const look = () => geigerMan.view(game, 0);
  for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
    geigerMan.advanceQuietly(game, player.decide(look, prompt, chance));
  }
}

/** Plays from a middle on, each with cards and dice of its own: their scores. */
export function parPlays(middle: Middle, player: Player, { from, to }: Span): number[] {
  const { config, openingReplies } = middle;
  const start = gameAt({ config, replies: openingReplies }, openingReplies.length);
  const scores: number[] = [];
  for (let i = from; i < to; i++) {
    const seed = `${config.seed}/par/${i}`;
    const game = redeal(geigerMan.clone(start), seed);
    playToEnd(game, player, seed);
    scores.push(scoreOf(start, game));
  }
  return scores;
}
