import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf } from '../kit/laws.ts';
import { directorTakes, roll, TAKE, table, waiting, waitingForDirector } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

describe('blobbed', () => {
  const blob = (points: number, edit: (s: Stage) => unknown = () => undefined) =>
    table((s) => {
      s.screen('blobbed', 'radio', 'pistol').state.blob = points;
      edit(s);
    });
  const attack = { type: 'attack', target: 'blobbed', way: 'hands' } as const;

  it.each([
    [1, 3],
    [2, 6],
    [3, 9],
    [4, 12],
  ] as const)('blobbed: in reel %i it fills the frame with %i points', (reel, points) => {
    const scene = waiting(['blobbed', 'spear'], (s) => s.reel(reel));
    scene.reply(TAKE);
    expect(scene.told('blobbed')).toEqual([{ type: 'blobbed', frame: 0, points }]);
    expect(scene.movie.blob).toBe(points);
    expect(scene.movie.frames[0]).toEqual({ cards: ['blobbed'], down: null }); // and no refill
    expect(scene.movie.reelPile[0]).toBe('spear');
  });

  it('blobbed: attacks take points off it', () => {
    const scene = blob(6).dice(...roll(8), 4);
    scene.reply(attack);
    expect(scene.movie.blob).toBe(2);
    expect(scene.movie.frames[0]?.cards).toEqual(['blobbed']);
  });

  it('blobbed: at 0 it is discarded and its frame refilled', () => {
    const scene = blob(4, (s) => s.reelPile('spear')).dice(...roll(8), 4);
    scene.reply(attack);
    expect(scene.movie.blob).toBe(0);
    expect(scene.movie.discard).toContain('blobbed');
    expect(scene.movie.frames[0]?.cards).toEqual(['spear']);
  });

  it('blobbed: doubles count, and 10 damage does not annihilate it', () => {
    const scene = blob(10).dice(4, 4, 6);
    scene.reply(attack);
    expect(scene.movie.discard).toContain('blobbed');
    expect(scene.movie.graveyard).not.toContain('blobbed');
  });

  it('blobbed: no head shot: a plain hit without a bonus', () => {
    const scene = blob(8).dice(1, 1, 5);
    scene.reply(attack);
    expect(scene.movie.blob).toBe(3);
  });

  it('blobbed: strikes only in answer, with its points as value', () => {
    const scene = blob(3).dice(6, 6, ...roll(4));
    scene.reply(attack);
    expect(scene.told('strike-rolled')).toMatchObject([{ by: { card: 'blobbed' }, needed: 3, hit: false }]);
  });

  it('blobbed: up to 11', () => {
    const scene = blob(16).dice(6, 6, 5, 6, ...roll(6));
    scene.reply(attack);
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 11, hit: true }]);
    expect(scene.isInPlay('rancher')).toBe(true);
  });

  it('blobbed: is not taken by anyone', () => {
    const scene = blob(4);
    expect(scene.offers({ type: 'take', card: 'blobbed' })).toEqual([]);
    scene.until('fade-out'); // nothing else to direct: the Director has passed
    expect(scene.told('passed')).toEqual([{ type: 'passed', side: 'director' }]);
    expect(scene.offers({ type: 'fade-out', card: 'blobbed' })).toEqual([]);
  });

  it('blobbed: is no part of a Creature Feature', () => {
    const scene = waiting(['mutants-1'], (s) => {
      s.screen('wrench', 'blobbed', 'terrors-1').state.blob = 4;
    });
    scene.reply(TAKE);
    expect(scene.told('creature-feature')).toEqual([]);
  });

  it('blobbed: comes back fresh', () => {
    const scene = blob(1, (s) => s.reelPile('spear').reel(2)).dice(...roll(8), 1);
    scene.reply(attack);
    scene.stage((s) => s.reelPile('blobbed')).reply({ type: 'take', card: 'spear' });
    expect(scene.movie.blob).toBe(6);
  });
});

describe('spored', () => {
  it('spored: a random survivor who fails a test of Guts is taken into a throng', () => {
    const scene = waiting(['spored', 'spear'], (s) => s.give('scout', 'raygun')).fate(2);
    scene.dice(...roll(7)).reply(TAKE); // Guts 6
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'scout', stat: 'guts', needed: 6, passed: false }]);
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'scout' });
    scene.reply({ type: 'place', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['scout']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['spored', 'raygun']));
    expect(scene.movie.frames[0]?.cards).toEqual(['spear']);
  });

  it('spored: passing, nothing happens', () => {
    const scene = waiting(['spored', 'spear']).fate(1);
    scene.dice(...roll(6)).reply(TAKE);
    expect(scene.isInPlay('reporter')).toBe(true);
    expect(scene.movie.discard).toContain('spored');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('spored: is not aimed at its causer', () => {
    const scene = waiting(['spored']).fate(2);
    scene.dice(1, 1).reply(TAKE);
    expect(scene.told('test-rolled')[0]?.survivor).toBe('scout');
  });

  it('spored: spoints may be committed', () => {
    const scene = waiting(['spored'], (s) => s.rest('scout', 2)).fate(2);
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'test', survivor: 'scout', target: 6 });
    scene.dice(...roll(8)).reply({ type: 'spend', amount: 2 });
    expect(scene.isInPlay('scout')).toBe(true);
  });

  it('spored: a sanctuary is no help', () => {
    const scene = waiting(['spored'], (s) => s.sanctuary('lab', ['scout'])).fate(2);
    scene.dice(...roll(7)).reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'place', card: 'scout' });
  });

  it('spored: in the Director’s turn, too, the new throng does not attack', () => {
    const scene = directorTakes(waitingForDirector(['spored', 'spear']).fate(1), ...roll(7));
    scene.reply({ type: 'place', card: 'reporter', slot: 2 });
    expect(scene.prompt.type).not.toBe('strike'); // R10.3 speaks of an attack; this was none
  });
});

describe('swarmed', () => {
  it('swarmed: reel + 1 discards are drawn, and every monster and Familiar Face among them is placed', () => {
    const scene = waiting(['swarmed', 'raygun'], (s) => s.reel(3).discard('cook'));
    scene.shuffle('terrors-1', 'spear', 'cook', 'payback', 'riders-1').reply(TAKE);
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    scene.reply({ type: 'place', card: 'cook', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1', 'cook']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['spear', 'payback', 'swarmed']));
    expect(scene.movie.dark).toContain('riders-1'); // drawn by nobody, seen by nobody
    expect(scene.movie.limbo).toEqual([]);
  });

  it('swarmed: two in reel 1', () => {
    const scene = waiting(['swarmed']).shuffle('terrors-1', 'terrors-2', 'terrors-3');
    scene.reply(TAKE);
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    scene.reply({ type: 'place', card: 'terrors-2', slot: 1 });
    expect(scene.prompt.type).toBe('act');
  });

  it('swarmed: the card itself is not yet among the discards', () => {
    const scene = waiting(['swarmed']);
    const cards = discardsOf(scene.movie).length;
    scene.shuffle('swarmed', 'spear', 'payback').reply(TAKE);
    expect(scene.told('shuffled').at(-1)?.cards).toBe(cards);
    expect(scene.told('event-began')).toHaveLength(1);
    expect(scene.movie.discard).toContain('swarmed');
  });

  it('swarmed: what cannot be placed stays discarded', () => {
    const copies = (id: string, n: number) => Array.from({ length: n }, (_, i) => `${id}-${i + 1}`);
    const full = [...copies('neighbors', 5), ...copies('mutants', 5), ...copies('riders', 3), ...copies('sentries', 2)];
    full.push('pods-1', 'pods-2', 'warlord');
    const scene = waiting(['swarmed'], (s) => {
      for (let slot = 0; slot < 6; slot++) s.throng(slot, ...full.slice(3 * slot, 3 * slot + 3));
    });
    scene.shuffle('terrors-1', 'terrors-2').reply(TAKE);
    expect(scene.prompt.type).toBe('act');
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['terrors-1', 'terrors-2', 'swarmed']));
  });
});
