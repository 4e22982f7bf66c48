import { bassDrum, bongo } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import type { Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { at, BAR, BEAT, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from './grid.ts';
import { hiss } from './hiss.ts';

/** Nothing is happening, and it has been happening for some time. */
export const dread = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third, fifth] = chordOf(bar);
    const swell = 0.75 + 0.25 * Math.cos(((bar % 4) / 4) * 2 * Math.PI);
    lay(loop, strings(bass, BAR, chance, { attack: 0.9, release: 1.2, bright: 620 }), at(bar), 0.7 * swell);
    lay(loop, strings(bass + 12, BAR, chance, { attack: 1.1, release: 1.2, bright: 520 }), at(bar), 0.34);
    if (bar % 2 === 0)
      lay(loop, strings(fifth, 2 * BAR, chance, { attack: 1.8, release: 1.6, bright: 700, players: 3 }), at(bar), 0.2);
    // The violas rub a half-tone over the third at the end of each phrase.
    if (bar % 4 === 3)
      lay(loop, strings(third + 13, BAR, chance, { attack: 1.6, release: 1, bright: 1300, shudder: 9 }), at(bar), 0.13);
    if (bar % 2 === 0) {
      lay(loop, bassDrum(chance), at(bar), 0.5);
      lay(loop, bassDrum(chance), at(bar, 0.5), 0.3);
    }
    if (bar % 4 === 0) lay(loop, lowPiano(bass - 12 < 26 ? bass : bass - 12, 3, chance), at(bar), 0.55);
  });
  for (const beat of [0, 0.75, 1, 2.5]) lay(loop, bongo(chance.between(180, 240), chance), at(5, beat), 0.16);
  for (const beat of [1, 1.25, 3]) lay(loop, bongo(chance.between(180, 240), chance), at(10, beat), 0.14);

  const asks = theremin(
    [
      { at: 0, note: 69, level: 0 },
      { at: 0.05, note: 69, level: 0.7 },
      { at: 2 * BEAT, note: 74, level: 0.9, slide: 0.45 },
      { at: 5 * BEAT, note: 77, level: 1, slide: 0.3 },
      { at: 6 * BEAT, note: 76, level: 0.8, slide: 0.2 },
      { at: 7 * BEAT, note: 74, level: 0.8, slide: 0.25 },
      { at: 9 * BEAT, note: 68, level: 0.7, slide: 0.9 },
      { at: 11 * BEAT, note: 69, level: 0, slide: 0.3 },
    ],
    12 * BEAT,
  );
  const answers = theremin(
    [
      { at: 0, note: 70, level: 0 },
      { at: 0.05, note: 75, level: 0.7, slide: 0.5 },
      { at: 3 * BEAT, note: 74, level: 0.9, slide: 0.3 },
      { at: 5 * BEAT, note: 65, level: 0.6, slide: 1.1 },
      { at: 8 * BEAT, note: 67, level: 0.7, slide: 0.3 },
      { at: 9.5 * BEAT, note: 64, level: 0.6, slide: 0.4 },
      { at: 12 * BEAT, note: 61, level: 0, slide: 0.5 },
    ],
    13 * BEAT,
  );
  lay(loop, asks, at(1), 0.26);
  lay(loop, answers, at(6, 2), 0.26);
  const roomy = aroundLoop(loop, (s) => inRoom(s, HALL));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.055);
  return roomy;
};
