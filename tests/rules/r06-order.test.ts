import { describe, expect, it } from 'vitest';
import { chairOfSide } from '../../src/rules/shuffling-horror/index.ts';
import { eliminate, table } from '../kit/situations.ts';
import { sequence } from '../kit/tables.ts';

describe('R6.4–R6.6 what follows what', () => {
  it('R6.4 after an attack: elimination, then Turning Point, then Last One Standing', () => {
    const scene = table((s) => eliminate(s, 2).throng(0, 'terrors-1')).until('strike');
    // The Reporter falls; the four reel tokens are rolled for the Rancher.
    scene.dice(2, 1, 6, 5, 6, 6, 6, 6);
    const events = scene.reply({ type: 'strike', at: 'reporter' });
    expect(sequence(events, 'survivor-lost', 'seat-eliminated', 'turning-point', 'last-one-standing')).toEqual([
      'survivor-lost',
      'seat-eliminated',
      'turning-point',
      'last-one-standing',
    ]);
  });

  it('R6.4 it is looked for after each single attack: the throngs that have not attacked yet are too late', () => {
    const scene = table((s) => eliminate(s, 2).throng(0, 'terrors-1').throng(1, 'pods-1')).until('strike');
    scene.dice(2, 1, 6, 5, 6, 6, 6, 6).reply({ type: 'strike', by: { slot: 0 }, at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R6.4 the Turning Point is looked for after an attack that changed nothing else', () => {
    // Seat 2 is eliminated; with its first monster it is a Pod Player: the Director and one Pod Player against two seats.
    const scene = table((s) => eliminate(s, 2).screen('pods-1', 'radio', 'wrench').reelPile('spear', 'raygun'));
    scene.until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.reply({ type: 'direct', card: 'pods-1', slot: 0 });
    scene.dice(6, 5).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('turning-point')).toHaveLength(1);
    expect(scene.movie.shut).toBe(true);
  });

  it('R6.4 a star’s second action comes before the reveals', () => {
    const scene = table((s) => s.stars('rancher', 1).reelPile('probed', 'spear'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher', purpose: 'second-action' });
    expect(scene.survivor('rancher').probed).toBeNull();
    const events = scene.reply({ type: 'rest' });
    expect(sequence(events, 'rested', 'card-revealed', 'probed')).toEqual([
      'rested',
      'card-revealed',
      'probed',
      'card-revealed',
    ]);
  });

  it('R6.4 reveals come before the Creature Feature they bring', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pods-2').reelPile('lab', 'pods-3')).dice(6, 5, 6, 5, 6, 5);
    const events = scene.reply({ type: 'take', card: 'radio' });
    expect(sequence(events, 'sanctuary-opened', 'card-revealed', 'creature-feature', 'strike-rolled')).toEqual([
      ...['card-revealed', 'sanctuary-opened', 'card-revealed', 'creature-feature'],
      ...['strike-rolled', 'strike-rolled', 'strike-rolled'],
    ]);
  });

  it('R6.4 Creature Features go on until it is quiet', () => {
    // The Rancher answers the second monster's fumble; the refill completes three again, and all three attack again.
    const scene = table((s) => s.screen('pods-1', 'radio', 'pods-2').reelPile('pods-3', 'pods-4', 'spear'));
    scene.dice(6, 5, 6, 6).reply({ type: 'take', card: 'radio' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike' });
    scene.dice(1, 1, 6, 5, 6, 5, 6, 5, 6, 5).reply({ type: 'attack', target: 'pods-3' });
    expect(scene.told('creature-feature').map((e) => e.cards)).toEqual([
      ['pods-1', 'pods-3', 'pods-2'],
      ['pods-1', 'pods-4', 'pods-2'],
    ]);
    expect(scene.told('creature-feature').every((e) => e.causer === 'rancher')).toBe(true);
  });

  it('R6.4 the reel’s end comes after all reveals', () => {
    const scene = table((s) => s.screen('pods-1', null, null).reelPile('lab')).dice(1, 1);
    const events = scene.reply({ type: 'attack', target: 'pods-1' });
    expect(sequence(events, 'alien-eliminated', 'card-revealed', 'sanctuary-opened', 'reel-ended')).toEqual([
      ...['alien-eliminated', 'card-revealed', 'sanctuary-opened', 'reel-ended'],
    ]);
  });

  it('R6.4 a last card turned up keeps the reel going', () => {
    const scene = table((s) => s.screen('pods-1', null, null).reelPile('spear')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'pods-1' });
    expect(scene.told('reel-ended')).toEqual([]);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R6.4 with the last card of reels 1–3 gone there is no second action any more (R15.2)', () => {
    const scene = table((s) => s.stars('rancher', 1).screen('pods-1', null, null).reelPile()).dice(1, 1);
    const events = scene.reply({ type: 'attack', target: 'pods-1' });
    expect(sequence(events, 'alien-eliminated', 'star-spent', 'reel-ended')).toEqual([
      'alien-eliminated',
      'reel-ended',
    ]);
    expect(scene.survivor('rancher').stars).toBe(1);
  });

  it('R6.5 the events of a lost causer pass to the next of its own pool', () => {
    const scene = table((s) => s.join(0, 'cook').throng(0, 'terrors-1').reelPile('probed', 'spear'));
    // Fumble, the Terrors hit, the flail fails: the Rancher is gone before its mystery card is revealed.
    scene.dice(6, 6, 1, 2, 6, 5).reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.isInPlay('rancher')).toBe(false);
    expect(scene.survivor('cook').probed).toBe('probed');
  });

  it('R6.5 or to the next seat clockwise that has a survivor', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').reelPile('probed', 'spear')).until('act', 'reporter');
    scene.dice(6, 6, 1, 2, 6, 5).reply({ type: 'take-attack', survivor: 'reporter', card: 'pistol' });
    expect(scene.isInPlay('reporter')).toBe(false);
    expect(scene.survivor('scout').probed).toBe('probed');
    expect(scene.survivor('rancher').probed).toBeNull();
  });

  it('R6.5 the Creature Feature of a lost causer lapses', () => {
    const scene = table((s) =>
      s.join(0, 'cook').screen('pods-1', 'wrench', 'pods-2').reelPile('pods-3').throng(0, 'terrors-1'),
    );
    scene.dice(6, 6, 1, 2, 6, 5).reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.movie.frames.map((f) => f.cards[0])).toEqual(['pods-1', 'pods-3', 'pods-2']);
    expect(scene.told('creature-feature')).toEqual([]);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R6.5 a Pod Player’s event falls on a random survivor, as the Director’s', () => {
    const scene = table((s) => eliminate(s, 1).screen('terrors-1', 'radio', 'wrench').reelPile('probed', 'spear'));
    scene.until('direct').reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.fate(1).dice(6, 5).reply({ type: 'strike', at: 'rancher' });
    expect(scene.survivor('scout').probed).toBe('probed');
  });

  it('R6.5 a Pod Player’s Creature Feature is one of the Director’s kind: a card is taken, nobody attacked', () => {
    const scene = table((s) => {
      eliminate(s, 1).screen('terrors-1', 'pods-1', 'pods-2').reelPile('pods-3', 'spear');
      s.state.turningPoint = true; // long past: the pile is open
    });
    scene.until('direct').reply({ type: 'direct', card: 'terrors-1', slot: 0 });
    scene.dice(6, 5).reply({ type: 'strike', at: 'rancher' });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: chairOfSide(1) });
    scene.reply({ type: 'place', card: 'pods-3', slot: 1 });
    expect(scene.movie.seats[1]?.throngs[1]).toEqual(['pods-3']);
    expect(scene.told('strike-declared')).toHaveLength(1);
  });

  it('R6.6 a card shot off the screen out of turn is replaced face down, revealed at the end, caused by the one who struck', () => {
    const scene = table((s) =>
      s
        .screen('pods-1', 'radio', 'wrench')
        .throng(0, 'pods-2')
        .reelPile('theyre-out-there', 'probed', 'spear', 'raygun'),
    );
    // The Rancher's reveal fails its Guts test: full assault. Pods on the screen fumble against the Scout, who shoots them.
    scene.dice(6, 5, 6, 6, 1, 1).reply({ type: 'take', card: 'radio' });
    scene.reply({ type: 'plot', use: true });
    scene.reply({ type: 'strike', by: { card: 'pods-1' }, at: 'scout' });
    scene.reply({ type: 'attack', target: 'pods-1' });
    expect(scene.prompt.type).toBe('strike'); // the assault is not over yet
    expect(scene.movie.frames[0]).toEqual({ cards: ['probed'], down: 'scout' });
    scene.dice(6, 5).reply({ type: 'strike', at: 'reporter' });
    expect(scene.survivor('scout').probed).toBe('probed');
    expect(scene.survivor('rancher').probed).toBeNull();
  });

  it('R6.6 a Creature Feature completed by that card strikes the one who struck, in the Director’s turn, too', () => {
    const scene = table((s) =>
      s.screen('riders-1', 'pods-1', 'pods-2').reelPile('theyre-out-there', 'mutants-1', 'mutants-2', 'spear'),
    );
    scene.until('direct').reply({ type: 'direct', card: 'riders-1', slot: 0 });
    // The Riders miss; the Rancher (picked) fails; the Pods in frame II fumble against the Scout, who shoots them.
    scene.fate(0).dice(6, 5, 6, 5).reply({ type: 'strike', at: 'rancher' });
    scene.reply({ type: 'plot', use: true });
    scene.dice(6, 6).reply({ type: 'strike', by: { card: 'pods-1' }, at: 'scout' });
    scene.dice(1, 1).reply({ type: 'attack', target: 'pods-1' });
    scene.dice(6, 5).reply({ type: 'strike', by: { card: 'pods-2' }, at: 'rancher' });
    scene.dice(6, 5, 6, 5, 6, 5, 6, 5).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('creature-feature')).toMatchObject([
      { causer: 'scout', cards: ['mutants-2', 'mutants-1', 'pods-2'] },
    ]);
    expect(
      scene
        .told('strike-declared')
        .slice(-3)
        .map((e) => e.at),
    ).toEqual(['scout', 'scout', 'scout']);
  });
});
