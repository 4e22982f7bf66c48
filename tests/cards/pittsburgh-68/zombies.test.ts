import { describe, expect, it } from 'vitest';
import { discardsOf } from '../../kit/laws.ts';
import { besieged, milltown } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';

/** A hit of exactly this damage by the Bartender: bare hands do up to 6, the knife from 4 to 9. */
function hitFor(damage: number, card: string) {
  const way = damage > 6 ? 'knife' : 'hands';
  const scene = milltown((s) => s.throng(0, card).give('bartender', 'knife'));
  scene.dice(...(way === 'hands' ? [...roll(8), damage] : [...roll(6), damage - 3]));
  scene.reply({ type: 'attack', target: card, way });
  expect(scene.told('damage-rolled')).toMatchObject([{ total: damage }]);
  return scene.movie;
}

/** The number is both what it needs to hit and what it takes to beat it; every copy is the same. */
function provesValue(id: string, value: number, copies: number): void {
  const { movie } = milltown();
  const all = [...movie.reelPile, ...discardsOf(movie)].filter((card) => card.replace(/-\d$/, '') === id);
  expect(all).toHaveLength(copies);
  for (const card of all) {
    const scene = besieged((s) => s.throng(0, card)).dice(...roll(value + 1));
    scene.reply({ type: 'strike', at: 'postman' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: value, hit: false }]);
    expect(hitFor(value - 1, card).throngs[0]).toEqual([card]);
    expect(hitFor(value, card).discard).toContain(card);
  }
}

describe('zombies', () => {
  it('loners: value 2, four of them', () => provesValue('loners', 2, 4));
  it('mill-hands: value 3, five of them', () => provesValue('mill-hands', 3, 5));
  it('mourners: value 4, five of them', () => provesValue('mourners', 4, 5));
  it('trick-or-treaters: value 5, four of them', () => provesValue('trick-or-treaters', 5, 4));
  it('marching-band: value 6, three of them', () => provesValue('marching-band', 6, 3));
  it('jack: value 6, and there is one', () => provesValue('jack', 6, 1));
  it('queen: value 7, and there is one', () => provesValue('queen', 7, 1));
  it('king: value 8, and there is one', () => provesValue('king', 8, 1));

  it('king: a head shot is a head shot, in any reel', () => {
    const scene = milltown((s) => s.throng(0, 'king')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'king', way: 'hands' });
    expect(scene.movie.graveyard).toContain('king');
  });
});
