import { describe, expect, it } from 'vitest';
import { chairOfSide } from '../../src/rules/shuffling-horror/index.ts';
import { podPlayer, roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The wrench is the last card of the reel. */
const lastCard = (edit: (s: Stage) => unknown = () => undefined) => table((s) => edit(s.screen('wrench').reelPile()));

describe('R15 a reel is over', () => {
  it('R15.1 reel 1 has ten cards behind the three that open it', () => {
    const { movie } = table();
    expect(movie.reelPile).toHaveLength(10);
    expect(movie.frames.every((f) => f.cards.length === 1)).toBe(true);
  });

  it.each([
    [2, 20],
    [3, 15],
    [4, 10],
  ] as const)('R15.1 reel %i has %i cards', (reel, cards) => {
    const scene = lastCard((s) => s.reel((reel - 1) as 1 | 2 | 3)).shuffle('spear', 'raygun', 'flamethrower');
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'scout' });
    expect(scene.told('reel-opened').at(-1)).toEqual({ type: 'reel-opened', reel, cards });
    expect(scene.movie.reelPile).toHaveLength(cards - 3); // R15.5: the three come out of them
  });

  it('R15.1 an empty pile is not enough: the screen must be clear', () => {
    const scene = table((s) => s.screen('wrench', 'radio').reelPile());
    scene.reply(TAKE);
    expect(scene.told('reel-ended')).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.told('reel-ended')).toEqual([{ type: 'reel-ended', reel: 1 }]);
  });

  it('R15.1 a mystery card still to be turned up is no clear screen', () => {
    const scene = lastCard((s) => s.reelPile('spear'));
    scene.reply(TAKE);
    expect(scene.told('reel-ended')).toEqual([]);
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
  });

  it('R15.2 it ends at once: nobody else acts', () => {
    const scene = lastCard();
    const events = scene.reply(TAKE);
    expect(events.map((e) => e.type)).not.toContain('turn-started');
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(scene.prompt.type).toBe('star');
  });

  it('R15.2 the action under way is finished first', () => {
    const scene = lastCard((s) => s.throng(0, 'terrors-1')).dice(...roll(8), 5);
    const events = scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    const types = events.map((e) => e.type);
    expect(types.indexOf('alien-eliminated')).toBeGreaterThan(0);
    expect(types.indexOf('alien-eliminated')).toBeLessThan(types.indexOf('reel-ended'));
  });

  it('R15.2 the Director’s turn can end it, after its attack', () => {
    const scene = lastCard((s) => s.screen('terrors-1')).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('reel-ended')).toHaveLength(1);
  });

  it('R15.3 reel 4 plays on to the end of the Director’s next turn', () => {
    const scene = lastCard((s) => s.reel(4).throng(0, 'terrors-1'));
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'rest' });
    expect(scene.prompt.type).toBe('strike');
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 3 });
  });

  it('R15.3 cleared in the Director’s own turn, it plays on to the end of the one after', () => {
    const scene = lastCard((s) => s.screen('terrors-1').reel(4)).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.outcome).toBeNull();
    scene
      .until('strike')
      .dice(...roll(9))
      .reply({ type: 'strike', at: 'scout' });
    expect(scene.told('director-turn-started')).toHaveLength(2);
    expect(scene.movie.outcome).toMatchObject({ survived: true });
  });

  it('R15.3 a Pod Player’s turn is not the Director’s', () => {
    const scene = lastCard((s) => podPlayer(s.screen('terrors-1').reel(4), 2)).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('director-turn-started').map((e) => e.side)).toEqual([2, 'director']);
    expect(scene.movie.outcome).toMatchObject({ survived: true, alive: 2 });
  });
});

describe('R15.4 at a reel’s end', () => {
  it('R15.4 the fade-in token lies on the next of the pool', () => {
    const scene = lastCard((s) => s.join(0, 'cook'));
    scene.reply(TAKE);
    expect(scene.told('fade-in-set')).toEqual([{ type: 'fade-in-set', seat: 0, survivor: 'cook' }]);
  });

  it('R15.4 after the pool’s last, on the next seat’s first', () => {
    const scene = lastCard();
    scene.reply(TAKE);
    expect(scene.told('fade-in-set')).toEqual([{ type: 'fade-in-set', seat: 1, survivor: 'reporter' }]);
  });

  it('R15.4 a Take+Attack was the whole pool’s turn', () => {
    const scene = lastCard((s) => s.join(0, 'cook').throng(0, 'terrors-1')).dice(...roll(9));
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.told('fade-in-set')).toMatchObject([{ seat: 1, survivor: 'reporter' }]);
  });

  it('R15.4 it is never the Director’s: after the last seat comes the first', () => {
    const scene = lastCard();
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'hold' });
    scene.reply(TAKE);
    expect(scene.told('fade-in-set')).toMatchObject([{ seat: 0, survivor: 'rancher' }]);
  });

  it('R15.4 after the Director’s turn it is the first seat’s', () => {
    const scene = lastCard((s) => s.screen('terrors-1')).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('fade-in-set')).toMatchObject([{ seat: 0, survivor: 'rancher' }]);
  });

  it('R15.4 a Pod Player may have it, and begins', () => {
    const scene = lastCard((s) => podPlayer(s, 1, 'terrors-1')).shuffle('spear', 'raygun', 'flamethrower');
    scene.reply(TAKE);
    expect(scene.told('fade-in-set')).toEqual([{ type: 'fade-in-set', seat: 1, survivor: null }]);
    scene.reply({ type: 'star', survivor: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'strike', to: chairOfSide(1) });
  });

  it('R15.4 power plays are discarded, from hands and from stores; items stay', () => {
    const scene = lastCard((s) =>
      s.sanctuary('lab').store('lab', 'payback', 'raygun').give('scout', 'fight-or-flight', 'spear').rest('scout', 4),
    );
    scene.reply(TAKE);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['payback', 'fight-or-flight']));
    expect(scene.survivor('scout')).toMatchObject({ held: ['spear'], rest: 4 });
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'lab', store: ['raygun'] }]);
  });

  it('R15.4 a Probed survivor is free, and the card discarded', () => {
    const scene = lastCard((s) => {
      s.bury('probed').state.graveyard.pop();
      s.survivor('scout').probed = 'probed';
    });
    scene.reply(TAKE);
    expect(scene.survivor('scout').probed).toBeNull();
    expect(scene.movie.discard).toContain('probed');
  });

  it('R15.4 the autopsy’s weakness and lost actions end', () => {
    const scene = lastCard((s) => {
      s.state.weakness = 1;
      s.survivor('scout').stunned = true;
    });
    scene.reply(TAKE);
    expect(scene.movie.weakness).toBe(0);
    expect(scene.survivor('scout').stunned).toBe(false);
  });

  it('R15.4 in this order: token, power plays, star', () => {
    const scene = lastCard((s) => s.give('scout', 'payback'));
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'scout' });
    const order = scene.events
      .map((e) => (e.type === 'card-moved' ? e.card : e.type))
      .filter((t) => ['reel-ended', 'fade-in-set', 'payback', 'star-given', 'reel-opened'].includes(t));
    expect(order.slice(1)).toEqual(['reel-ended', 'fade-in-set', 'payback', 'star-given', 'reel-opened']);
  });

  it('R15.4 throngs stand over the reel’s end', () => {
    const scene = lastCard((s) => s.throng(3, 'terrors-1', 'riders-1'));
    scene.reply(TAKE);
    expect(scene.movie.throngs[3]).toEqual(['terrors-1', 'riders-1']);
  });
});
