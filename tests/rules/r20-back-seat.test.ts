import { describe, expect, it } from 'vitest';
import { type Movie, resample, unseenCards, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { BACK_SEAT, hiding, lab } from '../kit/back-seat.ts';
import { discardsOf } from '../kit/laws.ts';
import type { Scene } from '../kit/scene.ts';
import { roll } from '../kit/situations.ts';
import { endReel, switched } from '../kit/switched.ts';

/** The Rancher turns up this sanctuary, while the card lies among the discards. */
function opens(sanctuary: 'lab' | 'bunker', card: string, options = BACK_SEAT): Scene {
  const scene = switched(options, (s) => s.reelPile(sanctuary, 'radio', 'pods-1').discard(card));
  if (options.backSeat === sanctuary) {
    const { dark, discard } = scene.movie;
    scene.fate([...dark, ...discard].indexOf(card));
  }
  scene.reply({ type: 'take', card: 'wrench' });
  return scene;
}

const underIn = (m: Movie) => m.sanctuaries.find((s) => s.id === 'lab')?.hidden ?? '';

describe('R20.8 what hides under a sanctuary', () => {
  it('R20.8 off: nothing hides there', () => {
    expect(lab(opens('lab', 'riders-1', {}))).toMatchObject({ hidden: null, lurker: null });
  });

  it('R20.8 on: a random discard is under the chosen sanctuary, out of the pile', () => {
    const scene = opens('lab', 'riders-1');
    expect(lab(scene)?.hidden).toBe('riders-1');
    expect(discardsOf(scene.movie)).not.toContain('riders-1');
  });

  it('R20.8 nobody sees which: the move says nothing, the whole pile lies face down from then on', () => {
    const scene = opens('lab', 'riders-1');
    const moved = scene.told('card-moved').filter((e) => e.why === 'hidden');
    expect(moved).toMatchObject([{ card: '?', to: { zone: 'under', sanctuary: 'lab' } }]);
    expect(scene.movie.discard).toEqual([]);
    const view = viewOf(scene.movie, null);
    expect(view.sanctuaries[0]?.hidden).toBe('?');
    expect(unseenCards(view).movie).toContain('riders-1');
    expect(scene.movie.outside).toContain('riders-1'); // seen going to the discards: in no reel pile, then
  });

  it('R20.8 it may be any discard, and a card that was seen since is not it', () => {
    const scene = opens('lab', 'riders-1');
    expect(lab(scene)?.suspects).toEqual(expect.arrayContaining(['riders-1', 'terrors-1', 'warlord']));
    const hidden = new Set(Array.from({ length: 40 }, (_, i) => underIn(resample(viewOf(scene.movie, null), `w${i}`))));
    expect(hidden.size).toBeGreaterThan(5);
    scene.stage((s) => {
      s.survivor('reporter').place = 'lab';
    });
    scene.shuffle('terrors-1', 'warlord', 'terrors-2', 'terrors-3').reply({ type: 'search' });
    const { suspects = [] } = lab(scene) ?? {};
    expect(suspects).toContain('riders-1');
    for (const seen of ['terrors-1', 'warlord']) expect(suspects).not.toContain(seen);
    for (let i = 0; i < 20; i++) expect(suspects).toContain(underIn(resample(viewOf(scene.movie, null), `v${i}`)));
  });

  it('R20.8 in every world that looks the same, what was seen discarded is not in the reel pile', () => {
    const scene = opens('lab', 'riders-1');
    for (let i = 0; i < 20; i++) {
      const world = resample(viewOf(scene.movie, null), `world-${i}`);
      for (const card of scene.movie.outside) expect(world.reelPile).not.toContain(card);
    }
  });

  it('R20.8 a new reel makes that knowledge worthless', () => {
    const scene = opens('lab', 'riders-1').until('act', 'rancher');
    endReel(scene.stage((s) => s.discard('wrench')));
    expect(scene.movie.reel).toBe(2);
    expect(scene.movie.outside).toEqual([]);
  });

  it('R20.8 only one sanctuary in a movie has it', () => {
    const scene = opens('bunker', 'riders-1');
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'bunker', hidden: null }]);
    expect(opens('bunker', 'riders-1', { backSeat: 'bunker' }).movie.sanctuaries[0]?.hidden).toBe('riders-1');
  });

  it('R20.8 the first to enter reveals it: a monster attacks at once, with its own value', () => {
    const scene = hiding('riders-1').dice(...roll(7));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'riders-1' }, at: 'rancher', needed: 6 }]);
    expect(lab(scene)).toMatchObject({ hidden: null, lurker: 'riders-1' });
  });

  it('R20.8 it is the survivor who is hit, not the sanctuary', () => {
    const scene = hiding('riders-1').dice(...roll(6), ...roll(11));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.isInPlay('rancher')).toBe(false);
    expect(lab(scene)?.points).toBe(8);
  });

  it('R20.8 a Familiar Face under it rolls SHAD', () => {
    const scene = hiding('cook', (s) => s.rest('rancher', 7)).dice(...roll(6), 3, 3);
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [3, 3], total: 6 }]);
  });

  it('R20.8 a second to enter is not attacked again', () => {
    const scene = hiding('riders-1').dice(...roll(7));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.told('strike-declared')).toHaveLength(1);
    expect(scene.survivor('reporter').place).toBe('lab');
  });

  it('R20.8 an event is resolved at once, for the one who entered', () => {
    const scene = hiding('probed');
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.survivor('rancher')).toMatchObject({ probed: 'probed', place: 'lab' });
    expect(lab(scene)?.hidden).toBeNull();
  });

  it('R20.8 a plot device is offered to the Director, and buried after use', () => {
    const scene = hiding('mass-hysteria').dice(...roll(7), ...roll(6), ...roll(6));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    scene.reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled').map((e) => e.survivor)).toEqual(['rancher', 'reporter', 'scout']);
    expect(scene.movie.graveyard).toContain('mass-hysteria');
  });

  it('R20.8 the other sanctuary under it opens', () => {
    const scene = hiding('bunker');
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual(['lab', 'bunker']);
    expect(scene.movie.limbo).toEqual([]);
  });

  it('R20.8 a blob has no frame to fill and is discarded without effect', () => {
    const scene = hiding('blobbed');
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.movie.blob).toBe(0);
    expect(scene.movie.discard).toContain('blobbed');
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['wrench'], ['radio'], ['pistol']]);
  });

  it.each(['raygun', 'payback'])('R20.8 an item or power play goes into the store (%s)', (card) => {
    const scene = hiding(card);
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(lab(scene)).toMatchObject({ store: [card], hidden: null, lurker: null });
    scene.until('act', 'reporter').until('act', 'rancher');
    expect(scene.offers({ type: 'fetch', card })).toHaveLength(1);
  });

  it('R20.8 nobody sees it before: it goes with the sanctuary when that falls', () => {
    const scene = hiding('riders-1', (s) => {
      s.throng(0, 'terrors-1').survivor('scout').place = 'lab';
    }).until('strike');
    scene.dice(1, 1).reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.graveyard).toContain('lab');
    expect(scene.movie.discard).toContain('riders-1');
  });
});
