import { describe, expect, it } from 'vitest';
import { milltown } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';

/** A way to attack with each stat, and the damage dice it rolls. */
const WAYS = [
  ['hands', 'muscle', [1]],
  ['knife', 'speed', [1]],
  ['flares', 'brains', [1, 1]],
  ['rifle', 'guts', [1, 1]],
] as const;

const withOthers = (survivor: string) => [
  survivor,
  ...['waitress', 'postman', 'nurse'].filter((id) => id !== survivor),
];

/** Each stat hits at its number and misses one above it, in Muscle, Speed, Brains, Guts. */
function provesStats(survivor: string, ...stats: number[]): void {
  WAYS.forEach(([way, stat, damage], i) => {
    const number = stats[i];
    if (number === undefined) throw new Error('four stats are wanted');
    for (const [dice, hit] of [
      [[...roll(number), ...damage], true],
      [roll(number + 1), false],
    ] as const) {
      const scene = milltown(
        (s) =>
          s
            .screen('bat', 'walkie-talkies', 'axe')
            .throng(0, 'king')
            .give(survivor, ...(i === 0 ? [] : [way])),
        withOthers(survivor),
      );
      scene.dice(...dice).reply({ type: 'attack', target: 'king', way, stat });
      expect(scene.told('attack-rolled'), `${stat} ${number}`).toMatchObject([{ needed: number, hit }]);
    }
  });
}

describe('the people of the mill town', () => {
  it('sheriff: 7, 6, 6, 8', () => provesStats('sheriff', 7, 6, 6, 8));
  it('waitress: 5, 7, 6, 7', () => provesStats('waitress', 5, 7, 6, 7));
  it('bartender: 8, 6, 5, 7', () => provesStats('bartender', 8, 6, 5, 7));
  it('sorority-girl: 4, 8, 7, 6', () => provesStats('sorority-girl', 4, 8, 7, 6));
  it('nurse: 5, 7, 8, 7', () => provesStats('nurse', 5, 7, 8, 7));
  it('farmer: 8, 5, 5, 8', () => provesStats('farmer', 8, 5, 5, 8));
  it('housewife: 5, 7, 7, 8', () => provesStats('housewife', 5, 7, 7, 8));
  it('mechanic: 8, 7, 7, 4', () => provesStats('mechanic', 8, 7, 7, 4));
  it('college-guy: 6, 7, 8, 4', () => provesStats('college-guy', 6, 7, 8, 4));
  it('kid-brother: 4, 8, 5, 8', () => provesStats('kid-brother', 4, 8, 5, 8));
  it('kid-sister: 4, 8, 8, 5', () => provesStats('kid-sister', 4, 8, 8, 5));
  it('postman: 6, 8, 5, 6', () => provesStats('postman', 6, 8, 5, 6));
});
