import { describe, expect, it } from 'vitest';
import { discardsOf } from '../kit/laws.ts';
import { allOut, roll, table } from '../kit/situations.ts';

/** A hit of exactly this damage by the Rancher: bare hands do up to 6, the wrench from 3 to 8. */
function hitFor(damage: number, card: string) {
  const way = damage > 6 ? 'wrench' : 'hands';
  const scene = table((s) => s.throng(0, card).give('rancher', 'wrench'));
  scene.dice(...roll(8), way === 'hands' ? damage : damage - 2).reply({ type: 'attack', target: card, way });
  expect(scene.told('damage-rolled')).toMatchObject([{ total: damage }]);
  return scene.movie;
}

/** The number is both what it needs to hit and what it takes to beat it; every copy is the same. */
function provesValue(id: string, value: number, copies: number): void {
  const { movie } = table();
  const all = [...movie.reelPile, ...discardsOf(movie)].filter((card) => card.startsWith(`${id}-`));
  expect(all).toHaveLength(copies);
  for (const card of all) {
    const scene = allOut((s) => s.throng(0, card)).dice(...roll(value + 1));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: value, hit: false }]);
    expect(hitFor(value - 1, card).throngs[0]).toEqual([card]);
    expect(hitFor(value, card).discard).toContain(card);
  }
}

describe('monsters', () => {
  it('pods: value 2, four of them', () => provesValue('pods', 2, 4));
  it('neighbors: value 3, five of them', () => provesValue('neighbors', 3, 5));
  it('mutants: value 4, five of them', () => provesValue('mutants', 4, 5));
  it('terrors: value 5, four of them', () => provesValue('terrors', 5, 4));
  it('riders: value 6, three of them', () => provesValue('riders', 6, 3));
  it('sentries: value 7, two of them', () => provesValue('sentries', 7, 2));
});

describe('the Alien Warlord', () => {
  const warlord = (reel: 1 | 2 | 3 | 4, ...throng: string[]) =>
    table((s) =>
      s
        .reel(reel)
        .throng(0, 'warlord', ...throng)
        .give('rancher', 'wrench'),
    );
  const strike = { type: 'attack', target: 'warlord', way: 'wrench' } as const;

  it('warlord: value 8', () => {
    const scene = allOut((s) => s.throng(0, 'warlord')).dice(...roll(8), ...roll(9));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 8, hit: true }]);
    expect(hitFor(7, 'warlord').throngs[0]).toEqual(['warlord']);
    expect(hitFor(8, 'warlord').discard).toContain('warlord');
  });

  it.each([1, 2, 3] as const)('warlord: shrugs off a head shot in reel %i: a plain hit without a bonus', (reel) => {
    const scene = warlord(reel).dice(1, 1, 5);
    scene.reply(strike);
    expect(scene.told('head-shot')).toEqual([]);
    expect(scene.told('damage-rolled')).toMatchObject([{ total: 7 }]);
    expect(scene.movie.throngs[0]).toEqual(['warlord']);
  });

  it('warlord: the plain hit may still beat it', () => {
    const scene = warlord(3).dice(1, 1, 6);
    scene.reply(strike);
    expect(scene.movie.discard).toContain('warlord');
  });

  it('warlord: a head shot buries it in reel 4', () => {
    const scene = warlord(4).dice(1, 1);
    scene.reply(strike);
    expect(scene.movie.graveyard).toContain('warlord');
    expect(scene.told('damage-rolled')).toEqual([]);
  });

  it('warlord: damage of 10 only eliminates it before reel 4, and buries it then', () => {
    const hit = (reel: 3 | 4) => {
      const scene = warlord(reel).dice(4, 4, 6); // 6 + 2 + 4
      scene.reply(strike);
      return scene.movie;
    };
    expect(hit(3).discard).toContain('warlord');
    expect(hit(4).graveyard).toContain('warlord');
  });

  it('warlord: 1,1 with dynamite buries its throng, while it takes a plain damage roll', () => {
    const scene = warlord(2, 'terrors-1', 'riders-1').stage((s) => s.give('rancher', 'dynamite'));
    scene.dice(1, 1, 3).reply({ type: 'attack', target: 'warlord', way: 'dynamite', reach: 'throng', stat: 'brains' });
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['terrors-1', 'riders-1']));
    expect(scene.told('damage-rolled')).toMatchObject([{ target: 'warlord', dice: [3], total: 6 }]);
    expect(scene.movie.throngs[0]).toEqual(['warlord']);
  });
});
