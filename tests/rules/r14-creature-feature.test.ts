import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { directorTakes, podPlayer, roll, TAKE, table, waiting, waitingForDirector } from '../kit/situations.ts';

/** Two monsters show beside the wrench; what turns up behind it may make three. */
const feature = (...cards: string[]) => waiting(cards, (s) => s.screen('wrench', 'terrors-1', 'riders-1'));
const MISS = roll(10);
const strikes = (scene: Scene) => scene.told('strike-declared').map((e) => ('card' in e.by ? e.by.card : e.by.slot));

describe('R14.1a a survivor’s Creature Feature', () => {
  it('R14.1 three monsters face up attack the survivor who caused it, in frame order, each with its own value', () => {
    const scene = feature('mutants-1').dice(...MISS, ...MISS, ...MISS);
    scene.reply(TAKE);
    expect(scene.told('creature-feature')).toEqual([
      { type: 'creature-feature', causer: 'rancher', cards: ['mutants-1', 'terrors-1', 'riders-1'] },
    ]);
    expect(scene.told('strike-declared')).toMatchObject([
      { by: { card: 'mutants-1' }, at: 'rancher', needed: 4 },
      { by: { card: 'terrors-1' }, at: 'rancher', needed: 5 },
      { by: { card: 'riders-1' }, at: 'rancher', needed: 6 },
    ]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.1 two monsters are none', () => {
    const scene = feature('spear');
    scene.reply(TAKE);
    expect(scene.told('creature-feature')).toEqual([]);
  });

  it('R14.1 a Familiar Face counts', () => {
    const scene = feature('cook').dice(...MISS, ...MISS, ...MISS);
    scene.reply(TAKE);
    expect(strikes(scene)).toEqual(['cook', 'terrors-1', 'riders-1']);
    expect(scene.told('strike-declared')[0]?.needed).toBe(7);
  });

  it('R14.1 the blob does not count', () => {
    const scene = feature('blobbed', 'mutants-1');
    scene.reply(TAKE);
    expect(scene.movie.blob).toBe(3);
    expect(scene.told('creature-feature')).toEqual([]);
    expect(scene.told('strike-declared')).toEqual([]);
  });

  it('R14.1a it is over once the survivor is gone', () => {
    const scene = feature('mutants-1').dice(...roll(4), ...roll(7));
    scene.reply(TAKE);
    expect(scene.movie.discard).toContain('rancher');
    expect(strikes(scene)).toEqual(['mutants-1']);
  });

  it('R14.1a a spored survivor is gone, too', () => {
    const scene = feature('mutants-1').dice(...MISS, 1, 1);
    scene.reply(TAKE);
    scene.reply({ type: 'place', card: 'rancher', slot: 0 });
    expect(strikes(scene)).toEqual(['mutants-1', 'terrors-1']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.1a a frame emptied by a counterstrike shows its new card only after the series', () => {
    const scene = feature('mutants-1', 'spear').dice(6, 6);
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike' });
    scene.dice(1, 1, ...MISS, ...MISS).reply({ type: 'attack', target: 'mutants-1', way: 'hands' });
    const order = scene.events.flatMap((e) =>
      e.type === 'card-revealed' ? [e.card] : e.type === 'strike-rolled' ? ['strike'] : [],
    );
    expect(order.slice(-5)).toEqual(['mutants-1', 'strike', 'strike', 'strike', 'spear']);
    expect(scene.told('creature-feature')).toHaveLength(1);
  });

  it('R14.1a if that completes three again, it happens again to the same survivor', () => {
    const scene = feature('mutants-1', 'mutants-2').dice(6, 6);
    scene.reply(TAKE);
    scene.dice(1, 1, ...MISS, ...MISS, ...MISS, ...MISS, ...MISS);
    scene.reply({ type: 'attack', target: 'mutants-1', way: 'hands' });
    expect(strikes(scene)).toEqual(['mutants-1', 'terrors-1', 'riders-1', 'mutants-2', 'terrors-1', 'riders-1']);
    expect(scene.told('strike-declared').every((e) => e.at === 'rancher')).toBe(true);
  });

  /** A mystery card that the Scout, inside the Lab, has brought on (R6.6) makes the third monster. */
  const besieged = (points: number) =>
    table((s) => {
      s.screen('mutants-1', 'terrors-1', 'riders-1').sanctuary('lab', ['scout'], points);
      const [first] = s.state.frames;
      if (first !== undefined) first.down = 'scout';
    });

  it('R14.1a a survivor inside is attacked through the sanctuary', () => {
    const scene = besieged(8).dice(...roll(4), 2, ...roll(5), 3, ...MISS);
    scene.reply({ type: 'hold' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['lab', 'lab', 'lab']);
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 3 }]);
  });

  it('R14.1a and once it has fallen, in person', () => {
    const scene = besieged(2).dice(...roll(4), 2, ...MISS, ...roll(6), ...roll(9));
    scene.reply({ type: 'hold' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['lab', 'scout', 'scout']);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'scout', flail: true, passed: true }]);
  });
});

describe('R14.1b a Creature Feature of the aliens’ own', () => {
  const showing = (...cards: string[]) => waitingForDirector(cards, (s) => s.screen('pods-1', 'terrors-1', 'riders-1'));

  it('R14.1b the Director takes one into a throng, and nothing attacks', () => {
    const scene = directorTakes(showing('mutants-1', 'spear'));
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    const cards = new Set(scene.prompt.replies.map((r) => (r.type === 'place' ? r.card : r.type)));
    expect([...cards]).toEqual(['mutants-1', 'terrors-1', 'riders-1']);
    scene.reply({ type: 'place', card: 'riders-1', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['riders-1']);
    expect(scene.movie.frames[2]).toEqual({ cards: ['spear'], down: null });
    expect(scene.told('strike-declared')).toHaveLength(1); // its Take+Attack
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R14.1b again while three show', () => {
    const scene = directorTakes(showing('mutants-1', 'mutants-2', 'mutants-3', 'spear'));
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    scene.reply({ type: 'place', card: 'mutants-1', slot: 0 });
    expect(scene.prompt.type).toBe('feature');
    scene.reply({ type: 'place', card: 'riders-1', slot: 2 });
    expect(scene.movie.throngs.slice(0, 3)).toEqual([['pods-1', 'terrors-1', 'mutants-1'], [], ['riders-1']]);
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['mutants-3', 'mutants-2', 'spear']);
    expect(scene.told('creature-feature').map((e) => e.causer)).toEqual(['director', 'director', 'director']);
  });

  it('R14.1b it ends when the reel pile cannot make three again', () => {
    const scene = showing('mutants-1');
    directorTakes(scene.stage((s) => s.reelPile('mutants-1')));
    scene.reply({ type: 'place', card: 'mutants-1', slot: 1 });
    expect(scene.movie.frames.map((f) => f.cards.length)).toEqual([0, 1, 1]);
    expect(scene.told('creature-feature')).toHaveLength(1);
  });

  it('R14.1b the Director may give it to a Pod Player', () => {
    const scene = waitingForDirector(['mutants-1', 'spear'], (s) =>
      podPlayer(s.screen('pods-1', 'terrors-1', 'riders-1'), 2, 'mutants-5'),
    );
    scene.reply({ type: 'all-out' }); // the Pod Player's own turn comes first
    scene.dice(...MISS).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'direct', to: DIRECTOR_CHAIR });
    directorTakes(scene).reply({ type: 'place', card: 'riders-1', side: 2, slot: 0 });
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['mutants-5', 'riders-1']);
  });

  it('R14.1b a Pod Player’s own goes to the Pod Player', () => {
    const scene = table((s) =>
      podPlayer(s.screen('pods-1', 'terrors-1', 'riders-1').reelPile('mutants-1', 'spear'), 2, 'mutants-5').join(
        0,
        'cook',
      ),
    ).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.dice(...MISS).reply({ type: 'direct', card: 'pods-1', slot: 0 });
    scene.reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: chairOfSide(2) });
    expect(scene.prompt.replies.every((r) => r.type === 'place' && r.side === 2)).toBe(true);
    scene.reply({ type: 'place', card: 'mutants-1', slot: 0 });
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['mutants-5', 'pods-1', 'mutants-1']);
  });
});
