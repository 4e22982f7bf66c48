import { describe, expect, it } from 'vitest';
import { type Card, type Options, printedDeck, type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, type StandInTable, table } from '../../kit/stand-in.ts';

const targets = (t: StandInTable, card: Script) =>
  t.offers({ type: 'play', card }).map((r) => (r as { target: number }).target);
const start = (seats: number, options: Partial<Options>, seed: number | string = 1) =>
  standIn.start({ seed, seats, options: { silent: true, ...options } }).game;

describe('SA16.1 Late arrival', () => {
  it('SA16.1 nobody is dealt the Stand-In, all start as Originals', () => {
    for (let seed = 0; seed < 20; seed++) {
      const m = start(6, { lateArrival: true }, seed);
      expect(m.hands.filter((hand, chair) => hand.slice(0, 4).includes('stand-in') && chair !== m.active)).toEqual([]);
      expect([...m.pile, ...m.hands.flat(), ...m.discard].filter((card) => card === 'stand-in')).toHaveLength(1);
    }
  });

  it('SA16.1 whoever draws it is the Stand-In and tells nobody', () => {
    const t = table({ options: { lateArrival: true }, pile: ['stand-in'] });
    expect(t.game.roles).toEqual(['stand-in', 'original', 'original', 'original', 'original']);
    expect(t.view(0).known.roles).toEqual(['stand-in', 'original', 'original', 'original', 'original']);
    expect(t.view(1).known.roles).toEqual([null, 'original', null, null, null]);
    expect(JSON.stringify(t.view(1).notes)).not.toContain('became');
  });

  it('SA16.1 a Second Take must keep it', () => {
    const t = table({
      options: { lateArrival: true },
      hands: { 0: ['second-take', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'nitrate', 'stand-in', 'asbestos'],
    });
    t.play('second-take');
    expect(t.prompt.type).toBe('act');
    expect(t.hand(0)).toContain('stand-in');
    expect(t.offers({ type: 'declare' })).toHaveLength(1);
  });

  it('SA16.1 until then burning only removes Originals, and the last one left wins', () => {
    const t = table({
      options: { lateArrival: true },
      hands: { 0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] },
    }).ring(0, 1);
    t.play('nitrate', 1);
    expect(t.result).toMatchObject({ how: 'last', winners: [0] });
  });
});

describe('SA16.2–5 The deck', () => {
  it('SA16.2 more or fewer Recast cards, between one for each victim and twenty', () => {
    expect(start(6, { recast: -5 }).deck.recast).toBe(5);
    expect(start(6, { recast: 10 }).deck.recast).toBe(20);
    expect(() => start(6, { recast: -6 })).toThrow('5 to 20');
    expect(() => start(6, { recast: 11 })).toThrow('5 to 20');
  });

  it('SA16.3 Nitrate Reels and Screen Tests are kept out of the deal', () => {
    for (let seed = 0; seed < 30; seed++) {
      const m = start(8, { lateTools: true }, seed);
      if (m.turn > 1 || standIn.promptOf(m)?.type !== 'act') continue; // a blackout has moved cards
      const dealt = m.hands.flatMap((hand) => hand.slice(0, 4));
      expect(dealt).not.toContain('nitrate');
      expect(dealt).not.toContain('screen-test');
      expect(m.pile).toContain('nitrate');
    }
  });

  it("SA16.4 at arm's length cards reach neighbours only, and pass neither doors nor trailers", () => {
    const t = table({ options: { armsLength: true } }).door(0);
    expect(targets(t, 'love-scene')).toEqual([4]);
    expect(targets(t, 'exit-running')).toEqual([4]);
    const thermos = table({ options: { armsLength: true }, pile: ['thermos'] });
    expect(thermos.offers({ type: 'seat' }).map((r) => (r as { seat: number }).seat)).toEqual([1, 4]);
    const blocking = table({ options: { armsLength: true }, pile: ['new-blocking'] });
    expect(blocking.offers({ type: 'seat' }).map((r) => (r as { seat: number }).seat)).toEqual([1, 4]);
  });

  const own = (change: Partial<Record<Card, number>>) => () => start(5, { deck: { ...printedDeck(12), ...change } });

  it('SA16.5 any counts, but for those without which there is no game', () => {
    expect(own({ 'love-scene': 0 })().deck['love-scene']).toBe(0);
    expect(own({ nitrate: 0 })).toThrow('nitrate');
    expect(own({ 'stand-in': 2 })).toThrow('stand-in');
    expect(own({ recast: 3 })).toThrow('recast');
    expect(own({ recast: 21 })).toThrow('recast');
    expect(() =>
      start(12, { deck: { ...printedDeck(12), 'close-up': 0, 'love-scene': 0, 'exit-running': 0 } }),
    ).toThrow('ordinary');
    expect(own({ nitrate: 1.5 })).toThrow('whole');
    expect(() => start(5, { deck: { ...printedDeck(12), bazooka: 1 } as never })).toThrow('unknown card');
  });
});

describe('SA16.6 Vengeance', () => {
  const vengeful = (more: Parameters<typeof table>[0] = {}) => {
    const t = table({
      options: { vengeance: true, ...more.options },
      hands: {
        0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'],
        1: ['recast', 'recast', 'close-up', 'love-scene'],
        ...more.hands,
      },
      roles: { 1: 'recast' },
      ...(more.pile === undefined ? {} : { pile: more.pile }),
    }).ring(0, 1, 2, 4);
    t.play('nitrate', STAND_IN);
    return t;
  };

  it('SA16.6 the game goes on while Originals and Recast are both in play', () => {
    const t = vengeful();
    expect(t.result).toBeNull();
    expect(t.told('vengeance-began')).toEqual([{ type: 'vengeance-began', chair: STAND_IN }]);
    expect(t.view(2).vengeance).toBe(STAND_IN);
  });

  it('SA16.6 no Recast card is handed over any more, and the last Recast burnt ends it (scenario 14)', () => {
    const t = vengeful();
    for (let shuffles = 0; shuffles < 50; ) {
      t.stage((s) => {
        s.idle = 0;
        s.discard.push(...s.pile.splice(0));
      });
      while (t.game.pile.length === 0) {
        const { type, replies } = t.prompt;
        if (type === 'offer' || type === 'answer' || type === 'hand-on')
          expect(replies).not.toContainEqual({ type: 'give', card: 'recast' });
        t.idle();
      }
      shuffles++;
      expect([...t.game.pile, ...t.game.discard, ...t.game.hands.flat()]).not.toContain('stand-in');
      expect(t.game.hands[1]).toContain('recast'); // SA4.7 still holds
    }
    t.stage((s) => {
      s.active = 0;
      s.ring = [0, 1, 2];
      s.doors = [0, 0, 0];
      s.trailers.fill(0);
      s.stack = [
        { kind: 'game', step: 'next' },
        { kind: 'turn', step: 'act', boxed: false },
      ];
      s.limbo = [];
      const all = Object.entries(s.deck).flatMap(([card, n]) => new Array<Card>(n).fill(card as Card));
      const hands: Script[][] = [
        ['nitrate', 'close-up', 'close-up', 'close-up', 'close-up'],
        ['recast', 'trailer', 'trailer', 'nitrate'],
        ['fire-axe', 'fire-axe', 'nitrate', 'nitrate'],
        [],
        [],
      ];
      for (const card of [...hands.flat(), 'stand-in' as const]) all.splice(all.indexOf(card), 1);
      Object.assign(s, { hands, pile: all, discard: [] });
    });
    t.play('nitrate', 1);
    expect(t.result).toMatchObject({ how: 'vengeance', winners: [0, 2] });
  });

  it('SA16.6 the last Original burnt: the Recast in play win', () => {
    const t = vengeful();
    t.stage((s) => {
      s.active = 1;
      s.stack = [
        { kind: 'game', step: 'next' },
        { kind: 'turn', step: 'act', boxed: false },
      ];
      s.discard.push(...(s.hands[0] as Script[]).splice(0));
      s.ring = [1, 2];
      s.doors = [0, 0];
      s.hands[1]?.push('nitrate');
      s.discard.splice(s.discard.indexOf('nitrate'), 1);
    });
    t.play('nitrate', 2);
    expect(t.result).toMatchObject({ how: 'vengeance', winners: [1] });
  });

  it('SA16.6b the burnt Stand-In may give one hint a round, never a role', () => {
    const t = vengeful({ options: { silent: false } });
    t.until('talk', STAND_IN);
    const kinds = new Set(t.offers({ type: 'say' }).map((r) => (r as { claim: { type: string } }).claim.type));
    expect([...kinds].sort()).toEqual(['burn', 'leave-alone', 'test']);
    t.reply({ type: 'say', claim: { type: 'burn', seat: 0 } });
    expect(t.told('claimed').at(-1)).toMatchObject({ chair: STAND_IN });
    const { turn } = t.game;
    t.until('talk', STAND_IN);
    expect(t.game.turn).toBe(turn + 3);
  });

  it('SA16.6c that a Recast is in play is public', () => {
    const t = vengeful();
    expect(t.view(null).vengeance).toBe(STAND_IN);
    expect(t.view(null).notes).toContainEqual({ type: 'vengeance-began', chair: STAND_IN });
    expect(t.view(null).known.roles[1]).toBeNull();
  });
});

describe('SA16.7–9', () => {
  it('SA16.7 a glass trailer: two turns, what it draws, discards and hands over is seen by all', () => {
    const t = table({
      options: { glassTrailer: true },
      hands: {
        0: ['trailer', 'love-scene', 'exit-running', 'swap-marks'],
        1: ['asbestos', 'nitrate', 'exit-running', 'close-up'],
      },
      pile: ['close-up', 'fire-axe'],
    });
    t.play('trailer', 1);
    expect(t.game.trailers[1]).toBe(2);
    t.give('swap-marks'); // the exchange takes place
    t.give('asbestos');
    expect(t.view(3).notes).toContainEqual(
      expect.objectContaining({ type: 'exchanged', given: null, back: 'asbestos' }),
    );
    expect(t.view(3).notes).toContainEqual(expect.objectContaining({ type: 'drew', chair: 1, card: 'fire-axe' }));
    expect(targets(t, 'nitrate')).toEqual([]); // it may not burn
    expect(targets(t, 'exit-running')).toEqual([]); // nor move
    expect(targets(t, 'close-up')).toEqual([0, 2]);
    t.discard('nitrate');
    expect(t.view(3).notes).toContainEqual(expect.objectContaining({ type: 'discarded', chair: 1, card: 'nitrate' }));
    while (t.game.active === 1) t.idle();
    expect(t.game.trailers[1]).toBe(1);
  });

  it('SA16.7 a seat in a glass trailer may be aimed at, but not moved', () => {
    const t = table({
      options: { glassTrailer: true },
      hands: { 0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] },
    }).trailer(1, 2);
    expect(targets(t, 'nitrate')).toEqual([1, 4]);
    expect(targets(t, 'swap-marks')).toEqual([4]);
    expect(targets(t, 'exit-running')).toEqual([2, 3, 4]);
  });

  it('SA16.8 a silent table does not talk', () => {
    const t = table();
    for (let i = 0; i < 30; i++) {
      expect(t.prompt.type).not.toBe('talk');
      t.idle();
    }
  });

  it("SA16.9 a burnt seat's role is told to all", () => {
    const t = table({
      options: { toldRoles: true },
      hands: { 0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] },
    });
    t.play('nitrate', 1);
    expect(t.view(3).known.roles[1]).toBe('original');
  });
});
