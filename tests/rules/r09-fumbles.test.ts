import { describe, expect, it } from 'vitest';
import { table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const against = (edit: (s: Stage) => unknown) => table((s) => edit(s));
const FUMBLE = [6, 6] as const;

describe('R9.6 fumbles', () => {
  it('R9.6 boxcars hand the target a counterstrike on the attacker, at once', () => {
    const scene = against((s) => s.throng(0, 'terrors-1')).dice(...FUMBLE, 6, 5);
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.told('fumbled')).toEqual([{ type: 'fumbled', survivor: 'rancher', target: 'terrors-1' }]);
    expect(scene.told('strike-rolled')).toMatchObject([
      { by: { card: 'terrors-1' }, at: 'rancher', needed: 5, hit: false },
    ]);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R9.6 the single card strikes with its own value, not with its throng’s', () => {
    const scene = against((s) => s.throng(0, 'riders-1', 'neighbors-1', 'sentries-1')).dice(...FUMBLE, 6, 5);
    scene.reply({ type: 'attack', target: 'neighbors-1' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 3, cards: ['neighbors-1'] }]);
  });

  it('R9.6 a monster on the screen strikes with its value', () => {
    const scene = against((s) => s.screen('riders-1', 'radio', 'wrench')).dice(...FUMBLE, 2, 1, 6, 5);
    scene.reply({ type: 'attack', target: 'riders-1' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 6, hit: true }]);
    expect(scene.movie.discard).toContain('rancher'); // it failed to flail
  });

  it('R9.6 SHAD only if that card is a Familiar Face: its companion’s face does not count', () => {
    const scene = against((s) => s.throng(0, 'terrors-1', 'cook').rest('rancher', 7));
    scene.reply({ type: 'attack', target: 'terrors-1' });
    scene.dice(...FUMBLE, 2, 1, 4).reply({ type: 'spend', amount: 0 });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4], total: 4 }]);
  });

  it('R9.6 a Familiar Face rolls SHAD', () => {
    const scene = against((s) => s.throng(0, 'terrors-1', 'cook').rest('rancher', 7));
    scene.reply({ type: 'attack', target: 'cook' });
    scene.dice(...FUMBLE, 2, 1, 4, 4).reply({ type: 'spend', amount: 0 });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 7 }]);
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4, 4], total: 8 }]);
  });

  it('R9.6 the blob strikes with its points, to 11', () => {
    for (const [points, needed] of [
      [4, 4],
      [16, 11],
    ] as const) {
      const scene = against((s) => {
        s.screen('blobbed', 'radio', 'wrench').state.blob = points;
      }).dice(...FUMBLE, 6, 6);
      scene.reply({ type: 'attack', target: 'blobbed' });
      expect(scene.told('strike-declared')).toMatchObject([{ needed }]);
    }
  });

  it('R9.6 with dynamite thrown at a whole throng, the whole throng strikes', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'neighbors-1').give('rancher', 'dynamite')).dice(
      ...FUMBLE,
      6,
      5,
    );
    scene.reply({ type: 'attack', way: 'dynamite', reach: 'throng', stat: 'speed' });
    expect(scene.told('strike-declared')).toMatchObject([
      { by: { side: 'director', slot: 0 }, needed: 5, cards: ['pods-1', 'neighbors-1'] },
    ]);
  });

  it('R9.6 and with a Familiar Face in it, that throng rolls SHAD', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'cook').give('rancher', 'dynamite').rest('rancher', 7));
    scene.reply({ type: 'attack', way: 'dynamite', reach: 'throng', stat: 'speed' });
    scene.dice(...FUMBLE, 2, 1, 3, 5).reply({ type: 'spend', amount: 0 });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [3, 5], total: 5 }]);
  });

  it('R9.6 dynamite at one card of a throng brings back all of it, too', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'neighbors-1').give('rancher', 'dynamite')).dice(
      ...FUMBLE,
      6,
      5,
    );
    scene.reply({ type: 'attack', target: 'neighbors-1', way: 'dynamite', reach: 'one', stat: 'speed' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 5, cards: ['pods-1', 'neighbors-1'] }]);
  });

  it('R9.6 dynamite at a monster on the screen brings back that one: it is no throng', () => {
    const scene = against((s) => s.screen('neighbors-1', 'pods-1', 'radio').give('rancher', 'dynamite'));
    scene.dice(...FUMBLE, 6, 5);
    scene.reply({ type: 'attack', target: 'neighbors-1', way: 'dynamite', stat: 'speed' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 3, cards: ['neighbors-1'] }]);
  });

  it('R9.6 whoever merely holds dynamite and fumbles otherwise faces the one card', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'neighbors-1').give('rancher', 'dynamite'));
    scene.dice(...FUMBLE, 6, 5).reply({ type: 'attack', target: 'neighbors-1', way: 'hands' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 3, cards: ['neighbors-1'] }]);
  });

  it('R9.6 a counterstrike that rolls 1,1 takes the attacker', () => {
    const scene = against((s) => s.throng(0, 'terrors-1')).dice(...FUMBLE, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1' });
    scene.reply({ type: 'place', card: 'rancher', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1', 'rancher']);
  });

  it('R9.6 a fumbled counterstrike is answered in turn, and so on', () => {
    const scene = against((s) => s.throng(0, 'terrors-1')).dice(...FUMBLE, ...FUMBLE);
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike', survivor: 'rancher' });
    scene.dice(...FUMBLE, ...FUMBLE).reply({ type: 'attack', target: 'terrors-1' });
    scene.dice(1, 1).reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.movie.graveyard).toContain('terrors-1');
    expect(scene.told('strike-rolled')).toHaveLength(2);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R9.6 a counterstrike fumbled from inside a sanctuary is answered at the sanctuary', () => {
    const scene = against((s) => s.throng(0, 'terrors-1').sanctuary('lab', ['rancher'])).until('strike');
    scene.dice(...FUMBLE).reply({ type: 'strike', at: 'lab' });
    scene.dice(...FUMBLE, 2, 1, 5).reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['lab', 'lab']);
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'lab', points: 3 }]);
    expect(scene.isInPlay('rancher')).toBe(true);
  });
});

describe('R9.9 dynamite’s head shot', () => {
  const THROW = { type: 'attack', way: 'dynamite', reach: 'throng', stat: 'speed' } as const;

  it('R9.9 1,1 on a throng buries every card of it', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'sentries-1', 'cook').give('rancher', 'dynamite')).dice(1, 1);
    scene.reply(THROW);
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['pods-1', 'sentries-1', 'cook']));
    expect(scene.movie.throngs[0]).toEqual([]);
    expect(scene.told('damage-rolled')).toEqual([]);
  });

  it('R9.9 an early Warlord among them takes a plain damage roll', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'warlord', 'sentries-1').give('rancher', 'dynamite')).dice(
      1,
      1,
      4,
    );
    scene.reply(THROW);
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['pods-1', 'sentries-1']));
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [4], total: 8 }]);
    expect(scene.movie.discard).toContain('warlord');
  });

  it('R9.9 and may stand it', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'warlord', 'sentries-1').give('rancher', 'dynamite')).dice(
      1,
      1,
      3,
    );
    scene.reply(THROW);
    expect(scene.movie.throngs[0]).toEqual(['warlord']);
  });

  it('R9.9 in reel 4 the Warlord is buried with them', () => {
    const scene = against((s) => s.reel(4).throng(0, 'pods-1', 'warlord').give('rancher', 'dynamite')).dice(1, 1);
    scene.reply(THROW);
    expect(scene.movie.graveyard).toEqual(expect.arrayContaining(['pods-1', 'warlord']));
  });

  it('R9.9 1,1 with dynamite on one card buries that card alone', () => {
    const scene = against((s) => s.throng(0, 'pods-1', 'sentries-1').give('rancher', 'dynamite')).dice(1, 1);
    scene.reply({ ...THROW, reach: 'one', target: 'sentries-1' });
    expect(scene.movie.graveyard).toContain('sentries-1');
    expect(scene.movie.throngs[0]).toEqual(['pods-1']);
  });
});
