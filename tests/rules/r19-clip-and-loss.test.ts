import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR, type Options, resample, unseenCards, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { zonesOf } from '../kit/laws.ts';
import type { Scene } from '../kit/scene.ts';
import { roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { endReel, onTop, switched } from '../kit/switched.ts';

describe('R19.2 clip the reel', () => {
  /** The end of the Director's turn: the throng has struck at the Scout and missed, nothing is marked. */
  function atTurnsEnd(options: Partial<Options>, edit: (s: Stage) => unknown): Scene {
    const scene = switched(options, (s) => edit(s.screen('wrench', 'mutants-5', null).throng(0, 'terrors-1')));
    scene.until('direct');
    scene.reply({ type: 'all-out' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'fade-out', card: null });
    return scene;
  }
  const lastCards = (s: Stage) => s.reelPile().screen('wrench', 'pods-1', null);

  it('R19.2 off: it is not asked', () => {
    const scene = atTurnsEnd({}, lastCards);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R19.2 on: with an empty reel pile all that is on the screen may be discarded, which ends the reel', () => {
    const scene = atTurnsEnd({ clip: true }, lastCards);
    expect(scene.prompt).toMatchObject({ type: 'clip', to: DIRECTOR_CHAIR });
    const events = scene.reply({ type: 'clip', use: true });
    const moved = events.flatMap((e) => (e.type === 'card-moved' && e.why === 'clipped' ? [e.card] : []));
    expect(moved).toEqual(['wrench', 'pods-1']);
    expect(events).toContainEqual({ type: 'reel-ended', reel: 1 });
  });

  it('R19.2 declined, the screen stays', () => {
    const scene = atTurnsEnd({ clip: true }, lastCards);
    scene.reply({ type: 'clip', use: false });
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['wrench'], ['pods-1'], []]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R19.2 a cover goes with what is under it', () => {
    const scene = atTurnsEnd({ clip: true }, (s) => {
      onTop(s.reelPile().screen('wrench', 'radio', null), 'pods-1');
    });
    const events = scene.reply({ type: 'clip', use: true });
    const moved = events.flatMap((e) => (e.type === 'card-moved' && e.why === 'clipped' ? [e.card] : []));
    expect([...moved].sort()).toEqual(['pods-1', 'radio', 'wrench']);
  });

  it('R19.2 not while a reel card is left, unless the pile is shut', () => {
    const left = atTurnsEnd({ clip: true }, (s) => s.reelPile('pods-2'));
    expect(left.prompt.type).toBe('act');
    const shut = atTurnsEnd({ clip: true }, (s) => {
      s.reelPile('pods-2').state.shut = true;
    });
    expect(shut.prompt.type).toBe('clip');
  });

  it('R19.2 clipping reel 4 in the Director’s own turn leaves the Director one more', () => {
    const scene = atTurnsEnd({ clip: true }, (s) => lastCards(s).reel(4));
    scene.reply({ type: 'clip', use: true });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    scene
      .until('strike')
      .dice(...roll(11))
      .reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 3 });
  });
});

describe('R19.3 survivor loss', () => {
  /** Twelve small monsters that keep the lost out of reel 3's fifteen cards. */
  const REST_OF_REEL = [
    ...['pods-1', 'pods-2', 'pods-3', 'pods-4', 'neighbors-1', 'neighbors-2', 'neighbors-3', 'neighbors-4'],
    ...['neighbors-5', 'mutants-1', 'mutants-2', 'mutants-3'],
  ];
  const afterReel = (reel: 1 | 2 | 3, options: Partial<Options>): Scene =>
    endReel(switched(options, (s) => s.reel(reel)));

  it('R19.3 off: nobody is lost between reels', () => {
    const scene = afterReel(1, {});
    expect(scene.movie.reel).toBe(2);
    expect(scene.movie.survivorPile).toHaveLength(9);
    expect(scene.told('survivors-missing')).toEqual([]);
  });

  it.each([1, 2, 3] as const)('R19.3 on: after reel %i the Director may lose as many unseen survivors', (reel) => {
    const scene = afterReel(reel, { survivorLoss: true });
    expect(scene.prompt).toMatchObject({ type: 'survivor-loss', to: DIRECTOR_CHAIR, amount: reel });
    const pile = [...scene.movie.survivorPile];
    scene.reply({ type: 'survivor-loss', use: true });
    const unseen = Array.from({ length: reel }, () => '?');
    expect(scene.told('survivors-missing')).toEqual([{ type: 'survivors-missing', cards: unseen }]);
    expect(scene.movie.survivorPile).toEqual(pile.slice(reel));
    const moves = scene.told('card-moved').filter((e) => e.why === 'missing');
    expect(moves.map((e) => [e.card, e.to])).toEqual(unseen.map((card) => [card, { zone: 'discard' }]));
  });

  it('R19.3 the Director may leave it', () => {
    const scene = afterReel(1, { survivorLoss: true });
    scene.reply({ type: 'survivor-loss', use: false });
    expect(scene.movie.survivorPile).toHaveLength(9);
    expect(scene.movie.reel).toBe(2);
  });

  it('R19.3 who it was, nobody sees: not the table, not the Director', () => {
    const scene = switched({ survivorLoss: true }, (s) => s.reel(2).survivorPile('cook', 'colonel', 'coroner'));
    endReel(scene)
      .shuffle('radio', 'pistol', 'payback', ...REST_OF_REEL)
      .reply({ type: 'survivor-loss', use: true });
    expect(scene.movie.lost).toEqual(['cook', 'colonel']);
    const view = viewOf(scene.movie, null);
    expect(view.lost).toEqual(['?', '?']); // how many is known
    expect(view.faces).toEqual([]);
    expect(unseenCards(view).survivors).toEqual(['colonel', 'cook', 'coroner']);
    const worlds = Array.from({ length: 20 }, (_, i) => resample(view, `world-${i}`));
    expect(new Set(worlds.flatMap((world) => world.lost))).toEqual(new Set(['cook', 'colonel', 'coroner']));
    for (const world of worlds) {
      expect([...world.lost, ...world.survivorPile].sort()).toEqual(['colonel', 'cook', 'coroner']);
      expect([...zonesOf(world)].filter(([, at]) => at.length !== 1)).toEqual([]);
    }
  });

  it('R19.3 one that shows on the screen is a Familiar Face for all to see', () => {
    const scene = switched({ survivorLoss: true }, (s) => s.reel(2).survivorPile('cook', 'colonel', 'coroner'));
    endReel(scene).shuffle('radio', 'pistol', 'payback', 'colonel').reply({ type: 'survivor-loss', use: true });
    scene.until('act').reply({ type: 'take', card: 'radio' });
    expect(scene.told('card-revealed').at(-1)).toMatchObject({ card: 'colonel' });
    expect(scene.movie).toMatchObject({ lost: ['cook'], faces: ['colonel'] });
    expect(unseenCards(viewOf(scene.movie, null)).survivors).toEqual(['cook', 'coroner']);
  });

  it('R19.3 and so is one that a draw or a look through the discards brings up', () => {
    const lost = (s: Stage) => {
      s.survivorPile('coroner').state.dark.push('cook', 'colonel');
      for (const card of ['cook', 'colonel']) s.state.graveyard.splice(s.state.graveyard.indexOf(card), 1);
      s.state.lost = ['cook', 'colonel'];
    };
    const searched = switched({}, (s) => lost(s.sanctuary('lab', ['rancher'])) ?? s);
    searched.shuffle('cook', 'pods-1', 'pods-2', 'pods-3').reply({ type: 'search' });
    expect(searched.movie).toMatchObject({ lost: ['colonel'], faces: ['cook'] });
    const raised = switched({}, (s) => lost(s.reelPile('bodies-missing', 'spear')) ?? s);
    raised.reply({ type: 'take', card: 'wrench' });
    raised.reply({ type: 'plot', use: true });
    expect(raised.movie.lost).toEqual([]);
    expect([...raised.movie.faces].sort()).toEqual(['colonel', 'cook']);
    expect(raised.offers({ type: 'place', card: 'cook', slot: 0 })).toHaveLength(1);
  });

  it('R19.3 they are Familiar Faces from now on: dealt with the discards, with Muscle as value', () => {
    const scene = switched({ survivorLoss: true }, (s) => s.survivorPile('cook', 'colonel'));
    endReel(scene).shuffle('cook', 'radio', 'pistol', 'pods-1');
    scene.reply({ type: 'survivor-loss', use: true });
    expect(scene.movie.frames[0]?.cards).toEqual(['cook']);
    scene.until('direct');
    scene.reply({ type: 'direct', card: 'cook', slot: 0 });
    expect(scene.told('throng-grew').at(-1)).toMatchObject({ card: 'cook', strength: 7 });
  });

  it('R19.3 a pile that is too small is lost entirely', () => {
    const scene = switched({ survivorLoss: true }, (s) => s.reel(3).survivorPile('cook'));
    expect(endReel(scene).prompt).toMatchObject({ type: 'survivor-loss', amount: 1 });
    scene.reply({ type: 'survivor-loss', use: true });
    expect(scene.movie.survivorPile).toEqual([]);
  });
});
