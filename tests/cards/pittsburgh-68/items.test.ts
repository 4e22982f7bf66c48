import { describe, expect, it } from 'vitest';
import { chairOfSeat, table } from '../../../src/rules/shuffling-horror/index.ts';
import { besieged, milltown } from '../../kit/pittsburgh.ts';
import { Scene } from '../../kit/scene.ts';
import { roll } from '../../kit/situations.ts';
import type { Stage } from '../../kit/stage.ts';

/** The Waitress (5, 7, 6, 7) holds the item; the King of the Zombies is in the way. */
const armed = (item: string, edit: (s: Stage) => unknown = () => undefined) =>
  milltown(
    (s) => edit(s.screen('loners-1', 'car', null).throng(0, 'king').give('waitress', item)),
    ['waitress', 'nurse'],
  );

/** The stats it may be used with, and what these damage dice come to. */
function provesItem(item: string, stats: Record<string, number>, dice: number[], total: number): void {
  const offered = armed(item).offers({ type: 'attack', target: 'king', way: item, reach: 'one' });
  expect(offered.map((r) => (r.type === 'attack' ? r.stat : ''))).toEqual(Object.keys(stats));
  for (const [stat, number] of Object.entries(stats)) {
    const scene = armed(item).dice(...roll(number), ...dice);
    scene.reply({ type: 'attack', target: 'king', way: item, stat });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: number, hit: true }]);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice, total }]);
    expect(scene.survivor('waitress').held).toEqual([item]);
  }
}

describe('items of the mill town', () => {
  it('axe: Muscle, 2d6 + 1', () => provesItem('axe', { muscle: 5 }, [2, 4], 7));
  it('revolver: Speed or Brains, 2d6', () => provesItem('revolver', { speed: 7, brains: 6 }, [2, 4], 6));
  it('knife: Speed, d6 + 3', () => provesItem('knife', { speed: 7 }, [2], 5));
  it('bat: Muscle, SHAD + 2: the higher die', () => provesItem('bat', { muscle: 5 }, [2, 5], 7));
  it('bat: equal dice are added, then 2', () => provesItem('bat', { muscle: 5 }, [2, 2], 6));
  it('rifle: Guts, 2d6 + 2', () => provesItem('rifle', { guts: 7 }, [1, 4], 7));
  it('flares: Brains, 2d6', () => provesItem('flares', { brains: 6 }, [1, 4], 5));

  it('revolver: six rounds, one for each attack, hit or miss, and it is gone after the last', () => {
    const scene = armed('revolver');
    expect(scene.movie.uses).toEqual({ revolver: 6 });
    scene.dice(...roll(11)).reply({ type: 'attack', target: 'king', way: 'revolver', stat: 'speed' });
    expect(scene.movie.uses).toEqual({ revolver: 5 });
    const last = armed('revolver', (s) => {
      s.state.uses.revolver = 1;
    });
    last.dice(...roll(11)).reply({ type: 'attack', target: 'king', way: 'revolver', stat: 'speed' });
    expect(last.survivor('waitress').held).toEqual([]);
    expect(last.movie.discard).toContain('revolver');
  });

  it('walkie-talkies: no weapon', () => {
    expect(armed('walkie-talkies').offers({ type: 'attack', way: 'walkie-talkies' })).toEqual([]);
  });

  it('walkie-talkies: its holder’s rest spoints may be spent for any survivor', () => {
    const scene = milltown((s) => s.throng(0, 'king').give('postman', 'walkie-talkies').rest('postman', 3));
    scene.reply({ type: 'attack', target: 'king', way: 'hands' });
    scene.reply({ type: 'spend', amount: 2 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 2 });
    scene.dice(...roll(11)).reply({ type: 'lend', agree: true });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 10 }]);
    expect(scene.survivor('postman').rest).toBe(1);
  });
});

describe('gas-cocktail', () => {
  const throng = (...cards: string[]) =>
    milltown((s) =>
      s
        .throng(0, ...cards)
        .give('bartender', 'gas-cocktail')
        .screen('knife', 'axe', null),
    );
  const all = { type: 'attack', way: 'gas-cocktail', reach: 'throng', stat: 'speed' } as const;

  it('gas-cocktail: Speed, Brains or Guts, 2d6', () => {
    provesItem('gas-cocktail', { speed: 7, brains: 6, guts: 7 }, [2, 4], 6);
  });

  it('gas-cocktail: a whole throng burns, card by card', () => {
    const scene = throng('loners-1', 'king', 'mourners-1').dice(...roll(6), 2, 4);
    scene.reply(all);
    expect(scene.movie.throngs[0]).toEqual(['king']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['loners-1', 'mourners-1']));
  });

  it('gas-cocktail: at one zombie, its neighbours are unhurt', () => {
    const scene = throng('loners-1', 'mourners-1').dice(...roll(6), 2, 4);
    scene.reply({ ...all, reach: 'one', target: 'mourners-1' });
    expect(scene.movie.throngs[0]).toEqual(['loners-1']);
  });

  it('gas-cocktail: a fumble brings the whole throng, and a throng’s fumble may be answered with it', () => {
    const fumbled = throng('loners-1', 'mourners-1').dice(6, 6, ...roll(7));
    fumbled.reply(all);
    expect(fumbled.told('strike-rolled')).toMatchObject([{ at: 'bartender', needed: 6, hit: false }]);
    const tripped = besieged((s) => s.throng(0, 'loners-1', 'mourners-1').give('bartender', 'gas-cocktail')).dice(6, 6);
    tripped.reply({ type: 'strike', at: 'bartender' });
    expect(tripped.offers({ way: 'gas-cocktail', reach: 'throng' }).length).toBeGreaterThan(0);
  });

  it('gas-cocktail: fumbled at one zombie of a throng it brings all of it, too (R9.6)', () => {
    const scene = milltown((s) => s.throng(0, 'loners-1', 'mourners-1').give('bartender', 'gas-cocktail'));
    scene.dice(6, 6, ...roll(11));
    scene.reply({ type: 'attack', target: 'mourners-1', way: 'gas-cocktail', reach: 'one', stat: 'speed' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 6, cards: ['loners-1', 'mourners-1'] }]);
  });

  it('gas-cocktail: four bottles, and gone after the last', () => {
    const scene = milltown((s) => s.screen('gas-cocktail', 'axe', 'knife').throng(0, 'king').stars('bartender', 1));
    scene.reply({ type: 'take', card: 'gas-cocktail' });
    expect(scene.movie.uses).toEqual({ 'gas-cocktail': 4 });
    scene.dice(...roll(11)).reply({ type: 'attack', target: 'king', way: 'gas-cocktail', stat: 'speed' });
    expect(scene.movie.uses).toEqual({ 'gas-cocktail': 3 });
  });
});

describe('R20.7 items that zombies carry', () => {
  /** The Director's turn, with the rifle on the screen. */
  const carried = () => {
    const scene = new Scene({
      deck: 'pittsburgh-68',
      survivors: ['bartender', 'waitress', 'postman'],
      options: { alienTechnology: true },
    }).stage((s) => s.power(0).screen('rifle', 'axe', 'knife').throng(0, 'loners-1'));
    return scene.until('direct');
  };

  it('R20.7 rifle: any item may be carried off, and is of no use to those who carry it', () => {
    const scene = carried();
    scene.reply({ type: 'direct', card: 'rifle', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'postman' });
    expect(scene.movie.throngs[0]).toEqual(['loners-1', 'rifle']);
    expect(table.strikeDice(scene.movie, { side: 'director', slot: 0 })).toEqual({ dice: 'd6', plus: 0 });
  });

  it('R20.7 rifle: whoever destroys the throng wins it', () => {
    const scene = carried();
    scene.reply({ type: 'direct', card: 'rifle', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'postman' });
    scene.until('act', 'bartender').dice(1, 1);
    scene.reply({ type: 'attack', target: 'loners-1', way: 'hands' });
    expect(scene.survivor('bartender').held).toEqual(['rifle']);
  });
});
