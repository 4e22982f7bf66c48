import { describe, expect, test } from 'vitest';
import { type Box, contains, overlaps } from '../../src/scenes/box.ts';
import type { SeatContext } from '../../src/scenes/shuffling-horror/layout/seats.ts';
import { type LayoutContext, type TableLayout, tableLayout } from '../../src/scenes/shuffling-horror/layout.ts';
import { rollPlaces, steppedBack } from '../../src/scenes/shuffling-horror/table/dice-tray.ts';

const WINDOWS = [
  [1024, 640],
  [1280, 720],
  [1600, 900],
  [1920, 1080],
  [1024, 768],
  [2560, 1080],
  [3840, 2160],
] as const;

const seat = (pool: number, pod = false, slots = 3): SeatContext => ({ pool, pod, slots });

/** Every table there can be: twelve survivors in all, three to a pool, dead seats among the living. */
function tables(): SeatContext[][] {
  const out: SeatContext[][] = [];
  for (let n = 2; n <= 12; n++) {
    out.push(Array.from({ length: n }, () => seat(1)));
    let left = 12;
    out.push(
      Array.from({ length: n }, (_, i) => {
        const pool = Math.min(3, left - (n - 1 - i));
        left -= pool;
        return seat(pool);
      }),
    );
    out.push(Array.from({ length: n }, (_, i) => (i % 2 ? seat(0, true, i % 4 === 1 ? 6 : 3) : seat(1))));
  }
  return out;
}

/** From a bare table to one that is full, and words from small to large. */
const FILLED: Pick<LayoutContext, 'text' | 'throngs' | 'sanctuaries'>[] = [
  {},
  { text: 1, throngs: [3, 1, 0, 0, 0, 0], sanctuaries: [true, false] },
  { text: 1.15, throngs: [0, 2, 3, 1, 0, 0], sanctuaries: [false, true] },
  { text: 1.3, throngs: [3, 3, 3, 3, 3, 3], sanctuaries: [true, true] },
  { text: 1.3 },
];

/** What must not lie on each other. */
function parts(layout: TableLayout): Record<string, Box> {
  const named: Record<string, Box> = {
    reelTrack: layout.reelTrack,
    screen: layout.screen,
    reelPile: layout.reelPile,
    reelPileName: layout.reelPileName,
    discard: layout.discard,
    graveyard: layout.graveyard,
    survivorPile: layout.survivorPile,
    bank: layout.bank,
    director: layout.dom.director,
    log: layout.dom.log,
    prompt: layout.dom.prompt,
    menu: layout.dom.menu,
    ribbon: layout.ribbon,
    captions: layout.dom.captions,
  };
  for (const list of ['slots', 'sanctuaries', 'whiteDice', 'blackDice'] as const)
    layout[list].forEach((one, i) => {
      named[`${list} ${i}`] = one;
    });
  layout.seats.forEach(({ panel }, i) => {
    named[`seat ${i}`] = panel;
  });
  return named;
}

function clashes(layout: TableLayout): string[] {
  const all = Object.entries(parts(layout));
  return all.flatMap(([a, boxA], i) =>
    all.slice(i + 1).flatMap(([b, boxB]) => (overlaps(boxA, boxB) ? [`${a} × ${b}`] : [])),
  );
}

describe.each(WINDOWS)('in a window of %i × %i', (width, height) => {
  const window = { x: 0, y: 0, w: width, h: height };
  const layouts = tables().flatMap((seats) => FILLED.map((full) => tableLayout({ width, height, seats, ...full })));

  test('nothing lies on anything else', () => {
    for (const layout of layouts) expect(clashes(layout)).toEqual([]);
  });

  test('everything is inside the window', () => {
    for (const layout of layouts)
      for (const [name, part] of Object.entries(parts(layout)))
        expect([name, contains(window, part)]).toEqual([name, true]);
  });

  test('the screen keeps at least thirty parts in a hundred of the width, and its cards are inside', () => {
    for (const layout of layouts) {
      if (width / height < 2) expect(layout.screen.w / width).toBeGreaterThanOrEqual(0.3);
      for (const frame of layout.frames) expect(contains(layout.cloth, frame)).toBe(true);
    }
  });

  test('what a seat has lies in its panel, side by side', () => {
    for (const layout of layouts)
      for (const { panel, can, cards, throngs } of layout.seats) {
        for (const one of [can, ...cards, ...throngs]) expect(contains(grown(panel), one)).toBe(true);
        for (const group of [cards, throngs])
          group.forEach((one, i) => {
            for (const other of group.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
          });
      }
  });
});

/** Each box is rounded to pixels by itself. */
const grown = (b: Box): Box => ({ x: b.x - 1, y: b.y - 1, w: b.w + 2, h: b.h + 2 });

describe('what is empty', () => {
  const slotsOf = (throngs: number[]) => tableLayout({ width: 1280, height: 720, seats: [seat(1)], throngs }).slots;

  test('is narrow, and what is full has the room', () => {
    const [first, second, ...rest] = slotsOf([3, 1, 0, 0, 0, 0]).map(({ w }) => w);
    expect(first).toBeGreaterThan(second ?? 0);
    for (const w of rest) expect(w).toBeLessThan((second ?? 0) / 4);
  });

  test('a sanctuary that nobody has found is a line', () => {
    const high = (sanctuaries: boolean[]) =>
      tableLayout({ width: 1280, height: 720, seats: [seat(1)], sanctuaries }).sanctuaries.map(({ h }) => h);
    const [open, closed] = high([true, false]);
    const [both] = high([true, true]);
    expect(closed).toBeLessThan(30);
    expect(open).toBeGreaterThan((both ?? 0) * 1.5);
  });

  test('in a full row of throngs every one has cards and number within its slot', () => {
    for (const throngs of [[1], [3, 3], [3, 3, 3, 3, 3, 3], [1, 1, 1, 1, 1, 1]])
      for (const { slot, cards, figure } of tableLayout({ width: 1024, height: 640, seats: [seat(1)], throngs })
        .throngs) {
        expect(contains(grown(slot), cards)).toBe(true);
        if (figure === null) continue;
        expect(contains(grown(slot), figure)).toBe(true);
        expect(overlaps(cards, { ...figure, x: figure.x + 1 })).toBe(false);
      }
  });
});

describe('dice that were rolled', () => {
  test.each(WINDOWS)('at %i × %i lie on no card, and on the screen', (width, height) => {
    for (const asks of tables()) {
      const layout = tableLayout({ width, height, seats: asks });
      const foot = Math.max(...layout.frames.map(({ y, h }) => y + h));
      for (const colour of ['white', 'black'] as const)
        for (const die of rollPlaces(layout, colour, 2)) {
          for (const frame of layout.frames) expect(overlaps(die, steppedBack(frame))).toBe(false);
          expect(die.y + die.h).toBeLessThanOrEqual(foot);
          expect(die.w).toBeGreaterThanOrEqual(32);
        }
    }
  });
});

describe('cards', () => {
  test('of two to four seats are as large as in a hand', () => {
    for (const n of [2, 3, 4]) {
      const { seats } = tableLayout({ width: 1600, height: 900, seats: Array.from({ length: n }, () => seat(1)) });
      expect(seats[0]?.cards[0]?.w).toBeGreaterThanOrEqual(112);
    }
  });

  test('of twelve seats can still be read', () => {
    const { seats } = tableLayout({ width: 1280, height: 720, seats: Array.from({ length: 12 }, () => seat(1)) });
    expect(seats[0]?.cards[0]?.w).toBeGreaterThanOrEqual(72);
  });

  test('have a place for every survivor of a pool', () => {
    for (const asks of tables())
      tableLayout({ width: 1280, height: 720, seats: asks }).seats.forEach((place, i) => {
        if (!asks[i]?.pod) expect(place.cards.length).toBeGreaterThanOrEqual(asks[i]?.pool ?? 0);
      });
  });
});
