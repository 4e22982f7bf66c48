import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type Page } from 'playwright-core';
import { chance, nextQuestion, pressOne, startFeature } from '../../tests/browser/play-kit.ts';
import { FLAGS, needChromium } from '../run/chromium.mjs';
import { serve } from '../soak/serve.ts';

const OUT = 'public/assets/screens';
const SIZE = { width: 1280, height: 720 };
const QUALITY = 82;
const CHOICES = 22;

/** The pictures in the manifest, taken of the game in dist/. The wanted ones are of a movie that is well under way. */
export async function photograph(): Promise<void> {
  const host = await serve('dist');
  const browser = await chromium.launch({ executablePath: await needChromium(), args: FLAGS });
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  mkdirSync(OUT, { recursive: true });
  try {
    await page.goto(host.url);
    await page.evaluate(() => document.fonts.ready);
    await shoot(page, 'marquee');

    const pick = chance(51);
    await startFeature(page, 'seed=roswell&speed=instant', host.url);
    let n = await nextQuestion(page, null);
    for (let i = 0; i < CHOICES && n !== null; i++) {
      await pressOne(page, pick, 'key');
      n = await nextQuestion(page, n);
    }
    await page.locator('#board canvas').waitFor();
    await page.waitForTimeout(4000); // what was said has been read by then
    await shoot(page, 'board');
    await untilOdds(page, n, pick);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(1500);
    await shoot(page, 'odds');
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Plays on to a question that shows what each spoint buys. */
async function untilOdds(on: Page, from: string | null, pick: (most: number) => number): Promise<void> {
  for (let n = from; n !== null && (await on.getByRole('slider').count()) === 0; n = await nextQuestion(on, n)) {
    await pressOne(on, pick, 'key');
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  const picture = await loadImage(await page.screenshot({ type: 'png' }));
  const canvas = createCanvas(SIZE.width, SIZE.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const webp = await canvas.encode('webp', QUALITY);
  writeFileSync(join(OUT, `${name}.webp`), webp);
  console.log(`${(webp.length / 1024).toFixed(1).padStart(8)} KB  ${name}.webp`);
}
