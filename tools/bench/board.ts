import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { findChromium } from '../run/chromium.mjs';
import { freePort } from '../run/free-port.mjs';
import type { Figure } from './measure.ts';

const SECONDS = Number(process.env.BOARD_SECONDS ?? 60);
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];

interface Frames {
  /** Milliseconds of script in each frame that ran any. */
  script: number[];
  draws: number[];
  longTasks: number;
  seconds: number;
  beats: number;
}

/**
 * A scripted minute on the board by itself with twelve seats: script per frame, draw calls and long tasks. Frames per second are the
 * renderer's business and mean something on a real GPU only.
 */
export async function board(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no Chromium was found: set CHROMIUM to its path');
  const port = await freePort();
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/board-harness',
    server: { hmr: false, watch: null, port, strictPort: true },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const still = await measure(
      browser,
      `http://localhost:${port}/tools/board-harness/index.html?seats=12&at=150&speed=1x`,
    );
    return figures(still);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure(browser: Browser, url: string): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  await page.addInitScript(instrument);
  await page.goto(url);
  await page.waitForFunction(() => 'harness' in window, undefined, { timeout: 60_000 });
  await page.waitForTimeout(3000); // the first pictures are baked
  return playFor(page, SECONDS);
}

/** Runs in the page: times every animation frame's script and counts the draw calls in it. */
function instrument(): void {
  const frames: Frames = { script: [], draws: [], longTasks: 0, seconds: 0, beats: 0 };
  Object.assign(window, { benchFrames: frames });
  let draws = 0;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    for (const context of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const proto = context.prototype as unknown as Record<string, (...args: unknown[]) => void>;
      const real = proto[name];
      if (real === undefined) continue;
      proto[name] = function counted(this: unknown, ...args: unknown[]) {
        draws++;
        return real.apply(this, args);
      };
    }
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      draws = 0;
      const began = performance.now();
      callback(time);
      frames.script.push(performance.now() - began);
      if (draws > 0) frames.draws.push(draws);
    });
  new PerformanceObserver((list) => {
    frames.longTasks += list.getEntries().length;
  }).observe({ entryTypes: ['longtask'] });
}

async function playFor(page: Page, seconds: number): Promise<Frames> {
  return page.evaluate(async (most) => {
    const { benchFrames: frames, harness } = window as unknown as {
      benchFrames: Frames;
      harness: { next(): Promise<void>; goto(i: number): void; at: number; recording: { takes: unknown[] } };
    };
    frames.script.length = 0;
    frames.draws.length = 0;
    frames.longTasks = 0;
    const began = performance.now();
    while (performance.now() - began < most * 1000) {
      if (harness.at >= harness.recording.takes.length) harness.goto(100);
      await harness.next();
      frames.beats++;
    }
    frames.seconds = (performance.now() - began) / 1000;
    return frames;
  }, seconds);
}

function figures({ script, draws, longTasks, seconds, beats }: Frames): Figure[] {
  const at = (list: readonly number[], share: number): number =>
    [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
  return [
    { name: 'script a frame, p50', value: at(script, 0.5), unit: 'ms' },
    { name: 'script a frame, p95', value: at(script, 0.95), unit: 'ms', target: '≤ 8' },
    { name: 'script a frame, p99', value: at(script, 0.99), unit: 'ms' },
    { name: 'draw calls a frame, most', value: at(draws, 1), unit: '', target: '≤ 90' },
    { name: 'frames with over 50 ms of script', value: script.filter((ms) => ms > 50).length, unit: '', target: '0' },
    { name: 'long tasks a minute, software drawing included', value: (60 * longTasks) / seconds, unit: '' },
    { name: 'replies played', value: beats, unit: '' },
    { name: 'frames a second (not judged)', value: script.length / seconds, unit: '' },
  ];
}
