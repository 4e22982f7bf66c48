import { describe, expect, it } from 'vitest';
import { geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const HERE = { girl: 'range', killer: 'range', victims: {} } as const;
const DECK = { snackbar: ['hubcap', 'tire-iron', 'cola', 'stub'] };

describe('FG10 Searching', () => {
  const at = () =>
    show({ loaded: { events: ['phone'], items: DECK } }).set({
      girl: 'snackbar',
      killer: 'range',
      victims: {},
      horror: 4,
      hand: ['rummage', 'head'],
    });

  it('FG10.1 by a search card, from the deck of her space', () => {
    const s = at().play('rummage', 5, 1).accept();
    s.reply({ type: 'arrange', hands: ['hubcap'] });
    expect(s.game.decks.snackbar).toHaveLength(3);
    expect(s.game.decks.shed).toHaveLength(4);
  });

  it('FG10.2 the top one; the card below stays as it lies', () => {
    const s = at().play('rummage', 5, 1).accept();
    s.reply({ type: 'arrange', hands: ['hubcap'] });
    expect(s.game.items.map(({ id, uses }) => [id, uses])).toEqual([['hubcap', 3]]);
    expect(geigerMan.view(s.game, 0).decks.snackbar?.[0]).toEqual({ card: null, known: false });
    expect(s.game.up.snackbar).toBe(false);
  });

  it('FG10.3 two are seen, one is kept, the other on top face up; one left is taken', () => {
    const s = at().play('rummage', 5, 5).accept();
    s.reply({ type: 'keep', item: 'hubcap', other: 'top' });
    s.reply({ type: 'arrange', hands: [] });
    expect(s.game.decks.snackbar?.map(({ card }) => card)).toEqual(['tire-iron', 'cola', 'stub']);
    expect(s.game.up.snackbar).toBe(true);
    const t = at().stage((it) => {
      it.itemBox.push(...(it.decks.snackbar ?? []).splice(1));
    });
    t.play('rummage', 5, 5).accept();
    expect(t.prompt.type).toBe('arrange');
    t.reply({ type: 'arrange', hands: [] });
  });

  it('FG10.4 an empty deck stays empty', () => {
    const s = at().stage((it) => {
      it.itemBox.push(...(it.decks.snackbar ?? []).splice(0));
    });
    expect(s.offers({ type: 'play', card: 'rummage' })).toEqual([]);
  });
});

describe('FG11 Items', () => {
  it('FG11.1 two hands, a backpack without end, and what asks for a hand works only there', () => {
    const s = show().set({ ...HERE, hand: ['swing'], items: ['sledge', 'tire-iron', 'tin'], health: 3 });
    expect(s.game.items.map(({ held }) => held)).toEqual([true, false, false]);
    expect(s.offers({ type: 'use' })).toEqual([{ type: 'use', item: 'tin', way: 0 }]);
    s.upkeep();
    const hands = s.offers({ type: 'arrange' }).map((r) => (r.type === 'arrange' ? r.hands : []));
    expect(hands).toEqual([[], ['tire-iron'], ['sledge']]);
    s.reply({ type: 'arrange', hands: ['tire-iron'] });
    expect(s.game.items.map(({ held }) => held)).toEqual([false, true, false]);
  });

  it('FG11.2 re-arranged when one is gained and in Upkeep, while something for the hands lies in the backpack', () => {
    const s = show({ girl: 'vera' }).set({
      girl: 'gate',
      killer: 'catwalk',
      victims: { gate: 1 },
      items: ['sledge', 'tire-iron'],
      hand: ['head'],
    });
    expect(s.prompt.type).toBe('act');
    s.save(0).reply({ type: 'reward', place: 0 });
    expect(s.prompt.type).toBe('arrange');
    s.reply({ type: 'arrange', hands: ['tire-iron'] });
    expect(
      show()
        .set({ items: ['tire-iron'], girl: 'gate', killer: 'catwalk', victims: {} })
        .upkeep().prompt.type,
    ).toBe('act');
  });

  it('FG11.3 each use takes a marker, with the last the item is discarded', () => {
    const s = show().set({ items: ['tin'], health: 2, hand: ['head'] });
    s.reply({ type: 'use', item: 'tin' });
    expect(s.game.items).toMatchObject([{ id: 'tin', uses: 1 }]);
    s.reply({ type: 'use', item: 'tin' });
    expect(s.game).toMatchObject({ items: [], itemDiscard: ['tin'], health: 4, time: 4 });
  });

  it('FG11.4 using is not playing: no roll, no card', () => {
    const s = show().set({ items: ['cola'], health: 2, hand: ['head'] });
    s.reply({ type: 'use', item: 'cola', way: 1 });
    expect(s.told('rolled')).toEqual([]);
    expect(s.told('played')).toEqual([]);
    expect(s.game.hand).toEqual(['head']);
  });

  it('FG11.5 an item may be dropped whenever she may re-arrange', () => {
    const s = show()
      .set({ items: ['sledge', 'tire-iron'], girl: 'gate', killer: 'catwalk', victims: {} })
      .upkeep();
    s.reply({ type: 'drop', item: 'sledge' });
    s.reply({ type: 'arrange', hands: ['tire-iron'] });
    expect(s.game.itemDiscard).toEqual(['sledge']);
  });

  it('FG11.6 a token lies where it was placed, and goes with its card', () => {
    const s = show().set({ girl: 'screen', killer: 'range', items: ['cable'], victims: {}, hand: ['head'] });
    s.reply({ type: 'use', item: 'cable' });
    expect(s.game).toMatchObject({ items: [], traps: [{ item: 'cable', at: 'screen' }], time: 4 });
    s.draw('looks');
    expect(s.game).toMatchObject({ traps: [], itemDiscard: ['cable'], killerHealth: 10, killerAt: 'screen' });
  });
});

describe('FG12 Her attacks', () => {
  it('FG12.1 in her space, or at a weapon’s exact range, named before the roll', () => {
    const s = show().set({
      girl: 'screen',
      killer: 'range',
      hand: ['swing', 'head'],
      victims: {},
      horror: 3,
      items: ['rifle'],
    });
    s.play('swing', 5, 5).accept();
    expect(s.game.killerHealth).toBe(10);
    expect(
      s
        .set({ killer: 'screen', hand: ['swing', 'head'] })
        .play('swing', 5, 5)
        .accept().game.killerHealth,
    ).toBe(9); // no range 0
    const t = show().set({ girl: 'gate', killer: 'range', hand: ['swing', 'head'], victims: {}, items: ['rifle'] });
    expect(t.offers({ type: 'play', card: 'swing' })).toEqual([]);
  });

  it('FG12.2 one weapon adds where the line deals damage; a marker goes with modifier or range', () => {
    const s = show().set({ ...HERE, hand: ['swing', 'head'], horror: 3, items: ['tire-iron', 'prod'] });
    s.play('swing', 5, 5).accept();
    s.reply({ type: 'weapon', weapon: 'tire-iron' });
    expect(s.game.killerHealth).toBe(10);
    const miss = show().set({
      girl: 'screen',
      killer: 'range',
      hand: ['swing'],
      victims: {},
      horror: 3,
      items: ['rifle'],
    });
    miss.play('swing', 1, 1);
    expect(miss.game).toMatchObject({ killerHealth: 12, items: [{ id: 'rifle', uses: 3 }] });
    const near = show({ location: 'nightbird' }).set({
      girl: 'cab',
      killer: 'cab',
      hand: ['swing'],
      victims: {},
      horror: 3,
      items: ['pepperbox'],
    });
    near.play('swing', 1, 1);
    expect(near.game.items).toMatchObject([{ id: 'pepperbox', uses: 4 }]);
  });

  it('FG12.2 a limited weapon may be spared', () => {
    const s = show({ location: 'nightbird' }).set({
      girl: 'cab',
      killer: 'cab',
      hand: ['swing', 'head'],
      victims: {},
      horror: 3,
      items: ['pepperbox'],
    });
    s.play('swing', 5, 5).accept();
    s.reply({ type: 'weapon', weapon: null });
    expect(s.game).toMatchObject({ killerHealth: 11, items: [{ uses: 4 }] });
  });

  it('FG12.3 a Flare Gun needs no card', () => {
    const s = show().set({ girl: 'screen', killer: 'range', hand: ['head'], victims: {}, items: ['flare-gun'] });
    s.reply({ type: 'use', item: 'flare-gun' });
    expect(s.game).toMatchObject({ killerHealth: 10, time: 4, items: [{ uses: 1 }] });
  });

  it('FG12.4 Minor Dark Powers first, as she picks, then his own', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      victims: {},
      hand: ['all-in', 'head'],
      horror: 1,
      minor: ['glow', 'haze'],
    });
    s.play('all-in', 5, 5).accept();
    s.reply({ type: 'power', power: 'haze' });
    expect(s.game).toMatchObject({ minor: [{ id: 'glow', health: 1 }], killerHealth: 12 });
  });

  it('FG12.5 with Killer and Minions there she names a side before the roll', () => {
    const s = show().set({ ...HERE, minions: ['range'], hand: ['swing', 'head'], horror: 3 });
    s.play('swing');
    expect(s.prompt).toMatchObject({ type: 'target', by: 'swing' });
    s.dice(5, 5).reply({ type: 'target', side: 'killer' });
    s.accept();
    expect(s.game).toMatchObject({ killerHealth: 11 });
    expect(s.game.minions).toHaveLength(1);
  });

  it('FG12.6 a weapon serves every attack card, against Minions too', () => {
    const s = show().set({
      girl: 'range',
      killer: 'gate',
      minions: ['range', 'range'],
      victims: {},
      hand: ['swing', 'head'],
      horror: 3,
      items: ['tire-iron'],
    });
    s.play('swing', 5, 5).accept();
    expect(s.game.minions).toEqual([]);
  });

  it('FG12.7 one blow is one amount: what destroys The Glow goes on to him', () => {
    const s = show().set({
      ...HERE,
      hand: ['all-in', 'head'],
      horror: 3,
      items: ['sledge'],
      minor: ['glow'],
      power: 'lead-skin',
    });
    s.play('all-in', 6).accept(); // 2 + 2 − 1: two markers, and one of his
    expect(s.game).toMatchObject({ minor: [], killerHealth: 11 });
  });
});
