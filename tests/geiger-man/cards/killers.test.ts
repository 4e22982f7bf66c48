import { describe, expect, it } from 'vitest';
import { KILLER } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: ['head'], killer: 'catwalk', victims: {} } as const;
const widow = (staged: object, config: object = {}) =>
  show({ killer: 'salt-widow', ...config }).set({ ...FAR, ...staged });
const rows = (id: 'geiger-man' | 'salt-widow') =>
  KILLER[id].rows.map(({ attack, move }) => `${attack}/${move}`).join(' ');

describe('the Killers', () => {
  it('geiger-man: twelve health, his rows, Skitters that are spent on her', () => {
    expect(KILLER['geiger-man'].health).toBe(12);
    expect(rows('geiger-man')).toBe('2/1 2/1 2/1 2/2 2/2 3/2 3/2 3/2 3/3 4/3 4/3');
    const s = show()
      .set({ ...FAR, girl: 'lane', minions: ['lane'], finale: 'last-light', terror: [] })
      .killerPhase();
    expect(s.told('minion-gone')).toMatchObject([{ why: 'spent' }]);
    expect(s.game.health).toBe(4);
    const t = show()
      .set({ ...FAR, minions: ['lane'], victims: { lane: 1 } })
      .draw('footprints');
    expect(t.told('minion-gone')).toEqual([]); // victims do not spend it
  });

  it('salt-widow: thirteen health, her rows, Pillars where she kills', () => {
    expect(KILLER['salt-widow'].health).toBe(13);
    expect(rows('salt-widow')).toBe('2/1 2/2 2/2 3/2 3/2 3/2 3/2 3/3 4/3 4/3 4/3');
    const s = widow({ victims: { catwalk: 2 } })
      .dice(6)
      .draw('crust');
    expect(s.game.pillars).toEqual(['catwalk']);
    const row = widow({ bloodlust: 9, victims: { catwalk: 1 } }).draw('crust');
    expect(row.game.pillars).toEqual(['catwalk', 'gate']); // row 10: in the Girl's space
  });

  it('FG1.7 scenario 22: four Pillars are all there are, and one can be broken for two Time', () => {
    const four = ['screen', 'lane', 'lot', 'wash'];
    const s = widow({ pillars: four, victims: { catwalk: 1 } }).draw('crust');
    expect(s.game.pillars).toEqual(four);
    s.set({ girl: 'lane' }).reply({ type: 'break-pillar' });
    expect(s.game).toMatchObject({ pillars: ['screen', 'lot', 'wash'], time: 4 });
    expect(s.set({ girl: 'lot', killer: 'lot' }).offers({ type: 'break-pillar' })).toEqual([]);
    s.set({ girl: 'gate', killer: 'catwalk', victims: { catwalk: 1 } }).draw('crust');
    expect(s.game.pillars).toHaveLength(4);
  });
});

describe('Finales', () => {
  const revealed = (finale: string, staged: object = {}) =>
    show({ loaded: { events: ['phone'], finale } })
      .set({ ...FAR, terror: [], ...staged })
      .upkeep();

  it('meltdown: he recovers two, strikes harder and comes for her', () => {
    const s = revealed('meltdown', { killerHealth: 5 });
    expect(s.game.killerHealth).toBe(7);
    s.set({ girl: 'catwalk', hand: [] }).killerPhase();
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 3 }]);
  });

  it('chain: three Skitters, once', () => {
    const s = revealed('chain');
    expect(s.game.minions).toHaveLength(3);
    s.stage((it) => {
      it.minions = it.minions.slice(0, 1);
    });
    expect(s.upkeep().game.minions).toHaveLength(1);
  });

  it('last-light: Horror by two, once', () => {
    const s = revealed('last-light');
    expect(s.game.horror).toBe(5);
    expect(s.upkeep().game.horror).toBe(5);
  });

  const risen = (finale: string, staged: object = {}) =>
    show({ killer: 'salt-widow', loaded: { events: ['phone'], finale } })
      .set({ ...FAR, terror: [], ...staged })
      .upkeep();

  it('flats-rise: Pillars on the exits, nobody is saved there, and she strikes harder', () => {
    const s = risen('flats-rise', { pillars: ['lot', 'lane'] });
    expect(s.game.pillars).toEqual(['lot', 'lane', 'gate', 'service']);
    s.set({ victims: { gate: 1, wash: 1 } });
    expect(s.offers({ type: 'save' })).toEqual([]);
    expect(s.set({ girl: 'wash' }).offers({ type: 'save' })).toHaveLength(1);
    s.set({ girl: 'catwalk', hand: [], victims: {}, pillars: ['gate'] }).killerPhase();
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 3 }]);
    expect(s.upkeep().game.pillars).toEqual(['gate', 'catwalk']);
  });

  it('vows: Horror by one, and a point more against a Girl beside a Pillar', () => {
    const s = risen('vows', { pillars: ['catwalk'] });
    expect(s.game.horror).toBe(4);
    s.set({ girl: 'catwalk', hand: [] }).killerPhase();
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 3 }]);
  });

  it('dissolve: the Pillars go back, a health for each', () => {
    const s = risen('dissolve', { pillars: ['lot', 'lane'], killerHealth: 6 });
    expect(s.game).toMatchObject({ pillars: [], killerHealth: 8, horror: 3 });
    expect(s.upkeep().game.killerHealth).toBe(8);
  });
});

describe('Dark Powers', () => {
  it('burning-shadow: near him as the phase closes she rolls, or loses a health', () => {
    const shadow = (girl: string, ...dice: number[]) =>
      show()
        .set({ ...FAR, girl, hand: [], horror: 3, power: 'burning-shadow', terror: ['dead-air', 'click'] })
        .dice(...dice)
        .killerPhase();
    expect(shadow('screen', 1, 2).game.health).toBe(4);
    expect(shadow('screen', 1, 5).game.health).toBe(5);
    expect(shadow('playground').game.health).toBe(5);
  });

  it('lead-skin: the first blow of a turn does one less, never below one', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      victims: {},
      horror: 3,
      power: 'lead-skin',
      hand: ['haul-off', 'swing', 'head'],
    });
    s.play('haul-off', 5, 5).accept();
    expect(s.game.killerHealth).toBe(11);
    s.play('swing', 5, 5, 1).accept();
    expect(s.game.killerHealth).toBe(10);
    const one = show().set({
      girl: 'range',
      killer: 'range',
      victims: {},
      horror: 3,
      power: 'lead-skin',
      hand: ['swing', 'head'],
    });
    expect(one.play('swing', 5, 5).accept().game.killerHealth).toBe(11);
  });

  it('pull-of-the-core: whoever is one step away is drawn in', () => {
    const s = show().set({
      ...FAR,
      girl: 'playground',
      killer: 'screen',
      hand: [],
      victims: { range: 2, wash: 1 },
      power: 'pull-of-the-core',
      terror: ['dead-air', 'click'],
    });
    s.dice(6).killerPhase();
    expect(s.told('girl-shifted')).toEqual([{ type: 'girl-shifted', to: 'screen' }]);
    expect(s.game).toMatchObject({ girlAt: 'screen', dead: 1 });
    expect(s.game.victims).toMatchObject({ range: 0, screen: 1, wash: 1 });
  });

  it('second-sun: he recovers one as each phase opens', () => {
    const s = show({ options: { epic: 'certain' } }).set({
      ...FAR,
      girl: 'catwalk',
      hand: [],
      power: 'second-sun',
      killerHealth: 5,
      terror: ['dead-air', 'click'],
    });
    s.killerPhase();
    expect(s.game.killerHealth).toBe(7); // and Dead Air's
    expect(s.told('girl-attacked')).toMatchObject([{ damage: 2 }]);
  });

  it('look-back: leaving a space near her frightens, once a turn', () => {
    const s = widow({ girl: 'screen', killer: 'range', power: 'look-back', horror: 3, hand: ['run', 'head'] });
    s.play('run', 5, 5).accept();
    s.step('playground').step('screen').step('playground');
    expect(s.game.horror).toBe(4);
  });

  it('slow-crystal: who stands by a Pillar or by her does not follow', () => {
    const ways = (staged: object) => {
      const s = widow({ victims: { lot: 1 }, girl: 'lot', hand: ['steps', 'head'], horror: 3, ...staged })
        .play('steps', 5, 1)
        .accept();
      return s.offers({ type: 'step', to: 'lane' }).length;
    };
    expect(ways({})).toBe(2);
    expect(ways({ power: 'slow-crystal' })).toBe(2);
    expect(ways({ power: 'slow-crystal', pillars: ['lot'] })).toBe(1);
    expect(ways({ power: 'slow-crystal', killer: 'lot' })).toBe(1);
  });

  it('bitter-spring: she recovers one beside a Pillar', () => {
    const spring = (pillars: string[]) =>
      widow({
        power: 'bitter-spring',
        killerHealth: 5,
        pillars,
        hand: [],
        terror: ['turn-round', 'crust'],
      }).killerPhase().game.killerHealth;
    expect([spring(['catwalk']), spring(['lot'])]).toEqual([6, 5]);
  });

  it('forty-years: a Pillar beside the Girl, she recovers, and strikes harder beside a Pillar', () => {
    const s = show({ killer: 'salt-widow', options: { epic: 'certain' } }).set({
      ...FAR,
      girl: 'catwalk',
      hand: [],
      power: 'forty-years',
      killerHealth: 5,
      terror: ['drought', 'crust'],
    });
    s.killerPhase();
    expect(s.game.killerHealth).toBe(6);
    expect(s.game.pillars).toEqual(['catwalk']);
    expect(s.told('girl-attacked')[0]).toMatchObject({ damage: 3 });
  });
});
