import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/rules/geiger-man/index.ts';
import { type GeigerShow, show } from '../../kit/geiger-man.ts';

const TRAIN = { location: 'nightbird' } as const;
const HERE = { girl: 'cab', killer: 'cab', victims: {}, horror: 3, hand: ['haul-off', 'head'] as ActionId[] };

function blow(item: string, girl: string): number {
  const s = show(TRAIN).set({ ...HERE, girl, items: [item] });
  if (s.offers({ type: 'play', card: 'haul-off' }).length === 0) return 0;
  s.play('haul-off', 5, 5).accept();
  if (s.prompt.type === 'target') s.reply({ type: 'weapon', weapon: item });
  if (s.prompt.type === 'card') s.reply({ type: 'space', space: null });
  return 12 - s.game.killerHealth;
}
const byRange = (item: string) => [blow(item, 'cab'), blow(item, 'tender'), blow(item, 'baggage')];
const attacked = (item: string, by = 'looks'): GeigerShow =>
  show(TRAIN)
    .set({ ...HERE, bloodlust: 6, hand: ['head'], items: [item] })
    .draw(by);

describe('items of the Nightbird', () => {
  it('cleaver: one more in her own space', () => expect(byRange('cleaver')).toEqual([3, 0, 0]));
  it('maul: two more in her own space', () => expect(byRange('maul')).toEqual([4, 0, 0]));

  it('shovel: one more, then a push of her choice', () => {
    expect(byRange('shovel')).toEqual([3, 0, 0]);
    const s = show(TRAIN)
      .set({ ...HERE, items: ['shovel'] })
      .play('haul-off', 5, 5)
      .accept();
    s.reply({ type: 'space', space: 'tank' });
    expect(s.game).toMatchObject({ killerAt: 'tank', killerHealth: 9, horror: 2 });
  });

  it('pepperbox: one more here and one step away, four shots', () => {
    expect(byRange('pepperbox')).toEqual([3, 3, 0]);
    const s = show(TRAIN)
      .set({ ...HERE, items: ['pepperbox'] })
      .play('haul-off', 5, 5)
      .accept();
    s.reply({ type: 'weapon', weapon: 'pepperbox' });
    expect(s.game.items).toMatchObject([{ uses: 3 }]);
  });

  it('carbine: one or two steps away, four shots', () => {
    expect(byRange('carbine')).toEqual([2, 3, 3]);
  });

  it('signal-pistol: two damage for two Time, twice', () => {
    const s = show(TRAIN).set({ ...HERE, girl: 'baggage', items: ['signal-pistol'] });
    s.reply({ type: 'use', item: 'signal-pistol' });
    expect(s.game).toMatchObject({ killerHealth: 10, time: 4, items: [{ uses: 1 }] });
  });

  it('blasting-cap: three, two or one damage', () => {
    const s = show(TRAIN)
      .set({ ...HERE, hand: ['head'], items: ['blasting-cap'] })
      .dice(1, 1);
    s.reply({ type: 'use', item: 'blasting-cap' });
    s.accept();
    expect(s.game).toMatchObject({ killerHealth: 11, health: 4, time: 5, itemDiscard: ['blasting-cap'] });
  });

  it('torpedo: the Killer who steps in takes two and stops', () => {
    const s = show(TRAIN).set({ ...HERE, girl: 'tender', hand: ['head'], items: ['torpedo'], bloodlust: 4 });
    s.reply({ type: 'use', item: 'torpedo' });
    s.set({ girl: 'baggage' }).draw('looks');
    expect(s.game).toMatchObject({ killerAt: 'tender', killerHealth: 10, health: 5 });
  });

  it('cord: the attack is off, and she may take a step', () => {
    const s = attacked('cord');
    s.reply({ type: 'use', item: 'cord' });
    s.reply({ type: 'space', space: 'tank' });
    expect(s.game).toMatchObject({ health: 5, girlAt: 'tank', itemDiscard: ['cord'] });
  });

  it('tray: one less, three times', () => {
    const s = attacked('tray');
    s.reply({ type: 'use', item: 'tray' });
    s.reply({ type: 'take' });
    expect(s.game).toMatchObject({ health: 3, items: [{ uses: 2 }] });
  });

  it('mailbag: at most one', () => {
    const s = attacked('mailbag');
    s.reply({ type: 'use', item: 'mailbag' });
    expect(s.game).toMatchObject({ health: 4, items: [{ uses: 1 }] });
  });

  it('doctors-bag: a health for a Time', () => {
    const s = show(TRAIN).set({ ...HERE, health: 2, items: ['doctors-bag'] });
    s.reply({ type: 'use', item: 'doctors-bag' });
    expect(s.game).toMatchObject({ health: 3, time: 5 });
  });

  it('coffee: three Time, or two Levels', () => {
    const s = show(TRAIN).set({ ...HERE, items: ['coffee'] });
    s.reply({ type: 'use', item: 'coffee', way: 1 });
    expect(s.game).toMatchObject({ horror: 1, time: 6, itemDiscard: ['coffee'] });
  });

  it('ace: one die becomes a 6', () => {
    const s = show(TRAIN)
      .set({ ...HERE, girl: 'hut', hand: ['head', 'steps'], items: ['ace'] })
      .play('head', 1, 1);
    s.reply({ type: 'six', item: 'ace', face: 1 });
    s.accept();
    expect(s.game).toMatchObject({ time: 5, horror: 2 });
  });

  it('timetable: the next three Terror cards in any order', () => {
    const s = show(TRAIN).set({
      ...HERE,
      girl: 'hut',
      items: ['timetable'],
      terror: ['click', 'looks', 'heat', 'wall'],
    });
    s.reply({ type: 'use', item: 'timetable' });
    expect(s.offers({ type: 'order' })).toHaveLength(6);
    s.reply({ type: 'order', cards: ['heat', 'click', 'looks'] });
    expect(s.game.terror.map(({ card }) => card)).toEqual(['heat', 'click', 'looks', 'wall']);
    expect(s.game).toMatchObject({ time: 5, itemDiscard: ['timetable'] });
  });

  it('handcar: along the line, with three', () => {
    const s = show(TRAIN).set({
      girl: 'ramp',
      killer: 'ballast',
      victims: { ramp: 3 },
      items: ['handcar'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'handcar' });
    expect(s.prompt.replies.flatMap((r) => (r.type === 'space' ? [r.space] : []))).toEqual(['platform', 'siding']);
    s.reply({ type: 'space', space: 'siding' });
    s.reply({ type: 'followers', followers: ['plain', 'plain', 'plain'] });
    s.save(0).stop();
    expect(s.game).toMatchObject({ saved: 1, girlAt: 'siding' });
  });

  it('pea-whistle: all of a space come a step nearer', () => {
    const s = show(TRAIN).set({
      girl: 'hut',
      killer: 'cab',
      victims: { bank: 1, galley: 2 },
      items: ['pea-whistle'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'pea-whistle' });
    s.reply({ type: 'space', space: 'galley' });
    expect(s.game.victims).toMatchObject({ bank: 3, galley: 0 });
  });

  it('berth-key: no Enemy moves into her space this turn', () => {
    const s = show(TRAIN).set({
      girl: 'compartment',
      killer: 'sleeper',
      victims: {},
      items: ['berth-key'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'berth-key' });
    s.draw('looks');
    expect(s.game).toMatchObject({ killerAt: 'sleeper', health: 5 });
    expect(
      show(TRAIN)
        .set({ girl: 'hut', killer: 'cab', items: ['berth-key'] })
        .offers({ type: 'use' }),
    ).toEqual([]);
  });
});
