import { burst } from '../effects/parts.ts';
import { strings } from '../instruments/strings.ts';
import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { bandpass, highpass } from '../kit/filter.ts';
import { aroundLoop, lay, mixed } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { white } from '../kit/noise.ts';
import { plucked } from '../kit/pluck.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';
import { CLOSET, inRoom } from '../kit/space.ts';
import { at, BAR, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from '../music/grid.ts';
import { hiss } from '../music/hiss.ts';
import { glass, pour } from './killers.ts';

/** Bones of something small. */
const bone = (chance: Chance): Sound => {
  const hertz = chance.between(1900, 2600);
  return mixed(
    [
      struck(0.05, [
        [hertz, 0.5, 0.03],
        [hertz * 1.58, 0.3, 0.02],
      ]),
    ],
    [burst(chance, 4300, 0.0015), 0, 0.4],
  );
};

/** A music box that has lain in the lake: few teeth left, and those dry. */
const tooth = (note: number, chance: Chance): Sound =>
  highpass(mixed([plucked(0.9, pitch(note), 0.35, chance), 0, 1], [glass(note + 12, 0.3), 0, 0.06]), 700);

/** Wind through a keyhole; it turns a whole number of times in the loop. */
const keyhole = (chance: Chance): Sound => {
  const turn = (2 * Math.PI) / LOOP_SECONDS;
  const note = (t: number) => 2350 + 240 * Math.sin(7 * turn * t) + 120 * Math.sin(17 * turn * t);
  const air = aroundLoop(white(LOOP_SECONDS, chance), (s) => bandpass(s, note, 22), 1);
  return gained(air, (t) => 0.4 + 0.4 * Math.sin(5 * turn * t + 1) * Math.sin(3 * turn * t));
};

/** The Salt Widow: thin, dry and high. Half of a wedding march, on glass, with nothing under it. */
export const thin = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third, fifth] = chordOf(bar);
    const root = (bass % 12) + 84;
    // Long, long, short, long, as far as anybody remembers it; every fourth bar stops in the middle.
    const march: readonly (readonly [beat: number, note: number, length: number])[] = [
      [0, fifth + 24, 1.3],
      [1.5, root, 0.7],
      [1.75, root, 0.5],
      [2, root + (bar % 4 === 1 ? 1 : 0), 1.7],
    ];
    for (const [beat, note, length] of bar % 4 === 3 ? march.slice(0, 2) : march)
      lay(loop, glass(note, length), at(bar, beat) - 0.12, 0.2);
    for (const beat of [0.5, 2.5, 3.5])
      if (chance.next() < 0.75)
        lay(loop, tooth(beat < 1 ? third + 24 : fifth + 24, chance), at(bar, beat) + chance.between(0, 0.05), 0.34);
    for (const beat of [1, 3]) lay(loop, pour(chance, 0.34, held(0.34, 0.16, 0.16)), at(bar, beat) - 0.1, 0.2);
    for (let i = 0; i < 5; i++)
      if (chance.next() < 0.45) lay(loop, bone(chance), at(bar, (i * 4) / 5), chance.between(0.12, 0.26));
    // Two fiddles without a finger on the string to warm it.
    if (bar % 2 === 0)
      lay(
        loop,
        highpass(strings(third + 36, 2 * BAR, chance, { attack: 2.4, release: 1.6, bright: 5200, players: 2 }), 900),
        at(bar),
        0.07,
      );
    if (bar % 4 === 3)
      lay(
        loop,
        highpass(
          strings(third + 37, BAR, chance, { attack: 1.8, release: 1, bright: 5200, players: 2, shudder: 8 }),
          900,
        ),
        at(bar),
        0.07,
      );
  });
  const dry = aroundLoop(loop, (s) => inRoom(highpass(s, 420), { ...CLOSET, wet: 0.16 }));
  lay(dry, keyhole(chance), 0, 0.3);
  lay(dry, hiss(LOOP_SECONDS, chance), 0, 0.02);
  return dry;
};
