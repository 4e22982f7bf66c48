import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { type Picture, shadow } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP } from '../../survivors/features.ts';
import { camera } from '../kit/film.ts';
import { POSES, person } from '../kit/people.ts';
import { KEYS, lamp, shot } from '../kit/shot.ts';
import { slip } from '../kit/slips.ts';

/** Whoever is in the finder: eyes wide, and a collar that got tight. */
function startled(pen: Pen): void {
  const coat = shoulders(pen, 56, 60, tone(0.3), 12);
  pen.clip(coat, () => pen.fill(poly('14 40, 110 40, 110 160, 20 160'), DEEP));
  face(pen, { build: 'oval', brow: 'worried', eyes: 'wide', nose: 'straight', mouth: 'open' });
  pen.fill(poly('-20 58, -2 76, -16 96, -36 66'), PAPER).stroke(poly('-20 58, -2 76, -16 96, -36 66'), BLACK, 2);
  pen.fill(poly('20 58, -2 76, 12 96, 34 66'), tone(0.5)).stroke(poly('20 58, -2 76, 12 96, 34 66'), BLACK, 2);
  pen.fill(shape('-34 0!, -40 -30, -22 -56, 10 -60, 38 -42, 40 2!, 34 -22, 14 -38, -10 -36, -29 -20'), BLACK);
  pen.fill(shape('-42 -14!, -37 -4, -42 2, -47 -4'), PAPER).fill(shape('48 -24!, 53 -14, 48 -8, 43 -14'), PAPER);
}

const CORNERS = [
  '-58 -40!, -58 -66!, -32 -66!',
  '32 -66!, 58 -66!, 58 -40!',
  '-58 40!, -58 66!, -32 66!',
  '32 66!, 58 66!, 58 40!',
];

export const ACTION_LOOKS: Picture[] = [
  shot('screen-test', KEYS.action, { x: 122, y: 66, rays: 16, reach: 1.1 }, ({ pen, w, h }) => {
    pen.fill(box(0, 0, w, h), ink(0.5, 1, 0.35));
    pen.fill(poly('24 10, 216 10, 216 132, 24 132'), BLACK).fill(box(30, 16, 180, 110), PAPER);
    pen.wash(
      pen.radial(120, 70, 120, [
        [0, ink(0, 0, 0)],
        [0.6, ink(0.1, 0, 0)],
        [1, ink(0.5, 0, 0)],
      ]),
      30,
      16,
      180,
      110,
    );
    // The beam, from behind the one chair that is taken.
    pen.fill(poly('112 190, 128 190, 210 126, 30 126'), ink(0.5, 0.1, 0));
    const hand = [
      ['eye', -0.36],
      ['flame', -0.12],
      ['grin', 0.12],
      ['lock', 0.36],
    ] as const;
    for (const [front, turn] of hand) pen.at(120, 196, () => pen.at(0, -122, () => slip(pen, front), 1.12), 1, turn);
    for (const x of [28, 212])
      pen.at(x, 186, () => {
        const chair = shape('-26 20!, -24 -26, -16 -34, 16 -34, 24 -26, 26 20!');
        pen
          .stroke(chair, ACCENT, 2.4)
          .fill(chair, BLACK)
          .stroke(line('-14 -22, 14 -22'), ink(0.8, 0.7, 0), 1.6);
      });
    pen.at(120, 186, () => {
      const watcher = shape(
        '-52 20!, -46 -12, -18 -22, -12 -30, -20 -48, -14 -66, 0 -72, 14 -66, 20 -48, 12 -30, 18 -22, 46 -12, 52 20!',
      );
      pen.stroke(watcher, PAPER, 4.4).fill(watcher, BLACK);
    });
  }),
  shot('close-up', KEYS.action, { x: 168, y: 76, rays: 18, floor: 152 }, ({ pen }) => {
    pen.at(172, 82, () => startled(pen), 0.86);
    pen.at(168, 80, () => {
      for (const corner of CORNERS) pen.stroke(line(corner), BLACK, 8).stroke(line(corner), PAPER, 4);
    });
    shadow(pen, 54, 168, 46, 6);
    pen.at(98, 86, () => camera(pen), 0.86);
  }),
  shot('house-lights', KEYS.hot, { x: 120, y: 74, rays: 20, floor: 140 }, (stage) => {
    const { pen, w, h } = stage;
    for (const [x, turn] of rows('64 -0.42, 120 0, 176 0.42')) {
      pen.at(x, 24, () => pen.fill(poly('-14 0, 14 0, 44 130, -44 130'), PAPER, 0.75), 1, turn);
    }
    for (const side of [1, -1])
      pen.at(
        side > 0 ? 0 : w,
        0,
        () => {
          pen.rimmed(shape('-4 -4!, 46 -4!, 40 50, 26 100, 30 150!, -4 150!'), {
            light: [3, 0],
            rim: PAPER,
            body: ink(0.2, 1, 0.5),
            halo: 0,
          });
          for (const fold of ['12 0, 10 70, 6 150', '26 0, 22 70, 16 150', '38 0, 32 50, 22 110'])
            pen.stroke(line(fold), BLACK, 2);
        },
        [side, 1],
      );
    for (const [x, turn] of rows('64 -0.42, 120 0, 176 0.42')) lamp(stage, x, 26, 1.05, turn);
    shadow(pen, 120, 152, 34, 5);
    pen.at(
      120,
      152,
      () => {
        person(pen, POSES.shows, 'suit', 'none');
        pen.fill(poly('-6 -74, 6 -74, 0 -52'), PAPER).fill(poly('-2 -72, 2 -72, 0 -56'), ACCENT);
        for (const [x, turn] of rows('-44 -0.5, -32 -0.1, 32 0.1, 44 0.5'))
          pen.at(x, -86, () => slip(pen, x < -40 ? 'flame' : x < 0 ? 'eye' : x < 40 ? 'star' : 'lock'), 0.48, turn);
      },
      1.16,
    );
    for (const [x, s] of rows('14 1.1, 52 1, 90 1.12, 132 1, 172 1.14, 210 1, 238 1.1'))
      pen.at(
        x,
        h + 4,
        () => {
          const head = shape('-24 10!, -20 -6, -8 -10, -11 -22, 0 -32, 11 -22, 8 -10, 20 -6, 24 10!');
          pen.stroke(head, ACCENT, 2.6).fill(head, BLACK);
        },
        s,
      );
  }),
];
