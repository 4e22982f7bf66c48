import { describe, expect, it } from 'vitest';
import { distance, neighbours } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

/** On her way with so many steps left. */
const walking = (left: number, staged: object, config: object = {}) => {
  const s = show(config).set({ hand: ['head', 'steps'], killer: 'catwalk', victims: {}, ...staged });
  return s.run(
    'action',
    { kind: 'show', step: 'planning' },
    { kind: 'act', step: 'after' },
    { kind: 'walk', step: 'go', left },
  );
};

describe('FG8 Movement', () => {
  it('FG8.1 up to so many steps along edges; the rest is lost', () => {
    const s = walking(2, { girl: 'gate' });
    expect(s.offers({ type: 'step' })).toEqual([{ type: 'step', to: 'lane', followers: [] }]);
    s.step('lane');
    expect(s.offers({ type: 'step' }).map((r) => r.type === 'step' && r.to)).toEqual(['gate', 'lot', 'backrow']);
    s.stop();
    expect(s.game).toMatchObject({ girlAt: 'lane', phase: 'action' });
    expect(s.prompt.type).toBe('act');
  });

  it('FG8.2 an Enemy neither stops her nor costs extra', () => {
    const s = walking(2, { girl: 'gate', killer: 'lane', minions: ['lane'] });
    s.step('lane').step('lot');
    expect(s.game).toMatchObject({ girlAt: 'lot', health: 5, time: 6 });
  });

  it('FG8.3 up to two come along with each step, others may take their place', () => {
    const s = walking(2, { girl: 'lot', victims: { lot: 3, lane: 1 } });
    expect(s.offers({ type: 'step', to: 'lane' })).toHaveLength(3);
    s.step('lane', 'plain', 'plain').step('gate', 'plain', 'plain');
    expect(s.game.victims).toMatchObject({ lot: 1, lane: 1, gate: 2 });
  });

  it('FG8.4 nobody follows into the Killer’s space; out of it, and to a Minion, they do', () => {
    const into = walking(1, { girl: 'lot', killer: 'lane', minions: ['backrow'], victims: { lot: 2 } });
    expect(into.offers({ type: 'step', to: 'lane' })).toHaveLength(1);
    expect(into.offers({ type: 'step', to: 'backrow' })).toHaveLength(3);
    const out = walking(1, { girl: 'lot', killer: 'lot', victims: { lot: 2 } });
    out.step('lane', 'plain', 'plain');
    expect(out.game.victims).toMatchObject({ lane: 2 });
  });

  it('FG8.5 a pull brings no followers', () => {
    const s = show().set({
      girl: 'lot',
      killer: 'fence',
      victims: { lot: 0, lane: 2 },
      power: 'pull-of-the-core',
      hand: [],
    });
    s.killerPhase();
    expect(s.told('girl-shifted')).toEqual([{ type: 'girl-shifted', to: 'fence' }]);
    expect(s.told('walked')).toEqual([]);
  });

  it('FG8.6 a shut edge is none: no steps, no distances, no panic numbers', () => {
    const s = walking(
      1,
      { girl: 'vestibule', killer: 'cab', also: (it: { shutUntil: number }) => Object.assign(it, { shutUntil: 2 }) },
      { location: 'nightbird' },
    );
    expect(s.offers({ type: 'step', to: 'diner' })).toEqual([]);
    expect(neighbours(s.game, 'diner')).toEqual(['galley', 'sleeper']);
    expect(distance(s.game, 'coach', 'diner')).toBe(4);
    s.stop();
  });

  it('FG8.6 scenario 23: uncoupled, the way to the diner leads round, and a 3 at the vestibule leads nowhere', () => {
    const s = show({ location: 'nightbird' }).set({
      girl: 'hut',
      killer: 'coach',
      bloodlust: 4,
      victims: { diner: 2, vestibule: 1 },
      hand: [],
    });
    s.draw('uncoupled');
    expect(s.told('enemy-stepped').map(({ to }) => to)).toEqual(['vestibule', 'bank', 'galley', 'diner']);
    expect(s.game.shutUntil).toBe(2);
    const t = show({ location: 'nightbird' }).set({
      girl: 'hut',
      killer: 'vestibule',
      victims: { vestibule: 2 },
      hand: [],
    });
    t.stage((it) => {
      it.shutUntil = 9;
    });
    t.dice(3).draw('dynamo');
    expect(t.game.victims.vestibule).toBe(1);
  });

  it('FG8.7 who follows is chosen step by step and costs nothing', () => {
    const s = walking(3, { girl: 'lot', victims: { lot: 2 } });
    s.step('lane', 'plain', 'plain').step('backrow', 'plain').step('lane');
    expect(s.game.victims).toMatchObject({ lane: 1, backrow: 1 });
    expect(s.game.time).toBe(6);
  });
});

describe('FG9 Victims and saving', () => {
  it('FG9.1 alone on an exit nobody is saved, and a victim has one health', () => {
    const s = show()
      .set({ girl: 'booth', killer: 'wash', victims: { gate: 1, wash: 1 }, hand: [] })
      .draw('click');
    expect(s.game).toMatchObject({ saved: 0, dead: 1 });
    expect(s.game.victims.gate).toBe(1);
  });

  it('FG9.2 arriving, passing through, and standing there between cards, but not once actions have ended', () => {
    const s = walking(2, { girl: 'lane', victims: { lane: 1, gate: 1 } });
    s.step('gate', 'plain');
    expect(s.offers({ type: 'save' })).toHaveLength(1);
    s.save(0).step('lane');
    expect(s.game).toMatchObject({ saved: 1 });
    s.set({ girl: 'gate' });
    expect(s.offers({ type: 'save' })).toHaveLength(1);
    s.stage((it) => {
      it.marks = { ...it.marks, ended: true };
    });
    expect(s.offers({ type: 'save' })).toEqual([]);
  });

  it('FG9.3 each fills a free place of her choice', () => {
    const s = show().set({ girl: 'gate', victims: { gate: 2 }, killer: 'range' });
    s.reply({ type: 'save', victim: 'plain' });
    expect(s.prompt.replies.filter((r) => r.type === 'place')).toHaveLength(4);
    s.reply({ type: 'place', place: 2 });
    s.reply({ type: 'save', victim: 'plain' });
    expect(s.offers({ type: 'place', place: 2 })).toEqual([]);
    s.reply({ type: 'place', place: 0 });
    expect(s.game).toMatchObject({ filled: [true, false, true, false], owed: [2, 0] });
  });

  it('FG9.4 a reward now, later, or between cards, but before the next card; a free move also inside a walk', () => {
    const s = walking(1, { girl: 'lane', victims: { lane: 1 } }, { girl: 'hazel' });
    s.step('gate', 'plain').save(0);
    s.reply({ type: 'reward', place: 0 });
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
    s.step('lane');
    expect(s.game.girlAt).toBe('lane');
    const t = show().set({ girl: 'gate', victims: { gate: 1 }, killer: 'range', hand: ['head', 'steps'] });
    t.save(0);
    expect(t.offers({ type: 'play' })).toEqual([]);
    t.reply({ type: 'reward', place: 0 });
    expect(t.offers({ type: 'play' })).toHaveLength(2);
    expect(t.game.horror).toBe(2);
  });

  it('FG9.4 as the phase ends what is owed is taken, in her order; "actions end" drops free moves', () => {
    const s = show({ girl: 'hazel' }).set({
      girl: 'gate',
      victims: { gate: 2 },
      killer: 'range',
      health: 2,
      hand: ['head'],
    });
    s.save(0).save(2).stop();
    expect(s.prompt.type).toBe('reward');
    s.reply({ type: 'reward', place: 0 });
    s.step('lane').stop();
    expect(s.game).toMatchObject({ girlAt: 'lane', health: 4, phase: 'planning' });
    const t = show({ girl: 'hazel' }).set({
      girl: 'gate',
      victims: { gate: 2 },
      killer: 'range',
      health: 2,
      hand: ['head'],
    });
    t.save(0).save(2);
    t.run(
      'action',
      { kind: 'show', step: 'planning' },
      { kind: 'act', step: 'after' },
      { kind: 'effects', step: 'next', list: [{ do: 'actions-end' }], at: 0, of: 'breath', target: null },
    );
    expect(t.game).toMatchObject({ girlAt: 'gate', health: 4, owed: [], phase: 'planning' });
  });

  it('FG9.5 a card comes from the tableau; if it is not there, nothing', () => {
    const s = show().set({ girl: 'gate', victims: { gate: 1 }, killer: 'range', hand: ['head', 'run', 'run'] });
    s.save(3).reply({ type: 'reward', place: 3 });
    expect(s.game.hand).toEqual(['head', 'run', 'run']);
    const t = show().set({ girl: 'gate', victims: { gate: 1 }, killer: 'range', hand: ['head'] });
    t.save(3).reply({ type: 'reward', place: 3 });
    expect(t.game.hand).toEqual(['head', 'run']);
  });

  it('FG9.6 the last place flips the card at once, and each further save gives the later reward', () => {
    const s = show().set({ girl: 'gate', victims: { gate: 6 }, killer: 'range', hand: ['head'] });
    for (const place of [0, 1, 2, 3]) s.save(place);
    expect(s.game.flipped).toBe(true);
    s.save(9).save(9);
    expect(s.game.owed).toEqual([0, 1, 2, 3, 4, 4]);
    s.reply({ type: 'reward', place: 4 });
    s.reply({ type: 'reward', place: 4 });
    expect(s.game.time).toBe(8);
  });

  it('FG9.7 nobody has to be saved to win', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      killerHealth: 1,
      tokens: { killer: 0 },
      horror: 3,
      hand: ['swing'],
      victims: { gate: 1 },
    });
    s.play('swing', 5, 1, 1);
    expect(s.result).toMatchObject({ won: true, saved: 0 });
  });

  it('FG9.8 any number stands anywhere, and who is placed on an exit is not saved', () => {
    const s = show()
      .set({ girl: 'gate', killer: 'catwalk', victims: { gate: 9 } })
      .draw('latecomers');
    expect(s.game.victims).toMatchObject({ gate: 11, service: 1 });
    expect(s.game.saved).toBe(0);
  });
});
