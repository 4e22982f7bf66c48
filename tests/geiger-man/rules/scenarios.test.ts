import { describe, expect, it } from 'vitest';
import { type ActionId, geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const NOBODY = {};

describe('the scenarios of set 1', () => {
  it('FG5.3 scenario 1: a 4 is turned for two cards', () => {
    const s = show().set({
      girl: 'snackbar',
      horror: 3,
      time: 6,
      hand: ['steps', 'head', 'head', 'breath'],
      victims: NOBODY,
    });
    s.play('steps', 5, 4);
    s.reply({ type: 'convert', face: 4 });
    s.reply({ type: 'lose', card: 'head' });
    s.reply({ type: 'lose', card: 'head' });
    s.accept();
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
    s.stop();
    expect(s.game.time).toBe(5);
    expect(s.game.discard).toEqual(['steps', 'head', 'head']);
    expect(s.game.hand).toEqual(['breath']);
  });

  it('FG7.1, FG7.2, FG13.2 scenario 2: below zero the phase ends, and only free cards are for sale', () => {
    const s = show().set({ horror: 3, time: 1, hand: ['head', 'swing', 'steps'], victims: NOBODY });
    s.play('head', 1, 2).accept();
    expect(s.prompt.type).toBe('buy');
    expect(s.game.time).toBe(-1);
    expect(s.offers({ type: 'time' })).toEqual([]);
    expect(s.prompt.replies.map((r) => ('card' in r ? r.card : r.type))).toEqual(['steps', 'head', 'breath', 'stop']);
    s.stop();
    expect(s.told('planned')).toEqual([{ type: 'planned', time: 6 }]);
  });

  it('FG6.2 scenario 3: below Level 1 she gains Time', () => {
    const s = show().set({ horror: 1, time: 6, hand: ['head', 'steps'] });
    s.play('head', 5, 6, 1).accept();
    expect(s.game.horror).toBe(1);
    expect(s.game.time).toBe(9);
  });

  it('FG6.2, FG17.1 scenario 4: above Level 8 Bloodlust rises', () => {
    const s = show().set({ girl: 'gate', killer: 'range', horror: 8, victims: { playground: 1 }, minions: ['screen'] });
    s.draw('click');
    expect(s.game).toMatchObject({ horror: 8, bloodlust: 2, killerAt: 'screen', dead: 0 });
    expect(s.told('targeted')).toMatchObject([{ who: 'killer', space: 'playground', rule: 'FG15.2' }]);
    expect(s.game.minions[0]?.at).toBe('screen');
  });

  it('FG8.3, FG9.3 scenario 5: two are led out, rewarded there, and she walks back', () => {
    const s = show().set({ girl: 'lane', horror: 3, time: 6, hand: ['run'], victims: { lane: 3 } });
    s.play('run', 6, 2).accept();
    s.step('gate', 'plain', 'plain').save(1).save(0);
    s.reply({ type: 'reward', place: 1 });
    s.reply({ type: 'reward', place: 0 });
    s.step('lane');
    expect(s.game).toMatchObject({ time: 8, horror: 2, saved: 2, filled: [true, true, false, false] });
    expect(s.game.victims.lane).toBe(1);
  });

  it('FG21.1, FG19.1 scenario 6: the last Terror card, then Dark Power and Finale', () => {
    const s = show({ loaded: { power: 'lead-skin', finale: 'chain' } });
    s.set({ girl: 'gate', killer: 'midrow', victims: { backrow: 2, playground: 1 }, terror: ['honk'] }).dice(1);
    s.killerPhase();
    expect(s.told('targeted').map(({ space }) => space)).toEqual(['backrow', 'backrow']);
    expect(s.game).toMatchObject({ killerAt: 'backrow', dead: 1, bloodlust: 2 });
    expect(s.game.victims.lane).toBe(1);
    const revealed = s.events.filter((e) => e.type === 'power-revealed' || e.type === 'finale-revealed');
    expect(revealed.map((e) => e.type)).toEqual(['power-revealed', 'finale-revealed']);
    expect(s.game.minions.map(({ at }) => at)).toEqual(['backrow', 'backrow', 'backrow']);
    s.set({ girl: 'catwalk' }).killerPhase();
    expect(s.told('terror-drawn')).toHaveLength(1);
  });

  it('FG10.3 scenario 7: the other card goes under, face down', () => {
    const s = show({ loaded: { items: { snackbar: ['hubcap', 'tire-iron', 'cola', 'stub'] } } });
    s.set({ girl: 'snackbar', horror: 4, time: 6, hand: ['rummage'], victims: NOBODY });
    s.play('rummage', 5, 5).accept();
    s.reply({ type: 'keep', item: 'tire-iron', other: 'bottom' });
    s.reply({ type: 'arrange', hands: ['tire-iron'] });
    expect(s.game.decks.snackbar?.map(({ card }) => card)).toEqual(['cola', 'stub', 'hubcap']);
    expect(s.game.up.snackbar).toBe(false);
    expect(geigerMan.view(s.game, 0).decks.snackbar?.map(({ card }) => card)).toEqual([null, null, 'hubcap']);
    expect(s.game.time).toBe(5);
  });

  it('FG12.2 scenario 8: one success and a Sledgehammer', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      horror: 5,
      hand: ['haul-off'],
      items: ['sledge'],
      victims: NOBODY,
    });
    s.play('haul-off', 6, 3);
    expect(s.game).toMatchObject({ killerHealth: 9, horror: 4, phase: 'planning' });
  });

  it('FG18.2, FG12.4 scenario 9: The Glow takes a die, and the blow first', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      horror: 3,
      hand: ['all-in'],
      items: ['tire-iron'],
      minor: ['glow'],
      victims: NOBODY,
    });
    s.play('all-in', 5);
    expect(s.game).toMatchObject({ killerHealth: 11, horror: 2, minor: [], phase: 'planning' });
  });

  it('FG15.3, FG28.1a, FG20.2 scenario 10: the fuller space, then the nearer one to her', () => {
    for (const [die, where] of [
      [3, 'snackbar'],
      [6, 'backrow'],
    ] as const) {
      const s = show()
        .set({ girl: 'booth', killer: 'snackbar', victims: { backrow: 2, midrow: 1 } })
        .dice(die);
      s.draw('dynamo');
      expect(s.game).toMatchObject({ killerAt: 'backrow', dead: 1 });
      expect(s.game.victims[where]).toBe(1);
    }
    const s = show().set({ girl: 'booth', killer: 'snackbar', victims: { backrow: 1, midrow: 1 } });
    s.stage((it) => {
      it.girlAt = 'catwalk'; // farther than either
    });
    s.draw('dynamo');
    expect(s.game.killerAt).toBe('midrow');
  });

  it('FG16.3, FG16.4 scenario 11: two reactions to one attack, one of them strikes back', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      bloodlust: 6,
      health: 5,
      horror: 4,
      hand: ['duck', 'not-this-time'],
      items: ['tire-iron'],
      victims: NOBODY,
      power: 'burning-shadow',
    });
    s.draw('looks');
    expect(s.prompt).toMatchObject({ type: 'react', damage: 3 });
    s.play('not-this-time', 1, 5);
    expect(s.game.killerHealth).toBe(10);
    expect(s.prompt).toMatchObject({ type: 'react', damage: 1 });
    s.dice(2, 2, 6, 1).reply({ type: 'play', card: 'duck' });
    expect(s.game.health).toBe(4);
    expect(s.told('rolled').map(({ why }) => why)).toEqual(['not-this-time', 'duck', 'burning-shadow']);
  });

  it('FG17.2 scenario 12: the rows of two kills are taken one by one', () => {
    const s = show().set({
      girl: 'gate',
      killer: 'frontrow',
      bloodlust: 2,
      horror: 4,
      victims: { frontrow: 2 },
      killerHealth: 9,
    });
    s.draw('critical');
    expect(s.told('bloodlust-rose').map(({ row }) => row)).toEqual([3, 4]);
    expect(s.game).toMatchObject({ horror: 5, killerHealth: 9, dead: 2 });
  });

  it('FG22.3, FG3.3 scenario 13: he comes back, and the phase is over at once', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      killerHealth: 2,
      tokens: { killer: 3 },
      items: ['tire-iron'],
      horror: 4,
      hand: ['haul-off'],
      victims: NOBODY,
    });
    s.play('haul-off', 5, 6);
    expect(s.game).toMatchObject({ killerHealth: 3, killerToken: 'white', horror: 4, phase: 'planning' });
  });

  it('FG22.5, FG26.1 scenario 14: both at their last, and she strikes first', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      killerHealth: 1,
      health: 1,
      tokens: { killer: 0 },
      horror: 8,
      hand: ['swing'],
      victims: NOBODY,
    });
    s.play('swing', 1, 2, 5);
    expect(s.result).toMatchObject({ won: true, score: [1] });
    expect(s.game.health).toBe(1);
  });

  it('FG24.3 scenario 15: two Skitters share the damage', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      minions: ['range', 'range'],
      horror: 4,
      hand: ['haul-off', 'head'],
      victims: NOBODY,
    });
    s.play('haul-off');
    s.dice(5, 5).reply({ type: 'target', side: 'minions' });
    s.accept();
    expect(s.game).toMatchObject({ minions: [], horror: 3, killerHealth: 12, phase: 'action' });
  });

  it('FG7.3 scenario 16: a card for Time at the roll keeps her at zero', () => {
    const s = show().set({ horror: 3, time: 1, hand: ['head', 'swing', 'steps'], victims: NOBODY });
    s.play('head', 1, 2);
    s.reply({ type: 'time', card: 'swing' });
    s.accept();
    expect(s.game).toMatchObject({ time: 0, phase: 'action' });
    expect(s.offers({ card: 'steps' }).map(({ type }) => type)).toEqual(['play', 'time']);
  });

  it('FG9.4 scenario 17: a reward that is kept heals what the line has cost', () => {
    const s = show().set({ girl: 'lane', horror: 3, time: 6, hand: ['run'], victims: { lane: 1 } });
    s.play('run', 1, 2).accept();
    s.reply({ type: 'line', line: 0 });
    s.step('gate', 'plain').save(2).stop();
    expect(s.game).toMatchObject({ health: 5, phase: 'planning', time: 4, saved: 1 });
  });

  it('FG3.4 scenario 18: she comes back, no Terror card is drawn and the Shadow does not act', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      health: 2,
      tokens: { girl: 2 },
      hand: ['steps'],
      victims: NOBODY,
      power: 'burning-shadow',
    });
    s.killerPhase();
    expect(s.game).toMatchObject({ health: 2, token: 'white', turn: 2, phase: 'action' });
    expect(s.told('terror-drawn')).toEqual([]);
    expect(s.told('rolled')).toEqual([]);
  });

  it('FG13.5 scenario 19: the eleventh card is one too many', () => {
    const ten: ActionId[] = ['steps', 'steps', 'head', 'head', 'swing', 'breath', 'rummage', 'run', 'duck', 'duck'];
    const s = show({ girl: 'connie' }).set({ girl: 'gate', hand: ten, victims: { gate: 1 } });
    s.save(0).reply({ type: 'reward', place: 0 });
    expect(s.game.hand).toHaveLength(11);
    s.reply({ type: 'lose', card: 'head' });
    expect(s.game.hand).toHaveLength(10);
    expect(s.game.hand).toContain('haul-off');
  });

  it('FG15.10 scenario 20: a push springs no cable, a step does', () => {
    const s = show().set({
      girl: 'frontrow',
      killer: 'frontrow',
      items: ['extinguisher'],
      victims: NOBODY,
      hand: ['steps'],
    });
    s.stage((it) => {
      it.traps = [{ item: 'cable', at: 'midrow' }];
      it.itemBox = it.itemBox.filter(({ card }) => card !== 'cable');
      for (const deck of Object.values(it.decks)) {
        const at = deck.findIndex(({ card }) => card === 'cable');
        if (at >= 0) deck.splice(at, 1);
      }
    });
    s.draw('looks');
    s.reply({ type: 'use', item: 'extinguisher' });
    s.reply({ type: 'space', space: 'midrow' });
    expect(s.game).toMatchObject({ killerAt: 'midrow', killerHealth: 12, health: 5 });
    s.set({ killer: 'backrow', girl: 'playground' }).draw('looks');
    expect(s.game).toMatchObject({ killerAt: 'midrow', killerHealth: 10, traps: [] });
  });
});
