import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { launched, servedPages, WINDOW } from '../bench/browser.ts';
import { type Clockwork, handClock, stills } from './hand-clock.ts';
import { MOMENTS, MOVIE, type MomentName, placeOf } from './moments.ts';

interface Shooting {
  out: string;
  speed: string;
  /** With reduced motion. */
  reduced: boolean;
}

const COLUMNS = 3;
const STILL = { w: 640, h: 360 };
const GAP = 6;
const CAPTION = 22;

/** A moment on the board by itself as stills at even steps of its clock, so that two boards can be laid side by side. */
export async function shootStrips(names: readonly MomentName[], { out, speed, reduced }: Shooting): Promise<void> {
  const pages = await servedPages();
  const browser = await launched();
  mkdirSync(out, { recursive: true });
  try {
    for (const name of names) {
      const page = await browser.newPage({ viewport: WINDOW });
      await page.addInitScript(handClock);
      const { take, shown, into } = placeOf(name);
      const { seed, seats, most } = MOVIE;
      const ask = `?seed=${seed}&seats=${seats}&most=${most}&at=${take}&speed=${speed}${reduced ? '&reduced' : ''}`;
      await page.goto(`${pages.url}tools/board-harness/index.html${ask}`);
      await untilDrawn(page);
      const { step, stills: count } = MOMENTS[name];
      const shots = await page.evaluate(stills, { shown, into, step, count });
      writeFileSync(join(out, `${name}.png`), await sheetOf(shots, step));
      console.log(join(out, `${name}.png`));
      await page.close();
    }
  } finally {
    await browser.close();
    await pages.close();
  }
}

/** All that a board fetches has come, and its clock has run until nothing moves. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { clockwork: Clockwork }).clockwork.run(1000));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { clockwork: Clockwork }).clockwork.run(1000));
}

async function sheetOf(shots: readonly string[], step: number): Promise<Buffer> {
  const rows = Math.ceil(shots.length / COLUMNS);
  const canvas = createCanvas(COLUMNS * (STILL.w + GAP) - GAP, rows * (STILL.h + CAPTION));
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#000000';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.font = '15px sans-serif';
  ctx.fillStyle = '#ffffff';
  for (const [i, shot] of shots.entries()) {
    const x = (i % COLUMNS) * (STILL.w + GAP);
    const y = Math.floor(i / COLUMNS) * (STILL.h + CAPTION);
    ctx.drawImage(await loadImage(shot), x, y, STILL.w, STILL.h);
    ctx.fillText(`${i * step} ms`, x + 4, y + STILL.h + 16);
  }
  return canvas.encode('png');
}
