import { describe, expect, it } from 'vitest';
import { chairOfSeat, type Options } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { switched } from '../kit/switched.ts';

const TECH: Partial<Options> = { alienTechnology: true };
type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

/** The Director's turn with a Raygun on the screen and one Terror in throng 1. */
const directing = (edit: Edit = nothing, options = TECH): Scene =>
  switched(options, (s) => edit(s.throng(0, 'terrors-1').screen('raygun', 'wrench', 'mutants-5'))).until('direct');

/** It is the Rancher's turn, and throng 1 carries something. */
const facing = (carried: string, edit: Edit = nothing): Scene =>
  switched(TECH, (s) => edit(s.throng(0, 'terrors-1', carried)));

/** The throng strikes the Scout, who has spoints to think about. */
function struckBy(cards: string[], ...dice: number[]): Scene {
  const scene = switched(TECH, (s) => s.throng(0, ...cards).rest('scout', 7)).until('strike');
  scene.dice(...dice).reply({ type: 'strike', at: 'scout' });
  return scene;
}

describe('R20.7 Alien Technology', () => {
  it('R20.7 off: an item is not the Director’s to take', () => {
    expect(directing(nothing, {}).offers({ type: 'direct', card: 'raygun' })).toEqual([]);
  });

  it('R20.7 on: the Raygun or the Spear goes onto a throng that stands and has room', () => {
    const full = directing((s) => s.throng(1, 'pods-1', 'pods-2', 'pods-3').throng(2, 'riders-1', 'riders-2'));
    expect(full.offers({ card: 'raygun' })).toEqual([
      { type: 'direct', card: 'raygun', slot: 0 },
      { type: 'direct', card: 'raygun', slot: 2 },
    ]);
    const spear = directing((s) => s.screen('spear', 'mutants-5', null));
    expect(spear.offers({ card: 'spear' })).toEqual([{ type: 'direct', card: 'spear', slot: 0 }]);
  });

  it('R20.7 no other item is of use to them', () => {
    const scene = directing((s) => s.screen('dynamite', 'flamethrower', 'mutants-5'));
    expect(scene.offers({ card: 'dynamite' })).toEqual([]);
    expect(scene.offers({ card: 'flamethrower' })).toEqual([]);
  });

  it('R20.7 it is a Take+Attack: the frame is refilled and the throng attacks at once', () => {
    const scene = directing((s) => s.reelPile('lab', 'radio', 'pods-1'));
    scene.reply({ type: 'direct', card: 'raygun', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1', 'raygun']);
    expect(scene.movie.frames[0]).toEqual({ cards: ['lab'], down: 'director' });
    scene.dice(...roll(6)).reply({ type: 'strike', by: { slot: 0 }, at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 5, cards: ['terrors-1', 'raygun'] }]);
    expect(scene.movie.frames[0]).toEqual({ cards: ['radio'], down: null });
  });

  it('R20.7 it fills a card place', () => {
    const scene = directing((s) => s.throng(0, 'terrors-1', 'terrors-2', 'spear'));
    expect(scene.offers({ card: 'mutants-5' }).map((r) => (r.type === 'direct' ? r.slot : -1))).toEqual([1, 2]);
    expect(scene.offers({ card: 'raygun' })).toEqual([]);
  });

  it('R20.7 with the Raygun a throng rolls 2d6 for damage', () => {
    const scene = struckBy(['terrors-1', 'raygun'], ...roll(5), 4, 3);
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4, 3], total: 7 }]);
  });

  it('R20.7 with the Spear a throng rolls SHAD + 1', () => {
    expect(struckBy(['terrors-1', 'spear'], ...roll(5), 4, 3).told('strike-damage')).toMatchObject([{ total: 5 }]);
    expect(struckBy(['terrors-1', 'spear'], ...roll(5), 3, 3).told('strike-damage')).toMatchObject([{ total: 7 }]);
  });

  it('R20.7 doubles of the attack come on top', () => {
    const scene = struckBy(['riders-1', 'spear'], 3, 3, 4, 2);
    expect(scene.told('strike-damage')).toMatchObject([{ total: 4 + 1 + 3 }]);
  });

  it('R20.7 a throng that carries it can bury (10 or more)', () => {
    const scene = switched(TECH, (s) => s.throng(0, 'terrors-1', 'raygun')).until('strike');
    scene.dice(...roll(5), 6, 5, ...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.graveyard).toContain('scout');
  });

  it('R20.7 a sanctuary takes that damage, too', () => {
    const scene = switched(TECH, (s) => s.throng(0, 'terrors-1', 'raygun').sanctuary('bunker', ['scout']));
    scene.until('strike').dice(...roll(5), 4, 3);
    scene.reply({ type: 'strike', at: 'bunker' });
    expect(scene.movie.sanctuaries[0]?.points).toBe(12 - 7);
  });

  it('R20.7 it adds no strength, and a single card that counterstrikes does not use it', () => {
    const scene = facing('raygun', (s) => s.rest('rancher', 7)).dice(6, 6, ...roll(5), 4);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'spend', amount: 0 });
    expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'terrors-1' }, needed: 5 }]);
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4], total: 4 }]);
  });

  it('R20.7 the item itself cannot be attacked', () => {
    const scene = facing('raygun');
    expect(scene.offers({ type: 'attack', target: 'terrors-1' })).toHaveLength(1);
    expect(scene.offers({ type: 'attack', target: 'raygun' })).toEqual([]);
  });

  it('R20.7 whoever destroys the throng wins it', () => {
    const scene = facing('raygun').dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.survivor('rancher').held).toEqual(['raygun']);
    expect(scene.movie.throngs[0]).toEqual([]);
    expect(scene.movie.discard).toContain('terrors-1');
  });

  it('R20.7 while a monster is left the throng keeps it', () => {
    const scene = facing('raygun', (s) => s.throng(0, 'terrors-1', 'pods-1', 'raygun')).dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.throngs[0]).toEqual(['pods-1', 'raygun']);
    expect(scene.survivor('rancher').held).toEqual([]);
  });

  it('R20.7 a head shot on the last monster wins it as well', () => {
    const scene = facing('spear').dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.graveyard).toContain('terrors-1');
    expect(scene.survivor('rancher').held).toEqual(['spear']);
  });

  it('R20.7 dynamite that clears the throng wins it', () => {
    const scene = facing('raygun', (s) => s.throng(0, 'terrors-1', 'raygun').give('rancher', 'dynamite'));
    scene.dice(...roll(5), 6).reply({ type: 'attack', target: 'terrors-1', way: 'dynamite', stat: 'speed' });
    expect(scene.survivor('rancher').held).toEqual(['dynamite', 'raygun']);
  });

  /** The Rancher, with full hands, breaks the throng that carries the Raygun. */
  const fullHands = (): Scene => {
    const scene = facing('raygun', (s) => s.give('rancher', 'scattergun', 'flamethrower')).dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    return scene;
  };

  it('R20.7 a winner with full hands is asked: it takes the place of a held card', () => {
    const scene = fullHands();
    expect(scene.prompt).toMatchObject({ type: 'spoils', to: chairOfSeat(0), survivor: 'rancher', card: 'raygun' });
    expect(scene.prompt.replies).toEqual([
      { type: 'keep', card: 'raygun', swap: 'scattergun' },
      { type: 'keep', card: 'raygun', swap: 'flamethrower' },
      { type: 'back', card: 'raygun' },
    ]);
    scene.reply({ type: 'keep', swap: 'scattergun' });
    expect(scene.survivor('rancher').held).toEqual(['flamethrower', 'raygun']);
    expect(scene.movie.discard).toContain('scattergun');
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R20.7 or it is let go, and is discarded', () => {
    const scene = fullHands();
    scene.reply({ type: 'back', card: 'raygun' });
    expect(scene.survivor('rancher').held).toEqual(['scattergun', 'flamethrower']);
    expect(scene.movie.discard).toContain('raygun');
    expect(scene.movie.limbo).toEqual([]);
  });

  it('R20.7 two carried items are won one after the other', () => {
    const scene = facing('raygun', (s) => s.throng(0, 'terrors-1', 'raygun', 'spear').give('rancher', 'scattergun'));
    scene.dice(...roll(5), 6).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.survivor('rancher').held).toEqual(['scattergun', 'raygun']);
    expect(scene.prompt).toMatchObject({ type: 'spoils', card: 'spear' });
    scene.reply({ type: 'keep', swap: 'scattergun' });
    expect(scene.survivor('rancher').held).toEqual(['raygun', 'spear']);
  });

  it('R20.7 a counterstrike wins it, too', () => {
    const scene = switched(TECH, (s) => s.throng(0, 'terrors-1', 'raygun')).until('strike');
    scene.dice(6, 6).reply({ type: 'strike', at: 'rancher' });
    scene.dice(...roll(5), 6).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.survivor('rancher').held).toEqual(['raygun']);
  });

  it('R20.7 a Familiar Face that carries the Raygun rolls 2d6, not SHAD', () => {
    const edit: Edit = (s) => s.discard('cook').throng(0, 'cook', 'raygun').rest('scout', 7);
    const scene = switched(TECH, edit)
      .until('strike')
      .dice(...roll(5), 4, 3);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ total: 7 }]);
  });

  it('R20.7 with Monster Mash the last monster cannot leave what its throng carries', () => {
    const both: Partial<Options> = { ...TECH, monsterMash: true };
    const scene = directing((s) => s.throng(0, 'terrors-1', 'spear').throng(1, 'pods-1'), both);
    expect(scene.offers({ type: 'direct', card: 'terrors-1' })).toEqual([]);
    expect(scene.offers({ type: 'direct', card: 'pods-1' })).toMatchObject([{ slot: 0 }]);
  });

  it('R20.7 a migrated throng takes what it carries along (R20.3)', () => {
    const both: Partial<Options> = { ...TECH, monsterMigration: true };
    const scene = switched(both, (s) => s.survivorPile().throng(0, 'terrors-1', 'spear').join(2, 'cook'));
    scene.dice(6, 6, ...roll(5), ...roll(11)).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'migrate', slot: 0 });
    expect(scene.movie.seats[0]?.throngs[0]).toEqual(['terrors-1', 'spear']);
  });

  it('R20.7 the one who destroys a Pod Player’s throng wins it all the same', () => {
    const scene = facing('raygun', (s) => podPlayer(s, 2, 'riders-1', 'spear').join(0, 'cook')).dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.survivor('rancher').held).toEqual(['spear']);
  });
});
