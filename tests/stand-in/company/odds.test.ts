import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { type Odds, oddsOf, oddsOfReply } from '../../../src/director-ai/stand-in/odds/odds.ts';
import { type Hidden, type Open, openIn } from '../../../src/director-ai/stand-in/odds/worlds.ts';
import type { Game, Options, Script, View } from '../../../src/rules/stand-in/index.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';
import { LONG, watch } from './positions.ts';

/** Unseen cards of a hand: the Stand-In's, Recast cards, curtains, others. */
type Part = readonly [number, number, number, number];
type Cast = 'original' | 'recast' | 'stand-in';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const orders = (part: Part): number =>
  factorial(part.reduce((a, b) => a + b)) / part.reduce((all, n) => all * factorial(n), 1);

/** Every way to fill a room from these. */
function* parts(room: number, left: Part): Generator<Part> {
  for (let s = 0; s <= Math.min(room, left[0]); s++)
    for (let r = 0; r <= Math.min(room - s, left[1]); r++)
      for (let a = 0; a <= Math.min(room - s - r, left[2]); a++)
        if (room - s - r - a <= left[3]) yield [s, r, a, room - s - r - a];
}

interface World {
  parts: Part[];
  cast: Cast[];
  weight: number;
}

const count = (hand: Hidden, card: Script): number => hand.pinned.filter((it) => it === card).length;

/** Every deal, one after the other: hands, what is left, and all roles that fit them. */
function* worldsOf(open: Open, inPile: number): Generator<World> {
  const { unseen } = open;
  const others = Object.values(unseen).reduce((a, b) => a + b) - unseen['stand-in'] - unseen.recast - unseen.asbestos;
  yield* deal([], [unseen['stand-in'], unseen.recast, unseen.asbestos, others], 1);

  function* deal(done: Part[], left: Part, weight: number): Generator<World> {
    const hand = open.hands[done.length];
    if (hand === undefined) {
      const rest = left[0] > 0 ? inPile * orders([0, left[1], left[2], left[3]]) : orders(left);
      if (left[0] === 0 || inPile > 0) yield* castings(done, weight * rest);
      return;
    }
    for (const part of parts(hand.room, left)) {
      if (part[1] > hand.most) continue;
      const after = left.map((n, i) => n - (part[i] as number)) as unknown as Part;
      yield* deal([...done, part], after, weight * orders(part));
    }
  }

  function* castings(done: Part[], weight: number, cast: Cast[] = []): Generator<World> {
    const hand = open.hands[cast.length];
    if (hand === undefined) {
      const at = cast.indexOf('stand-in');
      const chair = at < 0 ? null : (open.hands[at] as Hidden).chair;
      const fits = cast.every((role, i) => {
        const it = open.hands[i] as Hidden;
        return role !== 'recast' || it.role === 'recast' || open.mayBeTurned(chair, it.chair);
      });
      if (fits) yield { parts: done, cast, weight };
      return;
    }
    const [s, r] = done[cast.length] as Part;
    const hasCard = s + count(hand, 'stand-in') > 0;
    for (const role of ['original', 'recast', 'stand-in'] as const) {
      if (hasCard !== (role === 'stand-in')) continue;
      if (role === 'stand-in' && !hand.mayBeStandIn) continue;
      if (hand.role !== null && hand.role !== role) continue;
      if (role === 'recast' && r + count(hand, 'recast') === 0) continue;
      yield* castings(done, weight, [...cast, role]);
    }
  }
}

function enumerated(view: View): (Odds | null)[] {
  const open = openIn(view);
  const odds = Array.from({ length: view.seats }, (): Odds | null => null);
  for (const { chair } of open.hands)
    odds[chair] = { standIn: 0, double: 0, canTurn: 0, holdsRecast: 0, showsRecast: 0, holdsCurtain: 0 };
  let all = 0;
  for (const world of worldsOf(open, open.arriving)) {
    all += world.weight;
    open.hands.forEach((hand, i) => {
      const it = odds[hand.chair] as Odds;
      const [, r, a] = world.parts[i] as Part;
      const recasts = r + count(hand, 'recast');
      const is = (yes: boolean): number => (yes ? world.weight : 0);
      it.standIn += is(world.cast[i] === 'stand-in');
      it.double += is(world.cast[i] !== 'original');
      it.canTurn += is(world.cast[i] === 'stand-in' && recasts > 0);
      it.holdsRecast += is(recasts > 0);
      it.showsRecast += (world.weight * recasts) / (hand.room + hand.pinned.length);
      it.holdsCurtain += is(a + count(hand, 'asbestos') > 0);
    });
  }
  return odds.map(
    (it) => it && (Object.fromEntries(Object.entries(it).map(([name, n]) => [name, n / all])) as unknown as Odds),
  );
}

/** Every so many of an Original's prompts. */
function eachView(
  seats: number,
  seeds: number,
  every: number,
  at: (view: View, game: Game) => void,
  options: Partial<Options> = {},
): void {
  for (let seed = 0; seed < seeds * LONG; seed++) {
    watch(
      companyPlayer('feature'),
      seats,
      900 + seed,
      ({ game, view, prompt }) => {
        if (prompt.n % every === 0 && game.roles[prompt.to] === 'original') at(view, game);
      },
      { silent: true, ...options },
    );
  }
}

describe('odds of a hand', () => {
  it.each([{}, { lateArrival: true }])(
    'are those of all worlds that fit the view, counted one by one: %o',
    (options) => {
      let compared = 0;
      eachView(
        4,
        4,
        7,
        (view) => {
          const slow = enumerated(view);
          oddsOf(view).forEach((odds, chair) => {
            for (const name of Object.keys(odds ?? {}) as (keyof Odds)[]) {
              expect(odds?.[name], `${name} of ${chair}`).toBeCloseTo((slow[chair] as Odds)[name], 9);
              compared++;
            }
          });
        },
        options,
      );
      expect(compared).toBeGreaterThan(50);
    },
  );

  it('what is so is never held to be impossible', () => {
    let checked = 0;
    eachView(7, 4, 5, (view, game) => {
      oddsOf(view).forEach((odds, chair) => {
        if (odds === null) return;
        const role = game.roles[chair];
        const recasts = (game.hands[chair] as Script[]).filter((card) => card === 'recast').length;
        if (role === 'stand-in') expect(odds.standIn).toBeGreaterThan(0);
        if (role !== 'original') expect(odds.double).toBeGreaterThan(0);
        if (recasts > 0) expect(odds.holdsRecast).toBeGreaterThan(0);
        if (recasts > 0 && role === 'stand-in') expect(odds.canTurn).toBeGreaterThan(0);
        checked++;
      });
    });
    expect(checked).toBeGreaterThan(200);
  });

  it('SA2.3 nobody can turn anybody before it has drawn', () => {
    const t = table();
    const [, next] = oddsOf(t.view(0));
    expect(next).toMatchObject({ canTurn: 0, holdsRecast: 0 });
    expect(next?.standIn).toBeCloseTo(1 / 4);
  });

  it('a Nitrate Reel, a look and an exchange each tell their own', () => {
    const t = table({ hands: { 0: ['nitrate', 'screen-test', 'close-up', 'love-scene'] }, pile: ['reverse-shot'] });
    const view = standIn.view(t.game, 0);
    const of = (card: Script, target: number | null) => oddsOfReply(view, { type: 'play', card, target, gap: null });
    expect(of('nitrate', 1)).toEqual({
      standIn: expect.closeTo(0.25),
      double: expect.closeTo(0.25),
      holdsCurtain: expect.any(Number),
    });
    expect(of('screen-test', 1)).toEqual({ standIn: expect.closeTo(0.25), holdsRecast: 0 });
    expect(of('close-up', 4)).toEqual({ standIn: expect.closeTo(0.0625), showsRecast: 0 });
    expect(of('love-scene', 2)).toEqual({ canTurn: 0 });
    expect(of('reverse-shot', null)).toEqual({ canTurn: 0 });
    t.discard('reverse-shot');
  });
});
