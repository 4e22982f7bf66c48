import { describe, expect, it } from 'vitest';
import {
  ACTION,
  ACTIONS,
  type GeigerManConfig,
  GIRL,
  GIRLS,
  geigerMan,
  KILLER,
  KILLERS,
  LOCATION,
  LOCATIONS,
  TOKENS,
} from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';
import { census } from '../../kit/geiger-man-census.ts';

const all = LOCATIONS.map((id) => LOCATION[id]);
const killers = KILLERS.map((id) => KILLER[id]);
const games = (change: Partial<GeigerManConfig> = {}, n = 30) =>
  Array.from({ length: n }, (_, seed) => geigerMan.start({ seed, ...change }).game);

describe('FG1 Parts', () => {
  it('FG1.1 any Girl, any Killer, any Location', () => {
    for (const girl of GIRLS)
      for (const killer of KILLERS)
        for (const location of LOCATIONS)
          expect(geigerMan.start({ seed: 1, girl, killer, location }).game).toMatchObject({ girl, killer, location });
  });

  it('FG1.1, FG1.7 no card of a Killer names a space, none of a Location a piece of a Killer', () => {
    const spaces = all.flatMap(({ spaces: list }) => list.map(({ id }) => id));
    const texts = killers.flatMap(({ terror, rows, finales, above, first }) =>
      [...terror.map(({ effects }) => effects), ...rows.map(({ reached }) => reached), above, first].concat(
        finales.flatMap(({ revealed, upkeep, orders }) => [revealed, upkeep, orders]),
      ),
    );
    for (const text of texts) for (const id of spaces) expect(JSON.stringify(text)).not.toContain(`"${id}"`);
    const own = ['spawn', 'pillar', 'pillars-back', 'recover-per-pillar', 'pull', 'reveal-power'];
    for (const { terror, events } of all)
      for (const effect of [...terror, ...events].flatMap(({ effects }) => effects))
        expect(own).not.toContain(effect.do);
  });

  it('FG1.2 23 action cards, six of them free; nine tokens, six of them blank', () => {
    const copies = ACTIONS.map((id) => ACTION[id].copies);
    expect(copies.reduce((sum, n) => sum + n)).toBe(23);
    const free = ACTIONS.filter((id) => ACTION[id].cost === 0).map((id) => ACTION[id].copies);
    expect(free.reduce((sum, n) => sum + n)).toBe(6);
    expect([...TOKENS].sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3]);
  });

  it('FG1.3 a Killer has health, Horror, eleven rows, three Finales, three Dark Powers and one epic, sixteen Terror cards', () => {
    for (const { health, horror, rows, finales, powers, epic, terror, first } of killers) {
      expect(health).toBeGreaterThan(9);
      expect(horror).toBe(3);
      expect(rows).toHaveLength(11);
      expect(finales).toHaveLength(3);
      expect(powers).toHaveLength(3);
      expect(powers).not.toContain(epic);
      expect(terror.reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
      expect(first.length).toBeGreaterThan(0);
    }
  });

  it('FG1.4 a Location is a graph of 18 spaces, its ways lead both ways, and a die names one at most', () => {
    for (const { spaces, setUps, items, events, terror } of all) {
      expect(spaces).toHaveLength(18);
      for (const { id, to } of spaces) {
        const numbers = to.flatMap(([, list]) => list);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const [other] of to) expect(spaces.find((it) => it.id === other)?.to.map(([back]) => back)).toContain(id);
      }
      expect(spaces.filter(({ tags }) => tags.includes('exit'))).toHaveLength(3);
      expect(spaces.filter(({ tags }) => tags.includes('search'))).toHaveLength(3);
      expect([setUps.length, items.length, events.length, terror.length]).toEqual([5, 18, 10, 8]);
    }
    const edges = all.map(({ spaces }) => spaces.flatMap(({ to }) => to).length / 2);
    expect(edges).toEqual([25, 22]);
  });

  it('FG1.5 a Girl has health, four or five places and a later reward', () => {
    for (const { health, places, later } of Object.values(GIRL)) {
      expect(health).toBeGreaterThanOrEqual(4);
      expect([4, 5]).toContain(places.length);
      expect(later.do).not.toBe('take-card');
    }
  });

  it('FG1.6 every piece is in one zone', () => {
    for (const game of games()) expect(census(game)).toBeNull();
  });

  it('FG1.7 a jammed gate is no exit', () => {
    const s = show().set({ girl: 'gate', victims: { gate: 1 } });
    expect(s.offers({ type: 'save' })).toHaveLength(1);
    expect(s.set({ ongoing: ['jammed'] }).offers({ type: 'save' })).toEqual([]);
  });
});

describe('FG2 Set-up', () => {
  it('FG2.1 what nobody picked is drawn', () => {
    const drawn = games();
    expect(new Set(drawn.map(({ girl }) => girl)).size).toBeGreaterThan(4);
    expect(new Set(drawn.map(({ killer }) => killer)).size).toBe(2);
    expect(new Set(drawn.map(({ location }) => location)).size).toBe(2);
  });

  it.each([
    [{ seed: Number.NaN }],
    [{ seed: 1, girl: 'nobody' }],
    [{ seed: 1, killer: 'dot' }],
    [{ seed: 1, location: 'mars' }],
    [{ seed: 1, options: { ties: 'never' } }],
    [{ seed: 1, options: { speed: 1 } }],
    [{ seed: 1, loaded: { dice: [7] } }],
    [{ seed: 1, loaded: { terror: ['click'] } }],
    [{ seed: 1, loaded: { tokens: { girl: 4 } } }],
    [{ seed: 1, killer: 'salt-widow', location: 'moonglow', loaded: { terror: ['click'] } }],
    [{ seed: 1, killer: 'geiger-man', location: 'moonglow', loaded: { terror: ['glow', 'glow'] } }],
  ])('FG2.1 %j is refused', (config) => {
    expect(() => geigerMan.start(config as never)).toThrow(/^Config /);
  });

  it('FG2.2 the six free cards in hand, the rest for sale', () => {
    const { game } = show();
    expect(game.hand).toEqual(['steps', 'steps', 'head', 'head', 'swing', 'breath']);
    expect(game.tableau).toHaveLength(17);
  });

  it('FG2.3 one Finale and one Dark Power, face down; the epic one stays out', () => {
    const drawn = games({ killer: 'geiger-man' });
    expect(new Set(drawn.map(({ finale }) => finale.card)).size).toBe(3);
    expect(new Set(drawn.map(({ power }) => power.card))).toEqual(new Set(KILLER['geiger-man'].powers));
    for (const game of drawn) {
      const view = geigerMan.view(game, 0);
      expect([view.finale.card, view.power.card]).toEqual([null, null]);
    }
  });

  it('FG2.4 ten Terror cards of both decks, the rest aside', () => {
    const { game } = show();
    expect(game.terror).toHaveLength(10);
    expect(game.terrorBox).toHaveLength(14);
    expect(geigerMan.view(game, 0).terror.every(({ card }) => card === null)).toBe(true);
  });

  it('FG2.5 three search decks of four, the top one face up', () => {
    const { game } = show();
    const view = geigerMan.view(game, 0);
    expect(Object.keys(view.decks)).toEqual(['shed', 'snackbar', 'booth']);
    for (const deck of Object.values(view.decks)) {
      expect(deck).toHaveLength(4);
      expect(deck.map(({ card }) => card !== null)).toEqual([true, false, false, false]);
    }
    expect(game.itemBox).toHaveLength(6);
  });

  it('FG2.6 a Set-up card places the Girl, the Killer and ten victims', () => {
    for (const { setUps } of all)
      for (const { victims } of setUps) expect(victims.reduce((sum, [, n]) => sum + n, 0)).toBe(10);
    const { game } = show({ loaded: { setUp: 'kiddie', events: ['wire'] } });
    expect(game).toMatchObject({ girlAt: 'booth', killerAt: 'shed', setUp: 'kiddie' });
    expect(game.victims).toMatchObject({ playground: 4, snackbar: 2, frontrow: 2, lounge: 1, screen: 1, gate: 0 });
    expect(new Set(games({ location: 'nightbird' }).map(({ setUp }) => setUp)).size).toBe(5);
  });

  it('FG2.7 a token to each, unseen', () => {
    const { game } = show({ loaded: { events: ['wire'], tokens: { girl: 3, killer: 2 } } });
    expect([game.lot.girl.card, game.lot.killer.card]).toEqual([3, 2]);
    expect(geigerMan.view(game, 0).lot).toEqual({
      girl: { card: null, known: false },
      killer: { card: null, known: false },
    });
    expect(game.tokenBox).toHaveLength(7);
  });

  it('FG2.8 health counts the token: four blows leave a Girl of five with it alone', () => {
    const s = show().set({ girl: 'range', killer: 'range', victims: {}, hand: [], bloodlust: 10 }).draw('looks');
    expect(s.game).toMatchObject({ health: 1, token: 'black' });
  });

  it('FG2.9 the lowest row, six Time, the Killer’s Horror', () => {
    expect(show().game).toMatchObject({ bloodlust: 1, time: 6, horror: 3 });
  });

  it('FG2.10 the first Event is resolved before turn 1', () => {
    const { game } = show({ loaded: { events: ['full-house'] } });
    expect(game.eventDiscard).toEqual(['full-house']);
    expect(Object.values(game.victims).reduce((sum, n) => sum + n)).toBe(15);
    expect(game.turn).toBe(1);
  });

  it('FG2.11 the Set-up card is on view, and no token tells itself from another', () => {
    const { game } = show();
    const view = geigerMan.view(game, 0);
    expect(view.setUp).toBe(game.setUp);
    expect(view.tokenBox.every(({ card }) => card === null)).toBe(true);
    expect(view.filled).toEqual([false, false, false, false]);
  });
});
