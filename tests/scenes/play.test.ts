import { describe, expect, test } from 'vitest';
import type { Options, View } from '../../src/rules/shuffling-horror/index.ts';
import { bareTable } from '../../src/scenes/shuffling-horror/animations/bare-table.ts';
import { record } from '../../tools/board-harness/recorded.ts';
import { freshly, StandIn } from './stand-in.ts';

const MOVIES: [string, number, Partial<Options>, string?][] = [
  ['a', 2, {}],
  ['z', 4, {}, 'pittsburgh-68'],
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

/** What the four dice show, in the order of their names. */
const AWAY = 'away';
const faces = (board: StandIn): string[] =>
  board
    .describe()
    .flatMap(({ id, texture, alpha }) => (id.startsWith('die ') ? [alpha === 0 ? AWAY : texture.slice(-1)] : []));

test('dice lie as they fell until they are rolled again', async () => {
  const { opening, takes } = record({ seed: 'a', seats: 2, options: {}, most: 90 });
  const board = new StandIn();
  board.sync(opening);
  let before = opening;
  const fell = { white: ['5', '2'], black: ['6', '4'] };
  for (const take of takes) {
    const played = board.play(take.events, before, take.after);
    board.skip();
    await played;
    board.sync(take.after);
    for (const event of take.events) {
      if (event.type === 'attack-rolled' || event.type === 'test-rolled') fell.white = event.dice.map(String);
      if (event.type === 'strike-rolled') fell.black = event.dice.map(String);
      // One that was not rolled is put away, or somebody would add it to the one that was.
      if (event.type === 'damage-rolled') fell.white = fell.white.map((_, i) => String(event.dice[i] ?? AWAY));
      if (event.type === 'strike-damage') fell.black = fell.black.map((_, i) => String(event.dice[i] ?? AWAY));
    }
    if (take.after.prompt === null || !('dice' in take.after.prompt))
      expect(faces(board)).toEqual([...fell.black, ...fell.white]);
    before = take.after;
  }
});

describe.each(MOVIES)('movie %s with %i seats', (seed, seats, options, deck = 'roswell-51') => {
  const { dealt, opening, takes } = record({ seed, seats, deck, options, most: 90 });

  test.each([
    ['watched', 60_000],
    ['skipped at once', 0],
    ['skipped in the middle', 2000],
  ])('the opening scene, %s, ends in the table that a late board is shown', async (_, ms) => {
    const board = new StandIn(deck);
    const bare = bareTable(dealt, opening);
    board.sync(bare);
    const played = board.play(dealt, bare, opening);
    await run(board, ms);
    board.skip();
    await played;
    board.sync(opening);
    expect(board.describe()).toEqual(freshly(opening, board.dice));
  });

  test('played to its end or skipped, the table is the one that is laid out afresh', async () => {
    const board = new StandIn(deck);
    board.sync(opening);
    let before: View = opening;
    for (const [i, take] of takes.entries()) {
      const played = board.play(take.events, before, take.after);
      await run(board, i % 3 === 0 ? 60_000 : 37 * (i % 11));
      board.skip();
      await played;
      board.sync(take.after);
      expect(board.describe()).toEqual(freshly(take.after, board.dice));
      before = take.after;
    }
  });

  test('every event is told once, the very one that was given', async () => {
    const board = new StandIn(deck);
    board.sync(opening);
    let before: View = opening;
    for (const take of takes.slice(0, 20)) {
      board.told.length = 0;
      const played = board.play(take.events, before, take.after);
      await run(board, 60_000, 90);
      await played;
      expect(board.told.length).toBe(take.events.length);
      expect(new Set(board.told)).toEqual(new Set(take.events));
      before = take.after;
    }
  });

  test('with reduced motion it ends the same', async () => {
    const board = new StandIn(deck);
    board.fade = true;
    board.sync(opening);
    let before: View = opening;
    for (const take of takes.slice(0, 30)) {
      const played = board.play(take.events, before, take.after);
      await run(board, 60_000, 90);
      await played;
      board.sync(take.after);
      expect(board.describe()).toEqual(freshly(take.after, board.dice));
      before = take.after;
    }
  });
});
