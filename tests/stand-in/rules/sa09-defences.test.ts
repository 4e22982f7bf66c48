import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { type StandInTable, table } from '../../kit/stand-in.ts';

const given = (t: StandInTable): string[] => t.offers({ type: 'give' }).map((r) => (r as { card: string }).card);
const defences = (t: StandInTable): string[] => t.offers({ type: 'defend' }).map((r) => (r as { card: string }).card);
/** Chair 0 discards what it drew and is asked for its offer to chair 1. */
const offering = (config: Parameters<typeof table>[0]): StandInTable => {
  const t = table(config);
  t.discard('close-up');
  return t;
};

const INFECTIOUS: Script[] = ['stand-in', 'recast', 'love-scene', 'exit-running'];

describe('SA9 Defence windows', () => {
  it('SA9.1 an offer is answered by its three defences only', () => {
    const t = offering({ hands: { 1: ['double-take', 'my-contract', 'wrong-room', 'asbestos'] } });
    t.give('swap-marks');
    expect(defences(t)).toEqual(['double-take', 'my-contract', 'wrong-room']);
    expect(given(t)).toEqual(['double-take', 'my-contract', 'wrong-room', 'asbestos']);
  });

  it('SA9.2 only the seat aimed at answers, once in a window', () => {
    const t = offering({
      hands: {
        1: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'],
        2: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'],
      },
      pile: ['close-up', 'my-contract', 'close-up'],
    });
    t.give('swap-marks');
    expect(t.prompt.to).toBe(1);
    t.defend('my-contract');
    expect(t.prompt).toMatchObject({ type: 'act', to: 1 });
  });

  it('SA9.3 blackouts above the replacement are discarded unseen, not resolved (scenario 9)', () => {
    const t = offering({
      hands: { 1: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'places', 'pass-props', 'asbestos'],
    });
    t.give('swap-marks');
    t.defend('my-contract');
    expect(t.hand(1)).toEqual(['asbestos', 'exit-running', 'love-scene', 'swap-marks']);
    expect(t.told('passed-over')).toHaveLength(2);
    expect(t.told('blackout-drawn')).toEqual([]);
    expect(t.game.discard).toEqual(expect.arrayContaining(['my-contract', 'places', 'pass-props']));
    expect(JSON.stringify(t.view(0).notes)).not.toContain('places');
  });

  it('SA9.4 defences work against the exchange of a blackout, not against Pass the Props', () => {
    const t = table({ hands: { 2: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'] }, pile: ['thermos'] });
    t.seat(2);
    t.give('swap-marks');
    expect(defences(t)).toEqual(['my-contract']);
  });

  const REDIRECTING: Record<number, Script[]> = {
    0: INFECTIOUS,
    1: ['wrong-room', 'love-scene', 'exit-running', 'swap-marks'],
  };

  it('SA9.5 a redirected Recast card turns nobody, and proves the Stand-In to its receiver (scenario 7)', () => {
    const t = offering({ hands: REDIRECTING, pile: ['close-up', 'asbestos'] });
    t.give('recast');
    t.defend('wrong-room');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 2, offerer: 0 });
    t.give('swap-marks');
    expect(t.hand(2)).toContain('recast');
    expect(t.game.roles[2]).toBe('original');
    expect(t.view(2).known.roles[0]).toBe('stand-in');
    expect(t.game.active).toBe(1); // as if nothing had been redirected
  });

  it('SA9.5 what the redirected seat hands back can turn the offerer', () => {
    const t = offering({
      hands: { 1: ['wrong-room', 'love-scene', 'exit-running', 'swap-marks'], 2: INFECTIOUS },
      pile: ['close-up', 'asbestos'],
    });
    t.give('swap-marks');
    t.defend('wrong-room');
    t.give('recast');
    expect(t.game.roles[0]).toBe('recast');
  });

  it('SA9.5 the redirected seat may use a defence of its own', () => {
    const t = offering({
      hands: { ...REDIRECTING, 2: ['wrong-room', 'my-contract', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'asbestos', 'nitrate'],
    });
    t.give('recast');
    t.defend('wrong-room');
    expect(defences(t)).toEqual(['my-contract', 'wrong-room']);
    t.defend('wrong-room');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 3 });
  });

  it('SA9.5 a chain that comes back to the offerer: no exchange', () => {
    const t = offering({
      hands: { 1: ['wrong-room', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'asbestos', 'close-up'],
    });
    t.stage((s) => {
      s.ring = [0, 1, 4];
      s.doors = [0, 0, 0];
      for (const chair of [2, 3]) s.discard.push(...(s.hands[chair] as Script[]).splice(0));
      s.hands[4]?.splice(1, 1, 'wrong-room');
      s.pile.splice(s.pile.indexOf('wrong-room'), 1, 'close-up');
    });
    t.give('swap-marks');
    t.defend('wrong-room');
    t.defend('wrong-room');
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 0, why: 'circle' }]);
    expect(t.hand(0)).toContain('swap-marks');
  });

  it('SA9.5 three seats, a door between the third and the first: no exchange, and the second is next (scenario 16)', () => {
    const t = offering({
      hands: { 1: ['wrong-room', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'asbestos', 'close-up'],
    });
    t.stage((s) => {
      s.ring = [0, 1, 4];
      s.doors = [0, 0, 1];
      s.pile.splice(s.pile.indexOf('chained-door'), 1);
      for (const chair of [2, 3]) s.discard.push(...(s.hands[chair] as Script[]).splice(0));
    });
    t.give('swap-marks');
    t.defend('wrong-room');
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 4, why: 'door' }]);
    expect(t.prompt).toMatchObject({ type: 'act', to: 1 });
  });

  it('SA9.6 an offer that may not go to the new partner is chosen again (scenario 8)', () => {
    const t = offering({
      hands: {
        0: ['recast', 'recast', 'love-scene', 'exit-running'],
        1: ['stand-in', 'wrong-room', 'love-scene', 'exit-running'],
      },
      roles: { 0: 'recast' },
      pile: ['close-up', 'asbestos'],
    });
    t.give('recast');
    t.defend('wrong-room');
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 2 });
    expect(given(t)).toEqual(['love-scene', 'exit-running']);
    t.give('love-scene');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 2 });
  });

  it('SA9.7 a cancelled swap or burning still spends the card and the play', () => {
    const t = table({
      hands: {
        0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'],
        1: ['asbestos', 'love-scene', 'exit-running', 'swap-marks'],
      },
      pile: ['close-up', 'close-up'],
    });
    t.play('nitrate', 1);
    expect(t.prompt).toMatchObject({ type: 'guard', to: 1, by: 0, card: 'nitrate' });
    t.defend('asbestos');
    expect(t.game.ring).toContain(1);
    expect(t.game.discard).toEqual(expect.arrayContaining(['nitrate', 'asbestos']));
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0 });
  });
});
