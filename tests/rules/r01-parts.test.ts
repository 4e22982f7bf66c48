import { describe, expect, it } from 'vitest';
import { type CardDef, DECKS, newMovie, STATS } from '../../src/rules/shuffling-horror/index.ts';
import { playBlindly, spointsOf, zonesOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { table } from '../kit/situations.ts';

const [deck] = DECKS;

describe.each(DECKS)('R1 parts of $id', ({ id, cards }) => {
  const count = (kind: string): number =>
    cards.flatMap((c) => (c.kind === kind && !('bonus' in c) ? Array(copiesOf(c)).fill(c) : [])).length;
  const copiesOf = (card: CardDef): number => ('copies' in card ? card.copies : 1);

  it.each([
    ['monster', 24],
    ['item', 8],
    ['plot-device', 4],
    ['horror', 4],
    ['power-play', 2],
    ['sanctuary', 2],
    ['survivor', 12],
  ])('R1.1 counts of kind %s: %i', (kind, wanted) => {
    expect(count(kind)).toBe(wanted);
  });

  it('R1.1 the movie deck has 44 cards, and the survivors are apart from it', () => {
    const zones = zonesOf(newMovie({ seed: 1, seats: 4, deck: id }));
    const survivors = cards.flatMap((c): string[] => (c.kind === 'survivor' ? [c.id] : []));
    expect([...zones.keys()].filter((card) => !survivors.includes(card))).toHaveLength(44);
    expect(survivors.every((card) => /^(pool-|survivor-pile)/.test(zones.get(card)?.[0] ?? ''))).toBe(true);
  });

  it('R21.1 has a monster of every value that a die can ask for', () => {
    const values = new Set(cards.flatMap((c): number[] => (c.kind === 'monster' ? [c.value] : [])));
    expect([2, 3, 4, 5, 6].filter((value) => !values.has(value))).toEqual([]);
  });
});

describe('R1 parts', () => {
  it('R1.1 bonus cards join only when asked for', () => {
    const cards = (options: object) => [...zonesOf(new Scene({ options }).movie).keys()];
    const bonus = ['popcorn', 'shuffler', 'scream-queen'];
    expect(cards({}).filter((card) => bonus.includes(card))).toEqual([]);
    expect(cards({ popcorn: true, shuffler: true }).length).toBe(cards({}).length + 2);
    const queen = cards({ screamQueen: 'payback' }); // in the place of one power play
    expect(queen.length).toBe(cards({}).length);
    expect(queen).toContain('scream-queen');
    expect(queen).toContain('fight-or-flight');
    expect(queen).not.toContain('payback');
  });

  it('R1.1 monsters have the values and copies of the card list', () => {
    const monsters = deck.cards.flatMap((c) => (c.kind === 'monster' ? [`${c.id} ${c.value} x${c.copies}`] : []));
    expect(monsters.sort()).toEqual(
      [
        'pods 2 x4',
        'neighbors 3 x5',
        'mutants 4 x5',
        'terrors 5 x4',
        'riders 6 x3',
        'sentries 7 x2',
        'warlord 8 x1',
      ].sort(),
    );
  });

  it('R1.1 survivors have the stats of the card list', () => {
    const stats = deck.cards.flatMap((c) =>
      c.kind === 'survivor' ? [`${c.id} ${STATS.map((stat) => c[stat] ?? '-').join('/')}`] : [],
    );
    expect(stats.sort()).toEqual(
      [
        ...[
          'colonel 8/5/6/8',
          'robot 8/-/8/-',
          'reporter 5/8/7/6',
          'cook 7/5/5/9',
          'rancher 8/6/5/7',
          'librarian 4/7/8/7',
        ],
        ...['scout 5/9/6/6', 'scientist 5/6/9/6', 'coroner 6/5/8/7', 'detective 7/7/7/5', 'drifter 6/7/5/8'],
        'ranger 6/8/5/7',
      ].sort(),
    );
  });

  it('R1.2 screen cards stay until somebody takes or eliminates them', () => {
    const scene = table((s) => s.screen('pods-1', 'payback', 'wrench').throng(0, 'terrors-1'));
    scene.until('direct').dice(6, 5);
    scene.reply({ type: 'all-out' });
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'fade-out', card: null });
    scene.until('direct');
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['pods-1'], ['payback'], ['wrench']]);
  });

  it('R1.2 an event is resolved when it appears', () => {
    const scene = table((s) => s.reelPile('lab', 'spear'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.told('event-began').map((e) => e.card)).toEqual(['lab']);
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
  });

  it('R1.3 the sanctuaries use five of the ten four-point tokens', () => {
    const { movie } = new Scene({ movieDeck: ['lab', 'bunker', 'wrench', 'radio', 'pistol'] });
    expect(movie.sanctuaries.map((s) => [s.id, s.points])).toEqual([
      ['lab', 8],
      ['bunker', 12],
    ]);
  });

  it.each([1, 2, 3, 4] as const)('R1.3 the blob of reel %i fits in the 20 points left over', (reel) => {
    for (const biggerBlobbing of [false, true]) {
      const scene = new Scene({ options: { biggerBlobbing } }).stage((s) => s.reel(reel).reelPile('blobbed', 'spear'));
      scene.reply({ type: 'take', card: 'wrench' });
      expect(scene.movie.blob).toBe((biggerBlobbing ? 4 : 3) * reel);
      expect(scene.movie.blob).toBeLessThanOrEqual(20);
    }
  });

  it('R1.3 a movie starts with four reel tokens', () => {
    expect(table().movie.reelTokens).toEqual([1, 2, 3, 4]);
  });

  it('R1.3 R1.4 power, rest and pool are always 54, and every card is in one zone', () => {
    const all = [...zonesOf(new Scene().movie).keys()].sort().join();
    const broken: string[] = [];
    for (let seats = 2; seats <= 12; seats++) {
      playBlindly({ seed: `law-${seats}`, seats, deck: 'roswell-51' }, (m) => {
        const zones = zonesOf(m);
        const astray = [...zones].filter(([, places]) => places.length > 1);
        if (astray.length > 0) broken.push(`prompt ${m.n} of ${seats} seats: ${astray.join(' ')}`);
        if ([...zones.keys()].sort().join() !== all) broken.push(`prompt ${m.n} of ${seats} seats: a card is missing`);
        if (spointsOf(m) !== 54) broken.push(`prompt ${m.n} of ${seats} seats: ${spointsOf(m)} spoints`);
      });
    }
    expect(broken).toEqual([]);
  });

  it('R1.4 what a Search turned up lies in limbo while its finder chooses', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher'])).shuffle('spear', 'raygun', 'terrors-1', 'payback');
    scene.reply({ type: 'search' });
    expect(scene.prompt.type).toBe('search');
    expect(scene.movie.limbo).toEqual(['spear', 'raygun']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['terrors-1', 'payback']));
  });

  it('R1.4 an offered plot device lies in limbo until the Director has decided', () => {
    const scene = table((s) => s.reelPile('bodies-missing', 'spear'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt.type).toBe('plot');
    expect(scene.movie.limbo).toEqual(['bodies-missing']);
    scene.reply({ type: 'plot', use: false });
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.discard).toContain('bodies-missing');
  });

  it('R1.4 an affliction is outside the two-card limit', () => {
    const scene = table((s) => s.give('rancher', 'spear').reelPile('probed', 'raygun'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.survivor('rancher')).toMatchObject({ held: ['spear', 'wrench'], probed: 'probed' });
  });
});
