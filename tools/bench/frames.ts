import type { BrowserContext, Page } from 'playwright-core';
import { type Figure, quantile } from './measure.ts';

interface Frames {
  /** Milliseconds of script in each frame that ran any. */
  script: number[];
  draws: number[];
  /** Milliseconds of script in each frame that kept the page busy for over 50, whatever with. */
  long: number[];
  longTasks: number;
  seconds: number;
  replies: number;
}

/** A game on the board by itself, played for so long. */
export async function framesOf(context: BrowserContext, url: string, seconds: number): Promise<Frames> {
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await page.goto(url);
  await page.waitForFunction(() => 'harness' in window, undefined, { timeout: 60_000 });
  await page.waitForTimeout(3000); // the first pictures are baked
  const frames = await playFor(page, seconds);
  await page.close();
  return frames;
}

/** Runs in the page: times every animation frame's script and counts the draw calls in it. */
function instrument(): void {
  const frames: Frames = { script: [], draws: [], long: [], longTasks: 0, seconds: 0, replies: 0 };
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
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type });
  observe('longtask', () => {
    frames.longTasks++;
  });
  observe('long-animation-frame', (entry) => {
    const { scripts } = entry as PerformanceEntry & { scripts: { duration: number }[] };
    frames.long.push(Math.max(0, ...scripts.map(({ duration }) => duration)));
  });
}

async function playFor(page: Page, seconds: number): Promise<Frames> {
  return page.evaluate(async (most) => {
    const { benchFrames: frames, harness } = window as unknown as {
      benchFrames: Frames;
      harness: {
        next(): Promise<void>;
        goto(i: number): void;
        at: number;
        again: number;
        recording: { takes: unknown[] };
      };
    };
    Object.assign(frames, { script: [], draws: [], long: [], longTasks: 0 });
    const began = performance.now();
    while (performance.now() - began < most * 1000) {
      if (harness.at >= harness.recording.takes.length) harness.goto(harness.again);
      await harness.next();
      frames.replies++;
    }
    frames.seconds = (performance.now() - began) / 1000;
    return frames;
  }, seconds);
}

/** `at`: which table, and how fast. */
export function figuresOf(at: string, { script, draws, long, longTasks, seconds, replies }: Frames): Figure[] {
  const aMinute = (count: number) => (60 * count) / seconds;
  return [
    { name: `${at}: script a frame, p50`, value: quantile(script, 0.5), unit: 'ms' },
    { name: `${at}: script a frame, p95`, value: quantile(script, 0.95), unit: 'ms', target: '≤ 8' },
    { name: `${at}: script a frame, p99`, value: quantile(script, 0.99), unit: 'ms' },
    { name: `${at}: draw calls a frame, most`, value: quantile(draws, 1), unit: '', target: '≤ 90' },
    {
      name: `${at}: scripts of over 50 ms, a minute`,
      value: aMinute(long.filter((ms) => ms > 50).length),
      unit: '',
      target: '0',
    },
    { name: `${at}: long tasks a minute, software drawing included`, value: aMinute(longTasks), unit: '' },
    { name: `${at}: replies played`, value: replies, unit: '' },
    { name: `${at}: frames a second (not judged)`, value: script.length / seconds, unit: '' },
  ];
}
