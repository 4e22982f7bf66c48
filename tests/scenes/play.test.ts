import { describe, expect, test } from 'vitest';
import type { Options, PublicView } from '../../src/rules/index.ts';
import { record } from '../../tools/board-harness/recorded.ts';
import { freshly, StandIn } from './stand-in.ts';

const MOVIES: [string, number, Partial<Options>][] = [
  ['a', 2, {}],
  ['b', 3, { coverAttack: true, clip: true, survivorLoss: true }],
  ['c', 6, { alienTechnology: true, backSeat: 'bunker', monsterMigration: true, popcorn: true }],
  ['d', 12, { monstersAmongUs: true, grimToll: true, shuffler: true }],
];

/** Lets the clock run, giving promises their turn between two frames. */
async function run(board: StandIn, ms: number, frame = 40): Promise<void> {
  for (let at = 0; at < ms && board.player.playing; at += frame) {
    board.stage.motion.tick(frame);
    await Promise.resolve();
    await new Promise((go) => setImmediate(go));
  }
}

describe.each(MOVIES)('movie %s with %i seats', (seed, seats, options) => {
  const { opening, takes } = record({ seed, seats, options, most: 90 });

  test('played to its end or skipped, the table is the one that is laid out afresh', async () => {
    const board = new StandIn();
    board.sync(opening);
    let before: PublicView = opening;
    for (const [i, take] of takes.entries()) {
      const played = board.player.play(take.events, before, take.after);
      await run(board, i % 3 === 0 ? 60_000 : 37 * (i % 11));
      board.skip();
      await played;
      board.sync(take.after);
      expect(board.describe()).toEqual(freshly(take.after));
      before = take.after;
    }
  }, 120_000);

  test('every event is told once, the very one that was given', async () => {
    const board = new StandIn();
    board.sync(opening);
    let before: PublicView = opening;
    for (const take of takes.slice(0, 20)) {
      board.told.length = 0;
      const played = board.player.play(take.events, before, take.after);
      await run(board, 60_000, 90);
      await played;
      expect(board.told.length).toBe(take.events.length);
      expect(new Set(board.told)).toEqual(new Set(take.events));
      before = take.after;
    }
  }, 120_000);

  test('with reduced motion it ends the same', async () => {
    const board = new StandIn();
    board.fade = true;
    board.sync(opening);
    let before: PublicView = opening;
    for (const take of takes.slice(0, 30)) {
      const played = board.player.play(take.events, before, take.after);
      await run(board, 60_000, 90);
      await played;
      board.sync(take.after);
      expect(board.describe()).toEqual(freshly(take.after));
      before = take.after;
    }
  }, 120_000);
});
