import { describe, expect, it } from 'vitest';
import type { Scene } from '../kit/scene.ts';
import { eliminate, table } from '../kit/situations.ts';
import { sequence } from '../kit/tables.ts';

const revealed = (scene: Scene): string[] =>
  scene
    .told('card-revealed')
    .slice(3)
    .map((e) => e.card); // after the opening's three

describe('R6 mystery cards', () => {
  it('R6.1 the top reel card fills the frame face down at once', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('spear', 'raygun'));
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.prompt.purpose).toBe('second-action'); // the action is not over: nothing is revealed yet
    expect(scene.movie.frames[1]).toEqual({ cards: ['spear'], down: 'rancher' });
    expect(scene.movie.reelPile).toEqual(['raygun']);
    expect(scene.told('card-dealt').at(-1)).toEqual({ type: 'card-dealt', frame: 1, card: null, causer: 'rancher' });
  });

  it('R6.1 it is revealed when its causer has finished the action', () => {
    const scene = table((s) => s.reelPile('spear', 'raygun'));
    const events = scene.reply({ type: 'take', card: 'radio' });
    expect(events).toContainEqual({ type: 'card-revealed', frame: 1, card: 'spear', causer: 'rancher' });
    expect(scene.movie.frames[1]).toEqual({ cards: ['spear'], down: null });
  });

  it('R6.1 an alien shot off the screen is replaced, too', () => {
    const scene = table((s) => s.screen('terrors-1', 'radio', 'wrench').reelPile('spear')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
    expect(scene.movie.reelPile).toEqual([]);
  });

  it('R6.1 one out of a throng is not', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').reelPile('spear')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.movie.reelPile).toEqual(['spear']);
  });

  it('R6.1 with an empty pile the frame stays empty', () => {
    const scene = table((s) => s.reelPile());
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.movie.frames[1]).toEqual({ cards: [], down: null });
  });

  it('R6.1 a shut pile counts as empty', () => {
    const scene = table((s) => {
      s.reelPile('spear').state.shut = true;
      s.state.turningPoint = true;
    });
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.movie.frames[1]).toEqual({ cards: [], down: null });
    expect(scene.movie.reelPile).toEqual(['spear']);
  });

  it('R6.1 the causer bears what it brings', () => {
    const scene = table((s) => s.reelPile('probed', 'spear')).until('act', 'reporter');
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.survivor('reporter').probed).toBe('probed');
    expect(scene.survivor('rancher').probed).toBeNull();
  });

  it('R6.1 the Director’s is face down during the attack, and revealed after the turn', () => {
    const scene = table((s) => s.screen('terrors-1', 'radio', 'wrench').reelPile('spear')).until('direct');
    scene.reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    expect(scene.prompt.type).toBe('strike');
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: 'director' });
    scene.dice(6, 5);
    const events = scene.reply({ type: 'strike', at: 'scout' });
    expect(sequence(events, 'strike-rolled', 'card-revealed')).toEqual(['strike-rolled', 'card-revealed']);
  });

  it('R6.1 a Pod Player’s is its own', () => {
    const scene = table((s) => eliminate(s, 1).screen('terrors-1', 'radio', 'wrench').reelPile('spear'));
    scene.until('direct').reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: 'pod-1' });
  });

  it('R6.2 several are revealed in frame order, not in the order they were dealt', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('spear', 'raygun'));
    scene.reply({ type: 'take', card: 'pistol' });
    scene.reply({ type: 'take', card: 'wrench' });
    expect(revealed(scene)).toEqual(['raygun', 'spear']);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['raygun', 'radio', 'spear']);
  });

  it('R6.2 one frame is done, its refills included, before the next is touched', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('lab', 'terrors-1', 'bunker', 'spear'));
    scene.reply({ type: 'take', card: 'wrench' });
    scene.reply({ type: 'take', card: 'pistol' });
    expect(revealed(scene)).toEqual(['lab', 'bunker', 'spear', 'terrors-1']);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['spear', 'radio', 'terrors-1']);
  });

  it('R6.2 the refill of an event is revealed at once and has the same causer', () => {
    const scene = table((s) => s.reelPile('lab', 'probed', 'spear')).until('act', 'scout');
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.told('event-began')).toMatchObject([
      { card: 'lab', causer: 'scout' },
      { card: 'probed', causer: 'scout' },
    ]);
    expect(scene.survivor('scout').probed).toBe('probed');
    expect(scene.movie.frames[1]).toEqual({ cards: ['spear'], down: null });
  });

  it('R6.2 with the pile empty an event’s frame stays empty', () => {
    const scene = table((s) => s.reelPile('lab'));
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.movie.frames[1]).toEqual({ cards: [], down: null });
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R6.3 the third monster is a Creature Feature for its causer', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pods-2').reelPile('pods-3', 'spear'));
    scene.dice(6, 5, 6, 5, 6, 5).reply({ type: 'take', card: 'radio' });
    expect(scene.told('creature-feature')).toEqual([
      { type: 'creature-feature', causer: 'rancher', cards: ['pods-1', 'pods-3', 'pods-2'] },
    ]);
    expect(scene.told('strike-declared').map((e) => [e.by, e.at])).toEqual([
      [{ card: 'pods-1' }, 'rancher'],
      [{ card: 'pods-3' }, 'rancher'],
      [{ card: 'pods-2' }, 'rancher'],
    ]);
  });

  it('R6.3 the same three bring no second one', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pods-2').reelPile('pods-3', 'spear').throng(0, 'pods-4'));
    scene.dice(6, 5, 6, 5, 6, 5).reply({ type: 'take', card: 'radio' });
    scene.dice(6, 5).reply({ type: 'attack', target: 'pods-1' }); // the Reporter's miss moves no card
    scene.reply({ type: 'rest' });
    expect(scene.prompt.type).toBe('direct');
    expect(scene.told('creature-feature')).toHaveLength(1);
  });

  it('R6.3 a new third card brings another', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pods-2').reelPile('pods-3', 'terrors-1', 'spear'));
    scene.dice(6, 5, 6, 5, 6, 5).reply({ type: 'take', card: 'radio' });
    scene.dice(1, 1, 6, 5, 6, 5, 6, 5).reply({ type: 'attack', target: 'pods-3' });
    expect(scene.told('creature-feature').map((e) => e.causer)).toEqual(['rancher', 'reporter']);
  });

  it('R6.3 it is looked for only when every frame is face up and no event waits', () => {
    // The second card is an event and its refill an item: the three monsters never show together.
    const scene = table((s) =>
      s.stars('rancher', 1).screen('wrench', 'pods-1', 'pistol').reelPile('pods-2', 'lab', 'spear'),
    );
    scene.reply({ type: 'take', card: 'wrench' });
    scene.reply({ type: 'take', card: 'pistol' });
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['pods-2', 'pods-1', 'spear']);
    expect(scene.told('creature-feature')).toEqual([]);
  });

  it('R6.3 the blob is no monster of it', () => {
    const scene = table((s) => {
      s.screen('pods-1', 'radio', 'blobbed').reelPile('pods-3', 'spear').state.blob = 4;
    });
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.told('creature-feature')).toEqual([]);
  });
});
