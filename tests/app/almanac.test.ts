import { describe, expect, it } from 'vitest';
import { almanacOf } from '../../src/games/shuffling-horror/app/almanac.ts';
import { cardsOf } from '../../src/text/cards/card-ids.ts';

const cards = almanacOf('roswell-51');
const find = (print: string) => cards.find((card) => card.print === print);

describe('the almanac', () => {
  it('has every card once', () => {
    expect(cards.map(({ print }) => print).sort()).toEqual([...cardsOf('roswell-51')].sort());
  });

  it('counts copies, and the piles they are shuffled into', () => {
    expect(find('neighbors')?.copies).toEqual([
      'neighbors-1',
      'neighbors-2',
      'neighbors-3',
      'neighbors-4',
      'neighbors-5',
    ]);
    expect(find('neighbors')?.pile).toEqual({ name: 'movie', of: 44 });
    expect(find('robot')?.pile).toEqual({ name: 'survivors', of: 12 });
    expect(find('scream-queen')?.pile).toEqual({ name: 'bonus' });
    expect(find('turning-point')?.pile).toEqual({ name: 'aside' });
  });

  it('knows what a monster hits on and dies of', () => {
    expect(find('riders')?.numbers).toEqual({ of: 'monster', hits: { at: 6, chance: 15 / 36 }, oneDie: 1 / 6 });
  });

  it('knows what a survivor lacks, and what it comes back as', () => {
    const robot = find('robot')?.numbers;
    expect(robot).toMatchObject({
      of: 'survivor',
      stats: { muscle: { at: 8 }, speed: null, brains: { at: 8 }, guts: null },
      flail: 'muscle',
      bonusRest: 6,
      face: { hits: { at: 8 }, oneDie: 0 },
    });
  });

  it('knows what a weapon does; the radio is none', () => {
    const wrench = find('wrench')?.numbers;
    expect(wrench).toMatchObject({ of: 'item', stats: ['muscle'], least: 3, most: 8, buries: 0, uses: 0 });
    expect(wrench?.of === 'item' && wrench.mean).toBeCloseTo(5.5);
    expect(find('dynamite')?.numbers).toMatchObject({ least: 2, most: 12, uses: 4 });
    expect(find('radio')?.numbers).toBeNull();
  });
});
