import { describe, expect, it } from 'vitest';
import { geigerMan, LEVELS } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: ['head'] } as const;
const HERE = { girl: 'range', killer: 'range', victims: {} } as const;

describe('FG25 Words on cards', () => {
  it('FG25.1 a discarded action card returns with the next Planning; a card that discards itself drops the rest', () => {
    const s = show({ killer: 'salt-widow' })
      .set({ ...FAR, hand: ['head', 'swing'], killer: 'catwalk', victims: {} })
      .draw('brine');
    s.reply({ type: 'lose', card: 'swing' });
    expect(s.game).toMatchObject({ discard: ['swing'], time: 6 });
    s.stop().stop();
    expect(s.game.tableau).toContain('swing');
    const t = show().set({ ...FAR, killer: 'catwalk', victims: {}, terror: ['wall', 'dead-air', 'click'] });
    t.run('killer', { kind: 'show', step: 'panic' }, { kind: 'killer-phase', step: 'draw' });
    expect(t.told('enemy-stepped')).toEqual([]);
  });

  it('FG25.2 a taken card goes to the hand, an item to hands or backpack, an Event is resolved', () => {
    const s = show({ girl: 'vera' }).set({ girl: 'gate', killer: 'range', victims: { gate: 2 }, hand: ['head'] });
    s.save(0).save(2);
    s.reply({ type: 'reward', place: 2 });
    expect(s.game.hand).toContain('rummage');
    s.reply({ type: 'reward', place: 0 });
    if (s.prompt.type === 'arrange') s.reply({ type: 'arrange', hands: [] });
    expect(s.game.items).toHaveLength(1);
    expect(s.game.itemBox).toHaveLength(5);
  });

  it('FG25.3 cards are played, items and abilities used', () => {
    const s = show().set({ ...FAR, killer: 'range', victims: {}, items: ['cola'], hand: ['head', 'steps'] });
    expect(s.offers({ item: 'cola' }).map(({ type }) => type)).toEqual(['use', 'use']);
    expect(s.offers({ type: 'play' })).toHaveLength(2);
  });

  it('FG25.4 what is removed from the game does not come back', () => {
    const s = show()
      .set({ ...HERE, hand: ['head'], health: 1, tokens: { girl: 2 } })
      .draw('looks');
    expect(s.game.lot.girl).toEqual({ card: 2, known: true });
    expect(s.game.tokenBox).toHaveLength(7);
  });
});

describe('FG26 The end', () => {
  it('FG26.1 Killer dead: won; she dead: lost; both by one effect: won', () => {
    const both = show().set({
      ...HERE,
      health: 1,
      killerHealth: 1,
      tokens: { girl: 0, killer: 0 },
      items: ['nitrate'],
      hand: ['head'],
      horror: 8,
    });
    both.dice(1, 1, 1).reply({ type: 'use', item: 'nitrate' });
    both.accept();
    expect(both.result).toMatchObject({ won: true });
    expect(both.game.health).toBe(0);
    expect(
      show()
        .set({ ...HERE, health: 1, hand: [], tokens: { girl: 0 } })
        .draw('looks').result,
    ).toMatchObject({ won: false, score: [0] });
  });

  it('FG26.2 the moment a token is turned', () => {
    const s = show()
      .set({ ...HERE, killerHealth: 1, tokens: { killer: 0 }, hand: ['haul-off'], horror: 3 })
      .play('haul-off', 5, 5, 1);
    expect(s.result?.won).toBe(true);
    expect(s.game.horror).toBe(3); // nothing more of the line
    expect(geigerMan.promptOf(s.game)).toBeNull();
  });

  it('FG26.3 no victims left ends nothing', () => {
    const s = show().set({ ...FAR, killer: 'catwalk', victims: {} });
    s.stop().stop();
    expect(s.result).toBeNull();
  });

  it('FG26.4 after turn 40 each Upkeep costs a health', () => {
    const at = (turn: number) =>
      show()
        .set({ ...FAR, killer: 'catwalk', victims: {} })
        .stage((it) => {
          it.turn = turn;
        })
        .upkeep().game.health;
    expect([at(40), at(41)]).toEqual([5, 4]);
  });
});

describe('FG27 Harder shows', () => {
  it('FG27.1 Extreme: five Time, every turn', () => {
    const s = show({ options: { extreme: true } }).set({ ...FAR, killer: 'catwalk', victims: {} });
    expect(s.game.time).toBe(5);
    s.stop().stop();
    expect(s.game.time).toBe(5);
  });

  it('FG27.2 Epic: shuffled among the others, or certain and known', () => {
    const powers = (epic: 'off' | 'shuffled' | 'certain') =>
      new Set(
        Array.from(
          { length: 40 },
          (_, seed) => geigerMan.start({ seed, killer: 'salt-widow', options: { epic } }).game.power.card,
        ),
      );
    expect(powers('off').has('forty-years')).toBe(false);
    expect(powers('shuffled').size).toBe(4);
    expect([...powers('certain')]).toEqual(['forty-years']);
    const { game } = geigerMan.start({ seed: 1, killer: 'salt-widow', options: { epic: 'certain' } });
    expect(geigerMan.view(game, 0).power.card).toBe('forty-years');
    expect(game.powerRevealed).toBe(false);
  });

  it('FG27.3 Matinee: a Time more, two health fewer, the Level one lower', () => {
    expect(show({ options: { matinee: true } }).game).toMatchObject({ time: 7, killerHealth: 10, horror: 2 });
    expect(show({ options: { matinee: true, extreme: true } }).game).toMatchObject({ time: 5 }); // FG27.1
  });

  it('FG27.4 the four levels', () => {
    expect(LEVELS).toEqual({
      matinee: { matinee: true },
      feature: {},
      'late-show': { extreme: true },
      midnight: { extreme: true, epic: 'certain' },
    });
  });
});

describe('FG28 Ties and doubts', () => {
  const tied = { girl: 'catwalk', hand: [], killer: 'snackbar', victims: { backrow: 1, midrow: 1 } } as const;
  const target = (s: ReturnType<typeof show>) => s.told('targeted')[0];

  it('FG28.1a for the worse: nearer to her, then more victims around, then space order', () => {
    expect(target(show().set(tied).draw('dynamo'))).toMatchObject({ space: 'midrow', rule: 'FG28.1a' });
    const even = { ...tied, girl: 'snackbar', killer: 'booth', victims: { lounge: 1, backrow: 1 } };
    expect(target(show().set(even).draw('wall'))?.space).toBe('lounge'); // space order
    expect(
      target(
        show()
          .set({ ...even, victims: { lounge: 1, backrow: 1, lot: 0, lane: 1 } })
          .draw('wall'),
      )?.space,
    ).toBe('backrow');
  });

  it('FG28.1b as it would be: on in the same direction, then where blood was, then a draw', () => {
    const real = (from: string | null, blood: string | null, ...fate: number[]) => {
      const s = show({ options: { ties: 'real' } })
        .set(tied)
        .fate(...fate);
      s.stage((it) => Object.assign(it, { killerFrom: from, blood }));
      return target(s.draw('dynamo'))?.space;
    };
    expect(real('backrow', 'backrow')).toBe('midrow');
    expect(real(null, 'backrow')).toBe('backrow');
    expect(real(null, null, 1)).toBe('midrow');
    expect(real(null, null, 0)).toBe('backrow');
  });

  it('FG28.1c for the laugh: a special victim, then nearest the punch-line space, then a draw', () => {
    const laugh = (staged: object, ...fate: number[]) =>
      target(
        show({ options: { ties: 'laugh' } })
          .set(staged)
          .fate(...fate)
          .draw('wall'),
      )?.space;
    expect(laugh({ ...tied, victims: { midrow: 1 }, specials: { star: 'backrow' } })).toBe('backrow');
    expect(laugh({ ...tied, killer: 'fence', victims: { range: 1, lot: 1 } })).toBe('lot');
    expect(laugh(tied, 1)).toBe('midrow');
  });

  it('FG28.1d you decide: a prompt with the tied options', () => {
    const s = show({ options: { ties: 'decide' } })
      .set(tied)
      .draw('dynamo');
    expect(s.prompt).toMatchObject({ type: 'tie', by: 'killer' });
    s.reply({ type: 'space', space: 'backrow' });
    expect(s.game.killerAt).toBe('backrow');
    const t = show({ options: { ties: 'decide' } }).set({
      ...tied,
      killer: 'lane',
      victims: { lane: 1 },
      specials: { kid: 'lane' },
    });
    t.dice(6).draw('dynamo');
    t.reply({ type: 'victim', victim: 'plain' });
    expect(t.game.specials).toHaveLength(1);
  });

  it('FG28.2 a herd has one tie a space', () => {
    const s = show({ options: { ties: 'decide' } }).set({
      girl: 'gate',
      hand: [],
      killer: 'catwalk',
      victims: { snackbar: 3 },
    });
    s.draw('stampede');
    expect(s.prompt.replies).toEqual([
      { type: 'space', space: 'lounge' },
      { type: 'space', space: 'backrow' },
    ]);
    s.reply({ type: 'space', space: 'lounge' });
    expect(s.game.victims.lounge).toBe(3);
  });
});

describe('FG29 What is hidden, who is asked', () => {
  it('FG29.1 what lies face down is not in the view; what she looked at is', () => {
    const s = show({ girl: 'june' }).set({
      ...FAR,
      killer: 'catwalk',
      victims: {},
      flipped: true,
      terror: ['click', 'looks', 'heat', 'wall'],
    });
    const before = geigerMan.view(s.game, 0);
    expect(before.terror.map(({ card }) => card)).toEqual([null, null, null, null]);
    expect(before.eventDeck.every(({ card }) => card === null)).toBe(true);
    expect(before.itemBox.every(({ card }) => card === null)).toBe(true);
    s.run('upkeep', { kind: 'show', step: 'next' });
    expect(geigerMan.view(s.game, 0).terror.map(({ card }) => card)).toEqual(['click', null, null, null]);
  });

  it('FG29.2 every prompt goes to the one seat, and one legal reply is given by the house', () => {
    const s = show().set({ girl: 'lounge', killer: 'range', victims: {}, hand: ['head'], horror: 3 });
    expect(s.prompt.to).toBe(0);
    s.play('head', 1, 1); // nothing to convert, nothing to discard: no prompt for the roll
    expect(s.prompt.type).toBe('buy');
  });

  it('FG29.3 dice, decks and draws have streams of their own', () => {
    const a = geigerMan.start({ seed: 7, girl: 'dot', killer: 'geiger-man', location: 'moonglow' }).game;
    const b = geigerMan.start({
      seed: 7,
      girl: 'dot',
      killer: 'geiger-man',
      location: 'moonglow',
      loaded: { dice: [1, 1, 1] },
    }).game;
    expect(b.terror).toEqual(a.terror);
    expect([a.diceStream, a.fateStream]).toEqual([b.diceStream, b.fateStream]);
    geigerMan.advance(a, { type: 'play', card: 'head' });
    geigerMan.advance(b, { type: 'play', card: 'head' });
    expect(a.deckStream).toEqual(b.deckStream);
    expect(a.diceStream).not.toEqual(b.diceStream);
  });
});
