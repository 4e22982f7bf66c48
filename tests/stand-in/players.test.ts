import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../src/director-ai/stand-in/registry.ts';
import { chanceFrom } from '../../src/rules/shuffling-horror/index.ts';
import { type Game, standIn } from '../../src/rules/stand-in/index.ts';
import { playGames } from '../../tools/lab/stand-in/movies.ts';

function play(player: Player, seats: number, seed: number): Game {
  const { game } = standIn.start({ seed, seats, options: { silent: true } });
  const chance = chanceFrom(`players ${seed}`);
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    const { to } = prompt;
    standIn.advance(
      game,
      player.decide(() => standIn.view(game, to), prompt, chance),
    );
  }
  return game;
}

describe('the players of the lab', () => {
  it('nobody ever declares by mistake', () => {
    for (const player of Object.values(PLAYERS)) {
      for (let seed = 0; seed < 5; seed++) {
        expect(play(player, 6, seed).result?.how).not.toBe('false-declaration');
      }
    }
  });

  it('the lab tells who won, how long it took, and how fast it was', () => {
    const { gamesPerSecond, perSecond, ...tally } = playGames('random', 6, 40, '1', { silent: true });
    expect(tally).toEqual({
      count: 40,
      games: 40,
      won: expect.objectContaining({ originals: expect.any(Number), doubles: expect.any(Number) }),
      turns: { median: expect.any(Number), p95: expect.any(Number) },
      decisions: expect.any(Number),
    });
    const { originals, doubles, alone, nobody } = tally.won;
    expect(originals + doubles + alone + nobody).toBeCloseTo(1);
    expect(originals).toBeGreaterThan(0.2);
    expect(doubles).toBeGreaterThan(0.2);
    expect(tally.turns.p95).toBeGreaterThan(tally.turns.median);
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(perSecond).toBeGreaterThan(gamesPerSecond);
    const { gamesPerSecond: _g, perSecond: _p, ...again } = playGames('random', 6, 40, '1', { silent: true });
    expect(again).toEqual(tally);
  });
});
