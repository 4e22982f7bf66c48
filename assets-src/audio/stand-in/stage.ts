import { burst, metal, tableTop, thud, whoosh } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { bassDrum } from '../instruments/drums.ts';
import { strings } from '../instruments/strings.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, shaped, through } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, reversed, type Sound } from '../kit/sound.ts';
import { inRoom } from '../kit/space.ts';
import { varispeed } from '../kit/tape.ts';
import { clatter } from '../music/projector.ts';
import { heel, STAGE_FOUR } from './parts.ts';

/** Doors, trailers, an axe, and people who change places. */

/** Iron links over an edge, `gap` seconds apart and closing up. */
const chain = (chance: Chance, from: number, links: number, gap: number, closing: number): Part[] => {
  const parts: Part[] = [];
  for (let i = 0, at = from; i < links; i++, at += gap * closing ** i)
    parts.push(
      [metal(chance, chance.between(1500, 2600), chance.between(0.03, 0.07), 6), at, chance.between(0.22, 0.4)],
      [burst(chance, chance.between(2800, 4200), 0.003), at, 0.35],
    );
  return parts;
};

/** A lock: two dry clicks, the second lower. */
const bolt = (chance: Chance, at: number): Part[] => [
  [metal(chance, 1320, 0.05, 6), at, 0.5],
  [burst(chance, 2400, 0.004), at, 0.8],
  [metal(chance, 940, 0.07, 6), at + 0.11, 0.55],
  [burst(chance, 1500, 0.007), at + 0.11, 0.9],
];

const creak = (seconds: number, from: number, to: number): Sound =>
  gained(
    bandpass(
      tone(
        seconds,
        (t) => from + ((to - from) * t) / seconds + 30 * Math.sin(t * 23) + 14 * Math.sin(t * 61),
        'pulse',
        0,
        0.12,
      ),
      1250,
      1.6,
    ),
    (t) => Math.sin((Math.PI * t) / seconds) * (0.6 + 0.4 * Math.sin(t * 150)),
  );

/** A caravan's tin door. */
const tinDoor = (chance: Chance, at: number, level: number): Part[] => [
  [metal(chance, 128, 0.35, 12), at, 0.7 * level],
  [burst(chance, 700, 0.018), at, 0.9 * level],
  [thud(chance), at, 0.8 * level],
];

export const stageRecipes = [
  recipe('door-chained', 'action', (c) =>
    inRoom(
      mixed(
        [thud(c), 0, 1.1],
        [tableTop(c), 0, 1.4],
        [burst(c, 600, 0.02), 0, 0.8],
        ...chain(c, 0.24, 9, 0.075, 0.93),
        ...bolt(c, 0.86),
      ),
      STAGE_FOUR,
    ),
  ),
  recipe('door-freed', 'action', (c) =>
    inRoom(
      mixed(
        ...bolt(c, 0),
        ...chain(c, 0.2, 14, 0.06, 0.94),
        [metal(c, 620, 0.2, 8), 0.78, 0.35],
        [thud(c), 0.79, 0.4],
        [creak(0.45, 260, 420), 0.82, 0.3],
      ),
      STAGE_FOUR,
    ),
  ),
  recipe('trailer-locked', 'action', (c) =>
    inRoom(
      mixed([creak(0.25, 520, 380), 0, 0.22], ...tinDoor(c, 0.26, 1), ...bolt(c, 0.6), [
        burst(c, 3200, 0.003),
        0.92,
        0.3,
      ]),
      STAGE_FOUR,
    ),
  ),
  recipe('trailer-opened', 'action', (c) =>
    inRoom(
      mixed(...bolt(c, 0), ...tinDoor(c, 0.28, 0.4), [creak(0.5, 340, 620), 0.32, 0.34], [heel(c, 0.9), 0.78, 0.5]),
      STAGE_FOUR,
    ),
  ),
  // Once to see, once to mean it.
  recipe('axe', 'action', (c) => {
    const chop = (at: number, weight: number): Part[] => [
      [whoosh(c, 0.22, 400, 2400, 2), at, 0.7 * weight],
      [tableTop(c), at + 0.19, 2 * weight],
      [burst(c, 760, 0.02, 0.8), at + 0.19, 1.2 * weight],
      [burst(c, 2600, 0.004), at + 0.19, 0.8 * weight],
      [metal(c, 2300, 0.12, 6), at + 0.19, 0.14 * weight],
      [
        shaped(
          bandpass(
            crackle(0.3, (t) => 2200 * Math.exp(-t / 0.08), c),
            1800,
            0.8,
          ),
          blow(0.002, 0.1),
        ),
        at + 0.2,
        2 * weight,
      ],
    ];
    return inRoom(mixed(...chop(0, 0.75), ...chop(0.46, 1), [thud(c), 0.66, 0.5]), STAGE_FOUR);
  }),
  // Two people pass each other on the boards: one heavy, one light.
  recipe('steps', 'table', (c) => {
    const parts: Part[] = [];
    for (let i = 0, at = 0; i < 4; i++, at += c.between(0.2, 0.24)) {
      parts.push([heel(c, 0.85), at, 0.5 + 0.14 * i]);
      parts.push([heel(c, 1.45), at + c.between(0.09, 0.13), 0.85 - 0.14 * i]);
    }
    return inRoom(mixed(...parts), STAGE_FOUR);
  }),
  // Two feet, planted.
  recipe('on-mark', 'action', (c) =>
    inRoom(
      mixed([heel(c, 0.9), 0, 0.8], [heel(c, 0.8), 0.17, 1.4], [thud(c), 0.17, 0.7], [burst(c, 1300, 0.01), 0.17, 0.5]),
      STAGE_FOUR,
    ),
  ),
  // The reel is braked, hangs for a moment, and runs the other way: what was last comes first.
  recipe('reel-reversed', 'action', (c) => {
    const chord = mixed(
      [strings(62, 0.9, c, { attack: 0.05, release: 0.5, bright: 1700 }), 0, 0.4],
      [strings(68, 0.9, c, { attack: 0.05, release: 0.5, bright: 1700 }), 0, 0.35],
    );
    const reel = mixed([clatter(1.3, 24, c), 0, 0.8], [chord, 0, 0.5]);
    const braked = varispeed(reel, (t) => Math.max(0.02, 1 - t / 0.55), 0.6);
    const back = varispeed(reversed(reel), (t) => Math.min(1.25, 0.1 + t / 0.5), 1.05);
    return inRoom(
      mixed(
        [braked, 0, 0.9],
        [burst(c, 900, 0.02, 1.4), 0.58, 0.9],
        [bassDrum(c), 0.58, 0.3],
        [gained(back, through([0, 0.7], [0.8, 1], [1.05, 0])), 0.64, 0.9],
      ),
      STAGE_FOUR,
    );
  }),
];
