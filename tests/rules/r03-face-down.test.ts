import { describe, expect, it } from 'vitest';
import {
  type CardId,
  type Movie,
  type Options,
  resample,
  unseenCards,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf, zonesOf } from '../kit/laws.ts';
import { milltown, turnsUp } from '../kit/pittsburgh.ts';
import { Scene } from '../kit/scene.ts';
import { podPlayer, roll, TAKE, table, waiting } from '../kit/situations.ts';
import { endReel, switched } from '../kit/switched.ts';

const unseen = (cards: readonly CardId[]): CardId[] => cards.map(() => '?');
const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort();

/** Every card of a movie once, wherever it lies. */
const cardsIn = (m: Movie): CardId[] => sorted([...zonesOf(m)].flatMap(([card, zones]) => zones.map(() => card)));

describe('R3.1 what nobody has dealt lies face down', () => {
  it('R3.1 the rest of the deck is a pile of backs, and which cards it may be is known', () => {
    const { movie } = new Scene();
    const view = viewOf(movie, null);
    expect(view.dark).toEqual(unseen(movie.dark));
    expect(view.dark).toHaveLength(31);
    expect(unseenCards(view).movie).toEqual(sorted([...movie.reelPile, ...movie.dark]));
  });

  it('R3.1 what is discarded in play lies face up beside it', () => {
    const scene = table((s) => s.throng(0, 'terrors-1'));
    const { dark } = scene.movie;
    scene.dice(...roll(8), 6).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(viewOf(scene.movie, null).discard).toContain('terrors-1');
    expect(scene.movie.dark).toEqual(dark);
    expect(unseenCards(viewOf(scene.movie, null)).movie).not.toContain('terrors-1');
  });

  it('R3.1 a new reel turns all of it over again', () => {
    const scene = table((s) => s.discard('warlord').screen('wrench').reelPile());
    scene.shuffle('spear', 'raygun', 'flamethrower').reply(TAKE);
    scene.reply({ type: 'star', survivor: 'rancher' });
    expect(scene.movie.discard).toEqual([]);
    const view = viewOf(scene.movie, null);
    expect(view.dark).toEqual(unseen(scene.movie.dark));
    expect(unseenCards(view).movie).toContain('warlord'); // dealt or not, nobody knows
  });

  it('R3.1 the cards of a pile that was shut are discarded unseen (R16.1)', () => {
    const scene = table((s) => {
      podPlayer(s, 2).screen('wrench').reelPile('mutants-1', 'warlord');
      s.state.shut = true;
      s.state.turningPoint = true;
    });
    const events = scene.reply(TAKE);
    const moved = events.flatMap((e) => (e.type === 'card-moved' && e.why === 'reel-ended' ? [e.card] : []));
    expect(moved).toEqual(['?', '?']);
    expect(scene.movie.dark).toEqual(expect.arrayContaining(['mutants-1', 'warlord']));
  });

  it('R3.1 what a draw brings up is seen, and goes back face up', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher'])).shuffle('warlord', 'riders-1', 'swarmed', 'payback');
    scene.reply({ type: 'search' });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['warlord', 'riders-1', 'swarmed', 'payback']));
    expect(unseenCards(viewOf(scene.movie, null)).movie).not.toContain('warlord');
  });

  it('R3.1 no shuffle, search or reel loses or doubles a card', () => {
    const scene = switched({ survivorLoss: true, backSeat: 'lab' }, (s) => s.reelPile('lab', 'pods-1', 'pods-2'));
    const all = cardsIn(scene.movie);
    scene.reply(TAKE); // the Lab opens with something under it
    scene.stage((s) => {
      s.survivor('reporter').place = 'lab';
    });
    scene.until('act', 'reporter').reply({ type: 'search' });
    while (scene.prompt.type === 'search') scene.reply({ type: 'back' });
    endReel(scene.until('act', 'rancher').stage((s) => s.discard('wrench'))).until('survivor-loss');
    scene.reply({ type: 'survivor-loss', use: true });
    expect(scene.movie.reel).toBe(2);
    expect(cardsIn(scene.movie)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  it('R3.1 a world that looks the same has the same cards, face up ones where they are', () => {
    const scene = waiting(['lab', 'spear'], (s) => s.discard('warlord', 'riders-1'));
    const view = viewOf(scene.movie, null);
    const worlds = Array.from({ length: 12 }, (_, i) => resample(view, `world-${i}`));
    for (const world of worlds) {
      expect(cardsIn(world)).toEqual(cardsIn(scene.movie));
      expect(world.discard).toEqual(scene.movie.discard);
      expect(world.dark).toHaveLength(scene.movie.dark.length);
    }
    expect(new Set(worlds.map((world) => world.dark.join())).size).toBeGreaterThan(1);
  });
});

describe('R18.7 a pile that somebody chooses from is shown to all', () => {
  const USE = { type: 'plot', use: true } as const;
  /** The event of it, and what had been face down before it. */
  function showing(scene: Scene, reply: Parameters<Scene['reply']>[0]) {
    const dark = sorted(scene.movie.dark);
    expect(dark.length).toBeGreaterThan(0);
    const shown = scene.reply(reply).flatMap((e) => (e.type === 'discards-shown' ? [sorted(e.cards)] : []));
    return { dark, shown };
  }

  it('R18.7 Alien Autopsy: before the Director chooses', () => {
    const scene = waiting(['alien-autopsy', 'spear']);
    scene.reply(TAKE);
    const { dark, shown } = showing(scene.dice(...roll(6)), USE);
    expect(shown).toEqual([dark]);
    expect(scene.prompt.type).toBe('pick');
    expect(scene.movie.dark).toEqual([]);
    expect(scene.offers({ type: 'pick', card: 'warlord' })).toHaveLength(1); // it had been face down
  });

  it('R18.7 not if it is passed, or declined', () => {
    for (const [reply, dice] of [
      [USE, roll(5)],
      [{ type: 'plot', use: false } as const, []],
    ] as const) {
      const scene = waiting(['alien-autopsy', 'spear']);
      scene.reply(TAKE);
      expect(showing(scene.dice(...dice), reply).shown).toEqual([]);
      expect(scene.movie.dark.length).toBeGreaterThan(0);
    }
  });

  it('R18.7 Bodies Missing', () => {
    const scene = waiting(['bodies-missing', 'spear'], (s) => s.discard('cook'));
    scene.reply(TAKE);
    const { dark, shown } = showing(scene, USE);
    expect(shown).toEqual([dark]);
    expect(scene.movie.dark).toEqual([]);
  });

  it('R18.7 the Shuffler', () => {
    const shuffler: Partial<Options> = { shuffler: true };
    const scene = switched(shuffler, (s) => s.reelPile('shuffler', 'radio', 'pods-1'));
    const { dark, shown } = showing(scene, TAKE);
    expect(shown).toEqual([dark]);
    expect(scene.prompt.type).toBe('shuffler');
    expect(sorted(scene.offers({ type: 'pick' }).map((r) => (r.type === 'pick' ? r.card : '')))).toEqual(
      sorted(discardsOf(scene.movie)),
    );
  });

  it('R18.7 Familiar Face of Pittsburgh 68', () => {
    const scene = turnsUp(['familiar-face', 'axe'], (s) => s.noThrongs().survivorPile().discard('nurse'));
    expect(scene.told('discards-shown')).toHaveLength(1);
    expect(scene.movie.dark).toEqual([]);
  });

  it('R18.7 If We Only Had A… turns cards up until an item comes, and no further', () => {
    const scene = milltown((s) => s.reelPile('if-we-only-had-a', 'axe', 'loners-3'));
    scene.reply({ type: 'take', card: 'bat' });
    scene.shuffle('king', 'queen', 'rifle', 'jack').dice(...roll(5));
    scene.reply(USE);
    expect(scene.told('discards-shown')).toEqual([
      { type: 'discards-shown', cards: expect.arrayContaining(['king', 'queen']) },
    ]);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['king', 'queen']));
    expect(scene.movie.dark).toContain('jack');
    expect(scene.survivor('bartender').held).toEqual(['bat', 'rifle']);
  });

  it('R18.7 nothing is shown where nothing lies face down', () => {
    const scene = waiting(['bodies-missing', 'spear'], (s) => s.discard(...s.state.dark.slice()));
    scene.reply(TAKE);
    scene.reply(USE);
    expect(scene.told('discards-shown')).toEqual([]);
  });
});
