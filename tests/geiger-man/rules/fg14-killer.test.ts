import { describe, expect, it } from 'vitest';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: [] } as const;
const targets = (s: ReturnType<typeof show>) => s.told('targeted').map(({ who, space }) => [who, space]);

describe('FG14 Killer phase', () => {
  it('FG14.1 first the Finale card’s action, with its Minion Action', () => {
    const s = show().set({ ...FAR, killer: 'catwalk', victims: {}, minions: ['range'], terror: ['dead-air', 'click'] });
    s.killerPhase();
    expect(targets(s)).toEqual([
      ['killer', 'gate'],
      [s.game.minions[0]?.id, 'gate'],
    ]);
    expect(s.game.killerAt).toBe('catwalk'); // closest: A
    expect(s.game.minions[0]?.at).toBe('fence'); // Girl: M
  });

  it('FG14.2 then a Terror card, unless the Finale is out; an empty deck gives nothing', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', victims: {}, terror: ['looks', 'click'] })
      .killerPhase();
    expect(s.told('terror-drawn')).toEqual([{ type: 'terror-drawn', card: 'looks' }]);
    const t = show()
      .set({ ...FAR, killer: 'catwalk', victims: {}, terror: ['looks'], finale: 'meltdown' })
      .killerPhase();
    expect(t.told('terror-drawn')).toEqual([]);
    const u = show()
      .set({ ...FAR, killer: 'catwalk', victims: {}, terror: [] })
      .killerPhase();
    expect(u.told('terror-drawn')).toEqual([]);
    expect(u.told('finale-revealed')).toHaveLength(1);
  });

  it('FG14.3 a power of the opening acts first, one of the close last', () => {
    const s = show({ options: { epic: 'shuffled' } }).set({
      ...FAR,
      killer: 'catwalk',
      victims: {},
      power: 'second-sun',
      killerHealth: 5,
      terror: ['looks', 'click'],
    });
    s.killerPhase();
    const order = s.events
      .filter((e) => e.type === 'killer-health-changed' || e.type === 'targeted')
      .map((e) => e.type);
    expect(order).toEqual(['killer-health-changed', 'targeted', 'targeted']);
    const t = show().set({
      girl: 'screen',
      killer: 'catwalk',
      victims: {},
      power: 'burning-shadow',
      hand: [],
      terror: ['dead-air', 'click'],
      horror: 4,
    });
    t.dice(5, 1).killerPhase();
    const told = t.events.map((e) => e.type);
    expect(told.indexOf('rolled')).toBeGreaterThan(told.lastIndexOf('terror-drawn'));
  });
});

describe('FG15 Killer Actions', () => {
  it('FG15.1 target, then the icons from left to right', () => {
    const s = show()
      .set({ ...FAR, killer: 'screen', bloodlust: 4, victims: { frontrow: 1 } })
      .draw('wall');
    const told = s.events
      .filter((e) => ['targeted', 'enemy-stepped', 'victim-killed'].includes(e.type))
      .map((e) => e.type);
    expect(told).toEqual(['targeted', 'enemy-stepped', 'enemy-stepped', 'victim-killed']);
  });

  it('FG15.2 the closest victim, the Girl, or whoever is nearer', () => {
    const staged = { girl: 'snackbar', killer: 'midrow', victims: { gate: 1 }, hand: [] } as const;
    expect(targets(show().set(staged).draw('wall'))).toEqual([['killer', 'gate']]);
    expect(targets(show().set(staged).draw('dynamo'))).toEqual([['killer', 'snackbar']]);
    const named = show()
      .set({ girl: 'gate', killer: 'midrow', victims: { backrow: 1 }, hand: [] })
      .draw('looks');
    expect(targets(named)).toEqual([['killer', 'gate']]);
  });

  it('FG15.3 at the same distance the space with more victims; the Girl is none', () => {
    const s = show()
      .set({ girl: 'midrow', killer: 'snackbar', victims: { backrow: 1 }, hand: [] })
      .draw('dynamo');
    expect(s.told('targeted')[0]).toMatchObject({ space: 'backrow', rule: 'FG15.3' });
  });

  it('FG15.4 the target is a space, chosen once', () => {
    const s = show()
      .set({ ...FAR, killer: 'midrow', victims: { backrow: 1, lot: 3 } })
      .draw('footprints');
    expect(targets(s)).toEqual([['killer', 'backrow']]);
    expect(s.game).toMatchObject({ killerAt: 'backrow', dead: 1 });
  });

  it('FG15.5 the Movement Value for each M, stopping at the target, passing others', () => {
    const s = show()
      .set({ girl: 'frontrow', hand: [], killer: 'fence', bloodlust: 4, victims: { midrow: 1 } })
      .draw('wall');
    expect(s.told('enemy-stepped').map(({ to }) => to)).toEqual(['frontrow', 'midrow']);
    expect(s.told('girl-attacked')).toEqual([]);
  });

  it('FG15.5 scenario 21: Pillars are one step apart for the Widow', () => {
    const at = {
      girl: 'galley',
      killer: 'cab',
      bloodlust: 4,
      pillars: ['tender', 'club'],
      victims: { platform: 1 },
      hand: [],
    };
    const slow = show({ killer: 'salt-widow', location: 'nightbird' }).set(at).draw('all-clear');
    expect(slow.told('enemy-stepped').map(({ to }) => to)).toEqual(['tender', 'club']);
    expect(slow.game.dead).toBe(0);
    const quick = show({ killer: 'salt-widow', location: 'nightbird' }).set(at).draw('thirst');
    expect(quick.game).toMatchObject({ killerAt: 'platform', dead: 1, pillars: ['tender', 'club', 'platform'] });
  });

  it('FG15.6 victims before the Girl, unless she was named; a special victim first, for the worse', () => {
    const here = { girl: 'lane', killer: 'lane', victims: { lane: 1 }, hand: [] } as const;
    expect(show().set(here).draw('dynamo').game).toMatchObject({ dead: 1, health: 5 });
    expect(show().set(here).draw('looks').game).toMatchObject({ dead: 0, health: 3 });
    const s = show()
      .set({ ...here, girl: 'gate', victims: { lane: 3 }, specials: { kid: 'lane' } })
      .dice(1, 1, 1)
      .draw('dynamo');
    expect(s.told('victim-killed')).toMatchObject([{ victim: 'kid' }]);
  });

  it('FG15.7 each further A is a new attack, on another victim or on her', () => {
    const s = show()
      .set({ girl: 'lane', killer: 'lane', victims: { lane: 1 }, hand: [] })
      .draw('footprints');
    expect(s.game).toMatchObject({ dead: 1, health: 3 });
    const t = show().set({ girl: 'lane', killer: 'lane', victims: {}, hand: [] }).draw('footprints');
    expect(t.game.health).toBe(1);
  });

  it('FG15.8 who cannot reach its target strikes where it stands, victims first', () => {
    const s = show()
      .set({ girl: 'catwalk', killer: 'lane', victims: { lot: 1 }, hand: [] })
      .draw('looks');
    expect(s.game).toMatchObject({ killerAt: 'lot', dead: 1 });
  });

  it('FG15.8 scenario 25: a Berth Key keeps the Killer out', () => {
    const s = show({ location: 'nightbird' }).set({
      girl: 'compartment',
      killer: 'sleeper',
      bloodlust: 4,
      victims: { sleeper: 1 },
      items: ['berth-key'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'berth-key' });
    s.run(
      'killer',
      { kind: 'show', step: 'panic' },
      {
        kind: 'enemy',
        step: 'target',
        who: 'killer',
        target: 'girl',
        icons: 'MMA',
        at: 0,
        space: null,
        named: false,
        left: 0,
        stuck: false,
      },
    );
    expect(s.game).toMatchObject({ killerAt: 'sleeper', dead: 1, health: 5 });
  });

  it('FG15.9 nobody of that kind: no movement, and it strikes where it stands', () => {
    const s = show().set({ girl: 'lane', killer: 'lane', victims: {}, hand: [] }).draw('applause');
    expect(s.told('targeted')[0]).toMatchObject({ space: null, rule: 'FG15.9' });
    expect(s.game).toMatchObject({ killerAt: 'lane', health: 3 });
  });

  it('FG15.10 who is placed does not move', () => {
    const s = show().set({ girl: 'lounge', killer: 'range', victims: {}, hand: [], horror: 4 }).draw('white-light');
    expect(s.told('killer-placed')).toEqual([{ type: 'killer-placed', to: 'shed' }]);
    expect(s.told('enemy-stepped')).toEqual([]);
  });

  it('FG15.11 a kill by the first A raises the value of the second', () => {
    const s = show()
      .set({ girl: 'lane', killer: 'lane', bloodlust: 5, victims: { lane: 1 }, hand: [] })
      .draw('footprints');
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 3 }]);
  });
});

describe('FG16 Enemy attacks and reactions', () => {
  const HERE = { girl: 'range', killer: 'range', victims: {} } as const;

  it('FG16.1 no roll; a victim dies, the rest is lost', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', victims: { lane: 2 }, bloodlust: 10 })
      .dice(6)
      .draw('dynamo');
    expect(s.game.dead).toBe(1);
    expect(s.told('rolled')).toEqual([]);
  });

  it('FG16.2 the dead pile, then Bloodlust, before anything else', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', victims: { lane: 2 } })
      .draw('footprints');
    const told = s.events.filter((e) => e.type === 'victim-killed' || e.type === 'bloodlust-rose').map((e) => e.type);
    expect(told).toEqual(['victim-killed', 'bloodlust-rose', 'victim-killed', 'bloodlust-rose']);
  });

  it('FG16.3 one reaction after another, each for this attack, until nothing is left', () => {
    const s = show()
      .set({ ...HERE, bloodlust: 10, horror: 3, hand: ['duck', 'duck', 'head'] })
      .draw('footprints');
    s.play('duck', 5, 1).accept();
    expect(s.prompt).toMatchObject({ type: 'react', damage: 2 });
    s.play('duck', 5, 1).accept();
    expect(s.told('girl-attacked')).toHaveLength(2);
    expect(s.game.health).toBe(1); // the second attack, unanswered
  });

  it('FG16.3 she may take it', () => {
    const s = show()
      .set({ ...HERE, hand: ['duck'] })
      .draw('looks');
    s.reply({ type: 'take' });
    expect(s.game).toMatchObject({ health: 3, hand: ['duck'] });
  });

  it('FG16.4 what she deals back comes first, with a weapon for her own space', () => {
    const s = show()
      .set({ ...HERE, horror: 3, hand: ['not-this-time'], items: ['sledge'] })
      .draw('looks');
    s.play('not-this-time', 5, 5);
    expect(s.game).toMatchObject({ health: 5, killerHealth: 8 });
  });

  it('FG16.5 no reaction for a victim, nor for a loss', () => {
    const s = show()
      .set({ ...HERE, hand: ['duck', 'duck'], victims: { range: 1 } })
      .draw('dynamo');
    expect(s.told('girl-attacked')).toEqual([]);
    expect(s.game.dead).toBe(1);
    const t = show()
      .set({ girl: 'lane', killer: 'catwalk', victims: {}, horror: 3, hand: ['steps', 'duck'] })
      .play('steps', 1, 1)
      .accept();
    t.reply({ type: 'line', line: 0 });
    t.stop();
    expect(t.game.health).toBe(4);
  });

  it('FG16.6 each attack on its own', () => {
    const s = show()
      .set({ ...HERE, hand: [] })
      .draw('footprints');
    expect(s.told('health-changed').map(({ to }) => to)).toEqual([3, 1]);
  });

  it('FG16.7 a Minion that falls to a reaction deals nothing', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'catwalk',
      minions: ['lane'],
      victims: {},
      horror: 3,
      hand: ['not-this-time'],
      finale: 'chain',
    });
    s.killerPhase();
    s.play('not-this-time', 5, 1);
    expect(s.told('minion-gone')).toMatchObject([{ why: 'killed' }]);
    expect(s.game.health).toBe(5);
    const spent = show().set({ girl: 'lane', killer: 'catwalk', minions: ['lane'], victims: {}, hand: [] });
    expect(spent.draw('footprints').told('girl-attacked')).toHaveLength(1); // its second A is nobody's
  });
});
