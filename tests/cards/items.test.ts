import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { roll, table } from '../kit/situations.ts';

/** The Ranger, 6/8/5/7, holds the item and strikes at the Warlord. */
const armed = (item: string) =>
  table((s) => s.screen('pods-1', 'radio', 'pods-2').throng(0, 'warlord').give('ranger', item), ['ranger', 'cook']);

/** The stats it may be used with, and what these damage dice come to. */
function provesItem(item: string, stats: Record<string, number>, dice: number[], total: number): void {
  expect(
    armed(item)
      .offers({ type: 'attack', target: 'warlord', way: item })
      .map((r) => (r.type === 'attack' ? r.stat : '')),
  ).toEqual(Object.keys(stats));
  for (const [stat, number] of Object.entries(stats)) {
    const scene = armed(item).dice(...roll(number), ...dice);
    scene.reply({ type: 'attack', target: 'warlord', way: item, stat });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: number, hit: true }]);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice, total }]);
    expect(scene.survivor('ranger').held).toEqual([item]);
  }
}

describe('items', () => {
  it('wrench: Muscle, d6 + 2', () => provesItem('wrench', { muscle: 6 }, [3], 5));
  it('pistol: Speed, d6 + 2', () => provesItem('pistol', { speed: 8 }, [4], 6));

  it('scattergun: Muscle or Guts, SHAD: the higher die', () =>
    provesItem('scattergun', { muscle: 6, guts: 7 }, [2, 5], 5));
  it('scattergun: equal dice are added', () => provesItem('scattergun', { muscle: 6, guts: 7 }, [3, 3], 6));

  it('flamethrower: Guts, 2d6', () => provesItem('flamethrower', { guts: 7 }, [2, 5], 7));
  it('flamethrower: doubles of its damage dice mean nothing', () => provesItem('flamethrower', { guts: 7 }, [3, 3], 6));

  it('spear: Muscle or Speed, SHAD + 1', () => provesItem('spear', { muscle: 6, speed: 8 }, [2, 5], 6));
  it('spear: equal dice are added, then 1', () => provesItem('spear', { muscle: 6, speed: 8 }, [3, 3], 7));

  it('raygun: Brains, 2d6', () => provesItem('raygun', { brains: 5 }, [1, 5], 6));

  it('wrench: two items never combine', () => {
    const scene = armed('wrench').stage((s) => s.give('ranger', 'spear'));
    scene.dice(...roll(6), 3).reply({ type: 'attack', target: 'warlord', way: 'wrench' });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [3], total: 5 }]);
  });

  it('radio: is no weapon', () => {
    expect(armed('radio').offers({ type: 'attack', way: 'radio' })).toEqual([]);
    const scene = table((s) => s.throng(0, 'warlord'));
    expect(scene.offers({ type: 'take-attack', card: 'radio' })).toEqual([]);
    expect(scene.offers({ type: 'take', card: 'radio' })).toHaveLength(1);
  });

  it('radio: its holder’s rest spoints may be spent for any survivor', () => {
    const scene = table((s) => s.throng(0, 'warlord').give('scout', 'radio').rest('scout', 3).rest('reporter', 5));
    scene.reply({ type: 'attack', target: 'warlord', way: 'hands' });
    expect(scene.offers({ type: 'spend' })).toHaveLength(4); // up to the Scout's three; the Reporter has no radio
    scene.reply({ type: 'spend', amount: 2 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 2 });
    scene.dice(...roll(11)).reply({ type: 'lend', agree: true });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 10 }]);
    expect(scene.survivor('scout').rest).toBe(1);
  });

  it('radio: without it, rest spoints help only their own survivor', () => {
    const scene = table((s) => s.throng(0, 'warlord').rest('scout', 3)).dice(...roll(9));
    scene.reply({ type: 'attack', target: 'warlord', way: 'hands' });
    expect(scene.told('spoints-spent')).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });
});

describe('dynamite', () => {
  const throng = (...cards: string[]) =>
    table(
      (s) =>
        s
          .throng(0, ...cards)
          .give('scout', 'dynamite')
          .screen('pods-1', 'radio', 'pods-2'),
      ['scout', 'cook'],
    );
  const one = (target: string) => ({ type: 'attack', target, way: 'dynamite', reach: 'one', stat: 'speed' }) as const;
  const all = { type: 'attack', way: 'dynamite', reach: 'throng', stat: 'speed' } as const;

  it('dynamite: Speed or Brains, one die doubled', () => {
    const scene = throng('warlord');
    expect(
      scene.offers({ way: 'dynamite', target: 'warlord' }).map((r) => (r.type === 'attack' ? r.stat : '')),
    ).toEqual(['speed', 'brains']);
    scene.dice(...roll(9), 3).reply(one('warlord'));
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [3], total: 6 }]);
  });

  it('dynamite: hurts every card of a throng on its own', () => {
    const scene = throng('pods-4', 'sentries-1', 'riders-1').dice(...roll(9), 3);
    scene.reply(all);
    expect(scene.movie.throngs[0]).toEqual(['sentries-1']); // 6 each: enough for 2 and 6, not for 7
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['pods-4', 'riders-1']));
  });

  it('dynamite: at one alien, its neighbours are unhurt', () => {
    const scene = throng('pods-4', 'sentries-1', 'riders-1').dice(...roll(9), 6);
    scene.reply(one('riders-1'));
    expect(scene.movie.throngs[0]).toEqual(['pods-4', 'sentries-1']);
  });

  it('dynamite: neither doubles of the attack nor damage spoints are doubled', () => {
    const scene = throng('warlord').stage((s) => s.rest('scout', 2));
    scene.reply(one('warlord'));
    scene.dice(2, 2).reply({ type: 'spend', amount: 0 });
    scene.dice(1).reply({ type: 'spend', amount: 1 });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [1], total: 2 * 1 + 2 + 1 }]);
  });

  it('dynamite: 1,1 on a throng buries all of it', () => {
    const scene = throng('pods-4', 'sentries-1', 'riders-1').dice(1, 1);
    scene.reply(all);
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['pods-4', 'sentries-1', 'riders-1']));
  });

  it('dynamite: 6,6 at a whole throng brings the whole throng’s answer', () => {
    const scene = throng('pods-4', 'neighbors-5').dice(6, 6, ...roll(6));
    scene.reply(all);
    expect(scene.told('strike-rolled')).toMatchObject([{ at: 'scout', needed: 5, hit: false }]);
  });

  it('dynamite: 6,6 at one card of it brings the whole throng’s, too (R9.6)', () => {
    const scene = throng('pods-4', 'neighbors-5').dice(6, 6, ...roll(6));
    scene.reply(one('neighbors-5'));
    expect(scene.told('strike-rolled')).toMatchObject([{ at: 'scout', needed: 5, hit: false }]);
  });

  it('dynamite: damage of 10 buries, card by card', () => {
    const scene = throng('pods-4', 'sentries-1').dice(...roll(9), 5);
    scene.reply(all);
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['pods-4', 'sentries-1']));
  });

  it('dynamite: four tokens when taken, one for each throw, hit or miss', () => {
    const scene = table((s) => s.screen('dynamite', 'radio', 'pistol').throng(0, 'warlord').stars('rancher', 1));
    scene.reply({ type: 'take', card: 'dynamite' });
    expect(scene.movie.uses.dynamite).toBe(4);
    scene.dice(...roll(11)).reply(one('warlord')); // as a second action
    expect(scene.movie.uses.dynamite).toBe(3);
  });

  it('dynamite: discarded after the last throw, and new when found again', () => {
    const scene = throng('warlord').stage((s) => {
      s.state.uses.dynamite = 1;
    });
    scene.dice(...roll(10)).reply(one('warlord'));
    expect(scene.survivor('scout').held).toEqual([]);
    expect(scene.movie.discard).toContain('dynamite');
    scene.stage((s) => s.screen('dynamite', 'radio', 'pistol')).reply({ type: 'take', card: 'dynamite' });
    expect(scene.movie.uses.dynamite).toBe(4);
  });

  it('dynamite: tokens travel with the card', () => {
    const scene = throng('warlord').stage((s) => {
      s.state.uses.dynamite = 2;
    });
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'receive', card: 'dynamite', from: 'scout' });
    scene.reply({ type: 'hand-over', agree: true });
    expect(scene.survivor('cook').held).toEqual(['dynamite']);
    expect(scene.movie.uses.dynamite).toBe(2);
  });
});
