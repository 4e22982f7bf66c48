import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { allOut, directorTakes, podPlayer, roll, table, waitingForDirector } from '../kit/situations.ts';

describe('R10 monsters attack', () => {
  it('R10.1 targets are survivors outside and sanctuaries with someone in them', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').sanctuary('lab', ['scout']).sanctuary('bunker'));
    const targets = scene.prompt.replies.map((r) => (r.type === 'strike' ? r.at : r.type));
    expect(targets).toEqual(['rancher', 'reporter', 'lab']);
  });

  it('R10.1 the target is declared before the roll', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1')).dice(...roll(6));
    const events = scene.reply({ type: 'strike', at: 'scout' });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'strike-declared', at: 'scout', needed: 5, cards: ['terrors-1'] },
      { type: 'strike-rolled', at: 'scout' },
    ]);
  });

  it('R10.1 each attack has its own target', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1'));
    scene.dice(...roll(9)).reply({ type: 'strike', by: { slot: 1 }, at: 'scout' });
    expect(scene.prompt.replies).toEqual(
      ['rancher', 'reporter', 'scout'].map((at) => ({ type: 'strike', by: { side: 'director', slot: 0 }, at })),
    );
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['scout', 'rancher']);
  });

  it('R10.2 hits at the throng’s strength', () => {
    const scene = allOut((s) => s.throng(0, 'pods-4', 'neighbors-5')).dice(...roll(5), ...roll(5));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 5, hit: true }]);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'scout', flail: true, passed: true }]);
  });

  it('R10.2 misses one above it', () => {
    const scene = allOut((s) => s.throng(0, 'pods-4', 'neighbors-5')).dice(...roll(6));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 5, hit: false }]);
    expect(scene.told('test-rolled')).toEqual([]);
  });

  it('R10.2 twelve never hits, however strong the throng; eleven does', () => {
    const strong = () => allOut((s) => s.throng(0, 'sentries-1', 'sentries-2', 'warlord'));
    const twelve = strong().dice(6, 6);
    twelve.reply({ type: 'strike', at: 'scout' });
    expect(twelve.told('strike-rolled')).toMatchObject([{ needed: 11, hit: false }]);
    expect(twelve.isInPlay('scout')).toBe(true);
    const eleven = strong().dice(5, 6, ...roll(10));
    eleven.reply({ type: 'strike', at: 'scout' });
    expect(eleven.told('strike-rolled')).toMatchObject([{ needed: 11, hit: true }]);
    expect(eleven.isInPlay('scout')).toBe(false);
  });

  it('R10.2 two always hits, and leaves no room for a flail', () => {
    const scene = allOut((s) => s.throng(0, 'pods-4')).dice(1, 1);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-rolled')).toMatchObject([{ needed: 2, hit: true }]);
    expect(scene.told('test-rolled')).toEqual([]);
  });

  it('R10.3 1,1 spores: no damage, the card joins a throng of the Director’s choice', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1'));
    scene.dice(1, 1).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'rancher' });
    expect(scene.prompt.replies.map((r) => (r.type === 'place' ? r.slot : null))).toEqual([0, 1, 2]);
    scene.reply({ type: 'place', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['riders-1', 'rancher']);
    expect(scene.told('throng-grew').at(-1)).toMatchObject({ card: 'rancher', strength: 6 + 8 });
    expect(scene.told('strike-damage')).toEqual([]);
    expect(scene.isInPlay('rancher')).toBe(false);
  });

  it('R10.3 what a spored survivor held is discarded, its rest spoints go back to the pool', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').give('scout', 'spear', 'payback').rest('scout', 5));
    const { bank } = scene.movie;
    scene.dice(1, 1).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['spear', 'payback']));
    expect(scene.movie.discard).not.toContain('scout');
    expect(scene.movie.bank).toBe(bank + 5);
  });

  it('R10.3 a new throng started in the attacker’s own turn may attack at once', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.reply({ type: 'place', slot: 2 });
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
    expect(scene.offers({ type: 'pass' })).toHaveLength(1);
    scene.dice(...roll(9)).reply({ type: 'strike', by: { side: 'director', slot: 2 }, at: 'scout' });
    expect(scene.told('strike-declared').at(-1)).toMatchObject({ needed: 8, cards: ['rancher'] });
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R10.3 joining a throng that stood already brings no attack', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R10.3 a new throng started in a player’s turn does not attack', () => {
    const scene = table((s) => s.throng(0, 'terrors-1')).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'place', card: 'rancher', slot: 1 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R10.3 a Pod Player’s captive is the Pod Player’s', () => {
    const scene = table((s) => podPlayer(s, 2, 'terrors-1').join(0, 'cook')).until('strike');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.dice(1, 1).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: chairOfSide(2) });
    scene.reply({ type: 'place', side: 2, slot: 0 });
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['terrors-1', 'reporter']);
  });

  it('R10.3 in a full assault of the Director’s turn, a Pod Player’s new throng does not attack: it is not its turn', () => {
    const scene = waitingForDirector(['theyre-out-there', 'spear']).fate(0);
    scene.stage((s) => podPlayer(s, 2, 'terrors-1').join(0, 'cook')); // its place in this round is past
    directorTakes(scene);
    scene.dice(...roll(8)).reply({ type: 'plot', use: true });
    scene.dice(1, 1).reply({ type: 'strike', by: { side: 2, slot: 0 }, at: 'reporter' });
    scene.reply({ type: 'place', card: 'reporter', side: 2, slot: 1 });
    expect(scene.offers({ type: 'pass' })).toEqual([]);
    expect(scene.offers({ by: { side: 2 } })).toEqual([]);
    expect(scene.offers({ by: { side: 'director', slot: 0 } })).not.toEqual([]); // the pods are still to come
  });

  it('R10.3 a single card that answers a fumble captures for the owner of its throng', () => {
    const scene = table((s) => podPlayer(s, 2, 'terrors-1', 'pods-4').join(0, 'cook')).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: chairOfSide(2), card: 'rancher' });
  });

  it('R10.3 a screen monster’s captive goes to the Director', () => {
    const scene = table((s) => s.screen('terrors-1', 'radio', 'pistol')).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'rancher' });
    expect(scene.movie.frames[0]?.cards).toEqual(['terrors-1']);
  });

  it('R10.3 the blob’s captive goes to the Director', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'pistol').state.blob = 4;
    }).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'blobbed', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'rancher' });
  });
});

describe('R10 what the dice bring', () => {
  const face = () => allOut((s) => s.discard('cook').throng(0, 'pods-4', 'cook').throng(1, 'terrors-1'));

  it('R10.5 damage is one die', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('scout', 7)).dice(...roll(5), 4);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ at: 'scout', dice: [4], total: 4 }]);
    expect(scene.prompt).toMatchObject({ type: 'answer', survivor: 'scout', damage: 4 });
  });

  it('R10.5 doubles add their number', () => {
    const scene = allOut((s) => s.throng(0, 'riders-1').rest('scout', 7)).dice(3, 3, 4);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4], total: 7 }]);
  });

  it('R10.5 a Familiar Face in the throng makes it SHAD: the higher die', () => {
    const scene = face().stage((s) => s.rest('scout', 7));
    scene.dice(...roll(5), 2, 5).reply({ type: 'strike', by: { slot: 0 }, at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [2, 5], total: 5 }]);
  });

  it('R10.5 a Familiar Face in the throng makes it SHAD: equal dice added, the roll’s doubles on top', () => {
    const scene = face().stage((s) => s.rest('scout', 7));
    scene.dice(4, 4, 3, 3).reply({ type: 'strike', by: { slot: 0 }, at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [3, 3], total: 10 }]);
  });

  it('R10.5 a throng without a Face rolls one die though another has one', () => {
    const scene = face().stage((s) => s.rest('scout', 7));
    scene.dice(...roll(5), 2).reply({ type: 'strike', by: { slot: 1 }, at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [2], total: 2 }]);
  });
});
