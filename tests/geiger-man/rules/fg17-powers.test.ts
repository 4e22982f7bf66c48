import { describe, expect, it } from 'vitest';
import { type Effect, KILLER, KILLERS } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: [] } as const;

describe('FG17 Bloodlust', () => {
  it('FG17.1 one for each victim, whoever did it', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', minions: ['lane'], victims: { lane: 1 } })
      .draw('footprints');
    expect(s.told('victim-killed')).toMatchObject([{ by: 'minion' }]);
    expect(s.game.bloodlust).toBe(2);
  });

  it('FG17.2 a row’s effect happens once, at once, then what was interrupted goes on', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', bloodlust: 9, victims: { lane: 3 } })
      .dice(6)
      .draw('footprints');
    const told = s.events.filter((e) => ['spawned', 'victim-killed'].includes(e.type)).map((e) => e.type);
    expect(told).toEqual(['victim-killed', 'spawned', 'victim-killed']);
    expect(s.game.bloodlust).toBe(11);
  });

  it('FG17.2 Horror at its end raises Bloodlust inside a rise', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', bloodlust: 2, horror: 8, victims: { lane: 1 } })
      .draw('dynamo');
    expect(s.told('bloodlust-rose').map(({ row }) => row)).toEqual([3, 4]);
  });

  it('FG17.3 on the last row the final effect, each time; none of them raises Horror or Bloodlust', () => {
    const s = show()
      .set({ ...FAR, killer: 'lane', bloodlust: 11, killerHealth: 5, victims: { lane: 2 } })
      .draw('footprints');
    expect(s.told('bloodlust-overflowed')).toHaveLength(2);
    expect(s.game).toMatchObject({ bloodlust: 11, killerHealth: 7 });
    expect(s.game.minions).toHaveLength(2);
    const loops: Effect['do'][] = ['horror', 'bloodlust', 'event', 'horror-if-tagged'];
    for (const id of KILLERS) for (const effect of KILLER[id].above) expect(loops).not.toContain(effect.do);
  });
});

describe('FG18 Dark Powers', () => {
  it('FG18.1 revealed at its row, and at work from then on', () => {
    const s = show({ loaded: { events: ['phone'], power: 'lead-skin' } }).set({
      ...FAR,
      killer: 'lane',
      bloodlust: 5,
      victims: { lane: 1 },
    });
    expect(s.game.powerRevealed).toBe(false);
    s.draw('dynamo');
    expect(s.told('power-revealed')).toEqual([{ type: 'power-revealed', power: 'lead-skin' }]);
    const face = show({ loaded: { events: ['phone'], power: 'lead-skin' } }).set({
      girl: 'lane',
      killer: 'lane',
      victims: {},
      horror: 3,
      hand: ['haul-off', 'head'],
    });
    face.play('haul-off', 5, 5).accept();
    expect(face.game.killerHealth).toBe(10); // face down it does nothing
  });

  it('FG18.2 a Minor Dark Power stays until its last marker is gone', () => {
    const s = show()
      .set({ girl: 'gate', hand: ['head'], killer: 'catwalk', victims: {} })
      .draw('haze');
    expect(s.game.minor).toEqual([{ id: 'haze', health: 2 }]);
    s.set({ girl: 'catwalk', killer: 'catwalk', hand: ['haul-off', 'head'], horror: 3 })
      .play('haul-off', 5, 5)
      .accept();
    expect(s.game).toMatchObject({ minor: [], killerHealth: 12 });
    expect(s.game.terrorDiscard).toContain('haze');
  });

  it('FG18.3 healing never refills one', () => {
    const s = show().set({ ...FAR, killer: 'catwalk', victims: {}, killerHealth: 5, minor: ['glow'] });
    s.stage((it) => {
      it.minor = [{ id: 'glow', health: 1 }];
    });
    s.draw('dynamo');
    expect(s.game).toMatchObject({ killerHealth: 7, minor: [{ id: 'glow', health: 1 }] });
  });
});

describe('FG19 Terror cards', () => {
  it('FG19.1 Minions first, one by one; not at "Killer alone"', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', minions: ['range', 'wash'], victims: {} })
      .draw('footprints');
    expect(s.told('targeted').map(({ who }) => who)).toEqual([...s.game.minions.map(({ id }) => id), 'killer']);
    const t = show()
      .set({ ...FAR, killer: 'catwalk', minions: ['range'], victims: {} })
      .draw('click');
    expect(t.told('targeted').map(({ who }) => who)).toEqual(['killer']);
  });

  it('FG19.2 without victims the card is discarded and the next drawn; with none left, nothing', () => {
    const s = show().set({ ...FAR, killer: 'catwalk', victims: {}, terror: ['wall', 'looks', 'click'] });
    s.run('killer', { kind: 'show', step: 'panic' }, { kind: 'killer-phase', step: 'draw' });
    expect(s.told('terror-drawn').map(({ card }) => card)).toEqual(['wall', 'looks']);
    expect(s.told('targeted')).toHaveLength(1);
    const t = show()
      .set({ ...FAR, killer: 'catwalk', victims: {} })
      .draw('wall', true);
    expect(t.told('targeted')).toEqual([]);
    expect(t.told('finale-revealed')).toHaveLength(1);
  });

  it('FG19.3 "closest" on other cards goes by victims, too', () => {
    const s = show({ killer: 'salt-widow' }).set({
      girl: 'snackbar',
      hand: [],
      killer: 'catwalk',
      victims: { backrow: 1, midrow: 2 },
    });
    s.draw('cold-feet');
    expect(s.told('pillar-placed')[0]).toEqual({ type: 'pillar-placed', at: 'midrow' });
  });

  it('FG19.4 a Terror card discarded from the top has no effect', () => {
    const s = show().set({ girl: 'trailer', killer: 'catwalk', victims: {}, terror: ['click', 'looks', 'heat'] });
    s.reply({ type: 'settle-event', event: 'phone' });
    expect(s.game).toMatchObject({ horror: 3, terrorDiscard: ['click'], time: 3 });
  });

  it('FG19.5 a special victim is a victim; kills are those of this card alone', () => {
    const s = show()
      .set({ ...FAR, killer: 'catwalk', victims: {}, specials: { kid: 'catwalk' }, killerHealth: 9 })
      .draw('critical');
    expect(s.game).toMatchObject({ dead: 1, killerHealth: 9 });
    const t = show()
      .set({ ...FAR, killer: 'catwalk', minions: ['lane'], victims: { lane: 1 }, killerHealth: 9 })
      .draw('critical');
    expect(t.game).toMatchObject({ dead: 1, killerHealth: 11 }); // a Minion's kill is not his
  });
});
