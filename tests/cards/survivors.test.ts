import { describe, expect, it } from 'vitest';
import { CAST, directorTakes, roll, TAKE, table, waiting, waitingForDirector } from '../kit/situations.ts';

/** A way to attack with each stat, and the damage dice it rolls. */
const WAYS = [
  ['hands', 'muscle', [1]],
  ['pistol', 'speed', [1]],
  ['raygun', 'brains', [1, 1]],
  ['flamethrower', 'guts', [1, 1]],
] as const;

const withOthers = (survivor: string) => [survivor, ...CAST.filter((id) => id !== survivor).slice(0, 2)];

/** Each stat hits at its number and misses one above it, in Muscle, Speed, Brains, Guts. */
function provesStats(survivor: string, ...stats: number[]): void {
  WAYS.forEach(([way, stat, damage], i) => {
    const number = stats[i];
    if (number === undefined) throw new Error('four stats are wanted');
    for (const [dice, hit] of [
      [[...roll(number), ...damage], true],
      [roll(number + 1), false],
    ] as const) {
      const scene = table(
        (s) =>
          s
            .screen('wrench', 'radio', 'spear')
            .throng(0, 'warlord')
            .give(survivor, ...(i === 0 ? [] : [way])),
        withOthers(survivor),
      );
      scene.dice(...dice).reply({ type: 'attack', target: 'warlord', way, stat });
      expect(scene.told('attack-rolled'), `${stat} ${number}`).toMatchObject([{ needed: number, hit }]);
    }
  });
}

describe('survivors', () => {
  it('colonel: 8, 5, 6, 8', () => provesStats('colonel', 8, 5, 6, 8));
  it('reporter: 5, 8, 7, 6', () => provesStats('reporter', 5, 8, 7, 6));
  it('cook: 7, 5, 5, 9', () => provesStats('cook', 7, 5, 5, 9));
  it('rancher: 8, 6, 5, 7', () => provesStats('rancher', 8, 6, 5, 7));
  it('librarian: 4, 7, 8, 7', () => provesStats('librarian', 4, 7, 8, 7));
  it('scout: 5, 9, 6, 6', () => provesStats('scout', 5, 9, 6, 6));
  it('scientist: 5, 6, 9, 6', () => provesStats('scientist', 5, 6, 9, 6));
  it('coroner: 6, 5, 8, 7', () => provesStats('coroner', 6, 5, 8, 7));
  it('detective: 7, 7, 7, 5', () => provesStats('detective', 7, 7, 7, 5));
  it('drifter: 6, 7, 5, 8', () => provesStats('drifter', 6, 7, 5, 8));
  it('ranger: 6, 8, 5, 7', () => provesStats('ranger', 6, 8, 5, 7));
});

describe('the Robot', () => {
  const robot = (edit: Parameters<typeof table>[0] = () => undefined) =>
    table(
      (s) => {
        s.rest('robot', 0);
        edit?.(s);
      },
      ['robot', 'reporter', 'scout'],
    );

  it.each([
    ['hands', [...roll(8), 1], true],
    ['hands', roll(9), false],
    ['raygun', [...roll(8), 1, 1], true],
    ['raygun', roll(9), false],
  ] as const)('robot: Muscle 8 and Brains 8 (%s, %j)', (way, dice, hit) => {
    const scene = robot((s) => s.throng(0, 'warlord').give('robot', 'raygun')).dice(...dice);
    scene.reply({ type: 'attack', target: 'warlord', way });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 8, hit }]);
  });

  it('robot: no Speed, no Guts: only the items and stats it has', () => {
    const ways = (...held: string[]) =>
      robot((s) =>
        s
          .screen('wrench', 'radio', 'pods-1')
          .throng(0, 'warlord')
          .give('robot', ...held),
      )
        .offers({ type: 'attack', target: 'warlord' })
        .map((r) => (r.type === 'attack' ? `${r.way} ${r.stat}` : ''));
    expect(ways('pistol', 'flamethrower')).toEqual(['hands muscle']);
    expect(ways('scattergun', 'dynamite')).toEqual(['hands muscle', 'scattergun muscle', 'dynamite brains']);
    expect(ways('spear')).toEqual(['hands muscle', 'spear muscle']);
  });

  it('robot: may not Take+Attack with an item it cannot use', () => {
    const scene = robot((s) => s.throng(0, 'warlord').screen('pistol', 'wrench', 'flamethrower'));
    expect(scene.offers({ type: 'take-attack', survivor: 'robot' })).toEqual([
      { type: 'take-attack', survivor: 'robot', card: 'wrench' },
    ]);
    expect(scene.offers({ type: 'take', card: 'pistol' })).toHaveLength(1); // to carry it, it may
  });

  it('robot: flails with Muscle', () => {
    const scene = robot((s) => s.throng(0, 'terrors-1')).until('strike');
    scene.dice(...roll(5), ...roll(9)).reply({ type: 'strike', at: 'robot' });
    expect(scene.told('test-rolled')).toMatchObject([{ stat: 'muscle', needed: 8, passed: false, flail: true }]);
    expect(scene.movie.discard).toContain('robot');
  });

  it('robot: starts with 6 rest spoints', () => {
    const scene = table(() => undefined, ['robot', 'reporter', 'scout']);
    expect(scene.survivor('robot').rest).toBe(6);
    expect(scene.survivor('scout').rest).toBe(0);
  });

  it('robot: drawn later, it has 7', () => {
    const scene = table((s) => s.survivorPile('robot', 'cook'));
    scene.reply({ type: 'draw' });
    expect(scene.told('survivor-joined').at(-1)).toMatchObject({ survivor: 'robot', rest: 7 });
  });

  it('robot: passes an event’s test of Guts without a roll', () => {
    const scene = waiting(['theyre-out-there'], (s) => s.rest('robot', 6), ['robot', 'reporter', 'scout']);
    scene.reply(TAKE);
    scene.reply({ type: 'plot', use: true });
    expect(scene.told('test-waived')).toEqual([{ type: 'test-waived', survivor: 'robot', stat: 'guts' }]);
    expect(scene.told('test-rolled')).toEqual([]);
    expect(scene.told('full-assault')).toEqual([]);
  });

  it('robot: answers Spored with Brains', () => {
    const scene = waitingForDirector(['spored'], (s) => s.rest('robot', 0), ['robot', 'reporter', 'scout']).fate(0);
    directorTakes(scene, ...roll(9));
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'robot', stat: 'brains', needed: 8, passed: false }]);
  });

  it('robot: Fight or Flight gives it Muscle and no Speed', () => {
    const scene = robot((s) => s.throng(0, 'warlord').give('robot', 'fight-or-flight', 'spear'));
    expect(scene.offers({ type: 'attack', way: 'spear', stat: 'speed' })).toEqual([]);
    scene.dice(...roll(10), 1).reply({ type: 'attack', way: 'hands' });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 10, hit: true }]);
  });
});
