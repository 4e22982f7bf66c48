import { describe, expect, it } from 'vitest';
import { show } from '../../kit/geiger-man.ts';

const HERE = { girl: 'range', killer: 'range', victims: {} } as const;

describe('FG3 The turn', () => {
  it('FG3.1 five phases in order, then the next turn', () => {
    const s = show().set({ girl: 'gate', killer: 'catwalk', victims: {}, terror: ['applause', 'click', 'click'] });
    s.stop().stop();
    expect(s.told('phase-began').map(({ phase }) => phase)).toEqual([
      'action',
      'planning',
      'killer',
      'panic',
      'upkeep',
      'action',
    ]);
    expect(s.game.turn).toBe(2);
  });

  it('FG3.2 marks of a turn are gone after Upkeep', () => {
    const s = show().set({ girl: 'gate', killer: 'catwalk', victims: { catwalk: 1 } });
    s.killerPhase();
    expect(s.told('victim-killed')).toHaveLength(1);
    expect(s.game.marks.died).toBe(false);
  });

  it('FG3.3 a return drops the rest of the phase', () => {
    const s = show().set({ ...HERE, health: 2, tokens: { girl: 1 }, hand: [] });
    s.draw('footprints'); // two attacks: the second is dropped
    expect(s.told('girl-attacked')).toHaveLength(1);
    expect(s.game).toMatchObject({ health: 1, token: 'white', result: null });
  });

  it('FG3.4 kept rewards are dropped, what lies out stays, the card goes to its pile', () => {
    const s = show()
      .set({ ...HERE, health: 2, tokens: { girl: 2 }, hand: [] })
      .draw('glow');
    expect(s.game.minor).toEqual([{ id: 'glow', health: 2 }]);
    const t = show({ girl: 'hazel' }).set({
      girl: 'gate',
      killer: 'gate',
      health: 1,
      tokens: { girl: 2 },
      victims: { gate: 1 },
      hand: ['steps'],
    });
    t.save(1);
    t.run(
      'action',
      { kind: 'show', step: 'planning' },
      { kind: 'act', step: 'close' },
      { kind: 'effects', step: 'next', list: [{ do: 'health', by: -1 }], at: 0, of: 'swing', target: null },
    );
    expect(t.game).toMatchObject({ owed: [], time: 6, health: 2, phase: 'planning' });
  });
});

describe('FG4 Action phase', () => {
  it('FG4.1 reactions and Second Takes are not played here', () => {
    const s = show().set({ hand: ['duck', 'not-this-time', 'take-two', 'head'] });
    expect(s.offers({ type: 'play' })).toEqual([{ type: 'play', card: 'head' }]);
  });

  it('FG4.2 a played card lies in the discard pile before its roll', () => {
    const s = show()
      .set({ horror: 3, hand: ['head', 'swing'] })
      .play('head', 4, 1);
    expect(s.game.discard).toEqual(['head']);
    expect(s.offers({ type: 'convert' })).toEqual([]);
    s.accept();
  });

  it('FG4.3 a failure may offer two outcomes', () => {
    const s = show()
      .set({ girl: 'gate', victims: {}, horror: 3, hand: ['steps', 'head'] })
      .play('steps', 1, 2)
      .accept();
    expect(s.prompt).toMatchObject({ type: 'line', card: 'steps' });
    s.reply({ type: 'line', line: 1 });
    expect(s.game).toMatchObject({ health: 5, time: 4, girlAt: 'gate' });
  });

  it('FG4.4 left to right, and a move is up to', () => {
    const s = show()
      .set({ girl: 'gate', victims: {}, horror: 3, hand: ['steps', 'head'] })
      .play('steps', 1, 2)
      .accept();
    s.reply({ type: 'line', line: 0 });
    s.stop();
    expect(s.game).toMatchObject({ girlAt: 'gate', health: 4, time: 4 });
    const told = s.events.filter((e) => e.type === 'health-changed' || e.type === 'time-changed').map((e) => e.type);
    expect(told).toEqual(['health-changed', 'time-changed']);
  });

  it('FG4.5 the phase ends with nothing left to do, at "actions end", or below zero, not at zero', () => {
    const empty = show()
      .set({ girl: 'lounge', victims: {}, hand: ['head'], horror: 3 })
      .play('head', 5, 5);
    expect(empty.game.phase).toBe('planning');
    const ended = show()
      .set({ ...HERE, hand: ['swing', 'head'], horror: 3 })
      .play('swing', 1, 2)
      .accept();
    expect(ended.game).toMatchObject({ phase: 'planning', health: 4 });
    const zero = show()
      .set({ girl: 'lounge', victims: {}, hand: ['head', 'steps'], time: 2, horror: 3 })
      .play('head', 1, 1)
      .accept();
    expect(zero.game).toMatchObject({ phase: 'action', time: 0 });
  });

  it('FG4.6 no attack with nothing in reach, no search away from a deck with cards', () => {
    const s = show().set({ girl: 'lounge', killer: 'range', hand: ['swing', 'rummage', 'head'] });
    expect(s.offers({ type: 'play' })).toEqual([{ type: 'play', card: 'head' }]);
    s.set({ girl: 'shed', killer: 'shed' });
    expect(s.offers({ type: 'play' })).toHaveLength(3);
    const emptied = show()
      .set({ girl: 'shed', hand: ['rummage', 'head'] })
      .stage((it) => {
        it.itemBox.push(...(it.decks.shed ?? []).splice(0));
      });
    expect(emptied.offers({ type: 'play' })).toHaveLength(1);
  });

  it('FG4.7 an item is used between two cards, never inside one', () => {
    const s = show().set({ hand: ['head', 'steps'], items: ['tin'], health: 3, horror: 3 });
    expect(s.offers({ type: 'use' })).toHaveLength(1);
    s.play('head', 5, 1);
    expect(s.offers({ type: 'use' })).toEqual([]);
    s.accept();
    expect(s.offers({ type: 'use' })).toHaveLength(1);
  });
});
