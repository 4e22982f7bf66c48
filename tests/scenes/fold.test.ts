import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import { fold, type MovieEvent, type View } from '../../src/rules/shuffling-horror/index.ts';
import { bareTable } from '../../src/scenes/shuffling-horror/animations/bare-table.ts';
import { inOrder } from '../../src/scenes/shuffling-horror/animations/in-order.ts';
import { record } from '../../tools/board-harness/recorded.ts';

/** What a person follows with the eyes: where every open card lies, and who has how many spoints. */
const seen = (view: View) => ({
  frames: view.frames.map((frame) => frame.cards),
  throngs: view.throngs,
  discard: [...view.discard].sort(),
  graveyard: [...view.graveyard].sort(),
  limbo: [...view.limbo].sort(),
  pile: view.reelPile.length,
  cast: view.survivorPile.length,
  seats: view.seats.map((seat) => ({
    power: seat.power,
    throngs: seat.throngs,
    pool: seat.pool.map(({ id, rest, held, stars, place }) => ({ id, rest, held: [...held].sort(), stars, place })),
  })),
  sanctuaries: view.sanctuaries.map(({ id, points }) => ({ id, points })),
  tokens: view.tokens,
});

describe('a draft on which events were replayed', () => {
  test.each([
    ['p', 3, 'roswell-51'],
    ['q', 5, 'roswell-51'],
    ['r', 12, 'roswell-51'],
    ['p', 3, 'pittsburgh-68'],
    ['q', 6, 'pittsburgh-68'],
    ['r', 12, 'pittsburgh-68'],
  ])('of movie %s with %i seats in %s is the table that follows', (seed, seats, deck) => {
    const { opening, takes } = record({ seed, seats, deck, options: {}, most: 220 });
    let before = opening;
    for (const take of takes) {
      const draft = structuredClone(before);
      for (const event of inOrder(take.events)) fold(draft, event);
      expect(seen(draft)).toEqual(seen(take.after));
      before = take.after;
    }
  });
});

describe('a bare table', () => {
  test.each([
    ['s', 2, {}],
    ['t', 5, { coverAttack: true, popcorn: true }],
    ['u', 11, { monstersAmongUs: true, reelOneFace: true }],
    ['v', 12, {}],
  ])('on which the opening of movie %s was replayed is the table it begins with', (seed, seats, options) => {
    const { dealt, opening } = record({ seed, seats, options, most: 0 });
    const draft = bareTable(dealt, opening);
    expect(draft.seats.flatMap(({ pool }) => pool)).toEqual([]);
    expect(draft.bank).toBe(54);
    for (const event of inOrder(dealt)) fold(draft, event);
    expect(seen(draft)).toEqual(seen(opening));
    expect(draft.bank).toBe(opening.bank);
  });
});

describe('countdown tokens (R18.6)', () => {
  const counted = (slot: number, token: number): MovieEvent => ({
    type: 'countdown',
    by: { side: 'director', slot },
    token,
    left: 1,
  });
  const { opening } = record({ seed: 'p', seats: 3, deck: 'pittsburgh-68', options: {}, most: 0 });
  const { token } = boardFacts('pittsburgh-68');
  const tokens = (view: View) => [0, 1, 2].map((slot) => token(view, 'director', slot));

  test('lie on throngs in the order in which they attacked, from one again in a new cycle', () => {
    const draft = structuredClone(opening);
    expect(tokens(draft)).toEqual([null, null, null]);
    fold(draft, counted(2, 1));
    fold(draft, counted(0, 2));
    expect(tokens(draft)).toEqual([2, null, 1]);
    fold(draft, counted(0, 1));
    expect(tokens(draft)).toEqual([1, null, null]);
  });

  test('go back with the card that brought them', () => {
    const draft = structuredClone(opening);
    fold(draft, counted(1, 1));
    const [from, to] = [{ zone: 'limbo' }, { zone: 'graveyard' }] as const;
    fold(draft, { type: 'card-moved', card: 'hold-them-back', from, to, why: 'resolved' });
    expect(tokens(draft)).toEqual([null, null, null]);
  });
});

describe('the order of events', () => {
  const dealt: MovieEvent = { type: 'card-dealt', frame: 1, card: null, causer: 'director' };
  const moved: MovieEvent = {
    type: 'card-moved',
    card: 'wrench',
    from: { zone: 'frame', frame: 1 },
    to: { zone: 'held', survivor: 'scout' },
    why: 'took',
  };

  test('a refill waits for the card that made room for it', () => {
    const took: MovieEvent = { type: 'took', survivor: 'scout', card: 'wrench' };
    expect(inOrder([dealt, took, moved])).toEqual([took, moved, dealt]);
  });

  test('other refills stay where they are', () => {
    const revealed: MovieEvent = { type: 'card-revealed', frame: 1, card: 'pods-1', causer: 'director' };
    expect(inOrder([dealt, revealed, moved])).toEqual([dealt, revealed, moved]);
    expect(inOrder([dealt])).toEqual([dealt]);
  });
});
