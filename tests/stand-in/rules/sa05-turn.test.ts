import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';

const withCard = (...cards: Script[]): Record<number, Script[]> => ({
  0: [...cards, ...(['close-up', 'love-scene', 'exit-running', 'swap-marks'] as Script[])].slice(0, 4),
});

describe('SA5 A turn', () => {
  it('SA5.1 the top card is drawn, in a trailer too', () => {
    const t = table({ pile: ['close-up', 'asbestos'] });
    expect(t.hand(0).filter((card) => card === 'close-up')).toHaveLength(2);
    t.stage((s) => {
      s.trailers[1] = 3;
      s.pile.splice(s.pile.indexOf('trailer'), 1);
    });
    t.discard('close-up');
    expect(t.until('act', 1).game.hands[1]).toContain('asbestos');
  });

  it('SA5.2 a blackout is resolved and discarded, nothing is played, and the exchange follows', () => {
    const t = table({ pile: ['rusted-chains'] });
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 1 });
    expect(t.game.discard).toEqual(['rusted-chains']);
    expect(t.game.hands[0]).toHaveLength(4);
  });

  it('SA5.3 one script card is played or discarded', () => {
    const t = table({ hands: withCard('reverse-shot') });
    expect(new Set(t.prompt.replies.map((r) => r.type))).toEqual(new Set(['play', 'discard']));
    t.play('reverse-shot');
    expect(t.prompt.type).toBe('offer');
  });

  it('SA5.3 a Second Take draws and asks again', () => {
    const t = table({ hands: withCard('second-take'), pile: ['close-up', 'nitrate', 'asbestos', 'trailer'] });
    t.play('second-take');
    t.reply({ type: 'keep', card: 'nitrate' });
    expect(t.prompt).toMatchObject({ type: 'act', to: 0 });
    expect(t.offers({ type: 'play', card: 'nitrate' })).toHaveLength(2);
  });

  it('SA5.4 one card is exchanged with the next in the order of play', () => {
    const t = table({ hands: { 1: ['asbestos', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.discard('close-up');
    t.give('swap-marks');
    t.give('asbestos');
    expect(t.hand(0)).toEqual(['asbestos', 'close-up', 'exit-running', 'love-scene']);
    expect(t.hand(1)).toEqual(['exit-running', 'love-scene', 'swap-marks', 'swap-marks']);
  });

  it('SA5.5 the next seat is looked up from where the active player sits by then', () => {
    const t = table();
    t.play('swap-marks', 1);
    expect(t.game.ring).toEqual([1, 0, 2, 3, 4]);
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 2 });
    t.until('act');
    expect(t.prompt.to).toBe(2);
  });

  it('SA5.6 in a trailer a script card means a discard, and there is no exchange', () => {
    const t = table({ hands: withCard('nitrate') });
    t.stage((s) => {
      s.trailers[0] = 2;
      s.pile.splice(s.pile.indexOf('trailer'), 1);
      s.stack[1] = { kind: 'turn', step: 'act', boxed: true };
    });
    expect(t.offers({ type: 'play' })).toEqual([]);
    t.onTop('close-up').discard('nitrate');
    expect(t.prompt).toMatchObject({ type: 'act', to: 1 });
    expect(t.told('exchange-opened')).toEqual([]);
  });

  it('SA5.6 nor when the very blackout of that turn frees the seat', () => {
    const t = table({
      hands: { 0: ['trailer', 'close-up', 'love-scene', 'exit-running'] },
      pile: ['close-up', 'loose-hitch', 'close-up'],
    });
    t.play('trailer', 1);
    expect(t.prompt).toMatchObject({ type: 'act', to: 2 });
    expect(t.game.trailers[1]).toBe(0);
    expect(t.told('exchange-opened').filter(({ offerer }) => offerer === 1)).toEqual([]);
  });

  it('SA5.7 discarding is always legal', () => {
    const t = table({ hands: { 0: ['asbestos', 'on-my-mark', 'my-contract', 'wrong-room'] }, pile: ['double-take'] });
    expect(t.prompt.replies.map((r) => r.type)).toEqual(['discard', 'discard', 'discard', 'discard', 'discard']);
  });
});

describe('SA6 Reach of a played card', () => {
  const targets = (t: ReturnType<typeof table>, card: Script) =>
    t.offers({ type: 'play', card }).map((r) => (r as { target: number }).target);

  it('SA6.1 a victim is a neighbour, left or right whatever the order of play', () => {
    const t = table({ hands: withCard('nitrate', 'screen-test') });
    expect(targets(t, 'nitrate')).toEqual([1, 4]);
    expect(targets(t, 'screen-test')).toEqual([1, 4]);
    t.stage((s) => {
      s.direction = -1;
    });
    expect(targets(t, 'nitrate')).toEqual([1, 4]);
  });

  it('SA6.2 no script card reaches into a trailer but the Fire Axe', () => {
    const t = table({ hands: withCard('nitrate', 'fire-axe', 'exit-running') });
    t.stage((s) => {
      s.trailers[1] = 3;
      s.pile.splice(s.pile.indexOf('trailer'), 1);
    });
    expect(targets(t, 'nitrate')).toEqual([4]);
    expect(targets(t, 'exit-running')).toEqual([2, 3, 4]);
    expect(targets(t, 'close-up')).toEqual([4]);
    expect(t.offers({ type: 'play', card: 'fire-axe' })).toEqual([
      { type: 'play', card: 'fire-axe', target: 1, gap: null },
    ]);
  });

  it('SA6.3 a door stops what passes between its two seats, and nothing between others', () => {
    const t = table({ hands: withCard('nitrate', 'love-scene', 'exit-running') });
    t.stage((s) => {
      s.doors[0] = 1;
      s.pile.splice(s.pile.indexOf('chained-door'), 1);
    });
    expect(targets(t, 'nitrate')).toEqual([4]);
    expect(targets(t, 'love-scene')).toEqual([2, 3, 4]);
    expect(targets(t, 'exit-running')).toEqual([1, 2, 3, 4]); // it ignores doors
    t.discard('nitrate');
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 1, why: 'door' }]);
  });

  const duel = (doors: [number, number], direction: 1 | -1) =>
    table({ hands: { 0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] } }).stage((s) => {
      s.ring = [0, 4];
      for (const chair of [1, 2, 3]) s.discard.push(...(s.hands[chair] as Script[]).splice(0));
      s.doors = doors;
      for (let n = doors[0] + doors[1]; n > 0; n--) s.pile.splice(s.pile.indexOf('chained-door'), 1);
      s.direction = direction;
    });

  it('SA6.4 two seats, one of two gaps shut: a play goes through, the exchange only in one order (scenario 12)', () => {
    const stopped = duel([1, 0], 1);
    expect(targets(stopped, 'nitrate')).toEqual([4]);
    expect(targets(stopped, 'love-scene')).toEqual([4]);
    stopped.discard('close-up');
    expect(stopped.told('stopped')).toHaveLength(1);
    const open = duel([1, 0], -1);
    open.discard('close-up');
    expect(open.prompt.type).toBe('offer');
  });

  it('SA6.4 both gaps shut: nothing passes', () => {
    const t = duel([1, 1], 1);
    expect(targets(t, 'nitrate')).toEqual([]);
    expect(targets(t, 'love-scene')).toEqual([]);
    expect(targets(t, 'exit-running')).toEqual([4]);
  });

  it('SA6.5 doubles and defences are never played in a turn', () => {
    const t = table({ hands: { 0: ['recast', 'asbestos', 'my-contract', 'on-my-mark'] } });
    expect(t.offers({ type: 'play' }).map((r) => (r as { card: string }).card)).toEqual(['close-up', 'close-up']);
  });

  it('SA6.6 a card without a legal target can only be discarded', () => {
    const t = table({ hands: withCard('fire-axe') });
    expect(t.offers({ type: 'play', card: 'fire-axe' })).toEqual([]);
    expect(t.offers({ type: 'discard', card: 'fire-axe' })).toHaveLength(1);
  });

  it('SA6.7 an action is in limbo while it works, then discarded; a set piece stays', () => {
    const t = table();
    t.play('love-scene', 2);
    expect(t.game.limbo).toEqual(['love-scene']);
    t.give('swap-marks');
    expect(t.game.limbo).toEqual(['love-scene', 'swap-marks']);
    t.give('swap-marks');
    expect(t.game.limbo).toEqual([]);
    expect(t.game.discard).toContain('love-scene');
    const door = table({ hands: withCard('chained-door') });
    door.play('chained-door', 1);
    expect(door.game.discard).toEqual([]);
    expect(door.game.doors).toEqual([1, 0, 0, 0, 0]);
  });
});
