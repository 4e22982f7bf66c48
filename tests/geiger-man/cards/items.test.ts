import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/rules/geiger-man/index.ts';
import { type GeigerShow, show } from '../../kit/geiger-man.ts';

const HERE = { girl: 'range', killer: 'range', victims: {}, horror: 3, hand: ['haul-off', 'head'] as ActionId[] };

/** Damage that Haul Off does with it at two successes, so many steps away. */
function blow(item: string, girl: string): number {
  const s = show().set({ ...HERE, girl, items: [item] });
  if (s.offers({ type: 'play', card: 'haul-off' }).length === 0) return 0;
  s.play('haul-off', 5, 5).accept();
  if (s.prompt.type === 'target') s.reply({ type: 'weapon', weapon: item });
  if (s.prompt.type === 'walk') s.stop();
  return 12 - s.game.killerHealth;
}
const byRange = (item: string) => [blow(item, 'range'), blow(item, 'screen'), blow(item, 'playground')];
const attacked = (item: string, by = 'looks'): GeigerShow =>
  show()
    .set({ ...HERE, bloodlust: 6, hand: ['head'], items: [item] })
    .draw(by);

describe('items of the Moonglow', () => {
  it('tire-iron: one more in her own space', () => expect(byRange('tire-iron')).toEqual([3, 0, 0]));
  it('sledge: two more in her own space', () => expect(byRange('sledge')).toEqual([4, 0, 0]));
  it('pole: one more here and one step away', () => expect(byRange('pole')).toEqual([3, 3, 0]));

  it('prod: one more, then a step with followers', () => {
    const s = show()
      .set({ ...HERE, victims: { range: 1 }, items: ['prod'] })
      .play('haul-off', 5, 5)
      .accept();
    expect(s.prompt).toMatchObject({ type: 'walk', left: 1 });
    s.step('screen', 'plain');
    expect(s.game).toMatchObject({ killerHealth: 9, horror: 2, girlAt: 'screen' });
  });

  it('rifle: one or two steps away, four shots', () => {
    expect(byRange('rifle')).toEqual([2, 3, 3]);
    const s = show()
      .set({ ...HERE, girl: 'screen', items: ['rifle'] })
      .play('haul-off', 5, 5)
      .accept();
    expect(s.game.items).toMatchObject([{ uses: 3 }]);
  });

  it('flare-gun: two damage for two Time, from one or two steps', () => {
    const s = show().set({ ...HERE, girl: 'playground', items: ['flare-gun'] });
    s.reply({ type: 'use', item: 'flare-gun' });
    expect(s.game).toMatchObject({ killerHealth: 10, time: 4 });
    s.reply({ type: 'use', item: 'flare-gun' });
    expect(s.game).toMatchObject({ killerHealth: 8, items: [], itemDiscard: ['flare-gun'] });
    expect(
      show()
        .set({ ...HERE, items: ['flare-gun'] })
        .offers({ type: 'use' }),
    ).toEqual([]);
  });

  it('nitrate: three, two or one damage, and a health where it goes wrong beside her', () => {
    const burn = (girl: string, ...dice: number[]) => {
      const s = show()
        .set({ ...HERE, girl, items: ['nitrate'], hand: ['head'] })
        .dice(...dice);
      s.reply({ type: 'use', item: 'nitrate' });
      s.accept();
      return [s.game.killerHealth, s.game.health, s.game.time, s.game.itemDiscard.length];
    };
    expect(burn('range', 5, 5)).toEqual([9, 5, 5, 1]);
    expect(burn('range', 5, 1)).toEqual([10, 5, 5, 1]);
    expect(burn('range', 1, 1)).toEqual([11, 4, 5, 1]);
    expect(burn('screen', 1, 1)).toEqual([11, 5, 5, 1]);
  });

  it('cable: the Killer who steps in takes two and goes no farther', () => {
    const s = show().set({ ...HERE, girl: 'screen', hand: ['head'], items: ['cable'], bloodlust: 4 });
    s.reply({ type: 'use', item: 'cable' });
    s.set({ girl: 'catwalk' }).draw('looks');
    expect(s.game).toMatchObject({ killerAt: 'screen', killerHealth: 10, health: 5, time: 4 });
    expect(
      show()
        .set({ ...HERE, items: ['cable'] })
        .offers({ type: 'use' }),
    ).toEqual([]);
  });

  it('extinguisher: the attack is off, and he is pushed where she likes', () => {
    const s = attacked('extinguisher', 'footprints');
    s.reply({ type: 'use', item: 'extinguisher' });
    expect(s.prompt.replies.map((r) => r.type === 'space' && r.space)).toEqual(['screen', 'wash', 'fence']);
    s.reply({ type: 'space', space: 'wash' });
    expect(s.game).toMatchObject({ health: 5, killerAt: 'wash', items: [] });
    expect(s.told('girl-attacked')).toHaveLength(1); // the second A strikes at the wash
  });

  it('hubcap: one less, three times', () => {
    const s = attacked('hubcap');
    s.reply({ type: 'use', item: 'hubcap' });
    s.reply({ type: 'use', item: 'hubcap' });
    s.reply({ type: 'take' });
    expect(s.game).toMatchObject({ health: 4, items: [{ uses: 1 }] });
  });

  it('apron: at most one', () => {
    const s = attacked('apron');
    s.reply({ type: 'use', item: 'apron' });
    expect(s.game).toMatchObject({ health: 4, items: [{ uses: 1 }] });
  });

  it('tin: a health for a Time, twice', () => {
    const s = show().set({ ...HERE, health: 2, items: ['tin'] });
    s.reply({ type: 'use', item: 'tin' });
    expect(s.game).toMatchObject({ health: 3, time: 5, items: [{ uses: 1 }] });
  });

  it('cola: three Time or two health', () => {
    const s = show().set({ ...HERE, health: 2, items: ['cola'] });
    s.reply({ type: 'use', item: 'cola', way: 0 });
    expect(s.game).toMatchObject({ time: 9, health: 2, items: [] });
    const t = show().set({ ...HERE, health: 2, items: ['cola'] });
    t.reply({ type: 'use', item: 'cola', way: 1 });
    expect(t.game).toMatchObject({ time: 6, health: 4 });
  });

  it('stub: one die becomes a 6', () => {
    const s = show()
      .set({ ...HERE, girl: 'lounge', hand: ['head', 'steps'], items: ['stub'] })
      .play('head', 1, 5);
    s.reply({ type: 'six', item: 'stub', face: 1 });
    s.accept();
    expect(s.game).toMatchObject({ time: 8, itemDiscard: ['stub'] });
  });

  it('counter: the top Terror card each Upkeep, under the deck for the counter', () => {
    const s = show()
      .set({ ...HERE, girl: 'gate', items: ['counter'], terror: ['click', 'looks'] })
      .upkeep();
    s.reply({ type: 'yes' });
    expect(s.game.terror.map(({ card }) => card)).toEqual(['looks', 'click']);
    expect(s.game.itemDiscard).toEqual(['counter']);
    const t = show()
      .set({ ...HERE, girl: 'gate', items: ['counter'], terror: ['click', 'looks'] })
      .upkeep();
    t.reply({ type: 'no' });
    expect(t.game.terror[0]).toEqual({ card: 'click', known: true });
  });

  it('keys: up to four steps by car, with three, saved at once on an exit', () => {
    const s = show().set({
      girl: 'frontrow',
      killer: 'range',
      victims: { frontrow: 4 },
      items: ['keys'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'keys' });
    expect(s.offers({ type: 'space', space: 'range' })).toEqual([]);
    s.reply({ type: 'space', space: 'gate' });
    s.reply({ type: 'followers', followers: ['plain', 'plain', 'plain'] });
    s.save(0).save(1).save(2).stop();
    expect(s.game).toMatchObject({ girlAt: 'gate', saved: 3, itemDiscard: ['keys'] });
    expect(
      show()
        .set({ girl: 'booth', killer: 'range', items: ['keys'] })
        .offers({ item: 'keys' }),
    ).toEqual([]);
  });

  it('bullhorn: once a turn, all of a space within two steps come a step nearer', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'fence',
      victims: { lot: 2, trailer: 1, fence: 1, snackbar: 1 },
      items: ['bullhorn'],
      hand: ['head'],
    });
    s.reply({ type: 'use', item: 'bullhorn' });
    expect(s.prompt.replies.flatMap((r) => (r.type === 'space' ? [r.space] : []))).toEqual([
      'lot',
      'trailer',
      'snackbar',
    ]);
    s.reply({ type: 'space', space: 'lot' });
    expect(s.game.victims).toMatchObject({ lane: 2, lot: 0 });
    expect(s.game.time).toBe(5);
    expect(s.offers({ type: 'use' })).toEqual([]);
  });

  it('popcorn: this time she picks each one’s edge', () => {
    const s = show()
      .set({ girl: 'gate', killer: 'lane', victims: { lane: 3 }, items: ['popcorn'], hand: ['head'] })
      .draw('click');
    s.reply({ type: 'use', item: 'popcorn' });
    s.reply({ type: 'space', space: 'gate' });
    s.reply({ type: 'space', space: null });
    expect(s.game.victims).toMatchObject({ gate: 1, lane: 1 });
  });
});
