import { describe, expect, it } from 'vitest';
import { chairOfSeat, DIRECTOR_CHAIR, newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { spointsOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { table } from '../kit/situations.ts';

const castOf = (seed: number, seats = 4): string[] =>
  newMovie({ seed, seats, deck: 'roswell-51', loaded: { movieDeck: ['wrench', 'radio', 'pistol'] } }).seats.map(
    (seat) => seat.pool.map((s) => s.id).join(),
  );

describe('R2 set-up', () => {
  it.each([2, 12])('R2.1 %i seats can play', (seats) => {
    const { movie } = new Scene({ seats });
    expect(movie.seats).toHaveLength(seats);
    expect(movie.seats.every((seat) => seat.pool.length === 1 && !seat.eliminated)).toBe(true);
    expect(movie.survivorPile).toHaveLength(12 - seats);
  });

  it('R2.1 seats are numbered clockwise from the left of the Director, who is none of them', () => {
    const scene = table().until('act', 'scout');
    expect(scene.told('turn-started').map((e) => e.seat)).toEqual([0, 1, 2]);
    expect(scene.prompt.to).toBe(chairOfSeat(2));
    scene.until('fade-out');
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
  });

  it('R2.2 every seat draws one survivor, in seat order from the top of the pile', () => {
    const survivors = ['cook', 'robot', 'ranger', 'drifter', 'colonel'];
    const { movie } = new Scene({ seats: 4, survivors });
    expect(movie.seats.map((seat) => seat.pool.map((s) => s.id))).toEqual([
      ['cook'],
      ['robot'],
      ['ranger'],
      ['drifter'],
    ]);
    expect(movie.survivorPile[0]).toBe('colonel');
  });

  it('R2.2 the survivors are shuffled by the seed', () => {
    const casts = Array.from({ length: 30 }, (_, seed) => castOf(seed));
    expect(castOf(7)).toEqual(castOf(7));
    expect(new Set(casts.map((cast) => cast.join(' '))).size).toBeGreaterThan(25);
    expect(new Set(casts.map((cast) => cast[0])).size).toBeGreaterThan(8); // anyone may come first
  });

  it('R2.2 starting survivors have no rest spoints and nothing in their hands', () => {
    const { movie } = new Scene({ seats: 3, survivors: ['cook', 'ranger', 'drifter'] });
    for (const seat of movie.seats) expect(seat.pool[0]).toMatchObject({ rest: 0, held: [], stars: 0, place: null });
  });

  it.each([
    [2, 7],
    [3, 7],
    [4, 6],
    [5, 6],
    [6, 5],
    [7, 5],
    [8, 4],
    [9, 4],
    [12, 4],
  ])('R2.3 with %i seats each has %i power spoints, and the rest of the 54 is the central pool', (seats, power) => {
    // The Robot at the bottom, unless all twelve are drawn: its bonus would come out of the pool, too.
    const survivors = ['cook', 'ranger', 'drifter', 'colonel', 'scout', 'reporter', 'rancher', 'coroner', 'detective'];
    const { movie } = new Scene({ seats, survivors });
    expect(movie.seats.map((seat) => seat.power)).toEqual(Array.from({ length: seats }, () => power));
    expect(movie.bank).toBe(54 - seats * power - (seats === 12 ? 6 : 0));
  });

  it('R2.4 a starting Robot has 6 rest spoints out of the central pool', () => {
    const scene = new Scene({ seats: 3, survivors: ['cook', 'robot', 'drifter'] });
    expect(scene.survivor('robot').rest).toBe(6);
    expect(scene.movie.bank).toBe(54 - 3 * 7 - 6);
    expect(spointsOf(scene.movie)).toBe(54);
  });

  it('R2.4 a Robot drawn later is due 3 + 6 and keeps 7', () => {
    const scene = table((s) => s.survivorPile('robot'));
    const { bank } = scene.movie;
    scene.reply({ type: 'draw' });
    expect(scene.survivor('robot').rest).toBe(7);
    expect(scene.movie.bank).toBe(bank - 7);
    expect(scene.told('survivor-joined').at(-1)).toEqual({
      type: 'survivor-joined',
      survivor: 'robot',
      seat: 0,
      rest: 7,
    });
  });

  it('R2.5 a pool of two may grow to three', () => {
    const scene = table((s) => s.survivorPile('cook', 'ranger').join(0, 'drifter'));
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
    scene.reply({ type: 'draw' });
    expect(scene.movie.seats[0]?.pool.map((s) => s.id)).toEqual(['rancher', 'drifter', 'cook']);
  });

  it('R2.5 a pool of three draws nobody', () => {
    const scene = table((s) => s.join(0, 'drifter').join(0, 'cook'));
    expect(scene.movie.survivorPile.length).toBeGreaterThan(0);
    expect(scene.offers({ type: 'draw' })).toEqual([]);
  });

  it('R2.5 items and power plays count together for the two-card limit', () => {
    const scene = table((s) => s.give('rancher', 'payback', 'spear'));
    const takes = scene.offers({ type: 'take', card: 'wrench' });
    expect(takes).toEqual([
      { type: 'take', card: 'wrench', drop: 'payback' },
      { type: 'take', card: 'wrench', drop: 'spear' },
    ]);
  });
});
