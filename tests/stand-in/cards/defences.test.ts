import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';

/** Chair 0, the Stand-In, offers a Recast card to chair 1, who holds this. */
const offered = (card: Script) => {
  const t = table({
    hands: {
      0: ['stand-in', 'recast', 'love-scene', 'exit-running'],
      1: [card, 'love-scene', 'exit-running', 'swap-marks'],
    },
    pile: ['close-up', 'asbestos'],
  });
  t.discard('close-up');
  t.give('recast');
  return t;
};

describe('defences', () => {
  it('double-take: refused, and the card was seen by its player alone', () => {
    const t = offered('double-take');
    t.defend('double-take');
    expect(t.hand(0)).toContain('recast');
    expect(t.game.roles[1]).toBe('original');
    expect(t.view(1).known.hands[0]).toEqual(['recast']);
    expect(t.view(1).known.roles[0]).toBe('stand-in');
    expect(t.view(2).known.roles[0]).toBeNull();
    expect(t.view(2).notes).toContainEqual({ type: 'refused', offerer: 0, chair: 1, card: null, saw: true });
  });

  it('my-contract: refused, unseen', () => {
    const t = offered('my-contract');
    t.defend('my-contract');
    expect(t.hand(0)).toContain('recast');
    expect(t.view(1).known.hands[0]).toEqual([]);
  });

  it('wrong-room: the next seat answers instead, and is not turned', () => {
    const t = offered('wrong-room');
    t.defend('wrong-room');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 2 });
    t.give('swap-marks');
    expect(t.game.roles.slice(1, 3)).toEqual(['original', 'original']);
    expect(t.hand(1)).toEqual(['asbestos', 'exit-running', 'love-scene', 'swap-marks']);
  });

  it('wrong-room: a trailer on the way: no exchange', () => {
    const t = offered('wrong-room').trailer(2);
    t.defend('wrong-room');
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 2, why: 'trailer' }]);
    expect(t.hand(0)).toContain('recast');
  });

  it.each(['swap-marks', 'exit-running'] as const)('on-my-mark: cancels %s', (card) => {
    const t = table({
      hands: { 1: ['on-my-mark', 'love-scene', 'exit-running', 'close-up'] },
      pile: ['close-up', 'asbestos'],
    });
    t.play(card, 1);
    expect(t.prompt.replies).toEqual([{ type: 'defend', card: 'on-my-mark' }, { type: 'none' }]);
    t.defend('on-my-mark');
    expect(t.told('swapped')).toEqual([]);
    expect(t.view(3).notes).toContainEqual({ type: 'defended', chair: 1, card: 'on-my-mark', by: 0 });
  });

  it('asbestos: cancels a burning, or not', () => {
    const burning = () => {
      const t = table({
        hands: {
          0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'],
          1: ['asbestos', 'love-scene', 'exit-running', 'close-up'],
        },
      });
      t.play('nitrate', 1);
      return t;
    };
    const saved = burning();
    saved.defend('asbestos');
    expect(saved.game.ring).toContain(1);
    const lost = burning();
    lost.reply({ type: 'none' });
    expect(lost.game.ring).not.toContain(1);
  });
});
