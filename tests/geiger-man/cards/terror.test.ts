import { describe, expect, it } from 'vitest';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: ['head'] as const, killer: 'catwalk', victims: {} };
const steps = (s: ReturnType<typeof show>) => s.told('enemy-stepped').map(({ to }) => to);

describe('Terror cards of the Geiger Man', () => {
  it('click: Horror, then he alone', () => {
    const s = show()
      .set({ ...FAR, minions: ['wash'] })
      .draw('click');
    expect(s.game.horror).toBe(4);
    expect(steps(s)).toEqual(['screen']);
  });

  it('wall: two moves at a victim, or the next card', () => {
    expect(
      steps(
        show()
          .set({ ...FAR, victims: { frontrow: 1 } })
          .draw('wall'),
      ),
    ).toEqual(['screen', 'playground']);
  });

  it('looks: at her', () => {
    const s = show()
      .set({ ...FAR, victims: { catwalk: 1 }, girl: 'screen', hand: [] })
      .draw('looks');
    expect(s.game).toMatchObject({ dead: 0, health: 3 });
  });

  it('heat: a Skitter, and everybody goes', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', girl: 'lane', hand: [] })
      .draw('heat');
    expect(s.told('spawned')).toMatchObject([{ at: 'lane' }]);
    expect(s.game.health).toBe(2); // one by the Skitter, two by him
  });

  it('footprints: one move, two attacks', () => {
    const s = show()
      .set({ ...FAR, victims: { screen: 2 } })
      .draw('footprints');
    expect(s.game).toMatchObject({ dead: 2, killerAt: 'screen' });
  });

  it('white-light: Horror, and he stands in the search space closest to her', () => {
    const s = show()
      .set({ ...FAR, girl: 'backrow', victims: { snackbar: 1 } })
      .draw('white-light');
    expect(s.game).toMatchObject({ horror: 4, killerAt: 'snackbar', dead: 1 });
    const hers = show()
      .set({ ...FAR, girl: 'snackbar' })
      .draw('white-light');
    expect(hers.game.killerAt).toBe('booth'); // not hers
  });

  it('FG1.1 scenario 24: white-light on the train finds its search spaces, and a veil without a Pillar places nobody', () => {
    const s = show({ location: 'nightbird' })
      .set({ girl: 'coach', killer: 'hut', victims: {}, hand: ['head'] })
      .draw('white-light');
    expect(s.game.killerAt).toBe('baggage');
    const t = show({ killer: 'salt-widow' })
      .set({ ...FAR })
      .draw('veil');
    expect(t.told('killer-placed')).toEqual([]);
    expect(steps(t)).toEqual(['screen']);
  });

  it('fallout: panic around him, and a roll for her', () => {
    const s = show()
      .set({ ...FAR, girl: 'screen', horror: 3, hand: [], victims: { screen: 1, playground: 1 } })
      .dice(4, 1, 1);
    s.draw('fallout');
    expect(s.game.health).toBe(4);
    expect(s.told('panicked').map(({ from }) => from)).toEqual(['screen']);
    expect(s.game.dead).toBe(1); // it ran to the catwalk
  });

  it('critical: two moves, two attacks, or two health', () => {
    const s = show()
      .set({ ...FAR, killerHealth: 5, victims: { gate: 1 } })
      .draw('critical');
    expect(s.game).toMatchObject({ killerHealth: 7, dead: 0 });
    expect(
      show()
        .set({ ...FAR, killerHealth: 5, victims: { playground: 2 } })
        .draw('critical').game,
    ).toMatchObject({ killerHealth: 5, dead: 2 });
  });

  it('dynamo: two health', () =>
    expect(
      show()
        .set({ ...FAR, killerHealth: 5 })
        .draw('dynamo').game.killerHealth,
    ).toBe(7));

  it('glow: a die fewer near him', () => {
    const dice = (girl: string) => {
      const s = show()
        .set({ ...FAR, girl, horror: 3, minor: ['glow'], hand: ['head', 'steps'] })
        .dice(5, 5);
      s.reply({ type: 'play', card: 'head' });
      s.game.loaded?.dice.splice(0);
      return s.told('rolled')[0]?.dice.length;
    };
    expect([dice('catwalk'), dice('screen'), dice('range')]).toEqual([1, 1, 2]);
    expect(show().set(FAR).draw('glow').game.minor).toEqual([{ id: 'glow', health: 2 }]);
  });

  it('haze: nothing from another space hurts him', () => {
    const far = show().set({ ...FAR, girl: 'screen', minor: ['haze'], items: ['rifle'], hand: ['swing', 'head'] });
    expect(far.offers({ type: 'play', card: 'swing' })).toEqual([]);
    const near = show().set({ ...FAR, girl: 'catwalk', minor: ['haze'], hand: ['swing', 'head'] });
    expect(near.offers({ type: 'play', card: 'swing' })).toHaveLength(1);
  });
});

describe('Terror cards of the Salt Widow', () => {
  const widow = (staged: object = {}) => show({ killer: 'salt-widow' }).set({ ...FAR, ...staged });

  it('crust: Horror', () => expect(widow().draw('crust').game.horror).toBe(4));
  it('thirst: two moves at a victim', () =>
    expect(steps(widow({ victims: { frontrow: 1 } }).draw('thirst'))).toHaveLength(2));
  it('turn-round: two moves at her', () =>
    expect(widow({ girl: 'playground', hand: [] }).draw('turn-round').game.health).toBe(3));

  it('cold-feet: a Pillar by the victim closest to the Girl, or by her', () => {
    expect(widow({ victims: { lot: 1, catwalk: 1 } }).draw('cold-feet').game.pillars[0]).toBe('lot');
    expect(widow().draw('cold-feet').game.pillars).toEqual(['gate']);
  });

  it('veil: Horror, and she stands at the Pillar closest to the Girl', () => {
    const s = widow({ pillars: ['wash', 'lot'] }).draw('veil');
    expect(s.told('killer-placed')).toEqual([{ type: 'killer-placed', to: 'lot' }]);
    expect(s.game.horror).toBe(4);
  });

  it('brine: a card of hers, or a health', () => {
    const s = widow({ hand: ['head', 'swing'] }).draw('brine');
    s.reply({ type: 'lose', card: 'head' });
    expect(s.game).toMatchObject({ hand: ['swing'], health: 5 });
    expect(widow({ hand: [] }).draw('brine').game.health).toBe(4);
  });

  it('march: whoever is one or two steps away comes nearer', () => {
    const s = widow({ victims: { playground: 1, range: 1, fence: 1 } }).draw('march');
    expect(s.told('victim-moved')).toHaveLength(2);
    expect(s.game.dead).toBe(2);
    expect(s.game.victims.fence).toBe(1);
  });

  it('drought: two Time of the coming turn', () => expect(widow().draw('drought').game.time).toBe(4));

  it('gives-back: a health for each Pillar, two at most', () => {
    const got = (...pillars: string[]) => widow({ killerHealth: 5, pillars }).draw('gives-back').game.killerHealth;
    expect([got(), got('lot'), got('lot', 'wash', 'lane')]).toEqual([5, 6, 7]);
  });

  it('preserved: cards and items heal one less', () => {
    const s = widow({ minor: ['preserved'], health: 2, horror: 3, hand: ['breath', 'head'], items: ['tin'] });
    s.reply({ type: 'use', item: 'tin' });
    expect(s.game.health).toBe(2);
    s.play('breath', 5, 5).accept();
    expect(s.game.health).toBe(3);
  });

  it('crystal: weapons add nothing while she stands by a Pillar', () => {
    const struck = (pillars: string[]) => {
      const s = widow({
        minor: ['crystal'],
        girl: 'catwalk',
        pillars,
        horror: 3,
        hand: ['haul-off', 'head'],
        items: ['sledge'],
      });
      s.play('haul-off', 5, 5).accept();
      return s.told('killer-struck')[0]?.damage;
    };
    expect([struck([]), struck(['catwalk'])]).toEqual([4, 2]);
  });
});
