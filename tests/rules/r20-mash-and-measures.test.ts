import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR, type Options, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { switched } from '../kit/switched.ts';

/** The places a card could be taken to. */
const slotsFor = (scene: Scene, card: string): number[] =>
  scene.prompt.replies.flatMap((r: Reply) => (r.type === 'direct' && r.card === card ? [r.slot] : []));

describe('R20.4 Monster Mash I', () => {
  const MASH: Partial<Options> = { monsterMash: true };
  const directing = (options: Partial<Options>, edit: (s: Stage) => unknown = () => undefined): Scene =>
    switched(options, (s) =>
      edit(s.throng(0, 'terrors-1', 'riders-1').throng(1, 'pods-1').screen('mutants-1', 'radio', 'pistol')),
    ).until('direct');

  it('R20.4 off: only the screen can be taken from', () => {
    const scene = directing({});
    expect(slotsFor(scene, 'terrors-1')).toEqual([]);
    expect(slotsFor(scene, 'mutants-1')).toEqual([0, 1, 2]);
  });

  it('R20.4 on: a card can come out of another own throng, and the screen stays open', () => {
    const scene = directing(MASH);
    expect(slotsFor(scene, 'terrors-1')).toEqual([1]);
    expect(slotsFor(scene, 'riders-1')).toEqual([1]);
    expect(slotsFor(scene, 'pods-1')).toEqual([0]);
    expect(slotsFor(scene, 'mutants-1')).toEqual([0, 1, 2]);
  });

  it('R20.4 the throng it joins attacks at once, and the screen does not move', () => {
    const scene = directing(MASH);
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 1 });
    expect(scene.movie.throngs.slice(0, 2)).toEqual([['riders-1'], ['pods-1', 'terrors-1']]);
    expect(scene.offers({ by: { slot: 1 } })).toHaveLength(3);
    expect(scene.offers({ by: { slot: 0 } })).toEqual([]);
    scene.dice(...roll(8)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 7, cards: ['pods-1', 'terrors-1'] }]);
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['mutants-1'], ['radio'], ['pistol']]);
  });

  it('R20.4 it makes another throng stronger: it never begins one', () => {
    const scene = directing(MASH, (s) => s.throng(1).throng(0, 'terrors-1', 'riders-1', 'mutants-2'));
    expect(slotsFor(scene, 'mutants-1')).toEqual([1, 2]); // from the screen a new one can be begun
    expect(slotsFor(scene, 'terrors-1')).toEqual([]);
  });

  it('R20.4 a full throng takes no more, and a throng cannot take from itself', () => {
    const scene = directing(MASH, (s) => s.throng(1, 'pods-1', 'pods-2', 'pods-3'));
    expect(slotsFor(scene, 'terrors-1')).toEqual([]);
    expect(slotsFor(scene, 'pods-1')).toEqual([0]);
  });

  it('R20.4 a throng in a higher slot that stands already takes it, whatever the lower ones hold', () => {
    const scene = directing(MASH, (s) => s.throng(3, 'sentries-1'));
    expect(slotsFor(scene, 'terrors-1')).toEqual([1, 3]);
    expect(slotsFor(scene, 'sentries-1')).toEqual([0, 1]);
  });

  it('R20.4 a Pod Player’s throng is not one’s own', () => {
    const scene = directing(MASH, (s) =>
      podPlayer(s, 2, 'sentries-1', 'sentries-2').throngOf(2, 1, 'riders-2').join(0, 'cook'),
    );
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(slotsFor(scene, 'sentries-1')).toEqual([1]);
    expect(slotsFor(scene, 'terrors-1')).toEqual([]);
    scene.reply({ type: 'direct', card: 'sentries-1', slot: 1 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'reporter' });
    scene.until('direct');
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
    expect(slotsFor(scene, 'sentries-1')).toEqual([]);
    expect(slotsFor(scene, 'terrors-1')).toEqual([1]);
  });
});

describe('R20.5 Monster Mash II', () => {
  const POD: Partial<Options> = { podMash: true };
  /** Seat 2 is a Pod Player who has lost its monsters; no monster shows. */
  const bare = (options: Partial<Options>, edit: (s: Stage) => unknown = () => undefined): Scene =>
    switched(options, (s) =>
      edit(
        podPlayer(s, 2).join(0, 'cook').throng(0, 'terrors-1', 'pods-1').throng(1, 'riders-1').reelPile('radio', 'lab'),
      ),
    );

  it('R20.5 off: a Pod Player with nothing passes', () => {
    const scene = bare({}).until('strike');
    expect(scene.told('passed')).toEqual([{ type: 'passed', side: 2 }]);
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
  });

  it('R20.5 on: it may take one card out of any throng and attack with just that card', () => {
    const scene = bare(POD).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(scene.prompt.replies).toEqual(
      ['terrors-1', 'pods-1', 'riders-1'].map((card) => ({ type: 'direct', card, slot: 0 })),
    );
    scene.reply({ type: 'direct', card: 'terrors-1' });
    expect(scene.prompt).toMatchObject({ type: 'permit', to: DIRECTOR_CHAIR, card: 'terrors-1' });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1', 'pods-1']); // not before the word is given
    scene.reply({ type: 'permit', agree: true });
    expect(scene.movie.throngs[0]).toEqual(['pods-1']);
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['terrors-1']);
    scene.dice(...roll(6)).reply({ type: 'strike', at: 'cook' });
    expect(scene.told('strike-declared').at(-1)).toMatchObject({ by: { side: 2, slot: 0 }, needed: 5 });
  });

  it('R20.5 only with the Director’s leave: refused, it is not asked for again in that turn', () => {
    const scene = bare(POD).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1' });
    scene.reply({ type: 'permit', agree: false });
    expect(scene.told('leave-refused')).toEqual([{ type: 'leave-refused', side: 2, card: 'terrors-1' }]);
    expect(scene.told('passed')).toEqual([{ type: 'passed', side: 2 }]);
    expect(scene.movie.throngs.slice(0, 2)).toEqual([['terrors-1', 'pods-1'], ['riders-1']]);
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
  });

  it('R20.5 in a later turn it may ask again', () => {
    const scene = bare(POD).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1' });
    scene.reply({ type: 'permit', agree: false });
    scene.dice(...roll(11)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    scene.dice(...roll(11)).reply({ type: 'strike', by: { slot: 1 }, at: 'rancher' });
    scene.until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(slotsFor(scene, 'riders-1')).toEqual([0]);
  });

  it('R20.5 another Pod Player’s throng serves as well', () => {
    const scene = bare(POD, (s) => podPlayer(s.noThrongs(), 1, 'sentries-1', 'sentries-2'));
    scene.until('strike');
    expect(scene.prompt.to).toBe(chairOfSide(1));
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'rancher' });
    expect(scene.prompt).toMatchObject({ type: 'direct', to: chairOfSide(2) });
    expect(scene.prompt.replies).toEqual(
      ['sentries-1', 'sentries-2'].map((card) => ({ type: 'direct', card, slot: 0 })),
    );
  });

  it('R20.5 not with a throng of its own', () => {
    const scene = bare(POD, (s) => s.throngOf(2, 0, 'sentries-1')).until('strike');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(scene.offers({ by: { side: 2, slot: 0 } })).toHaveLength(scene.prompt.replies.length);
  });

  it('R20.5 not with a monster on the screen', () => {
    const scene = bare(POD, (s) => s.screen('mutants-1', 'radio', 'wrench')).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(scene.prompt.replies.map((r) => (r.type === 'direct' ? r.card : r.type))).toEqual(
      Array.from({ length: 3 }, () => 'mutants-1'),
    );
  });

  it('R20.5 the Director has no such right', () => {
    const scene = switched(POD, (s) => podPlayer(s.noThrongs(), 2, 'riders-1', 'riders-2').join(0, 'cook'));
    scene.until('strike').dice(...roll(11));
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('passed')).toEqual([{ type: 'passed', side: 'director' }]);
  });
});

describe('R20.6 Desperate Measures', () => {
  const ON: Partial<Options> = { desperateMeasures: true };
  const directing = (options: Partial<Options>, edit: (s: Stage) => unknown = () => undefined): Scene =>
    switched(options, (s) => edit(s.noThrongs().screen('mutants-1', 'radio', 'riders-1'))).until('direct');

  it('R20.6 off: a Director without a throng cannot attack all out', () => {
    expect(directing({}).offers({ type: 'all-out' })).toEqual([]);
  });

  it('R20.6 on: each monster on the screen attacks once, with its own value', () => {
    const scene = directing(ON);
    scene.reply({ type: 'all-out' });
    expect(scene.offers({ by: { card: 'mutants-1' } })).toHaveLength(3);
    scene.dice(...roll(7)).reply({ type: 'strike', by: { card: 'riders-1' }, at: 'scout' });
    scene.dice(...roll(5)).reply({ type: 'strike', by: { card: 'mutants-1' }, at: 'rancher' });
    expect(scene.told('strike-declared')).toMatchObject([
      { by: { card: 'riders-1' }, needed: 6 },
      { by: { card: 'mutants-1' }, needed: 4 },
    ]);
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['mutants-1'], ['radio'], ['riders-1']]);
  });

  it('R20.6 with a throng the screen does not attack', () => {
    const scene = directing(ON, (s) => s.throng(0, 'pods-1'));
    scene.reply({ type: 'all-out' });
    expect(scene.offers({ by: { side: 'director', slot: 0 } })).toHaveLength(3);
    expect(scene.prompt.replies).toHaveLength(3);
  });

  it('R20.6 a Pod Player, who acts as the Director does (R17.1), may do it, too', () => {
    const scene = directing(ON, (s) => podPlayer(s, 2).join(0, 'cook'));
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.reply({ type: 'all-out' });
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.dice(...roll(7)).reply({ type: 'strike', by: { card: 'riders-1' }, at: 'cook' });
    scene.dice(...roll(5)).reply({ type: 'strike', by: { card: 'mutants-1' }, at: 'rancher' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 6 }, { needed: 4 }]);
  });

  it('R20.6 a Pod Player with a throng has to attack with that', () => {
    const scene = directing(ON, (s) => podPlayer(s, 2, 'pods-1').join(0, 'cook'));
    scene.reply({ type: 'all-out' });
    expect(scene.offers({ by: { side: 2, slot: 0 } })).toHaveLength(scene.prompt.replies.length);
  });

  it('R20.6 a taken card is still possible', () => {
    expect(slotsFor(directing(ON), 'riders-1')).toEqual([0, 1, 2]);
  });
});
