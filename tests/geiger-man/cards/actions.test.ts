import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/rules/geiger-man/index.ts';
import { type GeigerShow, show } from '../../kit/geiger-man.ts';

/** Two dice at Level 3, a spare card in hand that cannot convert alone. */
const SPARE: ActionId = 'head';
function played(card: ActionId, dice: [number, number], staged: object = {}): GeigerShow {
  const hand: ActionId[] = [card, card === SPARE ? 'steps' : SPARE];
  const s = show().set({
    girl: 'lounge',
    killer: 'range',
    victims: {},
    horror: 3,
    time: 6,
    health: 3,
    hand,
    ...staged,
  });
  return s.play(card, ...dice).accept();
}
const HERE = { girl: 'range', killer: 'range' };
const line = (s: GeigerShow, n: number): GeigerShow => {
  s.reply({ type: 'line', line: n });
  return s;
};

describe('action cards, by result: two successes, one, none', () => {
  it('steps: two steps, one, or one for a health', () => {
    expect(played('steps', [5, 5]).prompt).toMatchObject({ type: 'walk', left: 2 });
    const one = played('steps', [5, 1]);
    expect(one.prompt).toMatchObject({ left: 1 });
    expect(one.stop().game.time).toBe(5);
    const hurt = line(played('steps', [1, 1]), 0).stop();
    expect(hurt.game).toMatchObject({ health: 2, time: 4 });
    expect(line(played('steps', [1, 1]), 1).game).toMatchObject({ health: 3, time: 4 });
  });

  it('head: calmer, with Time to spare', () => {
    expect(played('head', [5, 5]).game).toMatchObject({ horror: 2, time: 8 });
    expect(played('head', [5, 1]).game).toMatchObject({ horror: 2, time: 5 });
    expect(played('head', [1, 1]).game).toMatchObject({ horror: 3, time: 4 });
  });

  it('swing: one damage, for a health where it is close', () => {
    expect(played('swing', [5, 5], HERE).game).toMatchObject({ killerHealth: 11, health: 3, phase: 'action' });
    expect(played('swing', [5, 1], HERE).game).toMatchObject({ killerHealth: 11, health: 2, phase: 'action' });
    expect(played('swing', [1, 1], HERE).game).toMatchObject({ killerHealth: 12, health: 2, phase: 'planning' });
  });

  it('breath: health back', () => {
    expect(played('breath', [5, 5]).game).toMatchObject({ health: 5, time: 6 });
    expect(played('breath', [5, 1]).game).toMatchObject({ health: 4, time: 5 });
    expect(played('breath', [1, 1]).game).toMatchObject({ health: 4, horror: 4, time: 5, phase: 'planning' });
  });

  it('take-two: one die again, or every die for two Time', () => {
    const s = show().set({
      girl: 'lounge',
      killer: 'range',
      victims: {},
      horror: 3,
      hand: ['head', 'take-two', 'take-two'],
    });
    s.play('head', 1, 2);
    s.dice(5).reply({ type: 're-roll', face: 1 });
    expect(s.told('re-rolled')).toMatchObject([{ dice: [5, 2] }]);
    s.dice(6, 6).reply({ type: 're-roll-all' });
    expect(s.game).toMatchObject({ horror: 2, time: 6 }); // −2, then +2
  });

  it('rummage: two to choose from, the top one, or the top one with a fright', () => {
    const at = { girl: 'shed' };
    expect(played('rummage', [5, 5], at).prompt.type).toBe('keep');
    const settle = (s: GeigerShow) => {
      if (s.prompt.type === 'arrange') s.reply({ type: 'arrange', hands: [] });
      return s;
    };
    expect(settle(played('rummage', [5, 1], at)).game).toMatchObject({ time: 5, horror: 3, items: [{}] });
    expect(settle(line(played('rummage', [1, 1], at), 0)).game).toMatchObject({ time: 4, horror: 5, items: [{}] });
    expect(line(played('rummage', [1, 1], at), 1).game).toMatchObject({ time: 4, horror: 4, items: [] });
  });

  it('run: three steps, two, or one and no more', () => {
    expect(played('run', [5, 5]).prompt).toMatchObject({ left: 3 });
    expect(played('run', [5, 1]).prompt).toMatchObject({ left: 2 });
    expect(line(played('run', [1, 1]), 0).stop().game).toMatchObject({ health: 2, time: 4, phase: 'planning' });
    expect(line(played('run', [1, 1]), 1).game).toMatchObject({ health: 2, time: 4, phase: 'action' });
  });

  const attacked = (card: ActionId, dice: [number, number], bloodlust = 6) => {
    const s = show()
      .set({ ...HERE, victims: {}, horror: 3, bloodlust, hand: [card, 'head'] })
      .draw('looks');
    return s.play(card, ...dice).accept();
  };

  it('duck: no damage, two less, or one less but not below one', () => {
    expect(attacked('duck', [5, 5]).game.health).toBe(5);
    expect(attacked('duck', [5, 1]).game.health).toBe(4);
    expect(attacked('duck', [1, 1]).game.health).toBe(3);
    const s = show().set({
      girl: 'lane',
      killer: 'catwalk',
      minions: ['lane'],
      victims: {},
      horror: 3,
      hand: ['duck', 'head'],
      finale: 'chain',
    });
    s.killerPhase();
    s.play('duck', 1, 1).accept();
    expect(s.game.health).toBe(4); // one stays one
  });

  it('racket: two Levels and two Time, one and one, or a choice of troubles', () => {
    expect(played('racket', [5, 5]).game).toMatchObject({ horror: 1, time: 8 });
    expect(played('racket', [5, 1]).game).toMatchObject({ horror: 2, time: 7 });
    expect(line(played('racket', [1, 1]), 0).game).toMatchObject({ horror: 2, time: 2 });
    expect(line(played('racket', [1, 1]), 1).game).toMatchObject({ horror: 4, time: 4 });
  });

  it('make-do: 3 and 4 count for the phase, for the next roll, or not', () => {
    const s = played('make-do', [5, 5], { hand: ['make-do', 'head', 'head', 'breath'] });
    s.play('head', 3, 1).accept();
    s.play('head', 4, 1, 1).accept();
    expect(s.game).toMatchObject({ horror: 1, time: 4 });
    const once = played('make-do', [5, 1], { hand: ['make-do', 'head', 'head'] });
    once.play('head', 3, 4).accept();
    once.play('head', 3, 4, 1);
    expect(once.game).toMatchObject({ horror: 2, time: 6 }); // +2, then −2: nothing left to convert with
    expect(played('make-do', [1, 1]).game).toMatchObject({ horror: 4, time: 5 });
  });

  it('think: three, two or one die more for the next roll', () => {
    expect(played('think', [5, 5]).game.marks.bonus).toBe(3);
    expect(played('think', [5, 1]).game).toMatchObject({ time: 5, marks: { bonus: 2 } });
    expect(played('think', [1, 1]).game).toMatchObject({ time: 4, horror: 4, marks: { bonus: 1 } });
  });

  it('not-this-time: no damage and two back, two less and one back, or nothing', () => {
    expect(attacked('not-this-time', [5, 5]).game).toMatchObject({ health: 5, killerHealth: 10 });
    expect(attacked('not-this-time', [5, 1]).game).toMatchObject({ health: 4, killerHealth: 11 });
    expect(attacked('not-this-time', [1, 1]).game).toMatchObject({ health: 2, killerHealth: 12 });
  });

  it('haul-off: two damage, one and done, or hurt', () => {
    expect(played('haul-off', [5, 5], HERE).game).toMatchObject({ killerHealth: 10, horror: 2, phase: 'action' });
    expect(played('haul-off', [5, 1], HERE).game).toMatchObject({ killerHealth: 11, horror: 2, phase: 'planning' });
    expect(played('haul-off', [1, 1], HERE).game).toMatchObject({ health: 2, horror: 4, phase: 'planning' });
  });

  it('lie-low: four, three or two health', () => {
    expect(played('lie-low', [5, 5], { health: 1, horror: 8 }).game).toMatchObject({ health: 5, time: 5 });
    expect(played('lie-low', [5, 1], { health: 1, horror: 8 }).game).toMatchObject({ health: 4, time: 4 });
    expect(played('lie-low', [1, 1]).game).toMatchObject({ health: 5, horror: 4, time: 4, phase: 'planning' });
  });

  it('all-in: three damage, or two, whatever it costs', () => {
    expect(played('all-in', [5, 5], HERE).game).toMatchObject({ killerHealth: 9, horror: 2, phase: 'action' });
    expect(played('all-in', [5, 1], HERE).game).toMatchObject({ killerHealth: 10, horror: 2, phase: 'planning' });
    expect(played('all-in', [1, 1], HERE).game).toMatchObject({
      killerHealth: 10,
      health: 1,
      horror: 4,
      phase: 'planning',
    });
  });
});
