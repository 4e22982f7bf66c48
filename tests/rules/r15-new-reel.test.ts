import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf } from '../kit/laws.ts';
import type { Scene } from '../kit/scene.ts';
import { roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** Reel 1 ends with the Rancher's action; the next opens with these three. */
function nextReel(opens: string[], edit: (s: Stage) => unknown = () => undefined, ...dice: number[]): Scene {
  const scene = table((s) => edit(s.screen('wrench').reelPile())).shuffle(...opens);
  scene.reply(TAKE);
  scene.dice(...dice).reply({ type: 'star', survivor: 'rancher' });
  return scene;
}
const ITEMS = ['spear', 'raygun', 'flamethrower'];

describe('R15.5 a new reel opens', () => {
  it('R15.5 the discard pile is shuffled, dealt, and three turned up', () => {
    const scene = nextReel(ITEMS);
    expect(scene.movie.frames).toEqual(ITEMS.map((card) => ({ cards: [card], down: null })));
    expect(scene.told('shuffled').at(-1)).toMatchObject({ pile: 'discard' });
    expect(scene.movie.reel).toBe(2);
  });

  it('R15.5 monsters among the three stay on the screen: no starting bonus', () => {
    const scene = nextReel(['spear', 'terrors-1', 'riders-1']);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['spear', 'terrors-1', 'riders-1']);
    expect(scene.movie.throngs.flat()).toEqual([]);
  });

  it('R15.5 events among them are resolved and replaced, a new one ahead of those that wait', () => {
    const scene = nextReel(['lab', 'bunker', 'spear', 'swarmed', 'raygun', 'flamethrower']);
    scene.until('act');
    expect(scene.told('event-began').map((e) => e.card)).toEqual(['lab', 'swarmed', 'bunker']);
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual(['lab', 'bunker']);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['raygun', 'flamethrower', 'spear']);
  });

  it('R15.5 an event that needs a causer falls on the one at the fade-in token', () => {
    const next = nextReel(['probed', 'spear', 'raygun', 'flamethrower']);
    expect(next.told('probed')).toEqual([{ type: 'probed', survivor: 'reporter' }]);
    const partWay = nextReel(['probed', 'spear', 'raygun', 'flamethrower'], (s) => s.join(0, 'cook'));
    expect(partWay.told('probed')).toEqual([{ type: 'probed', survivor: 'cook' }]);
  });

  it('R15.5 three monsters are the Director’s Creature Feature', () => {
    const scene = nextReel(['terrors-1', 'riders-1', 'mutants-1', 'spear']);
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['terrors-1', 'spear', 'mutants-1']);
    expect(scene.told('strike-declared')).toEqual([]);
  });

  it('R15.5 with fewer cards than the allotment, what there is is dealt', () => {
    const scene = nextReel(ITEMS, (s) => {
      const keep = [...ITEMS, 'terrors-1', 'riders-1'];
      s.bury(...discardsOf(s.state).filter((card) => !keep.includes(card)));
    });
    expect(scene.movie.reelPile.sort()).toEqual(['riders-1', 'terrors-1']);
    expect(discardsOf(scene.movie)).toEqual([]);
    expect(scene.prompt.type).toBe('act');
  });

  it('R15.5 with no card at all a reel ends, once each', () => {
    const scene = nextReel([], (s) => s.bury(...discardsOf(s.state)));
    expect(scene.told('reel-ended').map((e) => e.reel)).toEqual([1, 2]);
    expect(scene.prompt.type).toBe('star');
    scene.reply({ type: 'star', survivor: 'scout' });
    scene.reply({ type: 'star', survivor: 'scout' });
    expect(scene.told('reel-ended').map((e) => e.reel)).toEqual([1, 2, 3]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' }); // R15.3: reel 4 plays on
    while (scene.movie.prompt !== null) scene.reply({ type: 'hold' });
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 3 });
    expect(scene.told('director-turn-started')).toHaveLength(1);
  });
});

describe('R15.6 play resumes at the fade-in token', () => {
  it('R15.6 with the survivor who has it', () => {
    expect(nextReel(ITEMS).prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R15.6 in the middle of a pool, those before it have had their action', () => {
    const scene = nextReel(ITEMS, (s) => s.join(0, 'cook').join(0, 'ranger'));
    const acted: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      acted.push(scene.prompt.survivor);
      scene.reply({ type: 'hold' });
    }
    expect(acted).toEqual(['cook', 'ranger', 'reporter', 'scout']);
  });

  it('R15.6 a pool resumed part-way cannot Take+Attack, nor be put in order', () => {
    const scene = nextReel(ITEMS, (s) => s.join(0, 'cook').throng(0, 'terrors-1'));
    expect(scene.prompt.survivor).toBe('cook');
    for (const type of ['draw', 'take-attack', 'order'] as const) expect(scene.offers({ type })).toEqual([]);
    expect(scene.offers({ type: 'take', card: 'spear' })).toHaveLength(1);
  });

  it('R15.6 a pool that begins its turn can', () => {
    const scene = nextReel(ITEMS, (s) => s.join(1, 'cook').throng(0, 'terrors-1'));
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
    expect(scene.offers({ type: 'take-attack', survivor: 'cook', card: 'spear' })).toHaveLength(1);
  });

  it('R15.6 the next round is whole again', () => {
    const scene = nextReel(ITEMS, (s) => s.join(0, 'cook')).until('act', 'rancher');
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
  });

  it('R15.6 if its survivor is lost meanwhile, the next in the pool begins', () => {
    const scene = table((s) => s.screen('wrench').reelPile().join(0, 'cook').join(0, 'ranger'));
    scene.shuffle('spored', 'spear', 'raygun', 'flamethrower').fate(1).reply(TAKE);
    scene.dice(...roll(10)).reply({ type: 'star', survivor: 'rancher' });
    scene.reply({ type: 'place', card: 'cook', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'ranger' });
    expect(scene.offers({ type: 'draw' })).toEqual([]);
  });

  it('R15.6 or the next seat', () => {
    const scene = table((s) => s.screen('wrench').reelPile().join(0, 'cook'));
    scene.shuffle('spored', 'spear', 'raygun', 'flamethrower').fate(1).reply(TAKE);
    scene.dice(...roll(10)).reply({ type: 'star', survivor: 'rancher' });
    scene.reply({ type: 'place', card: 'cook', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
  });
});
