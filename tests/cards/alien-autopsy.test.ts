import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf } from '../kit/laws.ts';
import { directorTakes, roll, TAKE, table, waiting, waitingForDirector } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const USE = { type: 'plot', use: true } as const;
const MISS = roll(11);
const CARD = 'alien-autopsy';

/** The Rancher (Brains 5) stands at the slab. */
function slab(edit: (s: Stage) => unknown = () => undefined) {
  const scene = waiting([CARD, 'spear'], edit);
  scene.reply(TAKE);
  return scene;
}
/** And fails. */
const woken = (edit: (s: Stage) => unknown = () => undefined) => {
  const scene = slab(edit).dice(...roll(6));
  scene.reply(USE);
  return scene;
};

describe('alien-autopsy', () => {
  it('alien-autopsy: the causer tests Brains, and no spoints are allowed', () => {
    const scene = slab((s) => s.rest('rancher', 7).power(3)).dice(...roll(5));
    scene.reply(USE);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'rancher', stat: 'brains', needed: 5, passed: true }]);
    expect(scene.told('spoints-spent')).toEqual([]);
    expect(scene.movie.graveyard).toContain(CARD);
  });

  it('alien-autopsy: passing, every survivor’s attack does +1 damage', () => {
    const scene = slab((s) => s.throng(0, 'warlord')).dice(...roll(5));
    scene.reply(USE);
    expect(scene.told('weakness-found')).toHaveLength(1);
    scene.dice(...roll(5), 3).reply({ type: 'attack', target: 'warlord', way: 'hands' }); // the Reporter's
    expect(scene.told('damage-rolled')).toMatchObject([{ survivor: 'reporter', dice: [3], total: 4 }]);
  });

  it('alien-autopsy: after any doubling', () => {
    const scene = table((s) => {
      s.throng(0, 'warlord').give('rancher', 'dynamite').state.weakness = 1;
    });
    scene.dice(...roll(6), 3).reply({ type: 'attack', target: 'warlord', way: 'dynamite', stat: 'speed' });
    expect(scene.told('damage-rolled')).toMatchObject([{ total: 2 * 3 + 1 }]);
  });

  it('alien-autopsy: counterstrikes and the blob feel it, too', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'pistol').state.blob = 8;
      s.state.weakness = 1;
    });
    scene.dice(6, 6, 6, 6).reply({ type: 'attack', target: 'blobbed', way: 'hands' });
    scene.dice(...roll(8), 2).reply({ type: 'attack', target: 'blobbed', way: 'hands' });
    expect(scene.movie.blob).toBe(5);
  });

  it('alien-autopsy: not the aliens’ attacks', () => {
    const scene = table((s) => {
      s.throng(0, 'terrors-1').rest('scout', 7).state.weakness = 1;
    }).until('strike');
    scene.dice(...roll(5), 3).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ total: 3 }]);
  });

  it('alien-autopsy: for the reel', () => {
    const scene = table((s) => {
      s.screen('wrench').reelPile().state.weakness = 1;
    });
    scene.reply(TAKE);
    expect(scene.movie.weakness).toBe(0);
  });

  it('alien-autopsy: failing, the Director picks a monster out of the discard pile', () => {
    const scene = woken((s) => s.discard('cook'));
    expect(scene.prompt).toMatchObject({ type: 'pick', to: DIRECTOR_CHAIR });
    expect(scene.offers({ type: 'pick', card: 'warlord' })).toHaveLength(1);
    expect(scene.offers({ type: 'pick', card: 'cook' })).toHaveLength(1); // a Face is a monster
    expect(scene.offers({ type: 'pick', card: 'raygun' })).toEqual([]);
    expect(scene.told('weakness-found')).toEqual([]);
  });

  it('alien-autopsy: it attacks the causer with its own value, then joins a throng', () => {
    const scene = woken((s) => s.throng(0, 'pods-1'));
    scene.dice(...MISS).reply({ type: 'pick', card: 'riders-1' });
    expect(scene.told('strike-declared')).toMatchObject([{ at: 'rancher', needed: 6, cards: ['riders-1'] }]);
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'riders-1' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['pods-1', 'riders-1']);
    expect(scene.movie.graveyard).toContain(CARD);
    expect(scene.movie.limbo).toEqual([]);
  });

  it('alien-autopsy: it joins though the causer is lost', () => {
    const scene = woken();
    scene.dice(...roll(6), ...roll(7)).reply({ type: 'pick', card: 'riders-1' });
    scene.reply({ type: 'place', card: 'riders-1', slot: 1 });
    expect(scene.movie.discard).toContain('rancher');
    expect(scene.movie.throngs[1]).toEqual(['riders-1']);
  });

  it('alien-autopsy: a spored causer is placed, and so is it', () => {
    const scene = woken();
    scene.dice(1, 1).reply({ type: 'pick', card: 'riders-1' });
    scene.reply({ type: 'place', card: 'rancher', slot: 0 });
    scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['rancher', 'riders-1']);
  });

  it('alien-autopsy: struck down in a counterstrike, it joins nothing', () => {
    const scene = woken();
    scene.dice(6, 6).reply({ type: 'pick', card: 'riders-1' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'rancher', purpose: 'counterstrike' });
    scene.dice(...roll(8), 6).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('alien-autopsy: a Face rolls SHAD', () => {
    const scene = woken((s) => s.discard('cook').rest('rancher', 7));
    scene.dice(...roll(7), 4, 4).reply({ type: 'pick', card: 'cook' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [4, 4], total: 8 }]);
  });

  it('alien-autopsy: a causer inside is attacked through its sanctuary', () => {
    const scene = waitingForDirector([CARD, 'spear'], (s) => s.sanctuary('lab', ['scout'])).fate(2);
    directorTakes(scene);
    scene.dice(...roll(7)).reply(USE);
    scene.dice(...roll(6), 5).reply({ type: 'pick', card: 'riders-1' });
    expect(scene.told('strike-declared').at(-1)).toMatchObject({ at: 'lab', needed: 6 });
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 3 }]);
  });

  it('alien-autopsy: with no monster discarded, nothing rises', () => {
    const scene = slab((s) => s.bury(...discardsOf(s.state))).dice(...roll(6));
    scene.reply(USE);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.movie.graveyard).toContain(CARD);
  });
});
