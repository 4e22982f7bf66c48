import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR, newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from '../kit/scene.ts';
import { table } from '../kit/situations.ts';
import { sequence } from '../kit/tables.ts';

const cast = { survivors: ['rancher', 'reporter', 'scout'] };
const faceUp = (scene: Scene): (string | undefined)[] =>
  scene.movie.frames.map((f) => (f.down === null ? f.cards[0] : 'face down'));
const begun = (scene: Scene): string[] => scene.told('event-began').map((e) => e.card);

describe('R3 opening scene', () => {
  it('R3.1 ten face down, three face up, thirteen in all; the rest is the discard pile', () => {
    const scene = new Scene(cast);
    expect(faceUp(scene)).toEqual(['wrench', 'radio', 'pistol']);
    expect(scene.movie.reelPile).toHaveLength(10);
    expect(scene.movie.dark).toHaveLength(44 - 13);
    expect(scene.movie.discard).toEqual([]);
    expect(scene.told('reel-opened')).toEqual([{ type: 'reel-opened', reel: 1, cards: 13 }]);
  });

  it('R3.1 the movie deck is shuffled by the seed', () => {
    const orderOf = (seed: number) => {
      const m = newMovie({ seed, seats: 3, deck: 'roswell-51' });
      return [...m.reelPile, ...m.dark].join();
    };
    expect(orderOf(3)).toBe(orderOf(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(orderOf)).size).toBe(8);
  });

  it('R3.2 every monster of the three goes to the Director, each into a slot of its own', () => {
    const scene = new Scene({ ...cast, movieDeck: ['pods-1', 'wrench', 'warlord', 'radio', 'pistol', 'terrors-1'] });
    const slots = scene.movie.throngs.slice(0, 3).filter((throng) => throng.length > 0);
    expect(slots.flat().sort()).toEqual(['pods-1', 'warlord']);
    expect(slots.every((throng) => throng.length === 1)).toBe(true);
    expect(scene.movie.throngs.slice(3).flat()).toEqual([]);
    expect(faceUp(scene)).toEqual(['radio', 'wrench', 'pistol']);
    expect(scene.movie.reelPile[0]).toBe('terrors-1');
    expect(scene.movie.reelPile).toHaveLength(8);
  });

  it('R3.2 only those three: a monster that fills up a frame stays on the screen', () => {
    const scene = new Scene({ ...cast, movieDeck: ['pods-1', 'wrench', 'radio', 'terrors-1', 'pistol'] });
    expect(scene.movie.throngs.flat()).toEqual(['pods-1']);
    expect(faceUp(scene)).toEqual(['terrors-1', 'wrench', 'radio']);
  });

  it('R3.2 three monsters make three throngs, and nobody is attacked', () => {
    const movieDeck = ['pods-1', 'pods-2', 'pods-3', 'wrench', 'radio', 'pistol'];
    const scene = new Scene({ ...cast, movieDeck });
    expect(scene.movie.throngs.slice(0, 3).map((throng) => throng.length)).toEqual([1, 1, 1]);
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.told('creature-feature')).toEqual([]); // taken before anybody looks for one
  });

  it('R3.2 the starting bonus is for reel 1 only', () => {
    const scene = table((s) => s.screen('pods-1', null, null).reelPile()).shuffle('terrors-1', 'wrench', 'radio');
    scene.dice(1, 1).reply({ type: 'attack', target: 'pods-1' });
    scene.reply({ type: 'star', survivor: 'rancher' });
    expect(scene.movie.reel).toBe(2);
    expect(faceUp(scene)).toEqual(['terrors-1', 'wrench', 'radio']);
    expect(scene.movie.throngs.flat()).toEqual([]);
  });

  it('R3.3 events resolve in frame order and are replaced face up from the reel pile', () => {
    const scene = new Scene({ ...cast, movieDeck: ['wrench', 'bunker', 'lab', 'radio', 'pistol'] });
    expect(begun(scene)).toEqual(['bunker', 'lab']);
    expect(faceUp(scene)).toEqual(['wrench', 'radio', 'pistol']);
    expect(scene.movie.reelPile).toHaveLength(8);
  });

  it('R3.3 a new event resolves before any other still waiting', () => {
    const scene = new Scene({ ...cast, movieDeck: ['lab', 'wrench', 'bunker', 'probed', 'radio', 'pistol'] });
    expect(begun(scene)).toEqual(['lab', 'probed', 'bunker']);
    expect(faceUp(scene)).toEqual(['radio', 'wrench', 'pistol']);
  });

  it('R3.3 a blob may stay', () => {
    const scene = new Scene({ ...cast, movieDeck: ['wrench', 'blobbed', 'radio'] });
    expect(begun(scene)).toEqual(['blobbed']);
    expect(faceUp(scene)).toEqual(['wrench', 'blobbed', 'radio']);
    expect(scene.movie.blob).toBe(3);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R3.3 three monsters are a Creature Feature of the Director: one is taken, nobody is attacked', () => {
    const movieDeck = ['pods-1', 'pods-2', 'pods-3', 'riders-1', 'terrors-1', 'mutants-1', 'wrench'];
    const scene = new Scene({ ...cast, movieDeck });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 }); // stacking is free again after R3.2
    expect(scene.movie.throngs[0]).toEqual(['pods-1', 'terrors-1']);
    expect(faceUp(scene)).toEqual(['riders-1', 'wrench', 'mutants-1']);
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R3.3 the Creature Feature goes on while three monsters show', () => {
    const movieDeck = ['pods-1', 'pods-2', 'pods-3', 'riders-1', 'terrors-1', 'mutants-1', 'riders-2', 'wrench'];
    const scene = new Scene({ ...cast, movieDeck });
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    expect(scene.prompt.type).toBe('feature');
    scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
    expect(scene.prompt.type).toBe('act');
    expect(scene.told('creature-feature').map((e) => e.cards)).toEqual([
      ['riders-1', 'terrors-1', 'mutants-1'],
      ['riders-1', 'riders-2', 'mutants-1'],
    ]);
  });

  it('R3.3 events come before the Creature Feature, and each can set off the other', () => {
    const movieDeck = [
      'pods-1',
      'pods-2',
      'lab',
      'riders-1',
      'terrors-1',
      'mutants-1',
      'bunker',
      'mutants-2',
      'wrench',
    ];
    const scene = new Scene({ ...cast, movieDeck });
    expect(sequence(scene.events, 'event-began', 'creature-feature')).toEqual(['event-began', 'creature-feature']);
    scene.reply({ type: 'place', card: 'riders-1', slot: 2 }); // brings the bunker, which brings a third monster
    expect(begun(scene)).toEqual(['lab', 'bunker']);
    expect(scene.prompt.type).toBe('feature');
    scene.reply({ type: 'place', card: 'mutants-2', slot: 2 });
    expect(faceUp(scene)).toEqual(['wrench', 'terrors-1', 'mutants-1']);
    expect(scene.movie.throngs[2]).toEqual(['riders-1', 'mutants-2']);
  });

  it('R3.4 an event of the opening scene falls on the survivor about to act first', () => {
    const scene = new Scene({ ...cast, movieDeck: ['wrench', 'probed', 'radio', 'pistol'] });
    expect(scene.survivor('rancher').probed).toBe('probed');
  });

  it('R3.4 in a later reel that is the survivor with the fade-in token', () => {
    const scene = table((s) => s.screen('pods-1', null, null).reelPile()).shuffle(
      'probed',
      'wrench',
      'radio',
      'pistol',
    );
    scene.dice(1, 1).reply({ type: 'attack', target: 'pods-1' });
    scene.reply({ type: 'star', survivor: 'rancher' });
    expect(scene.survivor('reporter').probed).toBe('probed');
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R3.4 tests for several begin with the survivor about to act first', () => {
    const scene = new Scene({ ...cast, movieDeck: ['mass-hysteria', 'wrench', 'radio', 'pistol'] }).stage((s) =>
      s.power(0),
    );
    scene.dice(1, 1, 1, 1, 1, 1).reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled').map((e) => e.survivor)).toEqual(['rancher', 'reporter', 'scout']);
  });

  it('R3.4 an event that the Creature Feature of the opening brings up is no exception', () => {
    const movieDeck = ['pods-1', 'pods-2', 'pods-3', 'riders-1', 'terrors-1', 'mutants-1', 'probed', 'wrench'];
    for (let seed = 0; seed < 8; seed++) {
      const scene = new Scene({ ...cast, movieDeck, seed }); // a random victim would be another one sooner or later
      scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
      expect(scene.survivor('rancher').probed).toBe('probed');
    }
  });

  it('R3.4 a counterstrike in between does not change whom a waiting event falls on', () => {
    const movieDeck = ['pods-1', 'theyre-out-there', 'probed', 'neighbors-1', 'wrench', 'radio', 'pistol'];
    const scene = new Scene({ ...cast, movieDeck }).stage((s) => s.power(0));
    // The Rancher fails; the Neighbors in frame I fumble against the Reporter, who shoots them off the screen.
    scene.dice(6, 5, 6, 6, 1, 1, 6, 5).reply({ type: 'plot', use: true });
    scene.reply({ type: 'strike', by: { card: 'neighbors-1' }, at: 'reporter' });
    scene.reply({ type: 'attack', target: 'neighbors-1' });
    scene.reply({ type: 'strike', at: 'scout' });
    expect(begun(scene)).toEqual(['theyre-out-there', 'probed']);
    expect(scene.survivor('rancher').probed).toBe('probed');
    expect(scene.survivor('reporter').probed).toBeNull();
  });
});
