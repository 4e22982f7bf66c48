import { describe, expect, it } from 'vitest';
import {
  blackoutsIn,
  CARDS,
  type Game,
  kindOf,
  numberOn,
  ordinaryIn,
  printedDeck,
  type Script,
  sizeOf,
  standIn,
} from '../../../src/rules/stand-in/index.ts';
import { cardsIn, table } from '../../kit/stand-in.ts';

const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const started = (seats: number, seed: number | string = 1, more = {}) => standIn.start({ seed, seats, ...more }).game;

/** Nothing has been played yet: the first card drawn was a script card. */
const isFirstAct = ({ game }: { game: Game }): boolean => game.turn === 1 && standIn.promptOf(game)?.type === 'act';

describe('SA1 Parts', () => {
  it('SA1.1 the Stand-In and 108 cards, each with a least number of seats', () => {
    const numbers = CARDS.flatMap((def) =>
      Array.from({ length: def.copies.at(-1) ?? 0 }, (_, i) => numberOn(def, i + 1)),
    );
    expect(numbers).toHaveLength(109);
    expect(numbers.filter((n) => n === null)).toHaveLength(1);
    expect(numbers.filter((n) => n !== null && n >= 4 && n <= 11)).toHaveLength(108);
  });

  it.each([3, 13, 4.5])('SA1.1 a table of %s is refused', (seats) => {
    expect(() => started(seats)).toThrow('seats');
  });

  it('SA1.2 the back of the top card is public wherever it lies', () => {
    const t = table({ pile: ['close-up', 'places'] });
    expect(t.view(3).pile.top).toBe('blackout');
    t.discard('close-up');
    expect(t.view(3).discard).toEqual({ script: 1, blackout: 0 });
    t.until('act', 1).onTop('recast');
    expect(t.view(3).pile.top).toBe('script');
    t.until('act', 2);
  });

  it('SA1.3 every card is in one zone at every prompt', () => {
    for (let seed = 0; seed < 12; seed++) {
      const m = started(4 + (seed % 9), seed, { options: { silent: true } });
      for (let prompt = standIn.promptOf(m); prompt !== null; prompt = standIn.promptOf(m)) {
        expect(cardsIn(m)).toEqual(m.deck);
        const replies = prompt.replies.filter((r) => r.type !== 'declare');
        standIn.advanceQuietly(m, replies[(prompt.n * 7 + seed) % replies.length]);
      }
    }
  });

  it('SA1.4 a ring of the seats in play, with one gap after each', () => {
    const t = table({ hands: { 0: ['nitrate', 'close-up', 'close-up', 'close-up'] } });
    expect(t.game.ring).toEqual([0, 1, 2, 3, 4]);
    expect(t.game.doors).toHaveLength(5);
    t.play('nitrate', 1);
    expect(t.game.ring).toEqual([0, 2, 3, 4]);
    expect(t.game.doors).toHaveLength(4);
  });
});

describe('SA2 Set-up', () => {
  it('SA2.1 the deck of each number of seats', () => {
    expect(SEATS.map((n) => sizeOf(printedDeck(n)))).toEqual([35, 41, 54, 63, 69, 88, 95, 109, 109]);
    expect(SEATS.map((n) => blackoutsIn(printedDeck(n)))).toEqual([4, 7, 8, 10, 11, 19, 20, 20, 20]);
    expect(SEATS.map((n) => ordinaryIn(printedDeck(n)))).toEqual([22, 25, 35, 40, 44, 53, 57, 68, 68]);
  });

  it.each(SEATS)('SA2.2 %i seats: one Stand-In is dealt, no Recast card and no blackout (scenario 1)', (seats) => {
    const games = Array.from({ length: 60 }, (_, seed) => standIn.start({ seed, seats })).filter(isFirstAct);
    expect(games.length).toBeGreaterThan(10);
    for (const { game, events } of games) {
      const dealt = game.hands.map((hand, chair) => (chair === game.active ? hand.slice(0, 4) : hand));
      expect(dealt.every((hand) => hand.length === 4)).toBe(true);
      expect(dealt.flat().filter((card) => card === 'stand-in')).toHaveLength(1);
      expect(dealt.flat().filter((card) => card === 'recast' || kindOf(card) === 'blackout')).toEqual([]);
      expect(events[0]).toMatchObject({ type: 'turn-began' });
    }
  });

  it('SA2.3 the Recast cards, the blackouts and the rest are the pile', () => {
    const first = (seats: number) =>
      Array.from({ length: 60 }, (_, seed) => standIn.start({ seed, seats })).find(isFirstAct)?.game as Game;
    expect(SEATS.map((seats) => first(seats).pile.length + 1)).toEqual([19, 21, 30, 35, 37, 52, 55, 65, 61]);
    const m = first(6);
    const unseen = [...m.pile, ...(m.hands[m.active] as Script[]).slice(4)];
    expect(unseen.filter((card) => card === 'recast')).toHaveLength(10);
  });

  it('SA2.4 whoever has the Stand-In is it; all others are Originals', () => {
    const t = table();
    expect(t.game.roles).toEqual(['original', 'original', 'original', 'original', 'stand-in']);
    expect(t.view(0).known.roles).toEqual(['original', null, null, null, null]);
  });

  it('SA2.5 the seat on the left of a random dealer acts first, clockwise', () => {
    const first = new Set(Array.from({ length: 60 }, (_, seed) => started(5, seed).active));
    expect([...first].sort()).toEqual([0, 1, 2, 3, 4]);
    const t = table();
    expect(t.prompt.to).toBe(0);
    t.discard('close-up');
    expect(t.until('act', 1).game.turn).toBe(2);
  });

  it.each(['original', 'stand-in'] as const)('SA2.6 the deal is drawn again until the person is %s', (human) => {
    const games = Array.from({ length: 20 }, (_, seed) => started(6, seed, { human }));
    expect(games.every((m) => m.roles[m.human as number] === human)).toBe(true);
    expect(games.some((m) => m.redeals > 0)).toBe(true);
    const [m] = games as [(typeof games)[0]];
    const standInAt = m.roles.indexOf('stand-in');
    while (standIn.promptOf(m)?.to !== standInAt) standIn.advance(m, standIn.promptOf(m)?.replies[0]);
    standIn.advance(m, { type: 'declare' });
    expect(standIn.outcome(m)?.redeals).toBe(m.redeals);
  });

  it('SA2.6 the seat of the person is random', () => {
    const chairs = new Set(Array.from({ length: 40 }, (_, seed) => started(4, seed, { human: 'dealt' }).human));
    expect([...chairs].sort()).toEqual([0, 1, 2, 3]);
  });

  it('SA2.7 by default everybody talks and every switch of SA16 is off', () => {
    const { options } = started(6);
    const { assist, recast, deck, ...switches } = options;
    expect({ assist, recast, deck }).toEqual({ assist: true, recast: 0, deck: null });
    expect(Object.values(switches).every((on) => on === false)).toBe(true);
  });
});
