import { describe, expect, it } from 'vitest';
import { chairOfSide } from '../../src/rules/shuffling-horror/index.ts';
import { eliminate, podPlayer, roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const MISS = roll(11);

/** Seat 2 is out; its first monster makes it a Pod Player, and with the Director as many as the two seats left. */
const podComes = (edit: (s: Stage) => unknown = () => undefined) =>
  table((s) =>
    edit(eliminate(s, 2).screen('terrors-1', 'radio', 'pistol').reelPile('spear', 'raygun', 'mutants-1')),
  ).until('direct');

const takes = { type: 'direct', card: 'terrors-1', slot: 0 } as const;

describe('R16.1 the Turning Point', () => {
  it('R16.1 comes with the Pod Player that makes monsters as many as players', () => {
    const scene = podComes();
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('pod-player')).toEqual([{ type: 'pod-player', seat: 2 }]);
    expect(scene.told('turning-point')).toHaveLength(1);
    expect(scene.movie.turningPoint).toBe(true);
  });

  it('R16.1 a card already face down in a frame is still revealed, and no other comes', () => {
    const scene = podComes();
    scene.reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.movie.frames.map((f) => [f.cards[0], f.down])).toEqual([
      ['spear', null],
      ['radio', null],
      ['pistol', null],
    ]);
    scene.until('act', 'rancher').reply({ type: 'take', card: 'spear' });
    expect(scene.movie.frames[0]?.cards).toEqual([]);
    expect(scene.movie.reelPile).toEqual(['raygun', 'mutants-1']);
  });

  it('R16.1 comes at once when a seat is eliminated', () => {
    const scene = table((s) => s.survivorPile().throng(0, 'terrors-1').join(0, 'cook'), ['rancher', 'reporter']);
    scene
      .until('strike')
      .dice(...roll(5), ...roll(9))
      .reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 1 }]);
    expect(scene.told('turning-point')).toHaveLength(1);
  });

  it('R16.1 counts players, not survivors', () => {
    const scene = podComes((s) => s.join(0, 'cook').join(0, 'ranger').join(1, 'coroner'));
    scene.reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('turning-point')).toHaveLength(1);
  });

  it('R16.1 an eliminated seat without a monster does not count for the aliens', () => {
    const scene = table((s) => s.survivorPile().throng(0, 'terrors-1').join(0, 'cook'));
    scene
      .until('strike')
      .dice(...roll(5), ...roll(10))
      .reply({ type: 'strike', at: 'scout' });
    expect(scene.told('seat-eliminated')).toHaveLength(1);
    expect(scene.told('turning-point')).toEqual([]); // one against two
  });

  it('R16.1 one player more than monsters is not enough', () => {
    const scene = table(
      (s) => eliminate(s, 3).screen('terrors-1', 'radio', 'pistol'),
      ['rancher', 'reporter', 'scout', 'cook'],
    );
    scene.until('direct').reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('pod-player')).toHaveLength(1);
    expect(scene.told('turning-point')).toEqual([]); // two against three
  });

  it('R16.1 a Pod Player counts for good, its throngs beaten or not', () => {
    const scene = table(
      (s) => podPlayer(s, 2).throng(0, 'terrors-1').join(0, 'ranger'),
      ['rancher', 'reporter', 'scout', 'cook'],
    );
    scene
      .until('strike')
      .dice(...roll(5), ...roll(10))
      .reply({ type: 'strike', at: 'cook' });
    expect(scene.told('turning-point')).toHaveLength(1); // seats 0 and 1 against the Director and seat 2
  });

  const shut = (edit: (s: Stage) => unknown = () => undefined) =>
    table((s) => {
      edit(podPlayer(s, 2).screen('wrench').reelPile('mutants-1', 'terrors-1'));
      s.state.shut = true;
      s.state.turningPoint = true;
    });

  it('R16.1 the shut pile counts as empty: a clear screen ends the reel', () => {
    const scene = shut();
    scene.reply(TAKE);
    expect(scene.told('reel-ended')).toHaveLength(1);
  });

  it('R16.1 the unseen cards go to the discard pile, and the next reel deals as normal', () => {
    const scene = shut().shuffle('terrors-1', 'spear', 'raygun', 'mutants-1');
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'rancher' });
    expect(scene.told('reel-opened').at(-1)).toMatchObject({ reel: 2, cards: 20 });
    expect(scene.movie.frames[0]?.cards).toEqual(['terrors-1']);
    expect(scene.movie.reelPile[0]).toBe('mutants-1');
    scene.until('act').reply({ type: 'take', card: 'spear' });
    expect(scene.movie.frames[1]?.cards).toHaveLength(1); // the new pile is open
  });

  it('R16.1 it comes once a movie', () => {
    const scene = podComes((s) => {
      s.state.turningPoint = true;
    });
    scene.reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('turning-point')).toEqual([]);
    expect(scene.movie.shut).toBe(false);
  });

  it('R16.1 not in reel 4', () => {
    const scene = podComes((s) => s.reel(4));
    scene.reply(takes);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('turning-point')).toEqual([]);
    expect(scene.movie.shut).toBe(false);
  });
});
