import { brush } from '../instruments/drums.ts';
import { reedOrgan, vibes } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { bandpass } from '../kit/filter.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { CHAMBER, inRoom } from '../kit/space.ts';
import { at, BAR, BEAT, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from './grid.ts';
import { hiss } from './hiss.ts';

/** Someone left a radio on in the shelter: a station nearly found, between two others. */
const radio = (chance: Chance): Sound => {
  const turn = (2 * Math.PI) / LOOP_SECONDS;
  const drift = (t: number) => 1900 + 700 * Math.sin(5 * turn * t) + 300 * Math.sin(13 * turn * t);
  const air = aroundLoop(white(LOOP_SECONDS, chance), (s) => bandpass(s, drift, 9), 1);
  return gained(air, (t) => (0.5 + 0.5 * Math.sin(3 * turn * t + 1)) * (0.75 + 0.25 * Math.sin(97 * turn * t)));
};

export const sanctuary = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third, fifth] = chordOf(bar);
    const low = bass < 36 ? bass + 12 : bass;
    for (const [note, level] of [
      [low, 0.2],
      [third, 0.15],
      [fifth, 0.15],
    ] as const)
      lay(loop, reedOrgan(note, BAR + 0.6, chance), at(bar), level);
    if (bar % 2 === 0)
      lay(
        loop,
        strings(low + 12, 2 * BAR, chance, { attack: 2, release: 1.5, bright: 500, players: 3 }),
        at(bar),
        0.18,
      );
    // A lullaby from memory: one note in five is left out, another comes late.
    const tones = [third + 12, fifth + 12, low + 36, fifth + 12, third + 24, low + 36];
    tones.forEach((note, i) => {
      if (chance.next() > 0.2)
        lay(
          loop,
          vibes(note, 1.8, chance),
          at(bar, (i * 4) / 6) + chance.between(0, 0.05),
          0.5 * chance.between(0.6, 1),
        );
    });
    if (bar % 2) lay(loop, brush(chance), at(bar, 2), 0.1);
  });
  const hum = theremin(
    [
      { at: 0, note: 62, level: 0 },
      { at: 0.1, note: 65, level: 0.6, slide: 0.4 },
      { at: 3 * BEAT, note: 64, level: 0.7, slide: 0.3 },
      { at: 4 * BEAT, note: 62, level: 0.7, slide: 0.3 },
      { at: 7 * BEAT, note: 58, level: 0.6, slide: 0.5 },
      { at: 10 * BEAT, note: 62, level: 0, slide: 0.5 },
    ],
    12 * BEAT,
    { shake: 0.2, reedy: 0.5 },
  );
  lay(loop, hum, at(3), 0.32);
  lay(loop, hum, at(7, 2), 0.24);
  const roomy = aroundLoop(loop, (s) => inRoom(s, CHAMBER));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.06);
  lay(roomy, radio(chance), 0, 0.1);
  return roomy;
};
