import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RATES } from '../../src/app/ports/board.ts';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { Effect, Key } from '../../src/scenes/effects/effect.ts';
import { Strobe } from '../../src/scenes/effects/strobe.ts';
import type { AnimationContext } from '../../src/scenes/shuffling-horror/animations/animation.ts';
import { animationOf } from '../../src/scenes/shuffling-horror/animations/animation-of.ts';
import { LEADER, SETTLE, TUMBLE } from '../../src/scenes/shuffling-horror/animations/beats.ts';
import { burn, countdown, titleCard } from '../../src/scenes/shuffling-horror/animations/film.ts';
import { type TableLayout, tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { rollOf } from '../../src/scenes/shuffling-horror/table/dice-tray.ts';
import { type Art, LAYERS, type Pose } from '../../src/scenes/stage/sprite.ts';
import { record } from '../../tools/board-harness/recorded.ts';

/**
 * WCAG 2.3.1: nothing flashes more than three times a second. A flash is a rise and a fall of light by a tenth and more, where the dark is
 * darker than 0.8, on a quarter of ten degrees of what is seen: 21,824 pixels.
 */
const LARGE = 21_824;
const CHANGE = 0.1;
const MOST = 3;
const TABLE = 0.15;
const STEP = 5;
const WINDOW = { width: 1280, height: 720 };

/** How bright a thing is that covers the table for a moment, as light; null: lines and words, which cover next to nothing. */
function lightOf(art: Art): number | null {
  if (art.art !== 'panel') return art.art === 'label' || art.art === 'board' ? null : 0.6;
  const light: Readonly<Record<string, number>> = {
    ...{ veil: 0, iris: 0, burn: 0.9, burst: 0.4, beam: 0.7 },
    ...{ ember: 0.1, claws: 0.5, puff: 0.7, strip: 0.04, sweep: 0.1 },
  };
  return light[art.look] ?? null;
}

interface Shown {
  from: number;
  light: number;
  layer: number;
  poses: { at: number; pose: Pose }[];
}

function shownOf({ sprite, keys }: Effect, from: number, rate: number): Shown[] {
  const light = lightOf(sprite.art);
  let pose: Pose = sprite;
  const poses = keys.map(({ at, art: _, ease: __, ...change }: Key) => {
    pose = { ...pose, ...change };
    return { at: from + at / rate, pose };
  });
  const large = Math.max(...poses.map((one) => one.pose.w * one.pose.h)) >= LARGE;
  const layer = LAYERS.indexOf(sprite.layer) * 1000 + sprite.order;
  return light === null || !large ? [] : [{ from, light, layer, poses }];
}

/** As large as it ever gets: what grows does not flash at its edges. */
const poseAt = (poses: Shown['poses'], at: number): Pose | null => {
  const next = poses.findIndex((one) => one.at > at);
  const [a, b] = [poses[next - 1], poses[next]];
  if (a === undefined || b === undefined) return null;
  const t = (at - a.at) / Math.max(1, b.at - a.at);
  const most = (key: 'w' | 'h') => Math.max(...poses.map(({ pose }) => pose[key]));
  return { ...a.pose, w: most('w'), h: most('h'), alpha: a.pose.alpha + (b.pose.alpha - a.pose.alpha) * t };
};

function lightAt(shown: readonly Shown[], at: number, x: number, y: number): number {
  let light = TABLE;
  for (const one of shown) {
    const pose = poseAt(one.poses, at);
    if (pose === null || Math.abs(x - pose.x) > pose.w / 2 || Math.abs(y - pose.y) > pose.h / 2) continue;
    light += (one.light - light) * pose.alpha;
  }
  return light;
}

/** When flashes end: each fall that follows a rise, or the other way round. */
function flashes(signal: readonly number[]): number[] {
  const ends: number[] = [];
  let [turn, heading, changes] = [signal[0] ?? 0, 0, 0];
  signal.forEach((light, i) => {
    if (heading !== 0 && Math.sign(light - turn) === heading) turn = light;
    else if (Math.abs(light - turn) >= CHANGE && Math.min(light, turn) < 0.8) {
      heading = Math.sign(light - turn);
      turn = light;
      changes++;
      if (changes % 2 === 0) ends.push(i * STEP);
    }
  });
  return ends;
}

const endOf = ({ poses }: Shown): number => poses[poses.length - 1]?.at ?? 0;

/** Those within a second of each other: what is farther apart cannot flash together. */
function clusters(shown: readonly Shown[]): Shown[][] {
  const out: Shown[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of [...shown].sort((a, b) => a.from - b.from)) {
    if (one.from > end + 1000) out.push([]);
    out[out.length - 1]?.push(one);
    end = Math.max(end, endOf(one));
  }
  return out;
}

/** The most flashes in any second, anywhere on the table. */
function worst(effects: readonly { effect: Effect; from: number }[], rate: number): number {
  let most = 0;
  for (const near of clusters(effects.flatMap(({ effect, from }) => shownOf(effect, from / rate, rate)))) {
    const start = Math.min(...near.map(({ from }) => from));
    const steps = (Math.max(...near.map(endOf)) - start) / STEP + 2;
    near.sort((a, b) => a.layer - b.layer);
    for (let x = 80; x < WINDOW.width; x += 160)
      for (let y = 60; y < WINDOW.height; y += 120) {
        const ends = flashes(Array.from({ length: Math.ceil(steps) }, (_, i) => lightAt(near, start + i * STEP, x, y)));
        for (const at of ends) most = Math.max(most, ends.filter((it) => it >= at && it < at + 1000).length);
      }
  }
  return most;
}

const layout: TableLayout = tableLayout({ ...WINDOW, seats: [] });

test('the count bites: five title cards in a second are five flashes', () => {
  const cards = Array.from({ length: 5 }, (_, i) =>
    titleCard(layout, 'a', 'TITLE', 'paper', 180).map((effect) => ({ effect, from: i * 190 })),
  );
  expect(worst(cards.flat(), 1)).toBeGreaterThan(MOST);
});

test('film leader is one flash, however fast it counts', () => {
  const leader = countdown(layout, [3, 2, 1], 'REEL II', LEADER).map((effect) => ({ effect, from: 0 }));
  for (const rate of [RATES['1x'], RATES['4x']]) expect(worst(leader, rate)).toBe(1);
});

test('the worst of all movies, one thing after the other, is still no strobe', () => {
  for (const rate of [RATES['1x'], RATES['4x'], 40]) {
    const strobe = new Strobe();
    const effects = Array.from({ length: 24 }, (_, i) => {
      const from = i * 400;
      const animation = i % 2 === 0 ? titleCard(layout, 'a', 'TITLE', 'paper', 400) : burn(layout.screen, 400);
      return strobe.allowed(animation, from / rate).map((effect) => ({ effect, from }));
    });
    expect(worst(effects.flat(), rate)).toBeLessThanOrEqual(MOST);
  }
});

test.each([
  ['cues', 4],
  ['flash', 3],
] as const)('no more than three flashes a second in movie %s, at any speed', (seed, seats) => {
  const { takes, opening } = record({ seed, seats, options: { clip: true }, most: 90 });
  for (const rate of [RATES['1x'], RATES['4x']]) {
    const strobe = new Strobe();
    const effects: { effect: Effect; from: number }[] = [];
    let [view, at] = [opening, 0];
    for (const take of takes) {
      const now = tableLayout({ ...WINDOW, ...tableNeeds(view) });
      // Every card in the same place, and as large as any: nowhere could there be more light.
      const context: AnimationContext = {
        view,
        layout: now,
        facts: boardFacts('roswell-51'),
        find: () => now.frames[1] ?? null,
        has: () => true,
      };
      for (const event of take.events) {
        if (rollOf(event) !== null) at += TUMBLE;
        const animation = animationOf(event, context);
        for (const effect of strobe.allowed(animation.effects, at / rate)) effects.push({ effect, from: at });
        at += animation.ms;
      }
      at += SETTLE;
      view = take.after;
    }
    expect(worst(effects, rate)).toBeLessThanOrEqual(MOST);
  }
});

test('what runs on and on in the page takes a third of a second and more', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const loops = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/animation: [^;]*?([\d.]+)s[^;]*infinite/g)].map(([, s]) =>
      Number(s),
    ),
  );
  expect(loops.length).toBeGreaterThan(1);
  for (const seconds of loops) expect(seconds).toBeGreaterThanOrEqual(1 / MOST);
});
