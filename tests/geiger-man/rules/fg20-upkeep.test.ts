import { describe, expect, it } from 'vitest';
import { geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: [] } as const;
const HERE = { girl: 'range', killer: 'range', victims: {} } as const;

describe('FG20 Panic phase', () => {
  it('FG20.1 only after a death, those with the Killer or a Minion, each once', () => {
    const calm = show().set({ ...FAR, killer: 'lane', victims: { fence: 2 }, minions: ['fence'] });
    calm.run('killer', { kind: 'show', step: 'panic' });
    expect(calm.told('panicked')).toEqual([]);
    const s = show().set({ ...FAR, killer: 'lane', minions: ['screen'], victims: { lane: 2, screen: 1, booth: 1 } });
    s.dice(3, 6).draw('click');
    s.reply({ type: 'panic', space: 'lane', victim: 'plain' });
    expect(s.told('panicked').map(({ from }) => from)).toEqual(['lane', 'screen']);
    expect(s.game.victims).toMatchObject({ backrow: 1, screen: 1, booth: 1 });
  });

  it('FG20.2 along the edge with the number, or it stays; the order is hers', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', minions: ['screen'], victims: { lane: 2, screen: 1 } })
      .dice(4, 1);
    s.draw('click');
    expect(s.prompt).toMatchObject({ type: 'panic' });
    s.reply({ type: 'panic', space: 'screen', victim: 'plain' });
    expect(s.game.victims).toMatchObject({ catwalk: 1, gate: 1, lane: 0 });
  });

  it('FG20.3 into an Enemy’s space, too; the Girl stays', () => {
    const s = show()
      .set({ girl: 'lane', hand: [], killer: 'lane', minions: ['backrow'], victims: { lane: 2 } })
      .dice(4)
      .draw('click');
    expect(s.game.victims.backrow).toBe(1);
    expect(s.game.girlAt).toBe('lane');
  });

  it('FG20.4 cards cause panic without a death, and the phase still has its own', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', victims: { midrow: 1 } })
      .dice(1)
      .draw('feedback');
    expect(s.game.victims.backrow).toBe(1);
    const t = show()
      .set({ ...FAR, killer: 'frontrow', victims: { frontrow: 2 } })
      .dice(6, 6, 6)
      .draw('feedback');
    expect(t.told('panicked')).toHaveLength(3); // two before, the one left after
  });
});

describe('FG21 Upkeep phase and Finale', () => {
  it('FG21.1 with the Terror deck empty the Dark Power is revealed, then the Finale with its effect', () => {
    const s = show({ loaded: { events: ['phone'], finale: 'last-light' } })
      .set({ ...FAR, killer: 'catwalk', victims: {}, terror: [] })
      .upkeep();
    const told = s.events.map((e) => e.type).filter((type) => type.endsWith('-revealed') || type === 'horror-changed');
    expect(told).toEqual(['power-revealed', 'finale-revealed', 'horror-changed']);
    expect(s.game.horror).toBe(5);
  });

  it('FG21.2 its action replaces the first one', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', victims: { catwalk: 1 }, finale: 'meltdown', terror: [] })
      .killerPhase();
    expect(s.told('targeted')).toMatchObject([{ space: 'gate' }]);
    expect(s.game.killerAt).toBe('range'); // Girl: M M A
  });

  it('FG21.3 cards in the order in which they came, then her items; a new Finale begins in the next Upkeep', () => {
    const s = show().set({
      girl: 'gate',
      killer: 'catwalk',
      victims: {},
      items: ['counter'],
      ongoing: ['rain'],
      terror: ['click', 'looks'],
      hand: ['head'],
    });
    s.dice(6).upkeep();
    expect(s.prompt).toMatchObject({ type: 'card', by: 'counter' });
    expect(s.told('upkeep-rolled')).toEqual([]);
    s.reply({ type: 'no' });
    expect(s.told('upkeep-rolled')).toHaveLength(1);
    const t = show({ killer: 'salt-widow', loaded: { events: ['phone'], finale: 'flats-rise' } })
      .set({ ...FAR, girl: 'lot', hand: ['head'], killer: 'catwalk', victims: {}, terror: [] })
      .upkeep();
    expect(t.game.pillars).toEqual(['gate', 'service', 'wash']); // not beside her
    expect(t.upkeep().game.pillars).toEqual(['gate', 'service', 'wash', 'lot']);
  });
});

describe('FG22 Health and Final Health tokens', () => {
  it('FG22.1 never above what they began with', () => {
    const s = show()
      .set({ girl: 'lounge', killer: 'range', victims: {}, health: 4, horror: 3, hand: ['breath', 'head'] })
      .play('breath', 5, 5)
      .accept();
    expect(s.game.health).toBe(5);
    expect(
      show()
        .set({ ...FAR, killer: 'catwalk', victims: {}, killerHealth: 11 })
        .draw('dynamo').game.killerHealth,
    ).toBe(12);
  });

  it('FG22.2 markers first; what is left turns the token, exactly spent markers do not', () => {
    const s = show()
      .set({ ...HERE, health: 3, hand: [] })
      .draw('looks');
    expect(s.game).toMatchObject({ health: 1, token: 'black' });
    expect(s.told('token-turned')).toEqual([]);
    const t = show()
      .set({ ...HERE, health: 2, hand: [], tokens: { girl: 0 } })
      .draw('looks');
    expect(t.told('token-turned')).toEqual([{ type: 'token-turned', whose: 'girl', health: 0 }]);
  });

  it('FG22.3 blank is dead; a number brings back, the rest is lost', () => {
    expect(
      show()
        .set({ ...HERE, health: 1, hand: [], tokens: { girl: 0 } })
        .draw('looks').result,
    ).toMatchObject({ won: false });
    const s = show()
      .set({ ...HERE, health: 1, bloodlust: 10, hand: ['head'], tokens: { girl: 3 } })
      .draw('looks');
    expect(s.game).toMatchObject({ health: 3, token: 'white' });
  });

  it('FG22.4 a white token taken is death for good', () => {
    const s = show()
      .set({ ...HERE, health: 1, hand: ['head'], tokens: { girl: 2 } })
      .draw('looks');
    expect(s.game.token).toBe('white');
    expect(s.set({ health: 1, girl: 'range', killer: 'range' }).draw('looks').result).toMatchObject({ won: false });
  });

  it('FG22.5 a die more for each who has only the token', () => {
    const dice = (health: number, killerHealth: number) => {
      const s = show().set({
        girl: 'lounge',
        killer: 'range',
        victims: {},
        horror: 3,
        health,
        killerHealth,
        minor: ['haze'],
        hand: ['head', 'steps'],
      });
      s.dice(1, 1, 1, 1).reply({ type: 'play', card: 'head' });
      s.game.loaded?.dice.splice(0);
      return s.told('rolled')[0]?.dice.length;
    };
    expect([dice(5, 12), dice(1, 12), dice(5, 1), dice(1, 1)]).toEqual([2, 3, 3, 4]);
  });
});

describe('FG23 Events, special victims', () => {
  it('FG23.1 an Event icon draws the next; ongoing ones stay and add up; an empty deck gives nothing', () => {
    const s = show({ loaded: { events: ['phone', 'wire', 'jammed'] } })
      .set({ ...FAR, hand: ['head'], killer: 'catwalk', victims: {} })
      .draw('double-bill');
    expect(s.game.ongoing.map(({ id }) => id)).toEqual(['phone', 'wire']);
    const t = show()
      .set({ ...FAR, killer: 'catwalk', victims: {} })
      .stage((it) => {
        it.eventDiscard = it.eventDeck.map(({ card }) => card as string);
        it.eventDeck = [];
      });
    t.draw('double-bill');
    expect(t.told('event-drawn').slice(1)).toEqual([]);
  });

  it('FG23.2 what cannot be applied is ignored and not replaced', () => {
    const s = show({ loaded: { events: ['phone', 'kid', 'wire'] } })
      .set({ ...FAR, killer: 'catwalk', victims: {} })
      .draw('double-bill');
    expect(s.told('event-drawn').slice(1)).toEqual([{ type: 'event-drawn', event: 'kid' }]);
    expect(s.game).toMatchObject({ specials: [], eventDiscard: ['kid'] });
    const t = show({ loaded: { events: ['phone', 'nobody'] } })
      .set({ ...FAR, killer: 'catwalk', victims: {}, bloodlust: 4 })
      .draw('double-bill');
    expect(t.game.eventDiscard).toEqual(['nobody']);
  });

  it('FG23.3 a special victim follows, fills a place and raises Bloodlust; its Event goes with it', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'range',
      victims: {},
      specials: { kid: 'lane' },
      horror: 3,
      hand: ['steps', 'head'],
    });
    s.play('steps', 5, 1).accept();
    s.step('gate', 'kid').save(3, 'kid').stop();
    expect(s.game).toMatchObject({
      saved: 1,
      specials: [],
      eventDiscard: ['kid'],
      filled: [false, false, false, true],
    });
    const t = show()
      .set({ ...FAR, killer: 'lane', victims: {}, specials: { sergeant: 'lane' } })
      .draw('dynamo');
    expect(t.game).toMatchObject({ bloodlust: 2, dead: 1, eventDiscard: ['sergeant'] });
  });
});

describe('FG24 Minions', () => {
  it('FG24.1 no more than there are tokens', () => {
    const s = show().set({ ...FAR, killer: 'catwalk', victims: {}, minions: ['gate', 'gate'] });
    s.run(
      'killer',
      { kind: 'show', step: 'panic' },
      { kind: 'effects', step: 'next', list: [{ do: 'spawn', n: 3 }], at: 0, of: 'chain', target: null },
    );
    expect(s.told('spawned')).toHaveLength(1);
  });

  it('FG24.2 in order of spawning, with their own values', () => {
    const s = show().set({
      girl: 'lane',
      hand: [],
      killer: 'catwalk',
      bloodlust: 10,
      victims: {},
      minions: ['lot', 'fence'],
      finale: 'last-light',
      terror: [],
    });
    s.killerPhase();
    const [first, second] = s.told('targeted').slice(1);
    expect(Number(first?.who)).toBeLessThan(Number(second?.who));
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 1 }]);
    expect(s.told('enemy-stepped').filter(({ who }) => who === second?.who)).toHaveLength(1);
  });

  it('FG24.3 damage is shared out as she likes', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'range',
      minions: ['lane', 'lane', 'lane'],
      victims: {},
      horror: 3,
      hand: ['haul-off', 'head'],
    });
    s.play('haul-off', 5, 5).accept();
    expect(s.offers({ type: 'share' })).toHaveLength(3);
    const [first] = s.game.minions.map(({ id }) => id);
    s.reply({ type: 'share', minions: [first as number, (first as number) + 1] });
    expect(s.game.minions).toHaveLength(1);
  });

  it('FG24.4 a Minion’s kill raises Bloodlust; rules for the Killer are not theirs', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', minions: ['lane'], victims: { lane: 1 }, ongoing: ['dust'] })
      .draw('footprints');
    expect(s.game.bloodlust).toBe(2);
    const t = show().set({
      girl: 'lane',
      killer: 'range',
      victims: { lot: 1 },
      minions: ['gate'],
      horror: 3,
      hand: ['steps', 'head'],
    });
    t.set({ girl: 'lot' }).play('steps', 5, 5).accept();
    expect(t.offers({ type: 'step', to: 'lane' })).toHaveLength(2);
    t.stop();
  });

  it('FG24.5 a spent Skitter may spawn again', () => {
    const s = show().set({
      girl: 'lane',
      hand: ['head'],
      killer: 'catwalk',
      victims: {},
      minions: ['lane', 'gate', 'gate'],
      finale: 'chain',
      terror: [],
    });
    s.killerPhase();
    expect(s.told('minion-gone')).toMatchObject([{ why: 'spent' }, { why: 'spent' }, { why: 'spent' }]);
    expect(s.game.health).toBe(2);
    s.stage((it) => {
      it.finaleSince = 0;
    });
    expect(s.draw('heat').game.minions).toHaveLength(1);
  });

  it('FG24.6 there is always a Killer', () => {
    for (const killer of ['geiger-man', 'salt-widow'] as const) {
      expect(geigerMan.start({ seed: 1, killer }).game.killerHealth).toBeGreaterThan(0);
    }
  });
});
