import { describe, expect, it } from 'vitest';
import { table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The Rancher holds an item and faces two Sentries (value 7) in throng 1. */
const armed = (item: string, edit: (s: Stage) => unknown = () => undefined) =>
  table((s) => edit(s.throng(0, 'sentries-1', 'sentries-2').give('rancher', item)));

const THROW = { type: 'attack', target: 'sentries-1', way: 'dynamite', reach: 'one', stat: 'speed' } as const;
const HIT = [1, 2] as const; // no doubles, under every stat

describe('R11.1 damage dice', () => {
  it.each([
    ['hands', [4], 4],
    ['wrench', [4], 6],
    ['pistol', [4], 6],
    ['scattergun', [2, 5], 5],
    ['scattergun', [5, 2], 5],
    ['scattergun', [4, 4], 8],
    ['scattergun', [1, 1], 2],
    ['spear', [2, 5], 6],
    ['spear', [4, 4], 9],
    ['flamethrower', [2, 5], 7],
    ['flamethrower', [4, 4], 8],
    ['raygun', [2, 5], 7],
    ['dynamite', [4], 8],
  ])('R11.1 the %s with %j does %i', (way, dice, total) => {
    const scene = armed(way === 'hands' ? 'radio' : way);
    const [first] = scene.offers({ type: 'attack', target: 'sentries-1', way, reach: 'one' });
    scene.dice(...HIT, ...dice).reply(first ?? { type: 'hold' });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice, total }]);
  });

  it('R11.1 SHAD looks at its own dice: doubles of the attack roll are added on top', () => {
    const scene = armed('scattergun').dice(3, 3, 2, 5);
    scene.reply({ type: 'attack', target: 'sentries-1', way: 'scattergun', stat: 'muscle' });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [2, 5], total: 5 + 3 }]);
  });

  it('R11.1 a throng with a Familiar Face rolls SHAD, others d6', () => {
    const scene = table((s) => s.throng(0, 'pods-1', 'cook').throng(1, 'terrors-1').rest('rancher', 7)).until('strike');
    scene.dice(...HIT, 5, 3).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [5, 3], total: 5 }]);
    scene.reply({ type: 'negate' });
    scene.dice(...HIT, 2).reply({ type: 'strike', by: { slot: 1 }, at: 'rancher' });
    expect(scene.told('strike-damage').at(-1)).toMatchObject({ dice: [2], total: 2 });
  });
});

describe('R11.2 damage spoints', () => {
  it('R11.2 dynamite does not double them', () => {
    const scene = armed('dynamite', (s) => s.rest('rancher', 5));
    scene.reply(THROW);
    scene.dice(...HIT).reply({ type: 'spend', amount: 0 });
    scene.dice(2).reply({ type: 'spend', amount: 3 });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [2], total: 2 * 2 + 3 }]);
    expect(scene.movie.discard).toContain('sentries-1');
  });

  it('R11.2 nor the number of a doubles roll', () => {
    const scene = armed('dynamite').dice(3, 3, 2);
    scene.reply(THROW);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [2], total: 2 * 2 + 3 }]);
  });

  it('R11.2 against a whole throng they count for each card', () => {
    const scene = armed('dynamite', (s) => s.rest('rancher', 5));
    scene.reply({ ...THROW, reach: 'throng' });
    scene.dice(...HIT).reply({ type: 'spend', amount: 0 });
    scene.dice(3).reply({ type: 'spend', amount: 1 });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['sentries-1', 'sentries-2']));
  });
});

describe('R11.3 dynamite', () => {
  it('R11.3 it has four tokens when it is taken from the screen', () => {
    const scene = table((s) => s.screen('dynamite', 'radio', 'wrench'));
    scene.reply({ type: 'take', card: 'dynamite' });
    expect(scene.movie.uses).toEqual({ dynamite: 4 });
  });

  it('R11.3 and when it is found by a Search', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher'])).shuffle(
      'dynamite',
      'terrors-1',
      'terrors-2',
      'terrors-3',
    );
    scene.reply({ type: 'search' });
    scene.reply({ type: 'keep', card: 'dynamite' });
    expect(scene.movie.uses).toEqual({ dynamite: 4 });
  });

  it('R11.3 and when it is taken from a store where a Search put it', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher'])).shuffle(
      'dynamite',
      'terrors-1',
      'terrors-2',
      'terrors-3',
    );
    scene.reply({ type: 'search' });
    scene.reply({ type: 'store', card: 'dynamite' });
    scene.until('fade-out').until('act', 'rancher').reply({ type: 'fetch', card: 'dynamite' });
    expect(scene.movie.uses).toEqual({ dynamite: 4 });
  });

  it('R11.3 each throw spends one, hit or miss', () => {
    const scene = armed('dynamite').dice(6, 5);
    scene.reply(THROW);
    expect(scene.movie.uses).toEqual({ dynamite: 3 });
    expect(scene.survivor('rancher').held).toEqual(['dynamite']);
  });

  it('R11.3 an attack in another way spends none', () => {
    const scene = armed('dynamite').dice(6, 5);
    scene.reply({ type: 'attack', target: 'sentries-1', way: 'hands' });
    expect(scene.movie.uses).toEqual({ dynamite: 4 });
  });

  it('R11.3 a counterstrike spends one, too', () => {
    const scene = armed('dynamite').until('strike').dice(6, 6);
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.dice(6, 5).reply(THROW);
    expect(scene.movie.uses).toEqual({ dynamite: 3 });
  });

  it('R11.3 a fumbled throw spends one', () => {
    const scene = armed('dynamite').dice(6, 6, 6, 5);
    scene.reply(THROW);
    expect(scene.movie.uses).toEqual({ dynamite: 3 });
  });

  it('R11.3 after the last throw it is discarded, the attack made in full', () => {
    const scene = armed('dynamite', (s) => {
      s.state.uses = { dynamite: 1 };
    }).dice(...HIT, 5);
    scene.reply(THROW);
    expect(scene.movie.graveyard).toContain('sentries-1');
    expect(scene.movie.discard).toContain('dynamite');
    expect(scene.survivor('rancher').held).toEqual([]);
  });

  it('R11.3 even the last throw may fumble', () => {
    const scene = armed('dynamite', (s) => {
      s.state.uses = { dynamite: 1 };
    }).dice(6, 6, 6, 6);
    scene.reply(THROW);
    expect(scene.movie.discard).toContain('dynamite');
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike' });
    expect(scene.offers({ type: 'attack', way: 'dynamite' })).toEqual([]);
  });

  it('R11.3 tokens travel with the card from hand to hand', () => {
    const scene = armed('radio', (s) => {
      s.give('scout', 'dynamite').state.uses = { dynamite: 2 };
    });
    scene.reply({ type: 'receive', card: 'dynamite' });
    scene.reply({ type: 'hand-over', agree: true });
    expect(scene.survivor('rancher').held).toEqual(['radio', 'dynamite']);
    expect(scene.movie.uses).toEqual({ dynamite: 2 });
  });

  it('R11.3 and through a store', () => {
    const scene = armed('dynamite', (s) => {
      s.sanctuary('lab', ['rancher', 'reporter']).state.uses = { dynamite: 2 };
    });
    scene.reply({ type: 'stow', card: 'dynamite' });
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'fetch', card: 'dynamite' });
    expect(scene.survivor('reporter').held).toEqual(['dynamite']);
    expect(scene.movie.uses).toEqual({ dynamite: 2 });
  });

  it('R11.3 discarded, it resets', () => {
    const scene = table((s) => {
      s.give('rancher', 'dynamite', 'spear').state.uses = { dynamite: 1 };
    });
    scene.reply({ type: 'take', card: 'wrench', drop: 'dynamite' });
    scene.stage((s) => s.screen('dynamite', 'radio', 'pistol'));
    scene.reply({ type: 'take', card: 'dynamite' });
    expect(scene.movie.uses).toEqual({ dynamite: 4 });
  });
});
