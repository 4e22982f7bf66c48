import { describe, expect, it } from 'vitest';
import { type Effect, GIRL, type GirlId } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const AWAY = { girl: 'lounge', killer: 'range', victims: {}, horror: 3, flipped: true } as const;
const HERE = { girl: 'range', killer: 'range', victims: {}, horror: 3, flipped: true } as const;
const short = (effect: Effect): string =>
  effect.do === 'take-card'
    ? effect.card
    : `${effect.do} ${'by' in effect ? effect.by : 'n' in effect ? effect.n : ''}`.trim();
const card = (girl: GirlId) => [GIRL[girl].health, GIRL[girl].places.map(short).join(), short(GIRL[girl].later)];

describe('the Girls, their places and their Ultimates', () => {
  it('dot: once a turn a 3 or 4 counts, no cards discarded', () => {
    expect(card('dot')).toEqual([5, 'horror -1,time 3,health 2,run', 'time 1']);
    const s = show({ girl: 'dot' })
      .set({ ...AWAY, hand: ['head', 'head', 'steps'] })
      .play('head', 3, 4);
    s.reply({ type: 'ability', faces: [4] });
    expect(s.offers({ type: 'ability' })).toEqual([]);
    s.accept();
    expect(s.game).toMatchObject({ horror: 2, time: 5 });
    expect(s.game.hand).toHaveLength(2);
    s.play('head', 3, 1);
    expect(s.offers({ type: 'ability' })).toEqual([]);
    s.accept();
  });

  it('hazel: a step more with each card that moves her, not with a free move', () => {
    expect(card('hazel')).toEqual([5, 'move 2,time 2,health 2,duck', 'move 1']);
    const s = show({ girl: 'hazel' })
      .set({ ...AWAY, hand: ['steps', 'head'] })
      .play('steps', 5, 1)
      .accept();
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
    s.stop();
    const t = show({ girl: 'hazel' }).set({ ...AWAY, girl: 'gate', victims: { gate: 1 }, hand: ['head'] });
    t.save(9).reply({ type: 'reward', place: 4 });
    expect(t.prompt).toMatchObject({ type: 'walk', left: 1 });
    t.stop();
  });

  it('ruth: a die more on attack cards', () => {
    expect(card('ruth')).toEqual([5, 'move 2,take-two,time 3,horror -1', 'horror -1']);
    const s = show({ girl: 'ruth' })
      .set({ ...HERE, hand: ['swing', 'head', 'head'] })
      .play('swing', 1, 1, 5)
      .accept();
    expect(s.game.killerHealth).toBe(11);
    s.play('head', 1, 1).accept();
  });

  it('connie: once a turn "actions end" on an attack card is nothing', () => {
    expect(card('connie')).toEqual([6, 'haul-off,health 2,horror -1,move 2', 'health 1']);
    const s = show({ girl: 'connie' }).set({ ...HERE, hand: ['haul-off', 'haul-off', 'head'] });
    s.play('haul-off', 5, 1).accept();
    expect(s.game).toMatchObject({ phase: 'action', killerHealth: 11 });
    s.play('haul-off', 5, 1, 1).accept(); // Level 2 by now
    expect(s.game.phase).toBe('planning');
    const t = show({ girl: 'connie' })
      .set({ ...AWAY, hand: ['breath', 'head'], health: 3 })
      .play('breath', 1, 1)
      .accept();
    expect(t.game.phase).toBe('planning'); // no attack card
  });

  it('vera: once a turn a use takes no marker, if she wants', () => {
    expect(card('vera')).toEqual([5, 'box-item,horror -1,rummage,move 2', 'time 1']);
    const s = show({ girl: 'vera' }).set({ ...AWAY, hand: ['head'], items: ['tin'], health: 1 });
    s.reply({ type: 'use', item: 'tin' });
    s.reply({ type: 'yes' });
    expect(s.game.items).toMatchObject([{ uses: 2 }]);
    s.reply({ type: 'use', item: 'tin' });
    expect(s.game.items).toMatchObject([{ uses: 1 }]);
    expect(s.game.health).toBe(3);
  });

  it('june: sees the next Terror card, and names one roll a turn for a die more', () => {
    expect(card('june')).toEqual([5, 'time 2,horror -1,health 2,think', 'time 1']);
    const s = show({ girl: 'june' }).set({ ...AWAY, hand: ['head', 'head', 'steps'], terror: ['click', 'looks'] });
    s.run('upkeep', { kind: 'show', step: 'next' });
    expect(s.told('terror-looked-at')).toEqual([{ type: 'terror-looked-at', cards: ['click'] }]);
    s.play('head');
    s.dice(1, 1, 1).reply({ type: 'yes' });
    s.accept();
    s.play('head', 5, 1).accept();
    expect(s.told('rolled').map(({ dice }) => dice.length)).toEqual([3, 2]);
  });

  it('marge: a card that heals heals one more, and calms her once a turn', () => {
    expect(card('marge')).toEqual([5, 'horror -1,health 2,time 2,lie-low', 'health 1']);
    const s = show({ girl: 'marge' }).set({
      ...AWAY,
      hand: ['breath', 'lie-low', 'head'],
      health: 1,
      killerHealth: 12,
      horror: 8,
    });
    s.play('breath', 5, 1).accept();
    expect(s.game).toMatchObject({ health: 3, horror: 7 });
    s.play('lie-low', 5, 5).accept();
    expect(s.game).toMatchObject({ health: 5, horror: 7 });
  });

  it('opal: once a turn any number of dice again', () => {
    expect(card('opal')).toEqual([4, 'time 3,take-two,horror -1,health 2', 'time 1']);
    const s = show({ girl: 'opal' })
      .set({ ...AWAY, hand: ['head', 'steps'] })
      .play('head', 1, 2);
    expect(s.offers({ type: 'ability' })).toHaveLength(3);
    s.dice(5, 6).reply({ type: 'ability', faces: [1, 2] });
    expect(s.offers({ type: 'ability' })).toEqual([]);
    s.accept();
    expect(s.game).toMatchObject({ horror: 2, time: 8 });
  });
});
