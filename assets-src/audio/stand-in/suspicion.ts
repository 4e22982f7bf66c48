import { burst } from '../effects/parts.ts';
import { section } from '../instruments/brass.ts';
import { bassDrum } from '../instruments/drums.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { lowpass } from '../kit/filter.ts';
import { aroundLoop, lay, mixed } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { tone } from '../kit/oscillator.ts';
import { plucked } from '../kit/pluck.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';
import { CHAMBER, inRoom } from '../kit/space.ts';
import { at, BAR, BEAT, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from '../music/grid.ts';
import { hiss } from '../music/hiss.ts';

/** Eighths above the bass, on tiptoe: null is a foot held in the air. */
const TIPTOE: readonly (readonly (number | null)[])[] = [
  [0, null, 6, 7, null, 1, 0, null],
  [0, null, 7, 6, null, null, 1, 0],
  [0, 1, null, 6, null, 7, null, 6],
  [0, null, 1, null, 6, null, null, 13],
];

const pizzicato = (note: number, chance: Chance): Sound =>
  lowpass(
    mixed(
      [plucked(0.7, pitch(note), 0.62, chance), 0, 1],
      [plucked(0.6, pitch(note) * 1.006, 0.7, chance), 0.004, 0.6],
    ),
    2400,
  );

/** A bass clarinet that has been asked to follow somebody. */
const shadow = (notes: readonly (readonly [beat: number, note: number])[], beats: number): Sound => {
  const seconds = beats * BEAT;
  const noteAt = (t: number) => notes.findLast(([beat]) => beat * BEAT <= t)?.[1] ?? notes[0]?.[1] ?? 38;
  let note = notes[0]?.[1] ?? 38;
  const glide = (t: number) => {
    note += (noteAt(t) - note) * 0.012;
    return pitch(note + 0.06 * Math.sin(t * 29));
  };
  return gained(lowpass(tone(seconds, glide, 'pulse', 0, 0.46), 760, 0.8), held(seconds, 0.3, 0.6));
};

const woodblock = (chance: Chance, hertz: number): Sound =>
  mixed(
    [
      struck(0.07, [
        [hertz, 0.6, 0.04],
        [hertz * 1.62, 0.4, 0.03],
        [hertz * 2.7, 0.2, 0.015],
      ]),
    ],
    [burst(chance, 2600, 0.002), 0, 0.3],
  );

/** Everybody looks at everybody. */
export const suspicion = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third] = chordOf(bar);
    const low = bass < 36 ? bass + 12 : bass;
    (TIPTOE[bar % 4] ?? []).forEach((step, i) => {
      if (step === null) return;
      const late = chance.between(0, 0.014);
      lay(loop, pizzicato(low + 12 + step, chance), at(bar, i / 2) + late, i === 0 ? 1.5 : chance.between(0.9, 1.2));
    });
    for (let i = 0; i < 8; i++)
      lay(loop, woodblock(chance, i % 2 ? 1240 : 1020), at(bar, i / 2) + chance.between(0, 0.006), i % 2 ? 0.2 : 0.12);
    lay(loop, bassDrum(chance), at(bar), 0.32);
    lay(loop, bassDrum(chance), at(bar, 0.5), 0.18);
    // Violins on two neighbouring notes, holding each other's arms.
    if (bar % 4 === 2)
      for (const note of [third + 24, third + 25])
        lay(
          loop,
          strings(note, 2 * BAR, chance, { attack: 3.4, release: 0.5, bright: 2300, shudder: 11, players: 3 }),
          at(bar),
          0.15,
        );
    if (bar % 4 === 3)
      for (const [beat, length] of [
        [2.5, 0.1],
        [3.25, 0.24],
      ] as const)
        lay(
          loop,
          section([third + 7, third + 12, third + 13], length, chance, { muted: true, attack: 0.02 }),
          at(bar, beat),
          0.34,
        );
  });
  lay(
    loop,
    shadow(
      [
        [0, 50],
        [1, 51],
        [2, 50],
        [3.5, 44],
        [6, 46],
        [7, 45],
      ],
      8,
    ),
    at(0),
    0.13,
  );
  lay(
    loop,
    shadow(
      [
        [0, 55],
        [1, 56],
        [2, 55],
        [3.5, 49],
        [6, 51],
        [7, 50],
      ],
      8,
    ),
    at(4),
    0.13,
  );
  lay(
    loop,
    shadow(
      [
        [0, 46],
        [2, 47],
        [4, 43],
        [6, 44],
        [8, 45],
        [11, 49],
      ],
      14,
    ),
    at(8),
    0.13,
  );
  const glance = (note: number) =>
    theremin(
      [
        { at: 0, note, level: 0 },
        { at: 0.05, note, level: 0.6 },
        { at: 0.9, note: note + 1, level: 0.7, slide: 0.3 },
        { at: 1.7, note: note - 5, level: 0, slide: 0.7 },
      ],
      2.6,
      { shake: 0.25, reedy: 0.7 },
    );
  lay(loop, glance(81), at(2, 1), 0.12);
  lay(loop, glance(79), at(6), 0.12);
  lay(loop, glance(80), at(10, 1), 0.13);
  const roomy = aroundLoop(loop, (s) => inRoom(s, { ...CHAMBER, wet: 0.36 }));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.045);
  return roomy;
};
