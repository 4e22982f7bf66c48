import { ACCENTS } from '../accents.ts';
import { mesas, town } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, limb, line, oval, poly, shape, twin } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { saucer } from '../saucer.ts';
import { ground, type Picture, type Stage, shadow, spot, stars, WIDE } from '../stage.ts';
import { warlordHead } from './parts.ts';

const LIT: Rim = { light: [2.4, -2], rim: ACCENT, body: BLACK, halo: 1.6 };

/** A guard: tall skull, three eyes, a robe like a closed door, a spear taller than itself. Feet at 0,0; 170 high. */
function sentry(pen: Pen): void {
  pen.stroke(line('33 2!, 33 -160!'), BLACK, 5).stroke(line('34.4 2!, 34.4 -160!'), ACCENT, 1.2);
  pen.rimmed(shape('33 -186!, 42 -168, 37 -154!, 33 -160, 29 -154!, 24 -168'), { ...LIT, rim: PAPER });
  const robe = shape(twin('0 -108!, -9 -106, -24 -98, -30 -84, -24 -48, -38 0!'));
  pen.rimmed(robe, { ...LIT, light: [3.4, -1.4] });
  for (const x of [-18, -7, 7, 18])
    pen.stroke(
      line([
        [x * 0.5, -56],
        [x * 1.25, -4],
      ]),
      ink(0, 1, 0.2),
      1.6,
    );
  const collar = shape(twin('0 -88, -12 -94, -28 -116!, -33 -88, -16 -76, 0 -70!'));
  pen
    .rimmed(collar, LIT)
    .fill(poly('0 -84, 8 -74, 0 -64, -8 -74'), ACCENT)
    .fill(poly('0 -79, 3.4 -74, 0 -69, -3.4 -74'), PAPER);
  pen.rimmed(limb('20 -86, 32 -72, 33 -60', 11, 8), LIT);
  for (const dy of [-64, -59, -54]) pen.rimmed(oval(33, dy, 5, 2.8), { ...LIT, halo: 0.8 });
  const skull = shape(twin('0 -168, -20 -160, -27 -140, -18 -118, -7 -103, 0 -100'));
  pen.rimmed(skull, { ...LIT, rim: PAPER, light: [3, -3], halo: 2 });
  for (const side of [-1, 1]) {
    pen
      .fill(
        shape([
          [side * 4, -122, 1],
          [side * 10, -136],
          [side * 22, -140, 1],
          [side * 18, -126],
        ]),
        ACCENT,
      )
      .fill(oval(side * 13, -131, 2.2, 4, side * 0.7), PAPER);
    pen.stroke(
      line([
        [side * 10, -158],
        [side * 16, -150],
        [side * 15, -144],
      ]),
      ink(0, 1, 0),
      1.4,
    );
  }
  pen.fill(shape('0 -158!, 6 -148, 0 -138!, -6 -148'), ACCENT).fill(oval(0, -148, 1.8, 4.2), PAPER);
  pen.stroke(line('-5 -109, 0 -110, 5 -109'), ACCENT, 1.4);
}

function ramp(pen: Pen, x: number, y: number, s: number): void {
  saucer(pen, x, y, s);
  pen.at(
    x,
    y,
    () => {
      pen.fill(poly('-12 9, 12 9, 30 64, -30 64'), PAPER);
      for (let i = 0; i < 6; i++) pen.fill(box(-14 - i * 3, 16 + i * 8, 28 + i * 6, 2.2), ink(0.9, 0.3, 0));
    },
    s,
  );
}

const sentries = (
  id: string,
  light: readonly [number, number],
  back: (stage: Stage) => void,
  places: readonly (readonly [number, number, number, 1 | -1])[],
): Picture => ({
  id,
  accent: ACCENTS.green,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: light[0], y: light[1], rays: 16, turn: 0 });
    stars(stage, 30, 100, [light[0], light[1], 80]);
    back(stage);
    for (const [x, y, s, flip] of places) {
      shadow(pen, x, y, 40 * s, 6 * s);
      pen.at(x, y, () => sentry(pen), [s * flip, s]);
    }
  },
});

const warlord: Picture = {
  id: 'warlord',
  accent: ACCENTS.red,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 120, y: 92, rays: 24, reach: 1.2, turn: 0.06 });
    stars(stage, 20, 60, [120, 90, 100]);
    saucer(pen, 36, 34, 0.46);
    saucer(pen, 206, 28, 0.5);
    saucer(pen, 222, 78, 0.3);
    saucer(pen, 20, 84, 0.28);
    mesas(stage, 196);
    ground(stage, 196, 120);
    pen.at(120, 128, () => warlordHead(pen), 0.98);
  },
};

export const OVERLORDS: Picture[] = [
  sentries(
    'sentries-1',
    [120, 92],
    (s) => {
      mesas(s, 156);
      ramp(s.pen, 120, 64, 1.1);
      ground(s, 156, 120);
      s.pen.at(120, 0, () => s.pen.fill(poly('-34 134, 34 134, 70 222, -70 222'), ink(0.2, 0, 0)));
    },
    [
      [54, 214, 1.06, -1],
      [186, 214, 1.06, 1],
    ],
  ),
  sentries(
    'sentries-2',
    [70, 60],
    (s) => {
      saucer(s.pen, 70, 38, 0.9, 150, 0.4);
      town(s, 160, -20);
      ground(s, 160, 90);
    },
    [
      [196, 196, 0.84, 1],
      [104, 222, 1.22, -1],
    ],
  ),
  warlord,
];
