import { describe, expect, it } from 'vitest';
import { LOCATION } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: ['head'] as const, killer: 'catwalk', victims: {} };
const TRAIN = { girl: 'hut', hand: ['head'] as const, killer: 'compartment', victims: {} };
const train = (staged: object = {}) => show({ location: 'nightbird' }).set({ ...TRAIN, ...staged });

/** Where a Set-up card puts everybody. */
function scene(location: 'moonglow' | 'nightbird', setUp: string): string {
  const event = location === 'moonglow' ? 'phone' : 'telegraph';
  const { game } = show({ location, loaded: { setUp, events: [event] } });
  const victims = LOCATION[location].spaces.flatMap(({ id }) =>
    game.victims[id] ? [`${id} ${game.victims[id]}`] : [],
  );
  return `${game.girlAt}, ${game.killerAt}: ${victims.join(', ')}`;
}

describe('Set-up cards', () => {
  it('premiere: the Drive-In, full', () =>
    expect(scene('moonglow', 'premiere')).toBe(
      'snackbar, range: snackbar 1, backrow 2, midrow 2, frontrow 3, playground 2',
    ));
  it('kiddie: children first', () =>
    expect(scene('moonglow', 'kiddie')).toBe('booth, shed: lounge 1, snackbar 2, frontrow 2, playground 4, screen 1'));
  it('necking: the back row', () =>
    expect(scene('moonglow', 'necking')).toBe('lane, range: lot 3, trailer 1, backrow 4, midrow 2'));
  it('intermission: a line for popcorn', () =>
    expect(scene('moonglow', 'intermission')).toBe('frontrow, screen: lounge 3, snackbar 4, midrow 2, booth 1'));
  it('searchlight: under the screen', () =>
    expect(scene('moonglow', 'searchlight')).toBe('trailer, wash: gate 1, frontrow 3, screen 3, catwalk 1, range 2'));
  it('sitting: the dining car', () =>
    expect(scene('nightbird', 'sitting')).toBe('club, culvert: coach 2, diner 4, galley 1, sleeper 2, platform 1'));
  it('berths: in bed', () =>
    expect(scene('nightbird', 'berths')).toBe('coach, siding: diner 2, sleeper 4, compartment 2, club 2'));
  it('lanterns: out on the line', () =>
    expect(scene('nightbird', 'lanterns')).toBe('diner, tank: cab 1, coach 2, ballast 3, ramp 3, bank 1'));
  it('honeymoon: the rear', () =>
    expect(scene('nightbird', 'honeymoon')).toBe(
      'vestibule, hut: sleeper 1, compartment 2, club 4, platform 2, bank 1',
    ));
  it('mail: up front', () =>
    expect(scene('nightbird', 'mail')).toBe('galley, ramp: tender 2, coach 3, vestibule 2, diner 2, club 1'));
});

describe('Terror cards of the Moonglow', () => {
  it('stampede: everybody a step towards the closest exit that is one', () => {
    const s = show()
      .set({ ...FAR, victims: { lane: 2, shed: 1, wash: 1 } })
      .draw('stampede');
    expect(s.game.victims).toMatchObject({ gate: 2, service: 1, wash: 1 });
    const jammed = show()
      .set({ ...FAR, victims: { lane: 1 }, ongoing: ['jammed'] })
      .draw('stampede');
    expect(jammed.game.victims.gate).toBe(0);
  });

  it('applause: nobody panics in this turn’s Panic phase', () => {
    const s = show()
      .set({ ...FAR, victims: { catwalk: 3 } })
      .draw('applause');
    expect(s.game).toMatchObject({ dead: 1 });
    expect(s.told('panicked')).toEqual([]);
  });

  it('latecomers: two at the gate, one at the service road', () =>
    expect(show().set(FAR).draw('latecomers').game.victims).toMatchObject({ gate: 2, service: 1 }));

  it('feedback: the rows panic, and she is startled there', () => {
    const s = show()
      .set({ ...FAR, girl: 'midrow', victims: { midrow: 1, booth: 1 } })
      .dice(3)
      .draw('feedback');
    expect(s.game.victims).toMatchObject({ snackbar: 1, booth: 1 });
    expect(s.game.horror).toBe(4);
    expect(show().set(FAR).draw('feedback').game.horror).toBe(3);
  });

  it('lights-out: Horror, and a die fewer until the turn ends', () => {
    const s = show()
      .set({ ...FAR, girl: 'screen', hand: [], power: 'burning-shadow', horror: 3 })
      .dice(5)
      .draw('lights-out');
    expect(s.told('rolled')[0]?.dice).toHaveLength(1);
    expect(s.game).toMatchObject({ horror: 4, marks: { dark: false } });
  });

  it('double-bill: an Event', () =>
    expect(
      show({ loaded: { events: ['phone', 'wire'] } })
        .set(FAR)
        .draw('double-bill')
        .told('event-drawn'),
    ).toHaveLength(2));

  it('dead-air: a health, Horror, an Event, and no action', () => {
    const s = show({ loaded: { events: ['phone', 'wire'] } })
      .set({ ...FAR, killerHealth: 5 })
      .draw('dead-air');
    expect(s.game).toMatchObject({ killerHealth: 6, horror: 4, killerAt: 'catwalk' });
    expect(s.told('event-drawn')).toHaveLength(2);
  });

  it('honk: he alone, to the fullest space; with nobody left, to her', () => {
    const s = show()
      .set({ ...FAR, victims: { screen: 1, frontrow: 2 }, minions: ['wash'] })
      .draw('honk');
    expect(s.told('targeted')).toMatchObject([{ who: 'killer', space: 'frontrow' }]);
    expect(s.game.killerAt).toBe('playground');
    expect(
      show()
        .set({ ...FAR, girl: 'screen', hand: [] })
        .draw('honk').game.health,
    ).toBe(3);
  });
});

describe('Terror cards of the Nightbird', () => {
  it('back-aboard: everybody outdoors a step towards the train', () => {
    const s = train({ victims: { ramp: 1, siding: 1, bank: 1, coach: 1 } }).draw('back-aboard');
    expect(s.game.victims).toMatchObject({ baggage: 1, ramp: 0, coach: 1, bank: 0 });
    expect((s.game.victims.platform ?? 0) + (s.game.victims.ballast ?? 0)).toBe(1);
  });

  it('all-clear: nobody panics', () =>
    expect(
      train({ victims: { compartment: 2 } })
        .draw('all-clear')
        .told('panicked'),
    ).toEqual([]));
  it('walkers: two at the siding, one at the tank', () =>
    expect(train().draw('walkers').game.victims).toMatchObject({ siding: 2, tank: 1 }));

  it('rocking: the cars panic, and she is startled there', () => {
    const s = train({ girl: 'coach', victims: { coach: 1, baggage: 1 } })
      .dice(3)
      .draw('rocking');
    expect(s.game.victims).toMatchObject({ vestibule: 1, baggage: 1 });
    expect(s.game.horror).toBe(4);
  });

  it('lamps-out: Horror and a die fewer', () =>
    expect(train().draw('lamps-out').told('marked')).toContainEqual({ type: 'marked', mark: { dark: true } }));

  it('nowhere: an Event', () =>
    expect(
      show({ location: 'nightbird', loaded: { events: ['telegraph', 'roof'] } })
        .set(TRAIN)
        .draw('nowhere')
        .told('event-drawn'),
    ).toHaveLength(2));

  it('cold-boiler: a health, Horror, an Event, and no action', () => {
    const s = show({ location: 'nightbird', loaded: { events: ['telegraph', 'roof'] } })
      .set({ ...TRAIN, killerHealth: 5 })
      .draw('cold-boiler');
    expect(s.game).toMatchObject({ killerHealth: 6, horror: 4, killerAt: 'compartment' });
  });

  it('uncoupled: the train is cut in two until the end of the next turn', () => {
    const s = train({ victims: { club: 2 } }).draw('uncoupled');
    expect(s.game.shutUntil).toBe(2);
    expect(s.told('targeted')).toMatchObject([{ who: 'killer', space: 'club' }]);
  });
});
