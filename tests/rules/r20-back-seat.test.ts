import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/rules/index.ts';
import type { Scene } from '../kit/scene.ts';
import { roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { endReel, switched } from '../kit/switched.ts';

const BACK_SEAT: Partial<Options> = { backSeat: 'lab' };
type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

/** The Rancher turns up this sanctuary, while the card lies among the discards. */
function opens(sanctuary: 'lab' | 'bunker', card: string, options = BACK_SEAT): Scene {
  const scene = switched(options, (s) => s.reelPile(sanctuary, 'radio', 'pods-1').discard(card));
  if (options.backSeat === sanctuary) scene.fate(scene.movie.discard.indexOf(card));
  scene.reply({ type: 'take', card: 'wrench' });
  return scene;
}

/** The Lab stands with this card under it. */
const hiding = (card: string, edit: Edit = nothing): Scene =>
  switched(BACK_SEAT, (s) => {
    const lab = s.sanctuary('lab').discard(card).state.sanctuaries[0];
    s.state.discard.pop();
    if (lab !== undefined) lab.hidden = card;
    edit(s);
  });

/** The Lab stands with these inside and a monster that came out and stayed. */
const lurking = (card: string, inside: string[], edit: Edit = nothing): Scene =>
  switched(BACK_SEAT, (s) => {
    const lab = s.sanctuary('lab', inside).discard(card).state.sanctuaries[0];
    s.state.discard.pop();
    if (lab !== undefined) lab.lurker = card;
    edit(s);
  });

const lab = (scene: Scene) => scene.movie.sanctuaries.find((s) => s.id === 'lab');

describe('R20.8 what hides under a sanctuary', () => {
  it('R20.8 off: nothing hides there', () => {
    expect(lab(opens('lab', 'riders-1', {}))).toMatchObject({ hidden: null, lurker: null });
  });

  it('R20.8 on: a random discard is under the chosen sanctuary, out of the pile', () => {
    const scene = opens('lab', 'riders-1');
    expect(lab(scene)?.hidden).toBe('riders-1');
    expect(scene.movie.discard).not.toContain('riders-1');
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

describe('R20.8 what stays in a sanctuary', () => {
  it('R20.8 while it is there nobody can rest or search', () => {
    const scene = lurking('riders-1', ['rancher']);
    expect(scene.offers({ type: 'rest' })).toEqual([]);
    expect(scene.offers({ type: 'search' })).toEqual([]);
    expect(scene.offers({ type: 'leave' })).toHaveLength(1);
    const free = switched(BACK_SEAT, (s) => s.sanctuary('lab', ['rancher']));
    expect(free.offers({ type: 'rest' })).toHaveLength(1);
    expect(free.offers({ type: 'search' })).toHaveLength(1);
  });

  it('R20.8 only those inside can attack it', () => {
    const scene = lurking('riders-1', ['rancher'], (s) => s.throng(0, 'pods-1'));
    expect(scene.offers({ type: 'attack' })).toMatchObject([{ target: 'riders-1', way: 'hands' }]);
    scene.reply({ type: 'hold' });
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'attack' })).toMatchObject([{ target: 'pods-1' }]);
  });

  it('R20.8 it can be eliminated from within, and then they can rest again', () => {
    const scene = lurking('riders-1', ['rancher', 'reporter']).dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'riders-1' });
    expect(lab(scene)?.lurker).toBeNull();
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.survivor('rancher').place).toBe('lab');
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'rest' })).toHaveLength(1);
  });

  it('R20.8 it answers a fumble from within', () => {
    const scene = lurking('riders-1', ['rancher']).dice(6, 6, ...roll(6), ...roll(5));
    scene.reply({ type: 'attack', target: 'riders-1' });
    expect(scene.told('strike-declared')).toMatchObject([{ at: 'rancher', by: { card: 'riders-1' } }]);
    expect(lab(scene)?.points).toBe(8);
  });

  it('R20.8 in the Director’s turn it may attack within, besides what the Director does', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'pods-1')).until('strike');
    expect(scene.prompt.replies).toEqual([{ type: 'strike', by: { card: 'riders-1' }, at: 'scout' }, { type: 'pass' }]);
    scene.dice(...roll(7)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ at: 'scout', needed: 6 }]);
    scene.dice(...roll(7)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R20.8 once a turn, and the Director may leave it', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'pods-1')).until('strike');
    scene.reply({ type: 'pass' });
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
    scene.dice(...roll(7)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R20.8 with nobody inside it has nobody to attack', () => {
    const scene = lurking('riders-1', [], (s) => s.throng(0, 'pods-1')).until('strike');
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
  });

  it('R20.8 whom it captures the Director gets', () => {
    const scene = lurking('riders-1', ['scout']).until('strike').dice(1, 1);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: 'director', card: 'scout' });
  });

  it('R20.8 at a reel’s end the Director may discard it', () => {
    const scene = endReel(lurking('riders-1', ['scout']));
    expect(scene.prompt).toMatchObject({ type: 'lurker', to: 'director', card: 'riders-1' });
    scene.reply({ type: 'lurker', use: true });
    expect(lab(scene)?.lurker).toBeNull();
    expect(scene.told('card-moved').find((e) => e.card === 'riders-1')?.to).toEqual({ zone: 'discard' });
  });

  it('R20.8 or keep it there', () => {
    const scene = endReel(lurking('riders-1', ['scout']));
    scene.reply({ type: 'lurker', use: false });
    expect(lab(scene)?.lurker).toBe('riders-1');
    expect(scene.movie.reel).toBe(2);
  });

  it('R20.8 it is discarded when the sanctuary falls', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'terrors-1')).until('strike');
    scene.reply({ type: 'pass' });
    scene.dice(1, 1).reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.survivor('scout').place).toBeNull();
  });

  it('R20.8 a full assault leaves it where it is: it is neither a throng nor on the screen', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.reelPile('theyre-out-there', 'radio').throng(0, 'pods-1'));
    scene.reply({ type: 'take', card: 'wrench' });
    scene.dice(...roll(11)).reply({ type: 'plot', use: true });
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
    expect(scene.offers({ by: { slot: 0 } })).toHaveLength(3);
  });
});
