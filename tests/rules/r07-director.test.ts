import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { table } from '../kit/situations.ts';
import { emptyPools } from '../kit/tables.ts';

describe('R7 the Director’s turn', () => {
  it('R7.2 Take+Attack: a screen monster into any legal slot', () => {
    const scene = table((s) => s.screen('pods-1', 'pods-2', 'wrench')).until('direct');
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
    expect(scene.prompt.replies).toEqual(
      ['pods-1', 'pods-2'].flatMap((card) => [0, 1, 2].map((slot) => ({ type: 'direct', card, slot }))),
    );
  });

  it('R7.2 Take+Attack: that throng attacks at once, the new card with it, and no other', () => {
    const scene = table((s) =>
      s.screen('riders-1', 'radio', 'wrench').throng(0, 'pods-1').throng(1, 'terrors-1'),
    ).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    expect(scene.prompt.type).toBe('strike');
    scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.throngs[0]).toEqual(['pods-1', 'riders-1']);
    expect(scene.told('strike-declared')).toMatchObject([
      { by: { slot: 0 }, needed: 8, cards: ['pods-1', 'riders-1'] },
    ]);
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R7.2 Take+Attack: the attack is not optional', () => {
    const scene = table((s) => s.screen('riders-1', 'radio', 'wrench')).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    expect(scene.prompt.replies.map((r) => r.type)).toEqual(['strike', 'strike', 'strike']);
  });

  it('R7.2 All-Out Attack: no card is taken, and every established throng attacks once', () => {
    const scene = table((s) =>
      s.screen('riders-1', 'radio', 'wrench').throng(0, 'pods-1').throng(2, 'terrors-1'),
    ).until('direct');
    scene.reply({ type: 'all-out' });
    scene.dice(6, 5).reply({ type: 'strike', by: { slot: 2 }, at: 'scout' });
    scene.dice(6, 5).reply({ type: 'strike', by: { slot: 0 }, at: 'scout' });
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.movie.frames[0]?.cards).toEqual(['riders-1']);
    expect(scene.told('strike-declared').map((e) => e.needed)).toEqual([5, 2]);
  });

  it('R7.2 All-Out Attack: each throng has a target of its own', () => {
    const scene = table((s) =>
      s.screen('riders-1', 'radio', 'wrench').throng(0, 'pods-1').throng(1, 'terrors-1'),
    ).until('direct');
    scene.reply({ type: 'all-out' });
    scene.dice(6, 5, 6, 5).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    scene.reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['rancher', 'reporter']);
  });

  it('R7.2 without a throng there is no All-Out Attack', () => {
    const scene = table((s) => s.screen('pods-1', 'pods-2', 'wrench')).until('direct');
    expect(scene.offers({ type: 'all-out' })).toEqual([]);
  });

  it('R7.2 Cover+Attack is not part of plain play', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'wrench').throng(0, 'terrors-1')).until('direct');
    expect(scene.offers({ type: 'cover' })).toEqual([]);
  });

  it('R7.2 the Director has no right to pass while there is something to do', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'wrench')).until('direct');
    expect(new Set(scene.prompt.replies.map((r) => r.type))).toEqual(new Set(['direct']));
  });

  it('R7.2 with no legal option the Director passes', () => {
    const scene = table().until('fade-out'); // three items, no throng
    expect(scene.told('passed')).toEqual([{ type: 'passed', side: 'director' }]);
  });

  it('R7.3 mystery cards are revealed with the Director as their causer', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pistol').reelPile('probed', 'spear')).until('direct');
    scene.reply({ type: 'direct', card: 'pods-1', slot: 0 });
    scene.fate(1).dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('event-began')).toMatchObject([{ card: 'probed', causer: 'director' }]);
    expect(scene.survivor('reporter').probed).toBe('probed'); // the random one, not the one attacked
  });

  it('R7.3 a Creature Feature of the Director is taken, not fought', () => {
    const scene = table((s) => s.screen('riders-1', 'pods-1', 'pods-2').reelPile('pods-3', 'spear')).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'pods-2', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['riders-1', 'pods-2']);
    expect(scene.movie.frames[2]).toEqual({ cards: ['spear'], down: null });
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R7.5 order and targets are chosen one by one, after each result', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1')).until('strike');
    expect(scene.prompt.replies).toHaveLength(2 * 3);
    scene.dice(2, 1, 6, 5).reply({ type: 'strike', by: { slot: 1 }, at: 'rancher' });
    expect(scene.isInPlay('rancher')).toBe(false);
    expect(scene.prompt.replies).toEqual(
      ['reporter', 'scout'].map((at) => ({ type: 'strike', by: { side: 'director', slot: 0 }, at })),
    );
  });

  it('R7.5 a throng that was broken up meanwhile does not attack', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1').give('scout', 'spear')).until('strike');
    scene.dice(6, 6).reply({ type: 'strike', by: { slot: 1 }, at: 'scout' });
    scene.stage((s) => s.throng(0)); // as if an answer had reached it
    scene.reply({ type: 'hold' });
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R7.5 the others go on attacking when the last survivor in play falls while some can be drawn', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1'));
    scene.until('strike').stage((s) => {
      for (const seat of [1, 2])
        s.state.graveyard.push(...(s.state.seats[seat]?.pool.splice(0) ?? []).map((it) => it.id));
    });
    scene.dice(2, 1, 6, 5).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt.type).toBe('fade-out'); // nobody is left for the second throng
    expect(scene.movie.outcome).toBeNull();
  });

  it('R7.5 with nobody to attack the Director takes a card and does not attack', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'wrench').throng(0, 'terrors-1')).until('direct');
    scene.stage((s) => emptyPools(s));
    expect(scene.offers({ type: 'all-out' })).toEqual([]);
    scene.reply({ type: 'direct', card: 'pods-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1', 'pods-1']);
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.prompt.type).toBe('fade-out');
  });
});
