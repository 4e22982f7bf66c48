import { section } from '../instruments/brass.ts';
import { bassDrum, bongo, timpani } from '../instruments/drums.ts';
import { blow, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { pink } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained } from '../kit/sound.ts';
import { CHAMBER, CLOSET, inRoom } from '../kit/space.ts';
import { burst } from './parts.ts';
import { recipe } from './recipe.ts';

/** What the script does to everybody at once. */
export const twistRecipes = [
  recipe('spored', 'action', (c) => {
    const parts: Part[] = [
      [shaped(lowpass(pink(0.5, c), sweep(2600, 400, 0.4)), blow(0.02, 0.12)), 0, 2],
      [burst(c, 420, 0.03), 0, 1],
      [gained(highpass(pink(0.7, c), 1800), (t) => (t / 0.7) ** 3), 0.45, 0.9],
    ];
    for (let i = 0; i < 16; i++)
      parts.push([
        shaped(tone(0.09, sweep(c.between(1500, 3800), c.between(1800, 4600), 0.09)), blow(0.004, 0.02)),
        c.between(0.08, 0.95),
        c.between(0.05, 0.16),
      ]);
    return inRoom(mixed(...parts), CHAMBER);
  }),
  recipe('swarmed', 'action', (c) => {
    const parts: Part[] = [];
    for (let i = 0; i < 34; i++) {
      const at = 1.3 * Math.sqrt(i / 34) + c.between(0, 0.05);
      parts.push([bongo(c.between(240, 720), c), at, 0.12 + 0.4 * (i / 34)]);
    }
    const wing = (hertz: number) =>
      gained(
        tone(1.4, (t) => hertz * (1 + 0.05 * Math.sin(t * 11 + hertz)), 'saw'),
        (t) => (t / 1.4) ** 2 * (0.6 + 0.4 * Math.sin(t * 120)),
      );
    parts.push([bandpass(mixed([wing(118)], [wing(131)], [wing(143)]), 900, 1.2), 0, 0.5], [bassDrum(c), 1.42, 1]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  // The newsreel clears its throat.
  recipe('plot-device', 'loud', (c) => {
    const parts: Part[] = [];
    for (let i = 0, at = 0; i < 7; i++, at += i % 3 === 2 ? 0.12 : 0.065)
      parts.push([burst(c, c.between(2100, 2900), 0.004, 1.5), at, 0.5], [burst(c, 700, 0.01, 2), at, 0.4]);
    parts.push(
      [section([50, 57, 62], 0.14, c, { attack: 0.02 }), 0.62, 0.9],
      [section([51, 56, 63, 68], 0.75, c, { attack: 0.03, release: 0.4, fall: 0.3 }), 0.86, 1],
      [timpani(38, c), 0.86, 0.7],
    );
    return inRoom(gained(mixed(...parts), through([0, 1], [2.2, 1])), CHAMBER);
  }),
];
