import { describe, expect, it } from 'vitest';
import type { Card, Script } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, table } from '../../kit/stand-in.ts';

const holding = (...cards: Script[]): Record<number, Script[]> => ({
  0: [...cards, ...(['love-scene', 'exit-running', 'swap-marks', 'close-up'] as Script[])].slice(0, 4),
});

describe('SA10 Obstacles', () => {
  it('SA10.1 a door goes into the gap to a neighbour, not where one stands, and stays through swaps', () => {
    const t = table({ hands: holding('chained-door') }).door(0);
    expect(t.offers({ type: 'play', card: 'chained-door' })).toEqual([
      { type: 'play', card: 'chained-door', target: 4, gap: 4 },
    ]);
    t.play('exit-running', 2);
    expect(t.game.ring).toEqual([2, 1, 0, 3, 4]);
    expect(t.game.doors).toEqual([1, 0, 0, 0, 0]);
  });

  it.each(['rusted-chains', 'places'] as const)('SA10.2 %s removes doors to the discard pile', (card) => {
    const t = table({ pile: ['close-up', card] }).door(0, 2);
    t.discard('close-up');
    expect(t.told('door-removed')).toHaveLength(2);
    expect(t.game.discard.filter((it) => it === 'chained-door')).toHaveLength(2);
  });

  it('SA10.2 a Fire Axe removes one', () => {
    const t = table({ hands: holding('fire-axe') }).door(0, 0);
    t.play('fire-axe', 0, 0);
    expect(t.game.doors[0]).toBe(1);
    expect(t.game.discard).toContain('chained-door');
  });

  it('SA10.3 a trailer goes on oneself or a neighbour, not across a door, and moves with its player', () => {
    const t = table({ hands: holding('trailer') }).door(0);
    expect(t.offers({ type: 'play', card: 'trailer' }).map((r) => (r as { target: number }).target)).toEqual([0, 4]);
    const moved = table({ hands: holding('trailer'), pile: ['close-up', 'places'] });
    moved.play('trailer', 1);
    expect(moved.game.trailers).toEqual([0, 0, 0, 0, 0]); // Places, Everyone cleared it
    expect(moved.told('trailer-removed')).toEqual([{ type: 'trailer-removed', chair: 1, how: 'places' }]);
  });

  it('SA10.4 on oneself: this exchange is stopped, three later turns, then free (scenario 10)', () => {
    const t = table({ hands: { ...holding('trailer'), 1: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.play('trailer', 0);
    expect(t.told('stopped')).toHaveLength(1);
    expect(t.game.trailers[0]).toBe(3);
    expect(t.until('act', 1).offers({ type: 'play', card: 'nitrate' })).toEqual([
      { type: 'play', card: 'nitrate', target: 2, gap: null },
    ]);
    for (const left of [2, 1, 0]) {
      t.stage((s) => {
        s.active = 4;
        s.stack = [{ kind: 'game', step: 'next' }];
        for (const hand of s.hands) while (hand.length > 4) s.discard.push(hand.pop() as Script);
        s.pile.push(...s.pile.splice(s.pile.indexOf('close-up'), 1));
      });
      expect(t.prompt).toMatchObject({ type: 'act', to: 0 });
      expect(t.prompt.replies.every((r) => r.type === 'discard')).toBe(true);
      t.idle();
      expect(t.game.trailers[0]).toBe(left);
    }
    expect(t.told('exchange-opened').filter(({ offerer }) => offerer === 0)).toEqual([]);
    expect(t.game.discard).toContain('trailer');
  });

  it('SA10.4 on a neighbour who acts next: three turns without an exchange, one in the turn after (scenario 17)', () => {
    const t = table({ hands: holding('trailer') });
    t.play('trailer', 1);
    const exchanges: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const before = t.told('exchange-opened').length;
      t.stage((s) => {
        s.active = 0;
        s.stack = [{ kind: 'game', step: 'next' }];
        for (const hand of s.hands) while (hand.length > 4) s.discard.push(hand.pop() as Script);
        s.pile.push(...s.pile.splice(s.pile.indexOf('house-lights'), 1));
      });
      expect(t.prompt).toMatchObject({ type: 'act', to: 1 });
      t.idle();
      exchanges.push(
        t
          .told('exchange-opened')
          .slice(before)
          .filter(({ offerer }) => offerer === 1).length,
      );
    }
    expect(exchanges).toEqual([0, 0, 0, 1]);
  });

  it('SA10.5 Dropped Bag, Whispered Aside, Line-Up and Pass the Props reach into trailers', () => {
    const aside = table({ pile: ['aside'] }).trailer(1);
    expect(aside.offers({ type: 'seat' })).toEqual([
      { type: 'seat', seat: 1 },
      { type: 'seat', seat: 4 },
    ]);
    const lineUp = table({ pile: ['line-up'] }).trailer(1);
    lineUp.reply({ type: 'show', what: 'nothing' });
    expect(lineUp.prompt).toMatchObject({ type: 'show', to: 1 });
    const props = table({ pile: ['pass-props'] }).trailer(1);
    props.give('close-up');
    expect(props.prompt).toMatchObject({ type: 'hand-on', to: 1 });
  });

  it('SA10.6 a trailer is not played on a seat that is in one', () => {
    const t = table({ hands: holding('trailer') }).trailer(1);
    expect(t.offers({ type: 'play', card: 'trailer' }).map((r) => (r as { target: number }).target)).toEqual([0, 4]);
  });
});

describe('SA11 Blackouts', () => {
  it('SA11.1 only one drawn at the start of a turn is resolved', () => {
    const t = table({
      hands: holding('second-take'),
      pile: ['close-up', 'pass-props', 'nitrate', 'places', 'asbestos', 'trailer'],
    });
    t.play('second-take');
    expect(t.prompt.type).toBe('keep');
    expect(t.told('passed-over')).toHaveLength(2);
    expect(t.told('blackout-drawn')).toEqual([]);
    t.reply({ type: 'keep', card: 'nitrate' });
  });

  it('SA11.2 the drawer chooses; without a legal choice nothing happens and the turn goes on', () => {
    const t = table({ pile: ['close-up', 'new-blocking', 'close-up'] }).trailer(1);
    t.discard('close-up');
    expect(t.told('swapped')).toEqual([]);
    expect(t.game.discard).toContain('new-blocking');
    expect(t.prompt).toMatchObject({ type: 'act', to: 2 });
  });

  it.each(['pass-props', 'prop-table'] as const)('SA11.3 %s ends the turn', (card) => {
    const t = table({ pile: [card, ...(card === 'prop-table' ? (['nitrate'] as const) : [])] });
    while (t.game.active === 0) t.idle();
    expect(t.told('exchange-opened')).toEqual([]);
    expect(t.game.turn).toBe(2);
  });

  it('SA11.3 after the others the exchange follows, with the new neighbour after a swap', () => {
    const t = table({ pile: ['new-blocking'] });
    t.seat(2);
    expect(t.game.ring).toEqual([2, 1, 0, 3, 4]);
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 3 });
  });

  it('SA11.4 there is no defence, except against the exchange of Share a Thermos', () => {
    const t = table({
      hands: { 2: ['on-my-mark', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['new-blocking'],
    });
    t.seat(2);
    expect(t.game.ring).toEqual([2, 1, 0, 3, 4]);
  });
});

describe('SA12 Burning', () => {
  const burning = (config: Parameters<typeof table>[0] = {}) =>
    table({ ...config, hands: { ...holding('nitrate'), ...config.hands } });

  it('SA12.1 any neighbour within reach, ally or not, never oneself', () => {
    const t = burning({ hands: { 0: ['nitrate', 'recast', 'exit-running', 'close-up'] }, roles: { 0: 'recast' } });
    expect(t.offers({ type: 'play', card: 'nitrate' }).map((r) => (r as { target: number }).target)).toEqual([
      1,
      STAND_IN,
    ]);
  });

  it('SA12.2 unanswered, the victim is out, its cards discarded unseen, its role not told', () => {
    const t = burning();
    t.play('nitrate', 1);
    expect(t.game.ring).toEqual([0, 2, 3, 4]);
    expect(t.game.discard).toHaveLength(5);
    expect(t.told('burnt')).toEqual([{ type: 'burnt', chair: 1, by: 0, role: null }]);
    expect(t.view(2).known.roles[1]).toBeNull();
    expect(t.view(1).hand).toEqual([]);
  });

  it('SA12.3 a seat between two doors is burnt: one gap with two doors, one Fire Axe leaves it shut (scenario 11)', () => {
    const t = burning({
      hands: {
        0: ['nitrate', 'fire-axe', 'exit-running', 'close-up'],
        1: ['asbestos', 'love-scene', 'exit-running', 'swap-marks'],
      },
    });
    t.play('nitrate', 1);
    t.door(0, 1).reply({ type: 'none' }); // the doors fall shut while the reel burns: no card reaches a seat between two
    expect(t.game.doors).toEqual([2, 0, 0, 0]);
    expect(t.game.ring).toEqual([0, 2, 3, 4]);
    t.stage((s) => {
      s.active = 0;
      s.stack = [
        { kind: 'game', step: 'next' },
        { kind: 'turn', step: 'act', boxed: false },
      ];
      for (const hand of s.hands) while (hand.length > 4) s.discard.push(hand.pop() as Script);
    });
    t.play('fire-axe', 0, 0);
    expect(t.game.doors[0]).toBe(1);
    expect(t.told('stopped').at(-1)).toMatchObject({ offerer: 0, partner: 2, why: 'door' });
  });

  it('SA12.3 its trailer is discarded', () => {
    const t = burning({ options: { glassTrailer: true } }).trailer(1, 2);
    t.play('nitrate', 1);
    expect(t.game.discard).toContain('trailer');
    expect(t.game.trailers[1]).toBe(0);
  });

  it("SA12.4 a burnt Stand-In's card is shown and leaves the game", () => {
    const t = burning();
    t.play('nitrate', STAND_IN);
    expect(t.told('burnt')).toEqual([{ type: 'burnt', chair: STAND_IN, by: 0, role: 'stand-in' }]);
    expect([...t.game.discard, ...t.game.pile]).not.toContain('stand-in');
  });

  it('SA12.5 that the game goes on tells all that the victim was not the Stand-In', () => {
    const t = burning();
    t.play('nitrate', 1);
    expect(t.view(3).known.clear).toEqual([false, true, false, false, false]);
  });

  it('SA12.6 a burnt seat has lost, is asked nothing, and answers nothing', () => {
    const t = burning({ options: { silent: false } });
    t.play('nitrate', 1);
    const asked = new Set<number>();
    for (let i = 0; i < 60; i++) {
      asked.add(t.prompt.to);
      t.idle();
    }
    expect(asked).not.toContain(1);
    expect(t.prompt.replies).not.toContainEqual({ type: 'say', claim: { type: 'vouch', seat: 1 } });
  });
});

describe('SA13 Direction and seats', () => {
  it('SA13.1 Reverse Shot turns turns and exchanges round', () => {
    const t = table({ hands: holding('reverse-shot') });
    t.play('reverse-shot');
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 4 });
    t.until('act');
    expect(t.prompt.to).toBe(4);
  });

  it('SA13.1 and Line-Up, Pass the Props and Wrong Dressing Room, not Places, Everyone', () => {
    const reversed = (...pile: Card[]) => {
      const t = table({ pile: ['close-up', ...pile] });
      t.stage((s) => {
        s.direction = -1;
      });
      t.discard('close-up');
      while (t.game.turn === 1) t.idle();
      return t;
    };
    const lineUp = reversed('line-up');
    expect(lineUp.prompt.to).toBe(4);
    lineUp.reply({ type: 'show', what: 'nothing' });
    expect(lineUp.prompt.to).toBe(3);
    expect(reversed('pass-props').prompt).toMatchObject({ to: 4, receiver: 3 });
    expect(reversed('places').game.ring).toEqual([4, 2, 1, 3, 0]); // 4 with 0, 1 with 2, clockwise
  });

  it('SA13.2 swapping seats moves players with their trailers; gaps and doors stay', () => {
    const t = table({ pile: ['close-up'] }).door(0);
    t.play('exit-running', 3);
    expect(t.game.ring).toEqual([3, 1, 2, 0, 4]);
    expect(t.game.doors).toEqual([1, 0, 0, 0, 0]);
    expect(t.prompt).toMatchObject({ type: 'offer', partner: 4 });
  });

  it('SA13.3 so a seat may act twice before another has acted once', () => {
    const t = table({ pile: ['close-up', 'close-up'] });
    t.discard('close-up');
    t.until('act', 1);
    t.play('swap-marks', 0); // 1 sits where 0 sat
    t.until('act');
    expect(t.prompt.to).toBe(0);
  });
});
