import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist, sleeve } from '../../pittsburgh/fist.ts';
import type { Picture } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { carBack } from '../kit/cars.ts';
import { still } from '../kit/still.ts';
import { barred, edged } from '../kit/strokes.ts';

function kid(pen: Pen): void {
  // The cape has flown before, off a garage.
  const cape = shape('-24 48!, -60 60, -96 52, -118 70!, -92 86, -112 110!, -60 112, -30 140!, 40 140!, 30 60');
  barred(pen, cape, 4, 2.4).fill(cape, ACCENT);
  for (const m of ['-30 60, -70 74, -100 72', '-26 76, -64 94, -96 102']) pen.stroke(line(m), BLACK, 2);
  const shirt = shoulders(pen, 44, 50, PAPER, 16);
  pen.clip(shirt, () => {
    for (let y = 62; y < 150; y += 15) pen.fill(box(-80, y, 160, 7), BLACK);
  });
  pen.stroke(shirt, BLACK, 2);
  face(pen, { build: 'child', brow: 'none', eyes: 'none', nose: 'small', mouth: 'smile' });
  const mask = shape('-42 -2!, -30 -14, -6 -8, 16 -14, 42 -4!, 36 12, 16 16, -4 8, -24 16, -38 12');
  pen.fill(mask, BLACK);
  for (const x of [-21, 12]) pen.fill(oval(x, 3, 7, 5.4), PAPER).fill(oval(x - 1, 3, 3), BLACK);
  const hair = shape('-37 -6!, -42 -30, -24 -52, 6 -58, 34 -48, 43 -22, 39 -4!, 26 -24, 10 -20, -4 -30, -20 -22');
  pen.stroke(hair, PAPER, 3).fill(hair, BLACK).stroke(line('6 -58, 12 -70, 22 -68'), BLACK, 5);
  pen
    .fill(shape('-28 48!, 0 58, 28 48!, 32 58, 0 68, -32 58'), ACCENT)
    .stroke(shape('-28 48!, 0 58, 28 48!, 32 58, 0 68, -32 58'), BLACK, 2);
  sleeve(pen, '30 140!, 46 100, 58 70, 74 76, 68 140!', PAPER);
  fist(pen, 68, 64, 0.9, 0.1);
}

function star(pen: Pen): void {
  const hair = shape('-34 30!, -58 26, -60 -4, -48 -34, -26 -56, 6 -62, 38 -52, 56 -26, 64 4, 58 34, 40 34!');
  pen.stroke(hair, PAPER, 3.4).fill(hair, ACCENT).stroke(hair, BLACK, 2);
  for (const m of ['-50 -6, -52 14, -44 24', '54 -2, 58 16, 48 28', '-42 -28, -48 -8', '48 -28, 54 -8'])
    pen.stroke(line(m), BLACK, 2);
  shoulders(pen, 52, 62, BLACK, 18);
  face(pen, { build: 'fine', brow: 'thin', eyes: 'lashes', nose: 'small', mouth: 'smile', neck: 12 });
  const wave = shape(
    '-33 4!, -40 -22, -24 -48, 6 -54, 34 -44, 42 -18, 37 6!, 32 -10, 34 -26, 12 -32, -2 -18, -18 -26, -26 -10',
  );
  pen.fill(wave, ACCENT).stroke(wave, BLACK, 2);
  // White fox, on loan.
  const fox = shape('-22 64!, -54 66, -72 92, -70 150!, 74 150!, 74 92, 56 66, 24 64!, 34 96, 0 118, -32 96');
  pen.stroke(fox, BLACK, 4).fill(fox, PAPER);
  pen.clip(fox, () => pen.fill(poly('20 50, 110 50, 110 160, 30 160'), HALF));
  for (const [x, y] of rows('-50 80, -58 98, -42 100, -54 116, 50 80, 58 98, 44 102, 54 116'))
    pen.stroke(
      line([
        [x - 4, y - 3],
        [x, y + 3],
        [x + 4, y - 3],
      ]),
      BLACK,
      1.6,
    );
  for (const [x, y] of rows('-18 70, -10 78, 0 81, 10 78, 18 70'))
    pen
      .fill(
        poly([
          [x, y - 5],
          [x + 4, y],
          [x, y + 5],
          [x - 4, y],
        ]),
        PAPER,
      )
      .stroke(
        poly([
          [x, y - 5],
          [x + 4, y],
          [x, y + 5],
          [x - 4, y],
        ]),
        BLACK,
        1.6,
      );
  for (const x of [-35, 36])
    pen
      .fill(
        poly([
          [x, 14],
          [x + 4.4, 22],
          [x, 32],
          [x - 4.4, 22],
        ]),
        PAPER,
      )
      .stroke(
        poly([
          [x, 14],
          [x + 4.4, 22],
          [x, 32],
          [x - 4.4, 22],
        ]),
        BLACK,
        1.6,
      );
}

function sergeant(pen: Pen): void {
  const tunic = shoulders(pen, 74, 54, ink(0.7, 0.7, 0), 10);
  pen.clip(tunic, () => pen.fill(poly('24 40, 110 40, 110 160, 30 160'), ink(0.5, 1, 0.4)));
  face(pen, {
    build: 'square',
    brow: 'angry',
    eyes: 'narrow',
    nose: 'broad',
    mouth: 'grim',
    lines: true,
    stubble: true,
    neck: 26,
  });
  pen
    .fill(poly('-28 54, -4 74, -18 94, -42 62'), ink(0.7, 0.7, 0))
    .stroke(poly('-28 54, -4 74, -18 94, -42 62'), BLACK, 2)
    .fill(poly('26 54, 2 74, 14 94, 40 62'), DEEP)
    .stroke(poly('26 54, 2 74, 14 94, 40 62'), BLACK, 2);
  pen.fill(poly('-8 68, 6 68, 5 110, -7 110'), BLACK);
  for (const s of [-1, 1])
    for (const y of [74, 83, 92])
      edged(
        pen,
        line([
          [s * 60 - 12, y + 5, 1],
          [s * 60, y - 3, 1],
          [s * 60 + 12, y + 5, 1],
        ]),
        6.4,
        3.2,
      );
  // White helmet, black band: everybody out.
  const dome = shape('-50 -24!, -48 -54, -26 -78, 4 -83, 34 -74, 52 -50, 54 -24!, 2 -34');
  pen.stroke(dome, BLACK, 4).fill(dome, PAPER);
  pen.clip(dome, () =>
    pen.fill(shape('12 -90!, 20 -60, 16 -20!, 70 -20!, 70 -90!'), HALF).fill(box(-60, -50, 120, 11), ACCENT),
  );
  pen.stroke(dome, BLACK, 2.4).stroke(line('-52 -23, 2 -33, 56 -23'), BLACK, 4);
  pen.at(-2, -62, () =>
    pen
      .stroke(line('-14 6!, -14 -6!, -8 1!, -2 -6!, -2 6!'), BLACK, 3.4)
      .stroke(line('5 6!, 5 -6!, 13 -6!, 13 0!, 5 0!'), BLACK, 3.4),
  );
  pen.stroke(line('-42 -20, -42 24, -22 48'), BLACK, 4).stroke(line('44 -20, 44 22, 26 46'), BLACK, 4);
}

/** The three who come with a card of their own. */
export const MOONGLOW_PEOPLE: Picture[] = [
  still('event-kid', 'silver', { x: 150, y: 60 }, ({ pen }) => pen.at(132, 74, () => kid(pen), 0.94, 0.04)),
  still('event-star', 'orange', { x: 120, y: 56, rays: 13 }, ({ pen }) => {
    for (const [x, y, s] of rows('34 34 1, 208 40 0.8, 48 96 0.6, 200 100 0.7'))
      pen.at(
        x,
        y,
        () =>
          pen
            .fill(
              poly('0 -17, 4.6 -5.4, 17 -4.6, 7.4 3.4, 10.6 15.6, 0 8.8, -10.6 15.6, -7.4 3.4, -17 -4.6, -4.6 -5.4'),
              PAPER,
            )
            .stroke(
              poly('0 -17, 4.6 -5.4, 17 -4.6, 7.4 3.4, 10.6 15.6, 0 8.8, -10.6 15.6, -7.4 3.4, -17 -4.6, -4.6 -5.4'),
              BLACK,
              2.4,
            ),
        s,
      );
    pen.at(120, 70, () => star(pen), 0.96, -0.06);
  }),
  still('event-sergeant', 'blue', { x: 70, y: 60, floor: 130 }, ({ pen }) => {
    pen.at(38, 138, () => carBack(pen), 0.7);
    pen.at(130, 84, () => sergeant(pen), 0.88);
  }),
];
