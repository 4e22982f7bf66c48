import { describe, expect, it } from 'vitest';
import { show } from '../../kit/geiger-man.ts';

const FAR = { girl: 'gate', hand: ['head'] as const, killer: 'catwalk', victims: {} };
const TRAIN = { girl: 'hut', hand: ['head'] as const, killer: 'tank', victims: {} };
const train = (staged: object = {}) => show({ location: 'nightbird' }).set({ ...TRAIN, ...staged });
/** The Event drawn by a Terror card. */
const drawn = (event: string, staged: object = {}) =>
  show({ loaded: { events: ['phone', event] } })
    .set({ ...FAR, ...staged })
    .draw('dead-air');
const boarded = (event: string, staged: object = {}) =>
  show({ location: 'nightbird', loaded: { events: ['telegraph', event] } })
    .set({ ...TRAIN, ...staged })
    .draw('cold-boiler');
const ongoing = (s: ReturnType<typeof show>) => s.game.ongoing.map(({ id }) => id).slice(1);
const walking = (s: ReturnType<typeof show>, left = 1) =>
  s.run(
    'action',
    { kind: 'show', step: 'planning' },
    { kind: 'act', step: 'after' },
    { kind: 'walk', step: 'go', left },
  );

describe('Events of the Moonglow', () => {
  it('kid: the plain victim closest to her; a comfort saved, a fright killed', () => {
    const s = drawn('kid', { victims: { lot: 1, booth: 2 } });
    expect(s.game.specials).toEqual([{ id: 'kid', at: 'lot' }]);
    expect(s.game.victims.lot).toBe(0);
    s.set({ girl: 'gate' }).stage((it) => {
      it.specials = [{ id: 'kid', at: 'gate' }];
    });
    s.save(1, 'kid');
    expect(s.game).toMatchObject({ horror: 3, ongoing: [{ id: 'phone' }] });
    expect(
      show()
        .set({ ...FAR, specials: { kid: 'catwalk' } })
        .draw('dynamo').game.horror,
    ).toBe(5);
  });

  it('star: at the screen; two places to follow, two to fill, two for Bloodlust', () => {
    expect(drawn('star').game.specials).toEqual([{ id: 'star', at: 'screen' }]);
    const s = walking(show().set({ ...FAR, girl: 'lane', victims: { lane: 1 }, specials: { star: 'lane' } }));
    expect(s.offers({ type: 'step', to: 'gate' }).map((r) => r.type === 'step' && r.followers.join())).toEqual([
      '',
      'star',
      'plain',
    ]);
    s.step('gate', 'star').reply({ type: 'save', victim: 'star' });
    s.reply({ type: 'place', place: 1 });
    s.reply({ type: 'place', place: 3 });
    expect(s.game).toMatchObject({ owed: [1, 3], saved: 1, filled: [false, true, false, true] });
    s.stop();
    expect(
      show()
        .set({ ...FAR, specials: { star: 'catwalk' } })
        .draw('dynamo').game.bloodlust,
    ).toBe(3);
    const full = show().set({ ...FAR, flipped: true, specials: { star: 'gate' } });
    full.save(9, 'star');
    expect(full.game.owed).toEqual([4, 4]);
  });

  it('sergeant: at the gate; first to die, and he takes something with him', () => {
    expect(drawn('sergeant').game.specials).toEqual([{ id: 'sergeant', at: 'gate' }]);
    const s = show()
      .set({ ...FAR, victims: { catwalk: 2 }, specials: { sergeant: 'catwalk' } })
      .dice(6, 6)
      .draw('dynamo');
    expect(s.told('victim-killed')).toMatchObject([{ victim: 'sergeant' }]);
    expect(s.game).toMatchObject({ killerHealth: 11, bloodlust: 2 });
  });

  it('jammed: the gate is no exit until four are dead, or for three Time', () => {
    const s = drawn('jammed', { victims: { gate: 1 } });
    expect(s.offers({ type: 'save' })).toEqual([]);
    s.reply({ type: 'settle-event', event: 'jammed' });
    expect(s.offers({ type: 'save' })).toHaveLength(1);
    expect(s.game.time).toBe(3);
    const t = show()
      .set({ ...FAR, ongoing: ['jammed'] })
      .stage((it) => {
        it.dead = 4;
      });
    expect(ongoing(t.upkeep())).toEqual([]);
  });

  it('dust: card moves of two or more are shorter, and so are his; ends with the Finale', () => {
    expect(ongoing(drawn('dust'))).toEqual(['dust']);
    const s = show()
      .set({ ...FAR, horror: 3, hand: ['run', 'head'], ongoing: ['dust'] })
      .play('run', 5, 5)
      .accept();
    expect(s.prompt).toMatchObject({ left: 2 });
    s.stop();
    const slow = show()
      .set({ ...FAR, bloodlust: 4, ongoing: ['dust'] })
      .draw('looks');
    expect(slow.told('enemy-stepped')).toHaveLength(1);
    expect(
      ongoing(
        show()
          .set({ ...FAR, ongoing: ['dust'], terror: [] })
          .upkeep(),
      ),
    ).toEqual([]);
  });

  it('full-house: five more, once', () => {
    const s = drawn('full-house');
    expect(s.game.victims).toMatchObject({ frontrow: 2, midrow: 1, backrow: 1, lot: 1 });
    expect(s.game.eventDiscard).toEqual(['full-house']);
  });

  it('nobody: the rows do not follow until row 4', () => {
    expect(ongoing(drawn('nobody'))).toEqual(['nobody']);
    const s = walking(show().set({ ...FAR, girl: 'backrow', victims: { backrow: 2 }, ongoing: ['nobody'] }));
    expect(s.offers({ type: 'step', to: 'lane' })).toHaveLength(1);
    s.stop();
    expect(
      ongoing(
        show()
          .set({ ...FAR, bloodlust: 3, ongoing: ['nobody'], victims: { catwalk: 1 } })
          .draw('dynamo'),
      ),
    ).toEqual([]);
  });

  it('wire: catwalk and booth are neighbours for her alone', () => {
    expect(ongoing(drawn('wire'))).toEqual(['wire']);
    const s = walking(
      show().set({ ...FAR, girl: 'catwalk', killer: 'gate', victims: { catwalk: 1 }, ongoing: ['wire'] }),
    );
    expect(s.offers({ type: 'step', to: 'booth' })).toEqual([{ type: 'step', to: 'booth', followers: [] }]);
    s.step('booth');
  });

  it('phone: three Time at the trailer discard the top Terror card', () => {
    const s = show().set({ ...FAR, girl: 'trailer', terror: ['click', 'looks', 'heat'] });
    s.reply({ type: 'settle-event', event: 'phone' });
    expect(s.game).toMatchObject({ time: 3, ongoing: [], terrorDiscard: ['click'] });
    expect(
      show()
        .set({ ...FAR, girl: 'trailer', time: 2 })
        .offers({ type: 'settle-event' }),
    ).toEqual([]);
  });

  it('rain: outdoors a die each Upkeep, a health on a 1, three times', () => {
    const s = show()
      .set({ ...FAR, ongoing: ['rain'] })
      .dice(1)
      .upkeep();
    expect(s.game.health).toBe(4);
    s.dice(2).upkeep();
    s.set({ girl: 'booth' }).upkeep(); // indoors: no die
    expect(s.game).toMatchObject({ health: 4, eventDiscard: ['rain'] });
    expect(drawn('rain', { girl: 'booth' }).told('event-laid-out')).toContainEqual({
      type: 'event-laid-out',
      event: 'rain',
      markers: 3,
    });
  });
});

describe('Events of the Nightbird', () => {
  it('stowaway: takes no follower place; a Time saved, a fright killed', () => {
    expect(boarded('stowaway', { victims: { bank: 1 } }).game.specials).toEqual([{ id: 'stowaway', at: 'bank' }]);
    const s = walking(train({ girl: 'bank', victims: { bank: 2 }, specials: { stowaway: 'bank' } }));
    s.step('hut', 'plain', 'plain', 'stowaway').save(0, 'stowaway').stop();
    expect(s.game.time).toBe(7);
    expect(train({ specials: { stowaway: 'tank' } }).draw('dynamo').game.horror).toBe(5);
  });

  it('FG7.4 heiress: follows for a Time a step, and scenario 26: not on credit', () => {
    expect(boarded('heiress').game.specials).toEqual([{ id: 'heiress', at: 'compartment' }]);
    const at = { girl: 'bank', specials: { heiress: 'bank' } };
    const poor = walking(train({ ...at, time: 0 }));
    expect(poor.offers({ type: 'step', to: 'hut' })).toHaveLength(1);
    poor.stop();
    const s = walking(train(at));
    s.step('hut', 'heiress').save(0, 'heiress');
    if (s.prompt.type === 'arrange') s.reply({ type: 'arrange', hands: [] });
    expect(s.game).toMatchObject({ time: 5, items: [{}] });
    s.stop();
    expect(train({ specials: { heiress: 'tank' } }).draw('dynamo').game.horror).toBe(4);
  });

  it('conductor: three may follow out of his space; Bloodlust by two', () => {
    expect(boarded('conductor').game.specials).toEqual([{ id: 'conductor', at: 'coach' }]);
    const s = walking(train({ girl: 'bank', victims: { bank: 4 }, specials: { conductor: 'bank' } }));
    s.step('hut', 'plain', 'plain', 'plain').stop();
    expect(s.game.victims.hut).toBe(3);
    expect(train({ specials: { conductor: 'tank' } }).draw('dynamo').game.bloodlust).toBe(3);
  });

  it('washout: the tank is no exit, until it is settled', () => {
    expect(ongoing(boarded('washout'))).toEqual(['washout']);
    const s = train({ girl: 'tank', killer: 'hut', victims: { tank: 1 }, ongoing: ['washout'] });
    expect(s.offers({ type: 'save' })).toEqual([]);
    s.reply({ type: 'settle-event', event: 'washout' });
    expect(s.offers({ type: 'save' })).toHaveLength(1);
  });

  it('salt-fog: nothing of hers reaches farther than a step, and the Killer is slower', () => {
    expect(ongoing(boarded('salt-fog'))).toEqual(['salt-fog']);
    const at = (girl: string) =>
      train({ girl, killer: 'cab', items: ['signal-pistol'], ongoing: ['salt-fog'] }).offers({ type: 'use' }).length;
    expect([at('tender'), at('baggage')]).toEqual([1, 0]);
    expect(
      train({ bloodlust: 4, ongoing: ['salt-fog'] })
        .draw('looks')
        .told('enemy-stepped'),
    ).toHaveLength(1);
  });

  it('excursion: five more, once', () =>
    expect(boarded('excursion').game.victims).toMatchObject({ diner: 2, coach: 1, sleeper: 1, ballast: 1 }));

  it('curtains: sleeper and compartment do not follow until row 4', () => {
    expect(ongoing(boarded('curtains'))).toEqual(['curtains']);
    const s = walking(train({ girl: 'compartment', victims: { compartment: 1 }, ongoing: ['curtains'] }));
    expect(s.offers({ type: 'step', to: 'sleeper' })).toHaveLength(1);
    s.stop();
  });

  it('roof: tender and club are neighbours for her alone', () => {
    expect(ongoing(boarded('roof'))).toEqual(['roof']);
    const s = walking(train({ girl: 'tender', ongoing: ['roof'] }));
    s.step('club');
    expect(s.game.girlAt).toBe('club');
  });

  it('telegraph: three Time at the hut discard the top Terror card', () => {
    const s = train({ terror: ['click', 'looks', 'heat'] });
    s.reply({ type: 'settle-event', event: 'telegraph' });
    expect(s.game).toMatchObject({ time: 3, terrorDiscard: ['click'] });
  });

  it('lake-wind: outdoors a die each Upkeep', () => {
    expect(
      train({ ongoing: ['lake-wind'] })
        .dice(1)
        .upkeep().game.health,
    ).toBe(4);
    expect(train({ girl: 'coach', ongoing: ['lake-wind'] }).upkeep().game.health).toBe(5);
  });
});
