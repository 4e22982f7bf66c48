import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { CAST, roll, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The Rancher (Muscle 8) is first to act; a lone Terror (value 5) stands in throng 1. */
const ranch = (edit: (s: Stage) => unknown = () => undefined, survivors = CAST) =>
  table((s) => edit(s.throng(0, 'terrors-1')), survivors);

const HANDS = { type: 'attack', target: 'terrors-1', way: 'hands' } as const;
const lastRoll = (scene: Scene) => scene.told('attack-rolled').at(-1);
const amounts = (scene: Scene) => scene.prompt.replies.map((r) => r.type === 'spend' && r.amount);

describe('R9.1–R9.4 survivors attack', () => {
  it('R9.1 hits at the stat or less', () => {
    const scene = ranch().dice(5, 3, 6);
    scene.reply(HANDS);
    expect(lastRoll(scene)).toMatchObject({ dice: [5, 3], needed: 8, hit: true });
  });

  it('R9.1 one more misses, and nothing comes of it', () => {
    const scene = ranch().dice(5, 4);
    scene.reply(HANDS);
    expect(lastRoll(scene)).toMatchObject({ needed: 8, hit: false });
    expect(scene.told('damage-rolled')).toEqual([]);
    expect(scene.movie.throngs[0]).toEqual(['terrors-1']);
  });

  it('R9.1 1,1 succeeds whatever the target: even for a blob of one point', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'wrench').state.blob = 1;
    }).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'blobbed' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 1, hit: true }]);
  });

  it('R9.1 6,6 fails even at 11', () => {
    const scene = ranch((s) => s.rest('rancher', 3));
    scene.reply(HANDS);
    scene.dice(6, 6, 6, 5).reply({ type: 'spend', amount: 3 });
    expect(lastRoll(scene)).toMatchObject({ needed: 11, hit: false });
    expect(scene.told('fumbled')).toHaveLength(1);
  });

  it('R9.1 a test that is no attack follows the same rule', () => {
    const scene = table((s) => s.reelPile('theyre-out-there', 'spear')).until('act', 'scout');
    scene.reply({ type: 'take', card: 'radio' });
    scene.dice(...roll(7)).reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 6, passed: false }]);
    expect(scene.told('full-assault')).toHaveLength(1);
  });

  it('R9.2 spoints raise the target by one each, before the roll', () => {
    const scene = ranch((s) => s.rest('rancher', 7));
    scene.reply(HANDS);
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'attack', target: 8, to: chairOfSeat(0) });
    expect(scene.told('attack-rolled')).toEqual([]);
    scene.dice(6, 4).reply({ type: 'spend', amount: 2 });
    expect(lastRoll(scene)).toMatchObject({ needed: 10, hit: true });
  });

  it('R9.2 up to 11', () => {
    const scene = ranch((s) => s.rest('rancher', 7));
    scene.reply(HANDS);
    expect(amounts(scene)).toEqual([0, 1, 2, 3]);
  });

  it('R9.2 no more than there are', () => {
    const scene = ranch((s) => s.rest('rancher', 1));
    scene.reply(HANDS);
    expect(amounts(scene)).toEqual([0, 1]);
  });

  it('R9.2 they are lost whatever happens', () => {
    const scene = ranch((s) => s.rest('rancher', 3));
    const { bank } = scene.movie;
    scene.reply(HANDS);
    scene.dice(6, 5).reply({ type: 'spend', amount: 2 });
    expect(lastRoll(scene)).toMatchObject({ hit: false });
    expect(scene.survivor('rancher').rest).toBe(1);
    expect(scene.movie.bank).toBe(bank + 2);
  });

  it('R9.2 a stat that stands at 11 already leaves nothing to raise', () => {
    const scene = ranch((s) => s.give('scout', 'fight-or-flight', 'pistol').rest('scout', 5)).until('act', 'scout');
    scene.dice(6, 5).reply({ type: 'attack', way: 'pistol' }); // Speed 9 + 2
    expect(lastRoll(scene)).toMatchObject({ needed: 11, hit: true });
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'damage' });
  });

  it('R9.3 bare hands use Muscle, an item its own stat', () => {
    const scene = ranch((s) => s.give('reporter', 'pistol'))
      .until('act', 'reporter')
      .dice(6, 5);
    expect(scene.offers({ type: 'attack' })).toEqual([
      { type: 'attack', target: 'terrors-1', reach: 'one', way: 'hands', stat: 'muscle' },
      { type: 'attack', target: 'terrors-1', reach: 'one', way: 'pistol', stat: 'speed' },
    ]);
    scene.reply({ type: 'attack', way: 'pistol' });
    expect(lastRoll(scene)).toMatchObject({ needed: 8 });
  });

  it('R9.3 of two stats the player chooses one', () => {
    const scene = ranch((s) => s.give('rancher', 'scattergun')).dice(6, 5);
    expect(scene.offers({ type: 'attack', way: 'scattergun' })).toHaveLength(2);
    scene.reply({ type: 'attack', way: 'scattergun', stat: 'guts' });
    expect(lastRoll(scene)).toMatchObject({ needed: 7 });
  });

  it('R9.3 items never combine: one held beside the other adds nothing', () => {
    const scene = ranch((s) => s.give('rancher', 'wrench', 'spear')).dice(5, 3, 1);
    scene.reply({ type: 'attack', way: 'wrench' });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [1], total: 3 }]);
  });

  it('R9.3 bare hands do not profit from a held item', () => {
    const scene = ranch((s) => s.give('rancher', 'wrench')).dice(5, 3, 1);
    scene.reply(HANDS);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [1], total: 1 }]);
  });

  it('R9.3 the Field Radio is no weapon', () => {
    const scene = ranch((s) => s.give('rancher', 'radio'));
    expect(scene.offers({ type: 'attack', way: 'radio' })).toEqual([]);
  });

  it.each([
    ['pistol', []],
    ['flamethrower', []],
    ['scattergun', ['muscle']],
    ['dynamite', ['brains']],
    ['spear', ['muscle']],
    ['raygun', ['brains']],
    ['wrench', ['muscle']],
  ])('R9.3 the Robot attacks with the %s by %j', (item, stats) => {
    const scene = ranch((s) => s.give('robot', item), ['robot', 'reporter', 'scout']);
    expect(scene.offers({ type: 'attack', way: item }).map((r) => r.type === 'attack' && r.stat)).toEqual(stats);
  });

  it('R9.3 one target: the others of its throng are not touched', () => {
    const scene = table((s) => s.throng(0, 'pods-1', 'pods-2', 'pods-3')).dice(1, 2, 6);
    scene.reply({ type: 'attack', target: 'pods-2' });
    expect(scene.movie.throngs[0]).toEqual(['pods-1', 'pods-3']);
  });

  it('R9.4 damage spoints are committed after the hit and before the damage roll', () => {
    const scene = ranch((s) => s.rest('rancher', 7));
    scene.reply(HANDS);
    scene.dice(5, 3).reply({ type: 'spend', amount: 0 });
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'damage', dice: [5, 3] });
    expect(scene.told('damage-rolled')).toEqual([]);
    scene.dice(2).reply({ type: 'spend', amount: 3 });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [2], total: 5 }]);
    expect(scene.movie.discard).toContain('terrors-1');
    expect(scene.survivor('rancher').rest).toBe(4);
  });

  it('R9.4 after a miss there is nothing to commit', () => {
    const scene = ranch((s) => s.rest('rancher', 7));
    scene.reply(HANDS);
    scene.dice(6, 5).reply({ type: 'spend', amount: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R9.4 spoints for the roll do not count for the damage', () => {
    const scene = ranch((s) => s.rest('rancher', 3));
    scene.reply(HANDS);
    scene.dice(6, 5, 4).reply({ type: 'spend', amount: 3 });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [4], total: 4 }]);
    expect(scene.movie.throngs[0]).toEqual(['terrors-1']);
  });

  it('R9.4 no more damage spoints are offered than make annihilation certain', () => {
    const scene = ranch((s) => s.rest('rancher', 7).power(7, 0));
    scene.reply(HANDS);
    scene.dice(5, 3).reply({ type: 'spend', amount: 0 });
    expect(amounts(scene)).toHaveLength(1 + 9); // 0 to 9: with the least die, 1, that makes 10
  });

  it('R9.4 what is sure already lowers that: item and doubles', () => {
    const scene = ranch((s) => s.rest('rancher', 7).power(7, 0).give('rancher', 'wrench'));
    scene.reply({ type: 'attack', way: 'wrench' });
    scene.dice(4, 4).reply({ type: 'spend', amount: 0 });
    expect(amounts(scene)).toHaveLength(1 + 10 - 1 - 2 - 4);
  });

  it('R9.4 against the blob, no more than make its end certain', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'wrench').rest('rancher', 7).power(7, 0).state.blob = 4;
    });
    scene.reply({ type: 'attack', target: 'blobbed' });
    scene.dice(5, 3).reply({ type: 'spend', amount: 0 });
    expect(amounts(scene)).toEqual([0, 1, 2, 3]);
  });
});
