import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR, type Options } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { onTop, switched } from '../kit/switched.ts';
import { sequence } from '../kit/tables.ts';

const COVER: Partial<Options> = { coverAttack: true };

/** The Director's turn, with a Terror in throng 1, an item to cover in frame I and a monster to take in frame II. */
const directing = (edit: (s: Stage) => unknown, options = COVER): Scene =>
  switched(options, (s) => edit(s.screen('wrench', 'mutants-5', null).throng(0, 'terrors-1'))).until('direct');

/** The Director covers frame I with this card, and throng 1 misses the Scout. */
function covers(card: string, edit: (s: Stage) => unknown = () => undefined): Scene {
  const scene = directing((s) => edit(s.reelPile(card, 'pods-3', 'pods-4')));
  scene.reply({ type: 'cover', frame: 0 });
  scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
  if (scene.prompt.type === 'fade-out') scene.reply({ type: 'fade-out', card: null });
  return scene;
}

describe('R19.1 Cover+Attack', () => {
  it('R19.1 off: it is not offered', () => {
    const scene = directing((s) => s.screen('wrench', 'payback', 'pods-1'), {});
    expect(scene.offers({ type: 'all-out' })).toHaveLength(1);
    expect(scene.offers({ type: 'cover' })).toEqual([]);
  });

  it('R19.1 on: an item or a power play can be covered, a monster cannot', () => {
    const scene = directing((s) => s.screen('pods-1', 'wrench', 'payback'));
    expect(scene.offers({ type: 'cover' })).toEqual([
      { type: 'cover', frame: 1 },
      { type: 'cover', frame: 2 },
    ]);
  });

  it('R19.1 the top reel card goes on face down, one throng attacks, then the cover is revealed', () => {
    const scene = directing((s) => s.reelPile('pods-1', 'pods-2').throng(1, 'riders-1'));
    scene.reply({ type: 'cover', frame: 0 });
    expect(scene.movie.frames[0]).toEqual({ cards: ['wrench', 'pods-1'], down: 'director' });
    expect(scene.offers({ by: { slot: 0 } })).toHaveLength(3);
    expect(scene.offers({ by: { slot: 1 } })).toHaveLength(3);
    const events = scene.dice(...roll(11)).reply({ type: 'strike', by: { slot: 1 }, at: 'scout' });
    expect(sequence(events, 'strike-declared', 'card-revealed')).toEqual(['strike-declared', 'card-revealed']);
    expect(scene.prompt.type).not.toBe('strike');
    expect(scene.movie.frames[0]).toEqual({ cards: ['wrench', 'pods-1'], down: null });
    expect(scene.movie.reelPile).toEqual(['pods-2']);
  });

  it('R19.1 the cover stays face down while the throng attacks', () => {
    const scene = directing((s) => s.reelPile('terrors-2', 'pods-2').rest('scout', 7));
    scene.reply({ type: 'cover', frame: 0 });
    scene.dice(...roll(5), 3).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.type).toBe('answer');
    expect(scene.movie.frames[0]?.down).toBe('director');
  });

  it('R19.1 an event is resolved, and the card below can be used again', () => {
    const scene = covers('lab');
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual(['lab']);
    expect(scene.movie.frames[0]).toEqual({ cards: ['wrench'], down: null });
    expect(scene.movie.reelPile).toEqual(['pods-3', 'pods-4']);
    scene.until('act', 'rancher');
    expect(scene.offers({ type: 'take', card: 'wrench' })).toHaveLength(1);
  });

  it('R19.1 any other cover must leave first, and its leaving draws nothing', () => {
    const scene = covers('pods-1').until('act', 'rancher');
    expect(scene.offers({ type: 'take' })).toEqual([]);
    expect(scene.offers({ type: 'take-attack' })).toEqual([]);
    scene.dice(...roll(5), 2).reply({ type: 'attack', target: 'pods-1' });
    expect(scene.movie.frames[0]).toEqual({ cards: ['wrench'], down: null });
    expect(scene.movie.reelPile).toEqual(['pods-3', 'pods-4']);
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'take', card: 'wrench' })).toHaveLength(1);
  });

  it('R19.1 a frame has one cover at most', () => {
    const scene = covers('pods-1').until('act', 'rancher').until('direct');
    expect(scene.offers({ type: 'all-out' })).toHaveLength(1);
    expect(scene.offers({ type: 'cover' })).toEqual([]);
  });

  it('R19.1 an item on top is a gift, but cannot be covered in its turn', () => {
    const scene = covers('raygun').until('act', 'rancher');
    expect(scene.offers({ type: 'take' })).toEqual([{ type: 'take', card: 'raygun' }]);
    scene.until('direct');
    expect(scene.offers({ type: 'cover' })).toEqual([]);
  });

  it('R19.1 a blob stays on top', () => {
    const scene = covers('blobbed').until('act', 'rancher');
    expect(scene.movie.frames[0]?.cards).toEqual(['wrench', 'blobbed']);
    expect(scene.movie.blob).toBe(3);
    expect(scene.offers({ type: 'take' })).toEqual([]);
    scene.dice(...roll(5), 4).reply({ type: 'attack', target: 'blobbed', way: 'hands' });
    expect(scene.movie.frames[0]).toEqual({ cards: ['wrench'], down: null });
    expect(scene.movie.discard).toContain('blobbed');
  });

  it('R19.1 it can complete a Creature Feature for the Director: only top cards count', () => {
    const scene = covers('neighbors-1', (s) => s.screen('wrench', 'riders-1', 'riders-2'));
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'neighbors-1', slot: 1 });
    expect(scene.movie.frames[0]?.cards).toEqual(['wrench']);
    expect(scene.movie.reelPile).toEqual(['pods-3', 'pods-4']);
  });

  it('R19.1 it needs a card in the reel pile', () => {
    expect(directing((s) => s.reelPile()).offers({ type: 'cover' })).toEqual([]);
    const shut = directing((s) => {
      s.state.shut = true;
    });
    expect(shut.offers({ type: 'cover' })).toEqual([]);
  });

  it('R19.1 it needs a throng', () => {
    const scene = directing((s) => s.noThrongs().screen('wrench', 'pods-1', null));
    expect(scene.offers({ type: 'cover' })).toEqual([]);
    expect(scene.offers({ type: 'direct', card: 'pods-1' })).toHaveLength(3);
  });

  it('R19.1 a covered card under the fade-out token goes from below, and nothing is drawn for it', () => {
    const scene = directing((s) => {
      onTop(s.reelPile('pods-2', 'pods-3'), 'pods-1');
      s.state.fadeOut = 'wrench';
    });
    expect(scene.movie.frames[0]).toEqual({ cards: ['pods-1'], down: null });
    expect(scene.movie.discard).toContain('wrench');
    expect(scene.movie.reelPile).toEqual(['pods-2', 'pods-3']);
  });

  it('R19.1 a Pod Player may cover, and is the causer of what it turns up', () => {
    const edit = (s: Stage) => podPlayer(s, 2, 'terrors-1').join(0, 'cook').screen('wrench', null, null);
    const scene = switched(COVER, (s) => edit(s).reelPile('pods-1', 'pods-2')).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.reply({ type: 'cover', frame: 0 });
    expect(scene.movie.frames[0]?.down).toBe('pod-2');
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('card-revealed').at(-1)).toMatchObject({ card: 'pods-1', causer: 'pod-2' });
  });
});
