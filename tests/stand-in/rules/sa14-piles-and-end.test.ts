import { describe, expect, it } from 'vitest';
import { type Card, type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { cardsIn, STAND_IN, table } from '../../kit/stand-in.ts';

const holding = (...cards: Script[]): Record<number, Script[]> => ({
  0: [...cards, ...(['love-scene', 'exit-running', 'swap-marks', 'close-up'] as Script[])].slice(0, 4),
});

describe('SA14 Piles', () => {
  it('SA14.1 Second Take with one script card in the pile: the discard pile is shuffled without what is in limbo (scenario 20)', () => {
    const t = table({ hands: holding('second-take'), shuffles: [['asbestos', 'trailer']] });
    t.stage((s) => {
      const rest = s.pile.splice(0) as Card[];
      rest.splice(rest.indexOf('nitrate'), 1);
      s.discard.push(...rest);
      s.pile.push('nitrate');
    });
    const others = t.game.discard.length;
    t.play('second-take');
    expect(t.view(0).limbo).toEqual(['second-take', 'nitrate', 'asbestos', 'trailer']);
    expect(t.game.pile).toHaveLength(others - 2);
    expect(t.game.discard).toEqual([]);
    t.reply({ type: 'keep', card: 'nitrate' });
    expect(t.game.discard.toSorted()).toEqual(['asbestos', 'second-take', 'trailer']);
  });

  it('SA14.2 numbers and backs of both piles are public, their order is not', () => {
    const t = table({ pile: ['close-up', 'places'] });
    const { pile, discard } = t.view(2);
    expect(pile).toEqual({
      script: t.game.pile.filter((c) => c !== 'places' && !BLACK.has(c)).length,
      blackout: 20,
      top: 'blackout',
    });
    expect(discard).toEqual({ script: 0, blackout: 0 });
    t.discard('close-up');
    expect(t.view(1).discard).toEqual({ script: 1, blackout: 0 });
    t.idle().idle();
  });

  it('SA14.3 the two discards of a Second Take are known to the one who saw them', () => {
    const t = table({ hands: holding('second-take'), pile: ['close-up', 'nitrate', 'asbestos', 'trailer'] });
    t.play('second-take');
    t.reply({ type: 'keep', card: 'trailer' });
    expect(t.view(0).known.discard).toEqual(['nitrate', 'asbestos', 'second-take']);
    expect(t.view(1).known.discard).toEqual(['second-take']);
  });

  it('SA14.4 printed decks never run dry', () => {
    for (const seats of [4, 5, 8, 12]) {
      for (let seed = 0; seed < 8; seed++) {
        const { game } = standIn.start({ seed, seats, options: { silent: true } });
        for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
          const script = [...game.pile, ...game.discard].filter((card) => !BLACK.has(card));
          expect(script.length).toBeGreaterThanOrEqual(8);
          const full = game.hands.some((hand) => hand.filter((card) => card === 'recast').length >= 3); // where SA4 asks
          if (full) expect(script.filter((card) => card !== 'recast').length).toBeGreaterThanOrEqual(6);
          const replies = prompt.replies.filter((r) => r.type !== 'declare');
          standIn.advanceQuietly(game, replies[(prompt.n * 5 + seed) % replies.length]);
        }
      }
    }
  });
});

const BLACK: ReadonlySet<string> = new Set([
  ...['line-up', 'loose-hitch', 'new-blocking', 'lost-pages', 'three-over', 'rusted-chains', 'places', 'aside'],
  ...['pass-props', 'thermos', 'prop-table', 'dropped-bag'],
]);

describe('SA15 The end', () => {
  it('SA15.1 the Stand-In burnt: Originals in play win, all others lose', () => {
    const t = table({
      hands: { ...holding('nitrate'), 1: ['recast', 'close-up', 'love-scene', 'exit-running'] },
      roles: { 1: 'recast' },
    }).ring(0, 1, 3, 4);
    t.play('nitrate', STAND_IN);
    expect(t.result).toEqual({ how: 'burnt', winners: [0, 3], score: [1, 0, 0, 1, 0], redeals: 0 });
  });

  it('SA15.1 no Original in play: nobody wins', () => {
    const t = table({
      hands: { 0: ['nitrate', 'recast', 'exit-running', 'close-up'] },
      human: 'dealt',
      roles: { 0: 'recast' },
    }).ring(0, 4);
    t.play('nitrate', STAND_IN);
    expect(t.result).toMatchObject({ how: 'burnt', winners: [] });
  });

  it('SA15.2 the Stand-In may declare at any prompt of its own; all hands are shown', () => {
    const t = table({ hands: { 0: ['stand-in', 'love-scene', 'exit-running', 'swap-marks'] } });
    expect(t.offers({ type: 'declare' })).toHaveLength(1);
    t.reply({ type: 'declare' });
    expect(t.view(2).opened?.[1]).toEqual(t.game.hands[1]);
    expect(t.view(2).known.roles).toEqual(['stand-in', 'original', 'original', 'original', 'original']);
  });

  const lastOne = (burnt: boolean, options = {}) => {
    const t = table({
      hands: {
        0: ['stand-in', 'recast', 'exit-running', 'swap-marks'],
        2: ['recast', 'love-scene', 'close-up', 'swap-marks'],
      },
      roles: { 2: 'recast', 3: burnt ? 'original' : 'recast', 4: 'recast' },
      options,
    }).ring(0, 1, 2);
    t.discard('close-up');
    t.give('recast');
    t.give('love-scene');
    return t;
  };

  it('SA15.3 the last Original turned after one was burnt: that seat loses, the other Recast win (scenario 13)', () => {
    expect(lastOne(true).result).toEqual({ how: 'declared', winners: [0, 2], score: [1, 0, 1, 0, 0], redeals: 0 });
  });

  it('SA15.3 the last Original burnt: every double in play wins', () => {
    const t = table({
      hands: {
        0: ['stand-in', 'nitrate', 'exit-running', 'swap-marks'],
        2: ['recast', 'love-scene', 'close-up', 'swap-marks'],
      },
      roles: { 2: 'recast' },
    }).ring(0, 1, 2);
    t.stage((s) => {
      s.lastTurned = 2;
    });
    t.play('nitrate', 1);
    expect(t.result).toMatchObject({ how: 'declared', winners: [0, 2] });
  });

  it('SA15.4 with no Original ever burnt the Stand-In wins alone (scenario 13)', () => {
    expect(lastOne(false).result).toMatchObject({ how: 'alone', winners: [0] });
  });

  it('SA15.4 by the switch Shared triumph the doubles in play win together', () => {
    expect(lastOne(false, { sharedTriumph: true }).result).toMatchObject({ how: 'declared', winners: [0, 1, 2] });
  });

  it('SA15.5 a wrong declaration: Originals in play win', () => {
    const t = table({ hands: { 0: ['stand-in', 'love-scene', 'exit-running', 'swap-marks'] }, roles: { 2: 'recast' } });
    t.stage((s) => {
      s.hands[2]?.splice(0, 1, 'recast');
      s.pile.splice(s.pile.indexOf('recast'), 1, 'close-up');
    });
    t.reply({ type: 'declare' });
    expect(t.result).toMatchObject({ how: 'false-declaration', winners: [1, 3, 4] });
  });

  it('SA15.6 a computer Stand-In declares at once', () => {
    const t = lastOne(true);
    expect(t.told('declared')).toEqual([{ type: 'declared', chair: 0, forced: true }]);
  });

  it('SA15.6 a person is reminded, and it is declared when the turn comes back', () => {
    const t = table({
      hands: { 0: ['stand-in', 'recast', 'exit-running', 'swap-marks'] },
      human: 'dealt',
      roles: { 2: 'recast' },
    }).ring(0, 1, 2);
    t.stage((s) => {
      s.hands[2]?.splice(0, 1, 'recast');
      s.pile.splice(s.pile.indexOf('recast'), 1, 'close-up');
    });
    t.discard('close-up');
    t.give('recast');
    t.give('love-scene');
    expect(t.told('reminded')).toEqual([{ type: 'reminded', chair: 0 }]);
    expect(t.result).toBeNull();
    while (t.result === null) t.idle();
    expect(t.told('declared')).toEqual([{ type: 'declared', chair: 0, forced: true }]);
    expect(t.game.turn).toBeGreaterThanOrEqual(4);
  });

  it('SA15.7 the eighth shuffle in a row with nobody burnt is Dawn; the table is warned at the sixth', () => {
    const nearDawn = (idle: number) => {
      const t = table();
      t.stage((s) => {
        s.idle = idle;
        s.discard.push(...s.pile.splice(0));
      });
      t.discard('close-up');
      while (t.result === null && t.game.turn < 3) t.idle();
      return t;
    };
    const sixth = nearDawn(5);
    expect(sixth.told('dawn-neared')).toEqual([{ type: 'dawn-neared', idle: 6 }]);
    expect(sixth.result).toBeNull();
    expect(nearDawn(7).result).toMatchObject({ how: 'dawn', winners: [], score: [0, 0, 0, 0, 0] });
  });

  it('SA15.7 a burning begins the count anew', () => {
    const t = table({ hands: holding('nitrate') });
    t.stage((s) => {
      s.idle = 7;
    });
    t.play('nitrate', 1);
    expect(t.game.idle).toBe(0);
  });

  it('SA15.8 a fourth Recast card is replaced before the declaration ends the game', () => {
    const t = table({
      hands: { 0: ['stand-in', 'recast', 'exit-running', 'swap-marks'], 1: ['recast', 'recast', 'recast', 'close-up'] },
      roles: { 2: 'recast', 3: 'original', 4: 'recast' },
      pile: ['close-up', 'asbestos'],
    }).ring(0, 1);
    t.discard('close-up');
    t.give('recast');
    expect(t.told('replaced')).toHaveLength(1);
    expect(t.result).toMatchObject({ how: 'declared', winners: [0] });
    expect(t.hand(1)).toEqual(['asbestos', 'recast', 'recast', 'recast']);
  });

  it('SA15.9 the result lists winners and how; roles and hands are then open', () => {
    const t = table({ hands: holding('nitrate') });
    const events = t.play('nitrate', STAND_IN);
    const ended = events.at(-1);
    expect(ended).toMatchObject({ type: 'ended', result: { how: 'burnt' }, roles: t.game.roles, hands: t.game.hands });
    expect(t.view(null).opened).toEqual(t.game.hands);
    expect(cardsIn(t.game)).toEqual(t.game.deck);
  });
});
