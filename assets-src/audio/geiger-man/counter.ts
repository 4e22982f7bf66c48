import { burst } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, shaped } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { plucked } from '../kit/pluck.ts';
import { gained, type Sound } from '../kit/sound.ts';

/** The counter: a tube, a valve and a paper cone the size of a coin. It is the only tune that he has. */

/** One particle. */
export const click = (chance: Chance): Sound => {
  const cone = chance.between(0.92, 1.1);
  return mixed(
    [
      struck(0.03, [
        [1320 * cone, 0.55, 0.014],
        [2480 * cone, 0.5, 0.009],
        [4100 * cone, 0.3, 0.006],
      ]),
    ],
    [burst(chance, 3300 * cone, 0.0012, 1.2), 0, 0.9],
  );
};

/** Particles at a rate that moves, none of them waiting for another. */
const shower = (chance: Chance, seconds: number, rate: (t: number) => number): Part[] => {
  const parts: Part[] = [];
  for (let t = 0; t < seconds; t += -Math.log(1 - 0.98 * chance.next()) / rate(t))
    parts.push([click(chance), t, chance.between(0.6, 1)]);
  return parts;
};
/** What comes nearer: thin, then thick, then past. */
export const swell = (chance: Chance, seconds: number, most: number): Sound =>
  mixed(...shower(chance, seconds, (t) => 6 + most * Math.sin((Math.PI * t) / seconds) ** 2));

export const counterRecipes = [
  recipe('click', 'patter', (c) => click(c)),
  recipe('burst', 'table', (c, take) => swell(c, 0.5 + 0.06 * take, 90)),
  // The hand on the dial jumps and shivers against its pin.
  recipe('needle', 'table', (c, take) => {
    const shiver = gained(
      bandpass(
        tone(0.22, (t) => 176 + 20 * Math.sin(t * 130), 'pulse', 0, 0.2),
        1500,
        2,
      ),
      (t) => Math.exp(-t / 0.06) * (0.5 + 0.5 * Math.sin(t * 240)),
    );
    return mixed(
      [shaped(plucked(0.3, take % 2 ? 740 : 690, 0.8, c), blow(0.001, 0.07)), 0, 0.8],
      [burst(c, 3600, 0.0015), 0, 0.7],
      [shiver, 0.02, 0.35],
      [burst(c, 2900, 0.002, 2), 0.1, 0.5],
      [shaped(bandpass(white(0.1, c), 4200, 2), blow(0.01, 0.03)), 0.02, 0.1],
      [click(c), 0.17, 0.7],
      [click(c), 0.21, 0.5],
    );
  }),
];
