import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf } from '../kit/laws.ts';
import { table } from '../kit/situations.ts';

/** The Rancher is in the Lab and may search it. */
const lab = (...held: string[]) => table((s) => s.sanctuary('lab', ['rancher']).give('rancher', ...held));

describe('R13 searching', () => {
  it('R13.3 shuffles the discard pile and draws four', () => {
    const scene = lab().shuffle('terrors-1', 'spear', 'riders-1', 'warlord');
    const before = discardsOf(scene.movie).length;
    scene.reply({ type: 'search' });
    expect(scene.told('shuffled').at(-1)).toEqual({ type: 'shuffled', pile: 'discard', cards: before });
    expect(scene.told('searched')).toEqual([
      { type: 'searched', survivor: 'rancher', cards: ['terrors-1', 'spear', 'riders-1', 'warlord'] },
    ]);
  });

  it('R13.3 whatever is no item goes back, power plays too', () => {
    const scene = lab().shuffle('terrors-1', 'payback', 'spored', 'lab');
    const before = discardsOf(scene.movie).sort();
    scene.reply({ type: 'search' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(discardsOf(scene.movie).sort()).toEqual(before);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['terrors-1', 'payback', 'spored'])); // seen by all
    expect(scene.movie.limbo).toEqual([]);
  });

  it('R13.3 each item found is kept, stored or put back', () => {
    const scene = lab().shuffle('spear', 'raygun', 'flamethrower', 'terrors-1');
    scene.reply({ type: 'search' });
    scene.reply({ type: 'keep', card: 'spear' });
    scene.reply({ type: 'store', card: 'raygun' });
    scene.reply({ type: 'back', card: 'flamethrower' });
    expect(scene.survivor('rancher').held).toEqual(['spear']);
    expect(scene.movie.sanctuaries[0]?.store).toEqual(['raygun']);
    expect(scene.movie.discard).toContain('flamethrower');
    expect(scene.movie.limbo).toEqual([]);
  });

  it('R13.3 the two-card limit holds: a kept item pushes a held card into the store', () => {
    const scene = lab('spear', 'payback').shuffle('raygun', 'terrors-1', 'riders-1', 'warlord');
    scene.reply({ type: 'search' });
    expect(scene.prompt.replies).toEqual([
      { type: 'keep', card: 'raygun', swap: 'spear' },
      { type: 'keep', card: 'raygun', swap: 'payback' },
      { type: 'store', card: 'raygun' },
      { type: 'back', card: 'raygun' },
    ]);
    scene.reply({ type: 'keep', swap: 'spear' });
    expect(scene.survivor('rancher').held).toEqual(['payback', 'raygun']);
    expect(scene.movie.sanctuaries[0]?.store).toEqual(['spear']);
  });

  it('R13.3 with fewer than four discards all of them are drawn', () => {
    const scene = lab();
    const discards = discardsOf(scene.movie);
    scene.stage((s) => s.bury(...discards.filter((card) => card !== 'raygun' && card !== 'riders-1')));
    scene.reply({ type: 'search' });
    expect(scene.told('searched')[0]?.cards.sort()).toEqual(['raygun', 'riders-1']);
  });

  it('R13.3 what is found comes with its tokens', () => {
    const scene = lab().shuffle('dynamite', 'terrors-1', 'riders-1', 'warlord');
    scene.reply({ type: 'search' });
    scene.reply({ type: 'keep', card: 'dynamite' });
    expect(scene.movie.uses.dynamite).toBe(4);
  });
});

describe('R13 the store', () => {
  const stocked = (...held: string[]) => lab(...held).stage((s) => s.store('lab', 'raygun'));

  it('R13.4 taking from the store is free', () => {
    const scene = stocked();
    scene.reply({ type: 'fetch', card: 'raygun' });
    expect(scene.survivor('rancher').held).toEqual(['raygun']);
    expect(scene.movie.sanctuaries[0]?.store).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher', purpose: 'action' });
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(3);
  });

  it('R13.4 dropping to the store is free', () => {
    const scene = stocked('spear');
    scene.reply({ type: 'stow', card: 'spear' });
    expect(scene.movie.sanctuaries[0]?.store).toEqual(['raygun', 'spear']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.offers({ type: 'search' })).toHaveLength(1);
  });

  it('R13.4 full hands trade a card for it', () => {
    const scene = stocked('spear', 'payback');
    expect(scene.offers({ type: 'fetch' })).toEqual([
      { type: 'fetch', card: 'raygun', drop: 'spear' },
      { type: 'fetch', card: 'raygun', drop: 'payback' },
    ]);
    scene.reply({ type: 'fetch', drop: 'payback' });
    expect(scene.survivor('rancher').held).toEqual(['spear', 'raygun']);
    expect(scene.movie.sanctuaries[0]?.store).toEqual(['payback']);
    expect(scene.offers({ type: 'fetch' })).toEqual([]); // both have crossed
    expect(scene.offers({ type: 'stow' })).toEqual([{ type: 'stow', card: 'spear' }]);
  });

  it('R13.4 a card crosses only once a turn', () => {
    const scene = stocked('spear');
    scene.reply({ type: 'stow', card: 'spear' });
    scene.reply({ type: 'fetch', card: 'raygun' });
    expect(scene.offers({ type: 'fetch' })).toEqual([]);
    expect(scene.offers({ type: 'stow' })).toEqual([]);
  });

  it('R13.4 is for the one whose turn it is, and who is in there', () => {
    const scene = stocked().stage((s) => s.sanctuary('bunker', ['reporter']).store('bunker', 'spear'));
    expect(scene.offers({ type: 'fetch' })).toEqual([{ type: 'fetch', card: 'raygun' }]);
    scene.reply({ type: 'hold' });
    expect(scene.offers({ type: 'fetch' })).toEqual([{ type: 'fetch', card: 'spear' }]);
    scene.reply({ type: 'hold' });
    expect(scene.offers({ type: 'fetch' })).toEqual([]);
  });

  it('R13.4 tokens stay with a card in the store', () => {
    const scene = stocked('dynamite').stage((s) => {
      s.state.uses.dynamite = 2;
    });
    scene.reply({ type: 'stow', card: 'dynamite' });
    scene.reply({ type: 'hold' });
    scene.until('act', 'rancher').reply({ type: 'fetch', card: 'dynamite' });
    expect(scene.movie.uses.dynamite).toBe(2);
  });

  it('R13.4 whoever has just come in may go through the store, too', () => {
    const scene = table((s) => s.sanctuary('lab').store('lab', 'raygun', 'spear').give('rancher', 'flamethrower'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt).toMatchObject({ type: 'unpack', to: chairOfSeat(0), survivor: 'rancher' });
    expect(scene.prompt.replies).toEqual([
      { type: 'fetch', card: 'raygun' },
      { type: 'fetch', card: 'spear' },
      { type: 'stow', card: 'flamethrower' },
      { type: 'hold' },
    ]);
    scene.reply({ type: 'fetch', card: 'raygun' });
    expect(scene.survivor('rancher').held).toEqual(['flamethrower', 'raygun']);
    expect(scene.prompt.type).toBe('unpack'); // as often as it likes
    scene.reply({ type: 'fetch', card: 'spear', drop: 'flamethrower' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' }); // all have crossed
    expect(scene.movie.sanctuaries[0]?.store).toEqual(['flamethrower']);
  });

  it('R13.4 or leave something in an empty one, for the next who comes in', () => {
    const scene = table((s) => s.sanctuary('lab').give('rancher', 'raygun'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    scene.reply({ type: 'stow', card: 'raygun' });
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt).toMatchObject({ type: 'unpack', survivor: 'reporter' });
    scene.reply({ type: 'fetch', card: 'raygun' });
    expect(scene.survivor('reporter').held).toEqual(['raygun']);
  });

  it('R13.4 with nothing to take or leave nobody is asked', () => {
    const scene = table((s) => s.sanctuary('lab'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.4 before and after a star’s second action, which it costs no star', () => {
    const scene = stocked('spear').stage((s) => s.stars('rancher', 1));
    scene.reply({ type: 'rest' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher', purpose: 'second-action' });
    scene.reply({ type: 'fetch', card: 'raygun' });
    scene.reply({ type: 'stow', card: 'spear' });
    expect(scene.survivor('rancher')).toMatchObject({ held: ['raygun'], stars: 1 });
    scene.reply({ type: 'hold' });
    expect(scene.survivor('rancher').stars).toBe(1);
    expect(scene.told('star-spent')).toEqual([]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.4 the action that follows it does cost the star', () => {
    const scene = stocked().stage((s) => s.stars('rancher', 1));
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'fetch', card: 'raygun' });
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher')).toMatchObject({ rest: 6, stars: 0 });
  });

  it('R13.4 a second action that leads in ends with the store', () => {
    const scene = table((s) => s.sanctuary('lab').store('lab', 'raygun').stars('rancher', 1));
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt.type).toBe('unpack');
    scene.reply({ type: 'hold' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.4 what was fetched can be used at once after leaving', () => {
    const scene = stocked().stage((s) => s.throng(0, 'terrors-1'));
    scene.reply({ type: 'fetch', card: 'raygun' });
    scene.reply({ type: 'leave' });
    expect(scene.offers({ type: 'attack', way: 'raygun', target: 'terrors-1' })).toHaveLength(1);
  });
});
