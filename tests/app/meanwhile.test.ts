import { describe, expect, test } from 'vitest';
import { Meanwhile } from '../../src/games/shuffling-horror/app/play/meanwhile.ts';
import type { MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { plainText } from '../../src/text/play/parts.ts';

const BEGINS: MovieEvent = { type: 'director-turn-started', side: 'director', bonus: false };
const throng = { side: 'director', slot: 0 } as const;
const grew = (card: string): MovieEvent => ({ type: 'throng-grew', card, side: 'director', slot: 0, strength: 5 });
const shows = (card: string, frame: number): MovieEvent => ({
  type: 'card-revealed',
  frame,
  card,
  causer: { side: 'director' } as never,
});
const rolled = (at: string, hit: boolean): MovieEvent => ({
  type: 'strike-rolled',
  by: throng,
  at,
  dice: [3, 4],
  needed: 9,
  hit,
});
const damage = (at: string, total: number): MovieEvent => ({
  type: 'strike-damage',
  by: throng,
  at,
  dice: [total],
  total,
});
const LOST: MovieEvent = { type: 'survivor-lost', survivor: 'scout', seat: 2, to: 'discard' };
const FADES: MovieEvent = { type: 'fade-out-set', card: 'flamethrower' };

function told(...events: MovieEvent[]): string[] {
  const meanwhile = new Meanwhile('roswell-51');
  meanwhile.add([BEGINS, ...events], 2);
  return meanwhile.lines().map(({ parts }) => plainText(parts));
}

describe('the card of what happened meanwhile', () => {
  test('tells what was taken, who was hit and what fades, in that order', () => {
    expect(told(grew('neighbors-3'), rolled('scout', true), damage('scout', 6), FADES)).toEqual([
      'Three Strange Neighbors join throng I.',
      'Throng I hits the Scout for 6.',
      'The Director frames the Flame Thrower for a fade-out. Take it or lose it.',
    ]);
  });

  test('a miss is told, a hit by its damage alone', () => {
    expect(told(rolled('scout', false))).toEqual(['Throng I misses the Scout.']);
  });

  test('has four lines at most: who was lost and hit stays, what is new goes first, and the order is that of the film', () => {
    const lines = told(
      shows('flamethrower', 0),
      grew('neighbors-3'),
      rolled('colonel', false),
      damage('colonel', 2),
      FADES,
      damage('scout', 6),
      LOST,
    );
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/Strange Neighbors/);
    expect(lines[1]).toMatch(/Colonel for 2/);
    expect(lines[2]).toMatch(/fade-out/);
    expect(lines[3]).toMatch(/^The Scout /); // and not that it was hit before
  });

  test('has a picture beside each', () => {
    const meanwhile = new Meanwhile('roswell-51');
    meanwhile.add([BEGINS, grew('neighbors-3'), damage('scout', 6), { type: 'clipped' }], 1);
    expect(meanwhile.lines().map(({ card }) => card)).toEqual(['neighbors-3', 'scout', null]);
  });

  test('begins anew with the Director’s next turn once the player has acted, and not before', () => {
    const meanwhile = new Meanwhile('roswell-51');
    meanwhile.add([grew('pods-1')], 1); // an opening scene is no turn
    expect(meanwhile.lines()).toEqual([]);
    meanwhile.add([BEGINS, grew('neighbors-3')], 1);
    meanwhile.add([{ ...BEGINS, bonus: true }, damage('scout', 1)], 1);
    expect(meanwhile.lines()).toHaveLength(2);
    meanwhile.acted();
    meanwhile.add([damage('scout', 3)], 1); // struck back in the player's own turn
    expect(meanwhile.lines()).toHaveLength(2);
    meanwhile.add([BEGINS, FADES], 1);
    expect(meanwhile.lines()).toHaveLength(1);
  });
});
