import { burst, metal, tableTop, thud } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { vibes } from '../instruments/keys.ts';
import { held, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { pink, white } from '../kit/noise.ts';
import { CLOSET, inRoom, PORCH } from '../kit/space.ts';

/** What she looks for, finds, and leaves in somebody's way. */
export const thingRecipes = [
  recipe('search', 'table', (c) => {
    const parts: Part[] = [
      [shaped(bandpass(white(0.2, c), sweep(600, 1300, 0.2), 1.6), held(0.2, 0.04, 0.05)), 0, 0.6],
      [tableTop(c), 0.19, 0.6],
    ];
    for (let i = 0; i < 10; i++)
      parts.push([metal(c, c.between(700, 2400), c.between(0.04, 0.1), 6), c.between(0.2, 0.6), c.between(0.08, 0.26)]);
    parts.push([shaped(lowpass(pink(0.3, c), 1600), held(0.3, 0.08, 0.1)), 0.32, 0.6], [tableTop(c), 0.66, 0.5]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  recipe('found', 'table', (c, take) =>
    mixed(
      [shaped(lowpass(pink(0.2, c), 1500), held(0.2, 0.06, 0.1)), 0, 0.8],
      [metal(c, take % 2 ? 1320 : 1560, 0.22, 7), 0.11, 0.4],
      [burst(c, 2800, 0.004), 0.11, 0.6],
      [metal(c, take % 2 ? 1980 : 1180, 0.12, 5), 0.21, 0.16],
    ),
  ),
  recipe('mended', 'table', (c) =>
    inRoom(
      mixed(
        [shaped(highpass(bandpass(pink(0.7, c), sweep(1900, 800, 0.7), 0.9), 300), held(0.7, 0.12, 0.45)), 0, 1],
        [vibes(69, 0.8, c), 0.18, 0.16],
        [vibes(74, 0.8, c), 0.3, 0.14],
      ),
      CLOSET,
    ),
  ),
  recipe('snapped-shut', 'action', (c) =>
    inRoom(
      mixed(
        [burst(c, 2300, 0.004, 1.4), 0, 0.9],
        [metal(c, 340, 0.4, 11), 0.03, 0.8],
        [burst(c, 980, 0.012), 0.03, 1],
        [thud(c), 0.03, 0.7],
        [metal(c, 1240, 0.16, 7), 0.12, 0.2],
        [metal(c, 1310, 0.1, 7), 0.18, 0.12],
      ),
      PORCH,
    ),
  ),
];
