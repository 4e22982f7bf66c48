import { section } from '../instruments/brass.ts';
import { bell, cymbal, snare, timpani } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { type Reach, theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import { reversed, type Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { at, BAR, BEAT, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from './grid.ts';
import { hiss } from './hiss.ts';

/** The march of something that is in no hurry: `[beat, level]` of the side drum. */
const MARCH: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [1, 0.3],
  [1.5, 0.22],
  [1.75, 0.26],
  [2, 0.42],
  [3, 0.3],
  [3.25, 0.2],
  [3.5, 0.24],
  [3.75, 0.3],
];

/** The long line over the whole loop, as beats from its start and notes. It ends on the note it begins with. */
const LINE: readonly (readonly [beat: number, note: number])[] = [
  [0, 74],
  [4, 77],
  [6, 76],
  [8, 70],
  [11, 72],
  [12, 74],
  [16, 79],
  [19, 77],
  [20, 74],
  [24, 75],
  [27, 79],
  [28, 77],
  [31, 76],
  [32, 74],
  [36, 82],
  [38, 79],
  [40, 76],
  [42, 73],
  [44, 69],
  [46, 73],
];

export const finale = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third, fifth] = chordOf(bar);
    const low = bass < 36 ? bass + 12 : bass;
    for (const [beat, step, length] of [
      [0, 0, 0.5],
      [1.5, 0, 0.18],
      [2, 1, 0.4],
      [3, 0, 0.4],
    ] as const)
      lay(
        loop,
        section([low + step, low + 12 + step], length, chance, { attack: 0.03, bright: 1500 }),
        at(bar, beat),
        0.42,
      );
    for (const note of [third, fifth, third + 12])
      lay(
        loop,
        strings(note, BAR, chance, { attack: 0.25, release: 0.5, bright: 1500, shudder: 10, players: 3 }),
        at(bar),
        0.2,
      );
    for (const [beat, level] of MARCH) lay(loop, snare(chance), at(bar, beat) + chance.between(0, 0.006), level * 0.42);
    lay(loop, timpani(low, chance), at(bar), 0.55);
    lay(loop, timpani(low, chance, 0.7), at(bar, 2), 0.4);
    if (bar % 2 === 0) lay(loop, lowPiano(low, 2.4, chance), at(bar), 0.45);
    if (bar % 4 === 0) lay(loop, bell(62, 3.2), at(bar), 0.2);
    if (bar % 4 === 3) lay(loop, reversed(cymbal(BAR, chance)), at(bar), 0.22);
  });
  // The hand lets go before the loop ends and comes back for the first note.
  const reaches: Reach[] = [
    { at: 0, note: 74, level: 0 },
    ...LINE.map(([beat, note]): Reach => ({ at: beat * BEAT + 0.06, note, level: 0.9, slide: 0.28 })),
  ];
  reaches.push({ at: 47.5 * BEAT, note: 74, level: 0, slide: 0.4 });
  lay(loop, theremin(reaches, LOOP_SECONDS, { shake: 0.42 }), at(0), 0.24);
  const roomy = aroundLoop(loop, (s) => inRoom(s, { ...HALL, wet: 0.42 }));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.04);
  return roomy;
};
