import { describe, expect, it } from 'vitest';
import {
  advance,
  type DeckId,
  type Movie,
  type MovieEvent,
  type Options,
  presetOf,
  promptOf,
  startMovie,
} from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from '../kit/scene.ts';
import { sequence } from '../kit/tables.ts';

/** What each deck's tables are laid with. */
const LAID = {
  'roswell-51': {
    cast: ['rancher', 'reporter'],
    others: ['cook', 'ranger'],
    last: 'wrench',
    sanctuary: 'lab',
    items: ['spear', 'raygun', 'flamethrower', 'dynamite'],
  },
  'pittsburgh-68': {
    cast: ['bartender', 'waitress'],
    others: ['nurse', 'farmer'],
    last: 'bat',
    sanctuary: 'car',
    items: ['axe', 'revolver', 'rifle', 'flares'],
  },
} as const;
const DECKS = ['roswell-51', 'pittsburgh-68'] as const;
const LOSS: Partial<Options> = { survivorLoss: true };

/**
 * Two seats. Seat 0 has two survivors, seat 1 none, and one can still be drawn. The reel ends, and the Director has that one
 * lost: seat 1 is out, and one against one is the Turning Point, between two reels.
 */
function between(deck: DeckId, reel: 1 | 2 | 3, opens: readonly string[]): Scene {
  const { cast, others, last } = LAID[deck];
  const scene = new Scene({ deck, seats: 2, survivors: [...cast], options: LOSS }).stage((s) => {
    s.power(0).reel(reel).screen(last).reelPile();
    s.join(0, others[0]);
    s.state.graveyard.push(...(s.state.seats[1]?.pool.splice(0).map((it) => it.id) ?? []));
    s.survivorPile(others[1]);
  });
  scene.reply({ type: 'take', card: last });
  scene.reply({ type: 'star', survivor: cast[0] });
  scene.shuffle(...opens).reply({ type: 'survivor-loss', use: true });
  expect(scene.told('turning-point')).toHaveLength(reel < 3 ? 1 : 0); // on the way to the fourth it is none
  return scene;
}
/** Whoever's turn it is takes the card, and drops one for it if need be. */
const takes = (scene: Scene, card: string): void => {
  const [reply] = scene.until('act').offers({ type: 'take', card });
  if (reply !== undefined) scene.reply({ ...reply });
};
const shown = (scene: Scene) => scene.movie.frames.map((f) => f.cards[0]);

describe.each(DECKS)('R16.1 a Turning Point between two reels (%s)', (deck) => {
  const { items, sanctuary } = LAID[deck];

  it('R16.1 the next reel deals its opening scene as normal, and then the pile is shut', () => {
    const scene = between(deck, 1, items);
    expect(sequence(scene.events, 'turning-point', 'reel-opened', 'card-dealt', 'pile-shut').slice(-6)).toEqual([
      ...['turning-point', 'reel-opened', 'card-dealt', 'card-dealt', 'card-dealt', 'pile-shut'],
    ]);
    expect(scene.told('reel-opened').at(-1)).toMatchObject({ reel: 2, cards: 20 });
    expect(shown(scene)).toEqual(items.slice(0, 3));
    expect(scene.movie).toMatchObject({ reel: 2, shut: true });
  });

  it('R16.1 no card is drawn from it any more, and a clear screen ends the reel', () => {
    const scene = between(deck, 1, items);
    for (const card of items.slice(0, 3)) {
      expect(scene.told('reel-ended')).toHaveLength(1);
      takes(scene, card);
    }
    expect(scene.told('card-dealt').filter((e) => e.card === items[3])).toEqual([]);
    expect(scene.told('reel-ended').map((e) => e.reel)).toEqual([1, 2]);
  });

  it('R16.1 an event of that opening scene is still replaced', () => {
    const scene = between(deck, 2, [sanctuary, ...items]);
    expect(scene.movie.reel).toBe(3);
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual([sanctuary]);
    expect([...shown(scene)].sort()).toEqual(items.slice(0, 3).sort());
    expect(sequence(scene.events, 'sanctuary-opened', 'pile-shut')).toEqual(['sanctuary-opened', 'pile-shut']);
  });

  it('R16.1 the fourth reel ignores it: its pile stays open', () => {
    const scene = between(deck, 3, items);
    expect(scene.movie).toMatchObject({ reel: 4, shut: false });
    expect(scene.told('pile-shut')).toEqual([]);
    scene.until('act').reply({ type: 'take', card: items[0] });
    expect(scene.movie.frames[0]?.cards).toEqual([items[3]]);
  });

  it('R16.1 the reel after the short one is whole again', () => {
    const scene = between(deck, 1, items);
    for (const card of items.slice(0, 3)) takes(scene, card);
    scene.until('act');
    expect(scene.told('reel-opened').at(-1)).toMatchObject({ reel: 3, cards: 15 });
    expect(scene.movie.shut).toBe(false);
    expect(scene.told('pile-shut')).toHaveLength(1);
  });
});

/** Replies picked without sense, to the end of the movie, and everything that happened. */
function playedOut(movie: Movie, before: readonly MovieEvent[], luck: number): MovieEvent[] {
  const events = [...before];
  let dice = luck;
  for (let n = 0; n < 20_000; n++) {
    const prompt = promptOf(movie);
    if (prompt === null) return events;
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    events.push(...advance(movie, prompt.replies[(dice >>> 8) % prompt.replies.length]));
  }
  throw new Error('the movie does not end');
}

/** Reels that had cards and ended without showing one. */
function swallowed(events: readonly MovieEvent[]): number[] {
  const reels: number[] = [];
  let owing: number | null = null;
  for (const event of events) {
    if (event.type === 'reel-opened') owing = event.cards > 0 ? event.reel : null;
    else if (event.type === 'card-dealt') owing = null;
    else if (event.type === 'reel-ended' && owing !== null) reels.push(owing);
  }
  return reels;
}

describe('R15.5 a reel with cards to deal deals them', () => {
  it.each(DECKS)('R15.5 with every switch on, in movies of %s played without sense', (deck) => {
    for (const n of [72, 94, 158, 227, 233]) {
      const config = { seed: `skip/${n}`, seats: 2, deck, options: presetOf('grindhouse', deck) };
      const { movie, events } = startMovie(config);
      expect(swallowed(playedOut(movie, events, 7)), config.seed).toEqual([]);
    }
  });

  it.each(DECKS)('R15.5 after a Turning Point between two reels of %s, however it goes on', (deck) => {
    for (const reel of [1, 2, 3] as const) {
      for (let luck = 1; luck <= 4; luck++) {
        const { movie, events } = between(deck, reel, []);
        expect(swallowed(playedOut(movie, events, luck)), `reel ${reel}, luck ${luck}`).toEqual([]);
      }
    }
  });
});
