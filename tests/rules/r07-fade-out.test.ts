import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { eliminate, podPlayer, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { sequence } from '../kit/tables.ts';

/** The wrench in frame I is marked; what lies behind it comes up at the start of the Director's turn. */
const marked = (edit: (s: Stage) => unknown = () => undefined) =>
  table((s) => {
    s.throng(0, 'terrors-1').screen('wrench', 'pods-1', 'pistol');
    s.state.fadeOut = 'wrench';
    edit(s);
  });

describe('R7.1, R7.4 the fade-out token', () => {
  it('R7.1 the marked card is discarded and replaced face up before the Director acts', () => {
    const scene = marked((s) => s.reelPile('spear', 'raygun')).until('direct');
    expect(scene.movie.discard).toContain('wrench');
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
    expect(scene.told('faded-out')).toEqual([{ type: 'faded-out', card: 'wrench' }]);
  });

  it('R7.1 not before the Director’s turn', () => {
    const scene = marked().until('act', 'scout');
    expect(scene.movie.frames[0]?.cards).toEqual(['wrench']);
    expect(scene.offers({ type: 'take', card: 'wrench' })).toHaveLength(1);
  });

  it('R7.1 the token comes back', () => {
    const scene = marked((s) => s.reelPile('spear', 'raygun')).until('direct');
    expect(scene.movie.fadeOut).toBeNull();
    scene.dice(6, 5).reply({ type: 'all-out' });
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'fade-out', card: 'pistol' });
    expect(scene.movie.fadeOut).toBe('pistol');
  });

  it('R7.1 it comes back, too, when a survivor takes its card', () => {
    const scene = marked((s) => s.reelPile('spear', 'raygun'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.movie.fadeOut).toBeNull();
    scene.until('direct');
    expect(scene.movie.frames[0]?.cards).toEqual(['spear']); // the card that came instead is not marked
    expect(scene.survivor('rancher').held).toEqual(['wrench']);
  });

  it('R7.1 an event that comes instead is resolved, for a random survivor', () => {
    const scene = marked((s) => s.reelPile('probed', 'spear'))
      .fate(2)
      .until('direct');
    expect(scene.survivor('scout').probed).toBe('probed');
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
  });

  it('R7.1 a Creature Feature from this card is ignored, for the whole turn', () => {
    const scene = marked((s) => s.screen('wrench', 'pods-1', 'pods-2').reelPile('pods-3', 'spear')).until('direct');
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['pods-3', 'pods-1', 'pods-2']);
    scene.dice(6, 5).reply({ type: 'all-out' });
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.told('creature-feature')).toEqual([]);
  });

  it('R7.1 one from the refills of its events is ignored, too', () => {
    const scene = marked((s) => s.screen('wrench', 'pods-1', 'pods-2').reelPile('lab', 'pods-3', 'spear')).until(
      'direct',
    );
    expect(scene.movie.frames[0]?.cards).toEqual(['pods-3']);
    expect(scene.told('creature-feature')).toEqual([]);
  });

  it('R7.1 but one that the Director’s own taking brings counts', () => {
    const scene = marked((s) => s.screen('wrench', 'pods-1', 'pods-2').reelPile('pods-3', 'pods-4', 'spear')).until(
      'direct',
    );
    scene.reply({ type: 'direct', card: 'pods-3', slot: 1 });
    scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.type).toBe('feature');
    expect(scene.told('creature-feature')).toMatchObject([
      { causer: 'director', cards: ['pods-4', 'pods-1', 'pods-2'] },
    ]);
  });

  it('R7.1 if it clears the screen the reel ends before the Director acts', () => {
    const scene = marked((s) => s.screen('wrench', null, null).reelPile()).until('star');
    expect(scene.told('reel-ended')).toEqual([{ type: 'reel-ended', reel: 1 }]);
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.told('fade-in-set')).toMatchObject([{ seat: 0, survivor: 'rancher' }]);
  });

  it('R7.1 a Pod Player’s turn leaves the marked card alone', () => {
    const scene = marked((s) => podPlayer(s, 2, 'mutants-1').reelPile('spear', 'raygun')).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    expect(scene.movie.frames[0]?.cards).toEqual(['wrench']);
    expect(scene.movie.fadeOut).toBe('wrench');
  });

  it('R7.4 at the end the Director may mark a face-up item or power play, or not', () => {
    const scene = table((s) => s.screen('payback', 'pods-1', 'radio').throng(0, 'terrors-1'))
      .until('direct')
      .dice(6, 5);
    scene.reply({ type: 'all-out' });
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.replies).toEqual([
      { type: 'fade-out', card: 'payback' },
      { type: 'fade-out', card: 'radio' },
      { type: 'fade-out', card: null },
    ]);
    scene.reply({ type: 'fade-out', card: null });
    expect(scene.movie.fadeOut).toBeNull();
    expect(scene.told('fade-out-set')).toEqual([]);
  });

  it('R7.4 with no item or power play there is nothing to mark', () => {
    const scene = table((s) => s.screen('pods-1', 'pods-2', 'pods-3').throng(0, 'terrors-1'))
      .until('direct')
      .dice(6, 5);
    scene.reply({ type: 'all-out' });
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R7.4 only the Director has the token, not a Pod Player', () => {
    const scene = table((s) => eliminate(s, 1)).until('fade-out');
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
    expect(scene.told('director-turn-started').map((e) => e.side)).toEqual([1, 'director']);
  });

  it('R7.4 only a top card: one that is covered cannot be marked', () => {
    const scene = table((s) => {
      s.discard('mutants-1').state.frames[0]?.cards.push('mutants-1');
      s.state.discard.pop();
    }).until('direct');
    scene.dice(6, 5).reply({ type: 'direct', card: 'mutants-1', slot: 0 });
    expect(scene.prompt.type).toBe('strike');
    scene.stage((s) => {
      s.discard('mutants-2').state.frames[0]?.cards.push('mutants-2');
      s.state.discard.pop();
    });
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.offers({ type: 'fade-out' })).toMatchObject([{ card: 'radio' }, { card: 'pistol' }, { card: null }]);
  });

  it('R7.4 a marked card that was covered later is discarded from below, without a draw', () => {
    const scene = marked((s) => {
      s.reelPile('spear', 'raygun').discard('mutants-1').state.frames[0]?.cards.push('mutants-1');
      s.state.discard.pop();
    }).until('direct');
    expect(scene.movie.frames[0]).toEqual({ cards: ['mutants-1'], down: null });
    expect(scene.movie.discard).toContain('wrench');
    expect(scene.movie.reelPile).toEqual(['spear', 'raygun']);
  });

  it('R7.3 R7.4 the mystery card is revealed first, so that it can be marked', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pistol').reelPile('spear', 'raygun')).until('direct');
    scene.reply({ type: 'direct', card: 'pods-1', slot: 0 });
    const events = scene.dice(6, 5).reply({ type: 'strike', at: 'scout' });
    expect(sequence(events, 'strike-rolled', 'card-revealed')).toEqual(['strike-rolled', 'card-revealed']);
    expect(scene.offers({ type: 'fade-out', card: 'spear' })).toHaveLength(1);
  });
});
