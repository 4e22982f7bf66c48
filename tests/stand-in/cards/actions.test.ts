import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, type StandInTable, table } from '../../kit/stand-in.ts';

const holding = (...cards: Script[]): Record<number, Script[]> => ({
  0: [...cards, ...(['love-scene', 'exit-running', 'swap-marks', 'close-up'] as Script[])].slice(0, 4),
});
const targets = (t: StandInTable, card: Script) =>
  t.offers({ type: 'play', card }).map((r) => (r as { target: number }).target);

describe('doubles', () => {
  it('stand-in: its holder is the Stand-In, and it never leaves the hand', () => {
    const t = table({
      hands: { 0: ['stand-in', 'recast', 'love-scene', 'swap-marks'] },
      pile: ['lost-pages', 'nitrate', 'asbestos', 'fire-axe'],
    });
    expect(t.prompt.type).toBe('offer'); // Lost Pages had no choice
    expect(t.hand(0)).toEqual(['asbestos', 'fire-axe', 'nitrate', 'stand-in']);
  });

  it('recast: passed by the Stand-In, it turns; drawn, it is harmless', () => {
    const t = table({ hands: { 0: ['stand-in', 'love-scene', 'exit-running', 'swap-marks'] }, pile: ['recast'] });
    t.discard('love-scene');
    t.give('recast');
    t.give('close-up');
    expect(t.game.roles[1]).toBe('recast');
  });
});

describe('actions', () => {
  it('nitrate: burns a neighbour', () => {
    const t = table({ hands: holding('nitrate') });
    t.play('nitrate', 1);
    expect(t.game.ring).toEqual([0, 2, 3, 4]);
    expect(t.prompt).toMatchObject({ type: 'offer', partner: 2 });
  });

  it('screen-test: the player alone sees a whole hand', () => {
    const t = table({ hands: holding('screen-test') });
    t.play('screen-test', STAND_IN);
    expect(t.view(0).known.hands[STAND_IN]).toContain('stand-in');
    expect(t.view(0).known.roles[STAND_IN]).toBe('stand-in');
    expect(t.view(1).known.roles[STAND_IN]).toBeNull();
    expect(t.view(1).notes).toContainEqual({ type: 'looked', chair: 0, at: STAND_IN, how: 'screen-test', cards: null });
  });

  it('screen-test: a hand without the Stand-In clears its holder for good', () => {
    const t = table({ hands: holding('screen-test') });
    t.play('screen-test', 1);
    expect(t.view(0).known.clear[1]).toBe(true);
  });

  it('close-up: the player alone sees one random card, which goes back', () => {
    const t = table({ hands: { 1: ['asbestos', 'nitrate', 'exit-running', 'close-up'] }, fate: [1] });
    t.play('close-up', 1);
    expect(t.view(0).known.hands[1]).toEqual(['nitrate']);
    expect(t.view(1).notes).toContainEqual({ type: 'looked', chair: 0, at: 1, how: 'close-up', cards: null });
    expect(t.hand(1)).toEqual(['asbestos', 'close-up', 'exit-running', 'nitrate']);
    expect(t.view(0).known.clear[1]).toBe(false);
  });

  it('fire-axe: a door beside oneself, a door beyond a neighbour, or a trailer', () => {
    const t = table({ hands: holding('fire-axe') })
      .door(4, 1)
      .trailer(1);
    const cuts = t.offers({ type: 'play', card: 'fire-axe' });
    expect(cuts).toEqual([
      { type: 'play', card: 'fire-axe', target: 0, gap: 4 },
      { type: 'play', card: 'fire-axe', target: 1, gap: null },
      { type: 'play', card: 'fire-axe', target: 1, gap: 1 },
    ]);
    t.reply({ type: 'play', card: 'fire-axe', target: 1, gap: null });
    expect(t.game.trailers[1]).toBe(0);
    expect(t.game.discard.toSorted()).toEqual(['fire-axe', 'trailer']);
    expect(t.prompt.type).toBe('offer');
  });

  it('fire-axe: not across a door', () => {
    const t = table({ hands: holding('fire-axe') })
      .door(0, 1)
      .trailer(1);
    expect(t.offers({ type: 'play', card: 'fire-axe' })).toEqual([
      { type: 'play', card: 'fire-axe', target: 0, gap: 0 },
    ]);
  });

  it('second-take: three script cards, one kept, two discarded, then play or discard', () => {
    const t = table({
      hands: holding('second-take'),
      pile: ['close-up', 'places', 'second-take', 'nitrate', 'asbestos', 'fire-axe', 'trailer', 'recast'],
    });
    t.play('second-take');
    expect(t.prompt.replies.map((r) => (r as { card: string }).card)).toEqual(['nitrate', 'second-take', 'asbestos']);
    t.reply({ type: 'keep', card: 'second-take' });
    expect(t.game.discard.toSorted()).toEqual(['asbestos', 'nitrate', 'places', 'second-take']);
    t.play('second-take'); // another one included
    t.reply({ type: 'keep', card: 'trailer' });
    expect(t.game.hands[0]).toHaveLength(5);
  });

  it('house-lights: everybody sees the four cards left', () => {
    const t = table({ hands: holding('house-lights') });
    t.play('house-lights');
    expect(t.view(3).known.hands[0]?.toSorted()).toEqual(t.hand(0));
    expect(t.view(3).known.clear[0]).toBe(true);
    expect(t.told('shown')[0]?.cards).toHaveLength(4);
  });

  it('swap-marks: swaps seats with a neighbour, unless it stays on its mark', () => {
    const t = table({
      hands: { 1: ['on-my-mark', 'love-scene', 'exit-running', 'close-up'] },
      pile: ['close-up', 'asbestos'],
    });
    expect(targets(t, 'swap-marks')).toEqual([1, 4]);
    t.play('swap-marks', 1);
    t.defend('on-my-mark');
    expect(t.game.ring).toEqual([0, 1, 2, 3, 4]);
    expect(t.hand(1)).toContain('asbestos');
  });

  it('reverse-shot: the order of play turns round', () => {
    const t = table({ hands: holding('reverse-shot') });
    t.play('reverse-shot');
    expect(t.game.direction).toBe(-1);
    expect(t.view(2).direction).toBe(-1);
  });

  it('love-scene: one exchange with anyone, and the turn ends', () => {
    const t = table();
    expect(targets(t, 'love-scene')).toEqual([1, 2, 3, 4]);
    t.play('love-scene', 3);
    t.give('swap-marks');
    t.give('exit-running');
    expect(t.told('exchanged')).toHaveLength(1);
    expect(t.game.turn).toBe(2);
    expect(t.game.active).toBe(1);
  });

  it('exit-running: swaps seats with anyone not in a trailer, doors ignored', () => {
    const t = table().door(0).trailer(2);
    expect(targets(t, 'exit-running')).toEqual([1, 3, 4]);
    t.play('exit-running', 1);
    expect(t.game.ring).toEqual([1, 0, 2, 3, 4]);
  });
});

describe('set pieces', () => {
  it('trailer: shuts one seat off for three of its turns', () => {
    const t = table({ hands: holding('trailer') });
    t.play('trailer', STAND_IN);
    expect(t.game.trailers).toEqual([0, 0, 0, 0, 3]);
    expect(t.view(1).trailers).toEqual([0, 0, 0, 0, 3]);
  });

  it('chained-door: shuts the way to a neighbour until it is removed', () => {
    const t = table({ hands: holding('chained-door') });
    expect(t.offers({ type: 'play', card: 'chained-door' })).toEqual([
      { type: 'play', card: 'chained-door', target: 1, gap: 0 },
      { type: 'play', card: 'chained-door', target: 4, gap: 4 },
    ]);
    t.play('chained-door', 4);
    expect(t.game.doors).toEqual([0, 0, 0, 0, 1]);
  });
});
