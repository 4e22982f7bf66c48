import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PALETTE } from '../../src/art/palette.ts';
import { font } from '../../src/art/type.ts';
import { ACCENTS } from './accents.ts';
import { mesas } from './horizon.ts';
import { icon } from './icons.ts';
import { BLACK, ink, PAPER } from './ink.ts';
import { oval, shape } from './paths.ts';
import { saucer } from './saucer.ts';
import { FLAILING } from './scenes/parts.ts';
import { loadFonts } from './sheet.ts';
import { develop, ground, type Picture, type Stage, spot, stars } from './stage.ts';

/** The sign of the house: a saucer, its light, and one who looks up. `room` keeps it inside a mask's safe circle. */
function sign(stage: Stage, room: number): void {
  const { pen, w } = stage;
  const mid = w / 2;
  spot(stage, { x: mid, y: mid * 0.9, rays: 20, reach: 0.95 });
  stars(stage, 30, mid, [mid, mid * 0.9, mid * 0.8]);
  mesas(stage, w * 0.8);
  ground(stage, w * 0.8, mid);
  pen.at(
    mid,
    mid,
    () => {
      saucer(pen, 0, -42, 1.72, 72, 0.3);
      pen.fill(oval(0, 82, 76, 13), PAPER).fill(oval(0, 82, 58, 9), ink(0.5, 0, 0));
      pen.at(0, 84, () => pen.rimmed(shape(FLAILING), { light: [2, -2], rim: PAPER, body: BLACK, halo: 2.4 }), 1.16);
    },
    room,
  );
}

const square = (id: string, room: number): Picture => ({
  id,
  accent: ACCENTS.green,
  size: { w: 240, h: 240 },
  draw: (stage) => sign(stage, room),
});

/** Printed at its own size, so that the dots stay dots; `corner` rounds it, as a share of its side. */
function printed(picture: Picture, size: number, run: 1 | 2, corner: number): Canvas {
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext('2d');
  if (corner) {
    ctx.beginPath();
    ctx.roundRect(0, 0, size, size, corner * size);
    ctx.clip();
  }
  ctx.drawImage(develop(picture, run, size / run / picture.size.w), 0, 0);
  return canvas;
}

const poster: Picture = {
  id: 'social',
  accent: ACCENTS.green,
  size: { w: 600, h: 315 },
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 440, y: 120, rays: 30, reach: 0.8 });
    // The left half belongs to the words.
    pen.wash(
      pen.linear(0, 0, 400, 0, [
        [0, ink(0, 1, 0.9)],
        [0.72, ink(0, 1, 0.7, 0.9)],
        [1, ink(0, 1, 0.5, 0)],
      ]),
      0,
      0,
      400,
      315,
    );
    stars(stage, 120, 200, [440, 120, 190]);
    mesas(stage, 262, 60);
    pen.at(330, 0, () => mesas(stage, 262, 60));
    ground(stage, 262, 440);
    saucer(pen, 440, 74, 1.9, 104, 0.34);
    pen.fill(oval(440, 274, 110, 15), PAPER).fill(oval(440, 274, 86, 10), ink(0.5, 0, 0));
    pen.at(
      400,
      252,
      () => pen.rimmed(icon('run'), { light: [2, -2], rim: PAPER, body: BLACK, halo: 2 }),
      [-0.66, 0.66],
    );
    pen.at(474, 280, () => pen.rimmed(shape(FLAILING), { light: [2, -2], rim: PAPER, body: BLACK, halo: 2 }), 1.2);
  },
};

function social(): Canvas {
  const print = develop(poster, 2, 1);
  const canvas = createCanvas(1200, 630);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(print, 0, 0);
  ctx.textAlign = 'left';
  ctx.font = font('poster', 188);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 10;
  ctx.strokeStyle = PALETTE.paper;
  ctx.fillStyle = PALETTE.bloodRed;
  for (const [word, y] of [
    ['LAST', 270],
    ['REEL', 430],
  ] as const) {
    ctx.strokeText(word, 76, y);
    ctx.fillText(word, 76, y);
  }
  ctx.font = font('marquee', 40);
  ctx.fillStyle = PALETTE.marqueeAmber;
  ctx.fillText('TONIGHT · ROSWELL 51', 80, 500);
  ctx.font = font('typewriter', 30);
  ctx.fillStyle = PALETTE.paper;
  ctx.fillText('You are the cast. It is the Director.', 80, 556);
  return canvas;
}

export async function renderIcons(folder: string): Promise<Record<string, number>> {
  mkdirSync(folder, { recursive: true });
  await loadFonts();
  const full = square('app', 1);
  const files: [string, Canvas][] = [
    ['icon-192.png', printed(full, 192, 1, 0.16)],
    ['icon-512.png', printed(full, 512, 2, 0.16)],
    ['maskable-512.png', printed(square('app-maskable', 0.76), 512, 2, 0)],
    ['apple-touch-icon.png', printed(full, 180, 1, 0)],
    ['social.png', social()],
  ];
  const bytes: Record<string, number> = {};
  for (const [name, canvas] of files) {
    const png = await canvas.encode('png');
    writeFileSync(join(folder, name), png);
    bytes[name] = png.length;
  }
  return bytes;
}
