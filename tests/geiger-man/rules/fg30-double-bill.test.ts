import { describe, expect, it } from 'vitest';
import {
  carriedOver,
  type GeigerManConfig,
  geigerMan,
  itemsToCarry,
  startingHand,
} from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';
import { census } from '../../kit/geiger-man-census.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';

const won = () =>
  show({ girl: 'ruth' })
    .set({
      girl: 'lane',
      killer: 'lane',
      victims: {},
      health: 3,
      horror: 6,
      killerHealth: 1,
      bloodlust: 9,
      flipped: true,
      items: ['rifle', 'cola'],
      tokens: { killer: 0 },
      hand: ['swing'],
    })
    .play('swing', 5, 5, 1)
    .accept();

const second: GeigerManConfig = { seed: 'second', girl: 'ruth', killer: 'salt-widow', location: 'nightbird' };

describe('FG30 Double Bill', () => {
  it('FG30.1 the second show takes what the end of the first leaves', () => {
    const { game, result } = won();
    expect(result?.won).toBe(true);
    expect(itemsToCarry(game)).toEqual(['rifle', 'cola']);
    expect(carriedOver(game, 'rifle')).toEqual({ health: 3, item: { id: 'rifle', uses: 4 } });
  });

  it('FG30.2 damage is carried over, to no less than 2; she heals up to what she ever could', () => {
    const { game } = won();
    expect(carriedOver({ ...game, health: 1 }, null)).toEqual({ health: 2, item: null });
    const s = show({ ...second, carried: { health: 2, item: null } });
    expect(s.game).toMatchObject({ health: 2, token: 'black', items: [] });
    s.set({ hand: ['lie-low'], killer: 'hut', girl: 'club' })
      .play('lie-low', 5, 5)
      .accept();
    expect(s.game.health).toBe(5);
  });

  it('FG30.3 one item comes along with its markers, of whatever Location, and is not dealt again', () => {
    const foreign = show({ ...second, carried: { health: 5, item: { id: 'rifle', uses: 3 } } });
    expect(foreign.game.items).toEqual([{ id: 'rifle', uses: 3, held: true, since: 1 }]);
    foreign.set({ girl: 'coach', killer: 'vestibule', victims: {}, hand: ['haul-off'] }).play('haul-off', 5, 1);
    foreign.accept();
    expect(foreign.game.items[0]?.uses).toBe(2);
    const own = show({ ...second, carried: { health: 5, item: { id: 'coffee', uses: 0 } } });
    expect(own.game.items).toEqual([{ id: 'coffee', uses: 0, held: false, since: 1 }]);
    expect(JSON.stringify([own.game.decks, own.game.itemBox])).not.toContain('coffee');
    expect(carriedOver(won().game, null).item).toBeNull();
  });

  it('FG30.4 all else is as at the start of any show', () => {
    const { game } = geigerMan.start({ ...second, carried: carriedOver(won().game, 'cola') });
    expect(game).toMatchObject({ horror: 3, bloodlust: 1, time: 6, flipped: false, saved: 0, turn: 1 });
    expect(game.hand).toEqual(startingHand());
    expect(game.filled).toEqual([false, false, false, false]);
  });

  it('FG30.3 in random shows the item is always somewhere, and a world she cannot tell apart has it, too', () => {
    for (const id of ['sledge', 'keys', 'cable', 'popcorn', 'maul', 'handcar', 'berth-key', 'timetable']) {
      for (const location of ['moonglow', 'nightbird'] as const) {
        const { game } = geigerMan.start({ ...second, location, carried: { health: 3, item: { id, uses: 0 } } });
        const luck = new Luck(id.length);
        for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
          expect(census(game)).toBeNull();
          if (prompt.n % 29 === 0) expect(census(geigerMan.resample(geigerMan.view(game, 0), 0, id))).toBeNull();
          geigerMan.advance(game, pick(luck, prompt));
        }
      }
    }
  });

  it.each([
    [{ girl: null }, 'name the Girl'],
    [{ carried: { health: 1, item: null } }, 'health of 1'],
    [{ carried: { health: 6, item: null } }, 'health of 6'],
    [{ carried: { health: 4, item: { id: 'raygun', uses: 0 } } }, 'raygun'],
    [{ carried: { health: 4, item: { id: 'rifle', uses: 5 } } }, 'rifle cannot have 5'],
    [{ carried: { health: 4, item: { id: 'sledge', uses: 1 } } }, 'sledge cannot have 1'],
    [
      { loaded: { items: { club: ['maul'] } }, carried: { health: 4, item: { id: 'maul', uses: 0 } } },
      'no "maul" left',
    ],
  ] as const)('FG30.2, FG30.3 what cannot be carried over is refused: %j', (change, words) => {
    const config = { ...second, carried: { health: 4, item: null }, ...change } as GeigerManConfig;
    expect(() => geigerMan.start(config)).toThrow(words);
  });
});
