import { describe, expect, it } from 'vitest';
import { chairOfSide, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { podPlayer, roll, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const FULL = [
  ['pods-1', 'pods-2', 'pods-3'],
  ['neighbors-1', 'neighbors-2', 'neighbors-3'],
  ['mutants-1', 'mutants-2', 'mutants-3'],
  ['neighbors-4', 'neighbors-5', 'pods-4'],
  ['mutants-4', 'mutants-5', 'terrors-1'],
  ['terrors-2', 'terrors-3', 'terrors-4'],
];

/** The first so many slots are full. */
function fill(s: Stage, slots: number): Stage {
  for (let slot = 0; slot < slots; slot++) s.throng(slot, ...(FULL[slot] ?? []));
  return s;
}

/** The Director's turn, with six Riders and an item on the screen. */
const turn = (edit: (s: Stage) => unknown) =>
  table((s) => edit(s.screen('riders-1', 'radio', 'wrench').reelPile('spear', 'raygun'))).until('direct');

const slotsFor = (replies: readonly Reply[]): number[] => replies.flatMap((r) => (r.type === 'direct' ? [r.slot] : []));

describe('R8 throngs', () => {
  it('R8.1 there are six slots', () => {
    expect(table().movie.throngs).toHaveLength(6);
  });

  it('R8.1 a slot has room for three cards', () => {
    const scene = turn((s) => s.throng(0, 'pods-1', 'pods-2').throng(1, 'neighbors-1', 'neighbors-2', 'neighbors-3'));
    expect(slotsFor(scene.prompt.replies)).toEqual([0, 2]);
  });

  it('R8.1 placed cards never move: a gap is not closed from elsewhere', () => {
    const scene = table((s) => fill(s, 2).throng(2, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'pods-2' });
    expect(scene.movie.throngs.slice(0, 3)).toEqual([['pods-1', 'pods-3'], FULL[1], ['terrors-1']]);
  });

  it('R8.2 slots 1–3 may be built in any order', () => {
    expect(slotsFor(turn(() => undefined).prompt.replies)).toEqual([0, 1, 2]);
    const scene = turn((s) => s.throng(2, 'pods-1'));
    scene.reply({ type: 'direct', card: 'riders-1', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['riders-1']);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 5],
  ])('R8.2 slot %i (from 0) can be started once all lower slots are full', (lower, slot) => {
    expect(slotsFor(turn((s) => fill(s, lower)).prompt.replies)).toEqual([slot]);
  });

  it('R8.2 one card short below, and a higher slot cannot be started', () => {
    const scene = turn((s) => fill(s, 4).throng(1, 'neighbors-1', 'neighbors-2'));
    expect(slotsFor(scene.prompt.replies)).toEqual([1]);
  });

  it('R8.2 once started it may grow whatever happens below', () => {
    const scene = turn((s) => fill(s, 3).throng(3, 'terrors-1').throng(0));
    expect(slotsFor(scene.prompt.replies)).toEqual([0, 3]);
  });

  it('R8.2 once emptied it must qualify again', () => {
    const scene = turn((s) => fill(s, 4).throng(3).throng(2, 'mutants-1'));
    expect(slotsFor(scene.prompt.replies)).toEqual([2]);
  });

  it('R8.2 a started slot 4 does not count as full for slot 5', () => {
    const scene = turn((s) => fill(s, 3).throng(3, 'terrors-1', 'terrors-2'));
    expect(slotsFor(scene.prompt.replies)).toEqual([3]);
  });

  it('R8.2 a Pod Player builds by the same rule, whatever the Director has', () => {
    const scene = table((s) => fill(podPlayer(s, 1, 'terrors-1'), 3).screen('riders-1', 'radio', 'wrench')).until(
      'direct',
    );
    expect(scene.prompt.to).toBe(chairOfSide(1));
    expect(slotsFor(scene.prompt.replies)).toEqual([0, 1, 2]);
  });

  it('R8.3 a throng’s strength is the sum of its values', () => {
    const scene = table((s) => s.throng(0, 'pods-1', 'neighbors-1', 'mutants-1'))
      .until('strike')
      .dice(...roll(9), 6, 5);
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 2 + 3 + 4, hit: true }]);
  });

  it('R8.3 one more than the strength misses', () => {
    const scene = table((s) => s.throng(0, 'pods-1', 'neighbors-1', 'mutants-1'))
      .until('strike')
      .dice(...roll(10));
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 9, hit: false }]);
  });

  it('R8.3 the roll target is never over 11: an 11 hits', () => {
    const scene = table((s) => s.throng(0, 'sentries-1', 'sentries-2', 'riders-1'))
      .until('strike')
      .dice(...roll(11), 6, 5);
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 11, hit: true }]);
  });

  it('R8.3 a Familiar Face counts with its Muscle', () => {
    const scene = table((s) => s.throng(0, 'pods-1', 'cook'))
      .until('strike')
      .dice(6, 5);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 2 + 7 }]);
  });

  it('R8.4 monsters on the screen take no part in an All-Out Attack', () => {
    const scene = turn((s) => s.throng(0, 'pods-1'));
    scene.reply({ type: 'all-out' });
    expect(scene.prompt.replies.every((r) => r.type === 'strike' && 'slot' in r.by)).toBe(true);
    scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R8.4 when an effect lets them attack, each uses its own value', () => {
    const scene = table((s) => s.screen('riders-1', 'radio', 'sentries-1').reelPile('pods-1', 'spear')).dice(
      6,
      5,
      6,
      5,
      6,
      5,
    );
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.told('strike-rolled').map((e) => e.needed)).toEqual([6, 2, 7]);
  });

  it('R8.5 with no legal slot anywhere no card can be taken', () => {
    const scene = table((s) => fill(s, 6).screen('riders-1', 'radio', 'wrench')).until('strike');
    expect(scene.prompt.replies).toHaveLength(6 * 3); // All-Out was all there was
    expect(scene.movie.frames[0]?.cards).toEqual(['riders-1']);
  });

  it('R8.5 a Creature Feature then takes nothing', () => {
    const scene = turn((s) =>
      fill(s, 6)
        .throng(5, 'terrors-2', 'terrors-3')
        .screen('riders-1', 'riders-2', 'sentries-1')
        .reelPile('riders-3', 'spear'),
    );
    scene.reply({ type: 'direct', card: 'riders-1', slot: 5 }); // the last free place
    scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('creature-feature')).toHaveLength(1);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['riders-3', 'riders-2', 'sentries-1']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R8.5 a captured Familiar Face goes to the discard pile', () => {
    const scene = table((s) => fill(s, 6))
      .until('strike')
      .dice(1, 1);
    scene.reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.movie.discard).toContain('rancher');
    expect(scene.movie.throngs.map((throng) => throng.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(scene.movie.limbo).toEqual([]);
  });
});
