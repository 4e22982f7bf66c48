import { describe, expect, it } from 'vitest';
import { show } from '../../kit/geiger-man.ts';

describe('FG13 Planning phase', () => {
  const planning = (staged: object) =>
    show()
      .set({ girl: 'gate', killer: 'catwalk', victims: {}, ...staged })
      .run('action', { kind: 'show', step: 'planning' });

  it('FG13.1 for Time, never below zero, never with ten in hand', () => {
    const s = planning({ time: 4, hand: ['head'] });
    expect(s.offers({ type: 'buy', card: 'lie-low' })).toEqual([]);
    s.reply({ type: 'buy', card: 'haul-off' });
    expect(s.game.time).toBe(0);
    expect(s.offers({ type: 'buy', card: 'take-two' })).toEqual([]);
    const full = show()
      .set({
        hand: ['steps', 'steps', 'head', 'head', 'swing', 'breath', 'run', 'run', 'duck'],
        girl: 'gate',
        killer: 'catwalk',
        victims: {},
      })
      .run('action', { kind: 'show', step: 'planning' });
    full.reply({ type: 'buy', card: 'duck' });
    expect(full.offers({ type: 'buy' })).toEqual([]);
  });

  it('FG13.2 free cards even below zero', () => {
    const s = planning({ time: -1, hand: ['head'] });
    s.reply({ type: 'buy', card: 'steps' });
    expect(s.game).toMatchObject({ time: -1, hand: ['steps', 'head'] });
  });

  it('FG13.3 nothing out of the discard pile', () => {
    const s = planning({ hand: ['head'], discard: ['steps', 'steps', 'swing', 'run', 'run'] });
    for (const card of ['steps', 'swing', 'run']) expect(s.offers({ type: 'buy', card })).toEqual([]);
  });

  it('FG13.4 then Time is reset and the discard pile goes back', () => {
    const s = planning({ time: 9, hand: ['head'], discard: ['steps', 'run'] }).stop();
    expect(s.game).toMatchObject({ turn: 2, time: 6, discard: [] });
    const t = show()
      .set({ girl: 'range', killer: 'range', victims: {}, hand: ['duck', 'head', 'head'], horror: 3 })
      .draw('looks');
    t.play('duck', 5, 1).accept();
    expect(t.game.discard).toEqual(['duck']); // it waits for the next Planning
  });

  it('FG13.5 ten is the limit: buying stops there, gains are discarded down', () => {
    const ten = ['steps', 'steps', 'head', 'head', 'swing', 'breath', 'haul-off', 'run', 'duck', 'duck'] as const;
    const s = show().set({ girl: 'gate', victims: { gate: 1 }, killer: 'range', hand: ten });
    s.save(3).reply({ type: 'reward', place: 3 });
    s.reply({ type: 'lose', card: 'run' }); // the new one too
    expect(s.game.hand.filter((card) => card === 'run')).toHaveLength(1);
    expect(s.game.hand).toHaveLength(10);
  });

  it('FG13.6 asks nothing if nothing can be bought, and takes back until she is done', () => {
    const s = planning({ time: 2, hand: ['head'] });
    s.reply({ type: 'buy', card: 'run' });
    s.reply({ type: 'return', card: 'run' });
    expect(s.game).toMatchObject({ time: 2, hand: ['head'] });
    s.stop();
    const t = planning({ time: 0, hand: ['steps', 'steps', 'head', 'head', 'swing', 'breath'] });
    expect(t.prompt.type).toBe('act');
  });
});
