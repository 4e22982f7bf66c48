import { describe, expect, it } from 'vitest';
import { allOut, eliminate, roll, TAKE, table, waiting } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The Rancher (Muscle 8, Brains 5) is held in the beam. */
const beam = (s: Stage, survivor = 'rancher') => {
  s.bury('probed').state.graveyard.pop();
  s.survivor(survivor).probed = 'probed';
  return s;
};
const held = (edit: (s: Stage) => unknown = () => undefined) => table((s) => edit(beam(s)));

describe('probed', () => {
  it('probed: its causer is held, the card lies with it, outside the two-card limit', () => {
    const scene = waiting(['probed', 'spear'], (s) => s.give('rancher', 'raygun'));
    scene.reply(TAKE);
    expect(scene.survivor('rancher')).toMatchObject({ probed: 'probed', held: ['raygun', 'wrench'] });
    expect(scene.movie.discard).not.toContain('probed');
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.frames[0]?.cards).toEqual(['spear']);
  });

  it('probed: no action but an escape try, with Brains or Muscle', () => {
    const scene = held((s) =>
      s.throng(0, 'terrors-1').sanctuary('lab').give('scout', 'spear').give('rancher', 'raygun'),
    );
    const own = scene.prompt.replies.filter((r) => r.type !== 'draw');
    expect(own).toEqual([{ type: 'escape', stat: 'muscle' }, { type: 'escape', stat: 'brains' }, { type: 'hold' }]);
  });

  it('probed: its seat may still draw, another of its pool may Take+Attack', () => {
    const scene = held((s) => s.throng(0, 'terrors-1').join(0, 'cook'));
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
    expect(scene.offers({ type: 'take-attack', survivor: 'rancher' })).toEqual([]);
    expect(scene.offers({ type: 'take-attack', survivor: 'cook', card: 'wrench' })).toHaveLength(1);
  });

  it('probed: escaping frees it, and was its action', () => {
    const scene = held().dice(...roll(8));
    scene.reply({ type: 'escape', stat: 'muscle' });
    expect(scene.told('test-rolled')).toMatchObject([{ stat: 'muscle', needed: 8, passed: true, flail: false }]);
    expect(scene.survivor('rancher').probed).toBeNull();
    expect(scene.told('freed')).toEqual([{ type: 'freed', survivor: 'rancher' }]);
    expect(scene.movie.discard).toContain('probed');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('probed: failing keeps it held, to try again next turn', () => {
    const scene = held().dice(...roll(6));
    scene.reply({ type: 'escape', stat: 'brains' });
    expect(scene.survivor('rancher').probed).toBe('probed');
    scene.until('act', 'rancher');
    expect(scene.offers({ type: 'escape' })).toHaveLength(2);
    expect(scene.offers({ type: 'rest' })).toEqual([]);
  });

  it('probed: spoints help the escape', () => {
    const scene = held((s) => s.rest('rancher', 3));
    scene.reply({ type: 'escape', stat: 'muscle' });
    scene.dice(...roll(11)).reply({ type: 'spend', amount: 3 });
    expect(scene.survivor('rancher').probed).toBeNull();
  });

  it('probed: outside it can be attacked, spend spoints and strike back', () => {
    const scene = allOut((s) => beam(s, 'scout').throng(0, 'terrors-1').rest('scout', 2)).dice(6, 6);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'scout', purpose: 'counterstrike' });
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.dice(...roll(8)).reply({ type: 'spend', amount: 2 });
    expect(scene.told('attack-rolled')).toMatchObject([{ survivor: 'scout', needed: 7, hit: false }]);
  });

  it('probed: inside a sanctuary it is protected', () => {
    const scene = allOut((s) => beam(s, 'scout').throng(0, 'terrors-1').sanctuary('lab', ['scout']));
    expect(scene.offers({ type: 'strike', at: 'scout' })).toEqual([]);
  });

  it('probed: inside it cannot rest, search or leave', () => {
    const scene = held((s) => s.sanctuary('lab', ['rancher']));
    const own = scene.prompt.replies.map((r) => r.type).filter((type) => type !== 'draw');
    expect(own).toEqual(['escape', 'escape', 'hold']);
  });

  it('probed: inside, the store is no action and stays free', () => {
    const scene = held((s) => s.sanctuary('lab', ['rancher']).store('lab', 'raygun'));
    scene.reply({ type: 'fetch', card: 'raygun' });
    expect(scene.survivor('rancher').held).toEqual(['raygun']);
    expect(scene.offers({ type: 'escape' })).toHaveLength(2);
  });

  it('probed: it stays held when its sanctuary falls', () => {
    const scene = allOut((s) => beam(s, 'scout').throng(0, 'terrors-1').sanctuary('lab', ['scout'])).dice(1, 1);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.survivor('scout')).toMatchObject({ place: null, probed: 'probed' });
  });

  it('probed: discarded when its survivor is lost', () => {
    const scene = allOut((s) => beam(s, 'scout').throng(0, 'terrors-1')).dice(...roll(5), ...roll(10));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['scout', 'probed']));
  });

  it('probed: discarded at the reel’s end', () => {
    const scene = table((s) => beam(s, 'scout').screen('wrench').reelPile());
    scene.reply(TAKE);
    expect(scene.survivor('scout').probed).toBeNull();
    expect(scene.movie.discard).toContain('probed');
  });

  it('probed: a Horror Star rolls the escape again, or tries twice', () => {
    const again = held((s) => s.stars('rancher', 1)).dice(...roll(9));
    again.reply({ type: 'escape', stat: 'muscle' });
    again.dice(...roll(8)).reply({ type: 'reroll', use: true });
    expect(again.survivor('rancher').probed).toBeNull();
    const twice = held((s) => s.stars('rancher', 1)).dice(...roll(9));
    twice.reply({ type: 'escape', stat: 'muscle' });
    twice.reply({ type: 'reroll', use: false });
    expect(twice.prompt.purpose).toBe('second-action');
    expect(twice.offers({ type: 'escape' })).toHaveLength(2);
  });

  it('probed: one who escapes may act with a star', () => {
    const scene = held((s) => s.stars('rancher', 1)).dice(...roll(8));
    scene.reply({ type: 'escape', stat: 'muscle' });
    expect(scene.prompt.purpose).toBe('second-action');
    expect(scene.offers({ type: 'rest' })).toHaveLength(1);
  });

  it('probed: the last one standing has an escape try for its last action', () => {
    const scene = table((s) => eliminate(beam(s).reel(4), 2).throng(0, 'terrors-1')).until('strike');
    scene.dice(...roll(5), ...roll(9), 6).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt.replies.map((r) => r.type)).toEqual(['escape', 'escape', 'hold']);
  });
});
