import { describe, expect, it } from 'vitest';
import { chairOfSeat, hash } from '../../src/rules/shuffling-horror/index.ts';
import { podPlayer, table } from '../kit/situations.ts';

describe('R5.3 actions', () => {
  it('R5.3a Take puts an item of the screen into the hand', () => {
    const scene = table((s) => s.reelPile('spear'));
    scene.reply({ type: 'take', card: 'pistol' });
    expect(scene.survivor('rancher').held).toEqual(['pistol']);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['wrench', 'radio', 'spear']);
  });

  it('R5.3a a power play can be taken, a monster cannot', () => {
    const scene = table((s) => s.screen('payback', 'pods-1', 'blobbed'));
    expect(scene.offers({ type: 'take' })).toEqual([{ type: 'take', card: 'payback' }]);
    scene.reply({ type: 'take', card: 'payback' });
    expect(scene.survivor('rancher').held).toEqual(['payback']);
  });

  it('R5.3a an item without a stat of one’s own can be taken all the same', () => {
    const scene = table(() => {}, ['robot', 'reporter', 'scout']);
    scene.stage((s) => s.rest('robot', 0));
    expect(scene.offers({ type: 'take' })).toHaveLength(3); // wrench, radio, pistol
  });

  it('R5.3a with two held cards one is dropped to the discard pile as part of it', () => {
    const scene = table((s) => s.give('rancher', 'spear', 'payback'));
    scene.reply({ type: 'take', card: 'wrench', drop: 'spear' });
    expect(scene.survivor('rancher').held).toEqual(['payback', 'wrench']);
    expect(scene.movie.discard).toContain('spear');
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R5.3a with one held card nothing may be dropped', () => {
    const scene = table((s) => s.give('rancher', 'spear'));
    expect(scene.offers({ type: 'take', card: 'wrench' })).toEqual([{ type: 'take', card: 'wrench' }]);
  });

  it('R5.3a a card that is face down cannot be taken', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('spear', 'raygun'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt.purpose).toBe('second-action');
    expect(scene.offers({ type: 'take' }).map((r) => 'card' in r && r.card)).toEqual(['radio', 'pistol']);
  });

  it('R5.3b the targets are screen monsters, every card of every throng, and the blob', () => {
    const scene = table((s) => {
      podPlayer(s, 2, 'mutants-1', 'mutants-2');
      s.screen('riders-1', 'blobbed', 'wrench').throng(0, 'pods-1', 'pods-2', 'pods-3').throng(2, 'terrors-1');
      s.state.blob = 4;
    });
    const targets = scene.offers({ type: 'attack' }).map((r) => (r.type === 'attack' ? r.target : ''));
    expect(targets.sort()).toEqual(
      ['riders-1', 'blobbed', 'pods-1', 'pods-2', 'pods-3', 'terrors-1', 'mutants-1', 'mutants-2'].sort(),
    );
  });

  it('R5.3b a card of a Pod Player’s throng is hit like any other', () => {
    const scene = table((s) => podPlayer(s, 2, 'mutants-1', 'mutants-2')).dice(4, 3, 4);
    scene.reply({ type: 'attack', target: 'mutants-2' });
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['mutants-1']);
    expect(scene.movie.discard).toContain('mutants-2');
  });

  it('R5.3b a face-down card is no target', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('terrors-1', 'terrors-2').throng(0, 'pods-1'));
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.prompt.purpose).toBe('second-action');
    expect(scene.offers({ type: 'attack' }).map((r) => r.type === 'attack' && r.target)).toEqual(['pods-1']);
  });

  it('R5.3b without an alien there is no attack', () => {
    expect(table().offers({ type: 'attack' })).toEqual([]);
  });

  it('R5.3c Rest is worth 2 rest spoints out of the central pool', () => {
    const scene = table();
    const { bank } = scene.movie;
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(2);
    expect(scene.movie.bank).toBe(bank - 2);
  });

  it('R5.3d Move enters a sanctuary and is the whole action', () => {
    const scene = table((s) => s.sanctuary('lab'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.survivor('rancher')).toMatchObject({ place: 'lab', rest: 0 });
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R5.3d a full sanctuary takes nobody: two in the Lab, three in the Bunker', () => {
    const scene = table((s) =>
      s
        .join(1, 'cook')
        .join(2, 'drifter')
        .sanctuary('lab', ['reporter', 'scout'])
        .sanctuary('bunker', ['cook', 'drifter']),
    );
    expect(scene.offers({ type: 'move' })).toEqual([{ type: 'move', sanctuary: 'bunker' }]);
    scene.stage((s) => {
      s.join(2, 'ranger').survivor('ranger').place = 'bunker';
      s.survivor('scout').place = null;
    });
    expect(scene.offers({ type: 'move' })).toEqual([{ type: 'move', sanctuary: 'lab' }]);
  });

  it('R5.3d without a sanctuary there is no Move', () => {
    expect(table().offers({ type: 'move' })).toEqual([]);
  });

  it('R5.3e Receive: the owner’s player is asked, and an agreed item changes hands', () => {
    const scene = table((s) => s.give('scout', 'spear'));
    scene.reply({ type: 'receive', card: 'spear', from: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'hand-over', to: chairOfSeat(2), card: 'spear', survivor: 'rancher' });
    expect(scene.survivor('scout').held).toEqual(['spear']); // not before the word is given
    scene.reply({ type: 'hand-over', agree: true });
    expect(scene.survivor('rancher').held).toEqual(['spear']);
    expect(scene.survivor('scout').held).toEqual([]);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R5.3e between two of one pool nobody has to be asked', () => {
    const scene = table((s) => s.join(0, 'cook').give('cook', 'spear'));
    scene.reply({ type: 'receive', card: 'spear' });
    expect(scene.survivor('rancher').held).toEqual(['spear']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'cook' });
  });

  it('R5.3e a refused hand-over costs nothing, and is not asked for again in that turn', () => {
    const scene = table((s) => s.give('scout', 'spear', 'raygun'));
    scene.reply({ type: 'receive', card: 'spear' });
    scene.reply({ type: 'hand-over', agree: false });
    expect(scene.survivor('scout').held).toEqual(['spear', 'raygun']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.offers({ type: 'receive' })).toMatchObject([{ card: 'raygun' }]);
    expect(scene.offers({ type: 'draw' })).toHaveLength(1); // nobody has acted yet
  });

  it('R5.3e no new order of the pool lifts the refusal', () => {
    const scene = table((s) => s.join(0, 'cook').give('scout', 'spear'));
    expect(scene.offers({ type: 'order' })).toHaveLength(1);
    scene.reply({ type: 'receive', card: 'spear' });
    scene.reply({ type: 'hand-over', agree: false });
    expect(scene.offers({ type: 'order' })).toEqual([]);
  });

  it('R5.3e the item may be asked for again in a later turn', () => {
    const scene = table((s) => s.give('scout', 'spear'));
    scene.reply({ type: 'receive', card: 'spear' });
    scene.reply({ type: 'hand-over', agree: false });
    scene.until('fade-out').until('act', 'rancher');
    expect(scene.offers({ type: 'receive', card: 'spear' })).toHaveLength(1);
  });

  it('R5.3e both must be outside', () => {
    const scene = table((s) => s.sanctuary('lab', ['scout']).give('scout', 'spear').give('reporter', 'raygun'));
    expect(scene.offers({ type: 'receive' })).toMatchObject([{ from: 'reporter' }]);
    scene.stage((s) => {
      s.survivor('rancher').place = 'lab';
    });
    expect(scene.offers({ type: 'receive' })).toEqual([]);
  });

  it('R5.3e a power play changes hands as an item does', () => {
    const scene = table((s) => s.give('scout', 'payback'));
    scene.reply({ type: 'receive', card: 'payback', from: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'hand-over', to: chairOfSeat(2), card: 'payback' });
    scene.reply({ type: 'hand-over', agree: true });
    expect(scene.survivor('rancher').held).toEqual(['payback']);
    expect(scene.survivor('scout').held).toEqual([]);
  });

  it('R5.3e what holds a survivor fast is no card of its hand, and stays', () => {
    const scene = table((s) => {
      s.discard('probed').state.discard.pop();
      s.survivor('scout').probed = 'probed';
    });
    expect(scene.offers({ type: 'receive' })).toEqual([]);
  });

  it('R5.3e a full receiver drops one', () => {
    const scene = table((s) => s.give('rancher', 'flamethrower', 'raygun').give('scout', 'spear'));
    expect(scene.offers({ type: 'receive' })).toHaveLength(2);
    scene.reply({ type: 'receive', card: 'spear', drop: 'raygun' });
    expect(scene.survivor('rancher').held).toEqual(['flamethrower', 'raygun']); // nothing dropped for a mere question
    scene.reply({ type: 'hand-over', agree: true });
    expect(scene.survivor('rancher').held).toEqual(['flamethrower', 'spear']);
    expect(scene.movie.discard).toContain('raygun');
  });

  it('R5.3f Hold does nothing, and is always there', () => {
    const scene = table((s) => s.throng(0, 'terrors-1'));
    const before = hash(scene.stage((s) => s.state).movie);
    const { frames, seats, bank, throngs, discard } = structuredClone(scene.movie);
    expect(scene.offers({ type: 'hold' })).toHaveLength(1);
    scene.reply({ type: 'hold' });
    expect(scene.movie).toMatchObject({ frames, seats, bank, throngs, discard });
    expect(hash(scene.movie)).not.toBe(before); // the turn went on all the same
  });
});
