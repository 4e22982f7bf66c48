import { section } from '../instruments/brass.ts';
import { bassDrum, timpani } from '../instruments/drums.ts';
import { spiccato, strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import type { Sound } from '../kit/sound.ts';
import { CHAMBER, inRoom } from '../kit/space.ts';
import { at, BAR, BEAT, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from '../music/grid.ts';
import { hiss } from '../music/hiss.ts';
import { click } from './counter.ts';

/** The counter has learned to count, nearly: sixteenths, and how loud each of them is. */
const COUNT: readonly (readonly number[])[] = [
  [1, 0, 0.5, 0.3, 0, 0.6, 0, 0.4, 0.8, 0, 0.5, 0, 0.3, 0.6, 0, 0.5],
  [1, 0, 0, 0.5, 0.4, 0, 0.6, 0, 0.8, 0.3, 0, 0.5, 0, 0.6, 0.4, 0.7],
];
/** Eighths of the basses: he walks, and drags one foot. */
const WALK = [0, 0, 1, 0, 0, -1, 0, 1];

/** The Geiger Man: a pulse, low strings, and clicks that keep time. */
export const pulse = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third] = chordOf(bar);
    const low = bass < 36 ? bass + 12 : bass;
    for (let beat = 0; beat < 4; beat++) {
      lay(loop, bassDrum(chance), at(bar, beat), beat === 0 ? 0.55 : 0.3);
      if (beat === 2) lay(loop, timpani(low, chance, 0.5), at(bar, beat), 0.3);
    }
    WALK.forEach((step, i) => {
      const accent = i === 0 ? 0.9 : 0.5 + chance.between(-0.05, 0.05);
      lay(loop, spiccato(low + step, chance, accent), at(bar, i / 2) + chance.between(0, 0.01), 0.75);
    });
    lay(loop, strings(low, BAR, chance, { attack: 0.8, release: 1, bright: 560 }), at(bar), 0.5);
    if (bar % 2 === 0)
      lay(
        loop,
        strings(low + 7, 2 * BAR, chance, { attack: 2.2, release: 1.2, bright: 620, players: 3 }),
        at(bar),
        0.2,
      );
    (COUNT[bar % 4 === 3 ? 1 : 0] ?? []).forEach((level, i) => {
      if (level > 0) lay(loop, click(chance), at(bar, i / 4) + chance.between(0, 0.006), 1.3 * level);
    });
    // At the end of a phrase the count runs away with itself.
    if (bar % 4 === 3)
      for (let i = 0; i < 14; i++)
        lay(loop, click(chance), at(bar, 3) + 0.64 * (1 - (1 - i / 14) ** 2), 0.8 + 0.04 * i);
    if (bar % 4 === 2)
      lay(
        loop,
        section([third - 12, third - 6], 2.2, chance, { attack: 1, bright: 700, release: 0.8 }),
        at(bar, 1),
        0.3,
      );
  });
  const moan = (note: number) =>
    theremin(
      [
        { at: 0, note: note - 5, level: 0 },
        { at: 0.1, note, level: 0.7, slide: 0.9 },
        { at: 3 * BEAT, note: note + 1, level: 0.8, slide: 0.5 },
        { at: 5 * BEAT, note: note - 6, level: 0, slide: 1.2 },
      ],
      6.5 * BEAT,
      { shake: 0.3 },
    );
  lay(loop, moan(57), at(1), 0.22);
  lay(loop, moan(62), at(5, 1), 0.2);
  lay(loop, moan(56), at(10), 0.22);
  const roomy = aroundLoop(loop, (s) => inRoom(s, { ...CHAMBER, wet: 0.3 }));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.03);
  return roomy;
};
