import { driveIn, fence, hills, mesas, powerLines } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Picture, Stage } from '../../stage.ts';
import { LAND, type Seat, seated } from '../../survivors/seat.ts';
import { carBack } from '../kit/cars.ts';
import { edged, seg } from '../kit/strokes.ts';
import { dot, hazel, ruth } from './drive-in.ts';
import { connie, vera } from './road.ts';
import { june, marge, opal } from './train.ts';

/** The window she sells them through: a counter, an arch, bulbs that still work. */
function ticketBooth({ pen, w }: Stage): void {
  pen.fill(box(0, 0, 26, LAND), ink(0, 1, 0.5)).fill(box(214, 0, w - 214, LAND), ink(0, 1, 0.5));
  edged(pen, line('26 152!, 26 44, 70 8, 120 0, 170 8, 214 44, 214 152!'), 9, 3, ACCENT);
  for (const [x, y] of rows(
    '26 130, 26 104, 26 78, 30 52, 46 28, 70 12, 170 12, 194 28, 210 52, 214 78, 214 104, 214 130',
  ))
    pen.fill(oval(x, y, 4.4), BLACK).fill(oval(x, y, 3), PAPER);
}

/** A row that is waiting for its order. */
function waiting(s: Stage): void {
  driveIn(s, 44, LAND - 8, 0.8);
  for (const [x, k] of rows('26 0.62, 116 0.62, 214 0.62')) s.pen.at(x, LAND + 4, () => carBack(s.pen), k);
}

/** The booth: a port in the wall, and all the light there is going out of it. */
function portHole({ pen, w }: Stage): void {
  pen.fill(box(0, 0, w, LAND), ink(0, 1, 0.5), 0.55);
  pen.fill(poly('186 46, 186 78, -10 150, -10 -26'), PAPER, 0.75);
  pen.rimmed(box(186, 22, 70, 76, 4), { light: [-2, -2], rim: ACCENT, body: BLACK, halo: 2 });
  pen.fill(box(178, 42, 14, 40, 3), BLACK).stroke(box(178, 42, 14, 40, 3), PAPER, 1.6);
  for (const [x, y] of rows('214 10, 238 14')) edged(pen, oval(x, y, 20), 7, 1.6, ACCENT);
}

/** Props waiting for their picture: a saucer on a wire, a skull, a hand. */
function propShelf({ pen, w }: Stage): void {
  for (const y of [58, 118]) pen.fill(box(0, y, w, 5), BLACK).stroke(seg(0, y, w, y), ACCENT, 1);
  pen.at(196, 40, () =>
    pen
      .rimmed(shape('-30 6, -12 -4, 12 -4, 30 6, 12 14, -12 14'), { rim: ACCENT, body: BLACK, halo: 1.4 })
      .rimmed(shape('-12 -3!, -9 -14, 9 -14, 12 -3!'), { rim: ACCENT, body: BLACK, halo: 1.4 }),
  );
  pen.at(206, 100, () =>
    pen
      .fill(shape('-13 -2, -10 -14, 0 -18, 10 -14, 13 -2, 8 8!, 7 17!, -7 17!, -8 8!'), BLACK)
      .stroke(shape('-13 -2, -10 -14, 0 -18, 10 -14, 13 -2, 8 8!, 7 17!, -7 17!, -8 8!'), ACCENT, 1.6)
      .fill(oval(-5, -2, 3.4), ACCENT)
      .fill(oval(5, -2, 3.4), ACCENT),
  );
  pen.at(30, 30, () => {
    for (const [x, h] of rows('-9 20, -3 26, 3 26, 9 20'))
      pen.stroke(seg(x, 26, x, 26 - h), ACCENT, 6).stroke(seg(x, 26, x, 26 - h), BLACK, 4);
    pen.fill(box(-11, 10, 22, 18, 4), BLACK);
  });
  pen.rimmed(box(218, 132, 30, 30, 2), { rim: ACCENT, body: BLACK, halo: 1.2 });
}

/** Under canvas. */
function tent({ pen, w }: Stage): void {
  pen.fill(poly('-10 160, 60 -10, -10 -10'), ink(0, 1, 0.5)).fill(
    poly([
      [w + 10, 160],
      [180, -10],
      [w + 10, -10],
    ]),
    ink(0, 1, 0.5),
  );
  pen.stroke(line('60 -10!, -10 160!'), ACCENT, 2).stroke(line('180 -10!, 250 160!'), ACCENT, 2);
  pen.stroke(line('40 -10, 36 60, 8 160'), BLACK, 2).stroke(line('200 -10, 204 60, 232 160'), BLACK, 2);
  pen.stroke(line('44 -4, 44 26'), BLACK, 2);
  pen.fill(shape('34 26!, 38 20, 50 20, 54 26!, 52 44, 36 44'), BLACK).fill(box(39, 27, 10, 13, 3), PAPER);
}

/** A club car after midnight: a lamp, a window, the dark going by. */
function clubCar({ pen, w }: Stage): void {
  pen.fill(box(0, 0, w, 16), ink(0, 1, 0.5)).fill(box(0, 112, w, 44), ink(0, 1, 0.5));
  for (const x of [0, 112, 224]) pen.fill(box(x - 12, 0, 24, 156), ink(0, 1, 0.5));
  for (const x of [12, 124]) pen.stroke(box(x, 16, 88, 96, 8), ACCENT, 1.6);
  pen.at(206, 118, () =>
    pen
      .fill(box(-2, -14, 4, 30), BLACK)
      .rimmed(poly('-20 -14, -11 -40, 11 -40, 20 -14'), { rim: PAPER, body: ACCENT, halo: 2 }),
  );
}

const CAST: Record<string, Seat> = {
  'girl-dot': { who: dot, accent: 'red', light: [150, 64], at: [132, 92], size: 0.9, tilt: 0.04, place: ticketBooth },
  'girl-hazel': { who: hazel, accent: 'amber', light: [62, 58], at: [136, 92], size: 0.9, tilt: 0.06, place: waiting },
  'girl-ruth': { who: ruth, accent: 'blue', light: [96, 62], at: [110, 90], size: 0.92, place: portHole },
  'girl-connie': {
    who: connie,
    accent: 'rust',
    light: [60, 62],
    at: [104, 92],
    size: 0.9,
    tilt: -0.03,
    place: (s) => {
      hills(s, LAND);
      fence(s, LAND + 2);
    },
  },
  'girl-vera': {
    who: vera,
    accent: 'yellow',
    light: [150, 60],
    at: [140, 90],
    size: 0.88,
    tilt: -0.03,
    place: propShelf,
  },
  'girl-june': {
    who: june,
    accent: 'blue',
    light: [180, 58],
    at: [132, 92],
    size: 0.9,
    tilt: -0.06,
    place: (s) => {
      mesas(s, LAND);
      powerLines(s, LAND);
    },
  },
  'girl-marge': { who: marge, accent: 'red', light: [70, 60], at: [108, 94], size: 0.88, place: tent },
  'girl-opal': { who: opal, accent: 'amber', light: [156, 60], at: [140, 92], size: 0.92, tilt: 0.05, place: clubCar },
};

export const GIRL_PORTRAITS: Picture[] = seated(CAST, { rays: 9, stars: 8 });
