import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist, sleeve } from '../../pittsburgh/fist.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { barred, edged, seg } from '../kit/strokes.ts';

/** Hears the line before it speaks. */
export function june(pen: Pen): void {
  const back = shape(
    '-38 26!, -52 4, -48 -26, -30 -50, 4 -60, 36 -50, 52 -24, 54 4, 44 30!, 56 44, 44 58, 34 44, -30 42, -42 56, -52 40',
  );
  pen.stroke(back, ACCENT, 3).fill(back, BLACK);
  const blouse = shoulders(pen, 58, 58, PAPER, 16);
  pen.clip(blouse, () =>
    pen.fill(poly('20 40, 110 40, 110 160, 28 160'), HALF).fill(poly('46 40, 110 40, 110 160, 50 160'), DEEP),
  );
  pen.stroke(blouse, BLACK, 2);
  face(pen, { build: 'oval', brow: 'worried', eyes: 'wide', nose: 'straight', mouth: 'open', neck: 14 });
  // Two rolls over the brow, pinned in Amarillo.
  const cap = shape('-34 6!, -40 -18, -30 -40, 2 -50, 30 -42, 41 -18, 36 8!, 32 -14, 18 -30, 0 -34, -18 -29, -30 -14');
  pen.fill(cap, BLACK);
  for (const side of [-1, 1])
    pen.at(
      2,
      -40,
      () => {
        const roll = shape('0 10!, 2 -10, 16 -24, 32 -20, 38 -4, 30 10, 18 10, 20 0, 28 -4');
        pen.stroke(roll, ACCENT, 3).fill(roll, BLACK);
        for (const m of ['6 -4, 14 -17, 28 -15', '10 4, 14 -8, 24 -10', '33 -4, 28 5, 22 5'])
          pen.stroke(line(m), tone(0.1), 1.5);
      },
      [side, 1],
    );
  // A headset, one ear for the wire and one for the room.
  barred(pen, line('-44 4, -48 -34, -24 -66, 4 -72, 32 -64, 52 -34, 48 4'), 8, 5);
  for (const x of [-43, 46])
    pen
      .fill(oval(x, 6, 12, 17), PAPER)
      .fill(oval(x, 6, 10, 15), BLACK)
      .fill(oval(x - 2, 6, 5, 9), ACCENT);
  pen
    .fill(poly('-20 58, 0 76, -14 88, -34 66'), PAPER)
    .stroke(poly('-20 58, 0 76, -14 88, -34 66'), BLACK, 2)
    .fill(poly('20 58, 0 76, 12 88, 32 66'), HALF)
    .stroke(poly('20 58, 0 76, 12 88, 32 66'), BLACK, 2);
  const bow = shape('0 80, -16 70!, -18 92!, 0 84, 18 92!, 16 70!');
  pen
    .stroke(bow, BLACK, 3)
    .fill(bow, ACCENT)
    .fill(oval(0, 81, 4), BLACK);
  // The key, and what it is saying.
  pen.at(
    -70,
    96,
    () => {
      pen.fill(box(-36, 4, 72, 14, 3), BLACK).fill(box(-34, 5, 68, 5, 2), ACCENT);
      edged(pen, line('-28 -8!, 30 0!'), 10, 5);
      pen
        .fill(box(8, -10, 8, 18, 2), BLACK)
        .fill(oval(-30, -13, 12, 6), BLACK)
        .fill(oval(-30, -14.6, 10, 4), PAPER)
        .fill(oval(28, 0, 5), BLACK);
    },
    0.94,
    -0.06,
  );
  sleeve(pen, '-24 150!, -44 120, -70 96, -60 80, -40 92, -14 150!', PAPER);
  const palm = shape('-66 72, -82 62, -100 66, -106 76, -92 82, -76 92, -62 92');
  pen
    .fill(palm, PAPER)
    .stroke(palm, BLACK, 2.2)
    .stroke(line('-100 73, -86 75'), BLACK, 1.6)
    .stroke(line('-88 67, -78 70'), BLACK, 1.6);
  for (const [x, w] of rows('-104 5, -92 14, -72 5, -60 5, -48 14'))
    pen.fill(box(x - 1, 22, w + 2, 7, 3.4), BLACK).fill(box(x, 23, w, 5, 2.4), PAPER);
}

/** Has patched up worse, under canvas, under fire. */
export function marge(pen: Pen): void {
  curlRoll(pen);
  const tunic = shoulders(pen, 68, 57, tone(0.72), 12);
  pen.clip(tunic, () => pen.fill(poly('20 40, 110 40, 110 160, 28 160'), BLACK));
  face(pen, { build: 'oval', brow: 'angry', eyes: 'lashes', nose: 'straight', mouth: 'lips', neck: 16 });
  pen.fill(
    shape('-38 6!, -42 -16, -34 -40, -6 -50, 24 -46, 41 -22, 40 6!, 33 -16, 18 -30, -4 -30, -22 -26, -32 -12'),
    BLACK,
  );
  for (const m of ['-34 -26, -12 -44', '-12 -32, 10 -48', '14 -34, 30 -38']) pen.stroke(line(m), tone(0.1), 1.5);
  // The helmet, strap undone, the cross worn to a ghost.
  const dome = shape('-52 -30!, -48 -60, -24 -82, 6 -86, 36 -76, 54 -52, 56 -30!, 2 -38');
  barred(pen, dome, 4, 2.6).fill(dome, tone(0.8));
  pen.clip(dome, () =>
    pen
      .fill(shape('10 -96!, 20 -60, 16 -20!, 70 -20!, 70 -96!'), BLACK)
      .stroke(line('-44 -52, -22 -74, 4 -78'), tone(0.1), 2.4),
  );
  pen
    .fill(oval(-2, -60, 17), PAPER)
    .stroke(oval(-2, -60, 17), BLACK, 2)
    .fill(poly('-6 -73, 2 -73, 2 -64, 11 -64, 11 -56, 2 -56, 2 -47, -6 -47, -6 -56, -15 -56, -15 -64, -6 -64'), ACCENT);
  pen.stroke(line('-52 -30, 2 -38, 56 -30'), PAPER, 3).stroke(line('-54 -28, 2 -36, 58 -28'), BLACK, 2);
  pen.stroke(line('-40 -28, -40 20, -26 44'), BLACK, 3.4).stroke(line('42 -28, 42 16, 30 42'), BLACK, 3.4);
  for (const m of ['-46 6, -46 28', '48 4, 48 28']) pen.stroke(line(m), tone(0.2), 1.6);
  pen
    .fill(poly('-22 57, 0 78, -18 98, -40 64'), tone(0.5))
    .stroke(poly('-22 57, 0 78, -18 98, -40 64'), BLACK, 2)
    .fill(poly('22 57, 0 78, 16 98, 38 64'), DEEP)
    .stroke(poly('22 57, 0 78, 16 98, 38 64'), BLACK, 2);
  for (const s of [-1, 1]) pen.fill(box(s * 29 - 5, 74, 10, 4), ACCENT).fill(box(s * 29 - 5, 80, 10, 4), ACCENT);
  // A needle, held up to the light.
  sleeve(pen, '46 150!, 58 116, 68 92, 90 98, 92 150!', tone(0.72));
  pen.at(
    80,
    34,
    () => {
      edged(pen, line('0 -60!, 0 -36!'), 4, 1.8);
      pen
        .fill(box(-9, -38, 18, 52, 3), BLACK)
        .fill(box(-6.6, -35, 13.2, 46, 2), PAPER)
        .fill(box(-6.6, -16, 13.2, 27), ACCENT);
      for (const y of [-28, -20, -12, -4]) pen.stroke(seg(1, y, 6, y), BLACK, 1.4);
      pen
        .fill(box(-13, 13, 26, 5, 2), BLACK)
        .fill(box(-2.6, 16, 5.2, 18), PAPER)
        .stroke(box(-2.6, 16, 5.2, 18), BLACK, 1.8)
        .fill(box(-9, 33, 18, 5, 2), BLACK);
      for (const [x, y, r] of rows('-6 -66 3, 3 -72 2.2'))
        pen.fill(oval(x, y, r + 1.2), BLACK).fill(oval(x, y, r), ACCENT);
    },
    0.86,
    0.2,
  );
  fist(pen, 74, 72, 0.98, -0.2);
}

function curlRoll(pen: Pen): void {
  const hair = shape('-34 40!, -50 34, -54 14, -48 -12, 50 -12, 56 14, 52 36, 38 42!, 30 26, -26 26');
  pen.stroke(hair, ACCENT, 3).fill(hair, BLACK);
}

/** Never once needed the fifth ace. */
export function opal(pen: Pen): void {
  const hair = shape('-36 24!, -48 6, -46 -24, -28 -50, 2 -60, 32 -50, 48 -24, 48 8, 40 26!');
  pen.stroke(hair, ACCENT, 3).fill(hair, PAPER).stroke(hair, BLACK, 2);
  shoulders(pen, 54, 62, BLACK, 18);
  face(pen, { build: 'fine', brow: 'thin', eyes: 'lashes', nose: 'small', mouth: 'lips', neck: 12 });
  // Finger waves, each in its place.
  const wave = shape(
    '-38 22!, -46 4, -44 -24, -26 -48, 4 -56, 32 -48, 46 -22, 46 6, 39 24!, 33 8, 38 -6, 30 -20, 34 -32, 18 -36, 4 -28, -10 -36, -20 -26, -34 -22, -28 -8, -36 4, -31 16',
  );
  pen.fill(wave, PAPER).stroke(wave, BLACK, 2);
  for (const m of [
    '-40 -6, -34 -20, -18 -30, -8 -46',
    '-42 10, -36 -2',
    '-26 -40, -8 -52',
    '6 -32, 16 -46, 8 -54',
    '22 -36, 32 -44',
    '40 -22, 34 -12, 42 2',
  ])
    pen.stroke(line(m), BLACK, 1.7);
  edged(pen, line('-46 -22, -20 -38, 8 -42, 46 -26'), 9, 5, ACCENT);
  const feather = shape('38 -30!, 46 -62, 66 -88, 88 -92!, 84 -66, 66 -46, 46 -28!');
  pen.stroke(feather, PAPER, 4).fill(feather, BLACK).stroke(line('40 -30, 62 -62, 82 -86'), ACCENT, 1.8);
  for (const m of ['52 -50, 50 -62', '60 -58, 60 -74', '70 -70, 74 -82', '56 -48, 68 -50', '66 -58, 78 -62'])
    pen.stroke(line(m), tone(0.2), 1.4);
  pen
    .fill(oval(40, -32, 6), ACCENT)
    .stroke(oval(40, -32, 6), BLACK, 2)
    .fill(oval(39, -34, 2), PAPER);
  pen.fill(oval(11, 22, 1.9), BLACK);
  for (const x of [-36, 36])
    pen
      .fill(
        shape([
          [x, 16, 1],
          [x + 4.6, 26],
          [x, 31],
          [x - 4.6, 26],
        ]),
        ACCENT,
      )
      .stroke(
        shape([
          [x, 16, 1],
          [x + 4.6, 26],
          [x, 31],
          [x - 4.6, 26],
        ]),
        BLACK,
        1.8,
      );
  for (const [x, y] of rows('-20 68, -13 76, -4 80, 5 80, 14 76, 21 68'))
    pen.fill(oval(x, y, 5.4), BLACK).fill(oval(x, y, 4), PAPER);
  // Fur.
  const fur = shape('-26 70!, -52 72, -70 92, -74 150!, -30 150!, -36 110');
  const fur2 = shape('28 70!, 54 72, 72 92, 76 150!, 32 150!, 38 110');
  for (const f of [fur, fur2]) pen.stroke(f, ACCENT, 3).fill(f, tone(0.85));
  for (const [x, y] of rows('-50 84, -60 98, -46 102, -58 116, -42 120, 52 84, 62 98, 48 102, 60 116, 44 120'))
    pen.stroke(
      line([
        [x - 3, y - 4],
        [x, y + 3],
        [x + 4, y - 3],
      ]),
      tone(0.1),
      1.6,
    );
  // The hand she was dealt.
  for (const [x, y, turn, suit] of rows('-98 40 -0.62 0, -84 30 -0.3 1, -68 28 0.04 0, -52 34 0.36 1'))
    pen.at(
      x,
      y,
      () => {
        const card = box(-15, -24, 30, 46, 3);
        pen.stroke(card, BLACK, 4.4).fill(card, PAPER).stroke(card, BLACK, 1.6);
        if (suit) pen.fill(shape('0 10!, -8 2, -9 -4, -5 -9, 0 -4!, 5 -9, 9 -4, 8 2'), ACCENT);
        else pen.fill(poly('0 -11, 7 0, 0 11, -7 0'), BLACK);
        pen.fill(oval(-10, -18, 2), suit ? ACCENT : BLACK);
      },
      1,
      turn,
    );
  const glove = shape('-96 64, -84 54, -66 52, -54 58, -56 76, -66 88, -62 150!, -90 150!, -88 88');
  pen.stroke(glove, PAPER, 3).fill(glove, BLACK);
  for (const m of ['-84 62, -80 72', '-74 58, -71 70', '-64 60, -63 70']) pen.stroke(line(m), tone(0.1), 1.6);
}
