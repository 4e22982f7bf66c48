import { hills } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Picture, Stage } from '../stage.ts';
import { LAND, type Seat, seated } from '../survivors/seat.ts';
import { LIT } from './dead/corpse.ts';
import { bartender } from './people/bartender.ts';
import { collegeGuy } from './people/college-guy.ts';
import { farmer } from './people/farmer.ts';
import { housewife } from './people/housewife.ts';
import { kidBrother, kidSister } from './people/kids.ts';
import { mechanic } from './people/mechanic.ts';
import { nurse } from './people/nurse.ts';
import { postman } from './people/postman.ts';
import { sheriff } from './people/sheriff.ts';
import { sororityGirl } from './people/sorority-girl.ts';
import { waitress } from './people/waitress.ts';
import { bareTree, bridge, leaves, mill, terrace } from './town.ts';

/** The cruiser across the road, its lamp turning. */
function roadBlock(s: Stage): void {
  hills(s, LAND);
  s.pen.at(196, LAND + 6, () => {
    s.pen.fill(poly('-12 -44, 12 -44, 60 -84, 60 -10'), PAPER, 0.8);
    s.pen.rimmed(shape('-64 6!, -62 -12, -40 -18, -28 -36, 26 -36, 42 -18, 64 -12, 66 6!'), { ...LIT, body: BLACK });
    s.pen
      .fill(poly('-26 -18, -20 -31, -2 -31, -2 -18'), tone(0.4))
      .fill(poly('4 -18, 4 -31, 20 -31, 30 -18'), tone(0.4));
    s.pen.fill(box(-7, -46, 14, 11, 4), ACCENT).stroke(box(-7, -46, 14, 11, 4), BLACK, 2);
  });
}

/** A diner's window: stools inside, a sign that buzzes. */
function diner({ pen, w }: Stage): void {
  pen.fill(box(0, 96, w, 60), ink(0, 1, 0.5)).fill(box(8, 104, w - 16, 34), ink(0.2, 0, 0));
  for (let x = 20; x < w; x += 40) pen.fill(box(x, 104, 5, 34), BLACK);
  for (let x = 36; x < w; x += 40) pen.fill(box(x - 7, 122, 14, 4, 2), BLACK).fill(box(x - 1.4, 124, 2.8, 14), BLACK);
  pen.fill(box(0, 88, w, 8), ACCENT).stroke(
    line([
      [0, 96],
      [w, 96],
    ]),
    BLACK,
    2,
  );
}

/** What is behind a bar. */
function bar({ pen, w }: Stage): void {
  for (const y of [56, 108]) {
    for (let x = 4, i = 0; x < w; x += 19, i++) {
      const h = 20 + ((i * 7 + y) % 14);
      pen.fill(box(x, y - h, 11, h, 3), ink(0, 1, 0.5)).fill(box(x + 3.5, y - h - 9, 4, 10), ink(0, 1, 0.5));
    }
    pen.fill(box(0, y, w, 5), BLACK).stroke(
      line([
        [0, y],
        [w, y],
      ]),
      ACCENT,
      1,
    );
  }
}

/** Corn, taller than it should be by October. */
function corn({ pen }: Stage): void {
  for (const [x, lean] of rows('8 -0.1, 34 0.06, 60 -0.04, 186 0.05, 212 -0.06, 236 0.08'))
    pen.at(
      x,
      LAND + 12,
      () => {
        pen.fill(poly('-2.4 0, 2.4 0, 1.4 -92, -1.4 -92'), BLACK);
        for (const [y, side] of rows('-24 1, -40 -1, -56 1, -70 -1'))
          pen.rimmed(
            shape([
              [0, y],
              [side * 12, y - 16],
              [side * 26, y - 6, 1],
              [side * 14, y - 8],
            ]),
            { light: [1, -1], rim: ACCENT, body: BLACK, halo: 1 },
          );
        pen.fill(shape('-5 -54, -7 -64, -3 -74!, 2 -64'), ACCENT);
        for (const d of [-6, 0, 6])
          pen.stroke(
            line([
              [0, -90],
              [d, -106],
            ]),
            ACCENT,
            2,
          );
      },
      1,
      lean,
    );
}

/** The kitchen window, nearly shut. */
function boarded({ pen, w }: Stage): void {
  pen.fill(box(0, 0, 34, LAND + 4), ink(0, 1, 0.5)).fill(box(206, 0, w - 206, LAND + 4), ink(0, 1, 0.5));
  pen.stroke(box(34, -6, 172, LAND + 4), BLACK, 7).stroke(line('120 -6, 120 150'), BLACK, 5);
  for (const [y, tilt] of rows('30 -0.06, 74 0.05, 118 -0.03'))
    pen.at(
      120,
      y,
      () => {
        pen
          .rimmed(box(-112, -12, 224, 24), { light: [0, -3], rim: PAPER, body: ink(0.75, 0.55, 0), halo: 2.4 })
          .stroke(box(-112, -12, 224, 24), BLACK, 2.4);
        pen.stroke(line('-104 2, -40 -3, 30 3, 104 -2'), BLACK, 1.4);
        for (const x of [-100, 100]) pen.fill(oval(x, -4, 2.4), BLACK).fill(oval(x, 5, 2.4), BLACK);
      },
      1,
      tilt,
    );
}

/** Under a raised hood. */
function garage(s: Stage): void {
  mill(s, LAND, 20);
  const hood = shape('-10 -10!, 250 -10!, 250 22, 200 34, 120 40, 40 34, -10 22!');
  s.pen.rimmed(hood, { light: [0, 4], rim: ACCENT, body: BLACK, halo: 0 });
  s.pen
    .stroke(line('30 12, 120 22, 210 12'), tone(0.6), 2)
    .stroke(line('52 34!, 40 152!'), PAPER, 5)
    .stroke(line('52 34!, 40 152!'), BLACK, 3);
}

/** The campus mast: two hundred watts on a good night. */
function mast(s: Stage): void {
  terrace(s, -16, LAND, 4);
  const { pen } = s;
  pen.stroke(
    line([
      [206, LAND, 1],
      [220, 20, 1],
      [234, LAND, 1],
    ]),
    BLACK,
    2.4,
  );
  for (let i = 0; i < 7; i++) {
    const y = LAND - 8 - i * 18;
    const half = 13 - i * 1.8;
    pen
      .stroke(
        line([
          [220 - half, y, 1],
          [220 + half, y - 16, 1],
        ]),
        BLACK,
        1.6,
      )
      .stroke(
        line([
          [220 + half, y, 1],
          [220 - half, y - 16, 1],
        ]),
        BLACK,
        1.6,
      );
  }
  for (const r of [12, 22, 32])
    pen.stroke(
      line([
        [220 - r, 20 - r * 0.5],
        [220 - r * 1.16, 20],
        [220 - r, 20 + r * 0.5],
      ]),
      PAPER,
      2.4,
    );
  pen.fill(oval(220, 18, 4.4), PAPER);
}

const CAST: Record<string, Seat> = {
  sheriff: { who: sheriff, accent: 'red', light: [186, 70], at: [116, 92], size: 0.92, place: roadBlock },
  waitress: { who: waitress, accent: 'red', light: [60, 54], at: [140, 88], size: 0.9, tilt: 0.05, place: diner },
  bartender: { who: bartender, accent: 'rust', light: [120, 62], at: [108, 88], size: 0.92, place: bar },
  'sorority-girl': {
    who: sororityGirl,
    accent: 'amber',
    light: [58, 60],
    at: [126, 80],
    size: 0.92,
    tilt: -0.12,
    place: (s) => {
      terrace(s, 252, LAND, 4, -1);
      bareTree(s.pen, 28, LAND + 6, 0.9, -1);
      leaves(s, 4, [10, 20, 70, 110]);
    },
  },
  nurse: {
    who: nurse,
    accent: 'rust',
    light: [60, 60],
    at: [126, 92],
    size: 0.92,
    tilt: 0.03,
    place: (s) => bridge(s, LAND),
  },
  farmer: { who: farmer, accent: 'amber', light: [184, 60], at: [104, 86], size: 0.9, tilt: -0.03, place: corn },
  housewife: {
    who: housewife,
    accent: 'rust',
    light: [120, 70],
    at: [138, 92],
    size: 0.94,
    tilt: 0.04,
    place: boarded,
  },
  mechanic: { who: mechanic, accent: 'amber', light: [176, 80], at: [106, 94], size: 0.9, tilt: -0.04, place: garage },
  'college-guy': { who: collegeGuy, accent: 'rust', light: [184, 58], at: [128, 86], size: 0.92, place: mast },
  'kid-brother': {
    who: kidBrother,
    accent: 'red',
    light: [180, 60],
    at: [130, 104],
    size: 0.86,
    tilt: 0.04,
    place: (s) => {
      terrace(s, 120, LAND, 5);
      leaves(s, 3, [8, 16, 60, 90]);
    },
  },
  'kid-sister': {
    who: kidSister,
    accent: 'rust',
    light: [104, 60],
    at: [104, 76],
    size: 0.86,
    place: (s) => {
      hills(s, LAND);
      bareTree(s.pen, 24, LAND + 8, 1, -1);
      bareTree(s.pen, 218, LAND + 8, 0.9);
    },
  },
  postman: {
    who: postman,
    accent: 'red',
    light: [58, 60],
    at: [118, 88],
    size: 0.92,
    tilt: 0.03,
    place: (s) => {
      terrace(s, -20, LAND, 3);
      mill(s, LAND, 90);
    },
  },
};

export const PITTSBURGH_CAST: Picture[] = seated(CAST, { rays: 7, stars: 6 });
