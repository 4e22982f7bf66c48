import { section } from '../instruments/brass.ts';
import { bassDrum, snare, timpani } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import type { Chance } from '../kit/chance.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import { type Sound, silence } from '../kit/sound.ts';
import { CHAMBER, inRoom } from '../kit/space.ts';
import { at, BAR } from '../music/grid.ts';

/** Half as long as the other layers, and on one note: it goes over any chord, of either Killer. */
export const LAST_ACT_BARS = 6;

/** `[beat, level]` of the kettle drums. */
const DRUMS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.75, 0.6],
  [1.5, 0.8],
  [2, 0.9],
  [2.75, 0.6],
  [3, 0.7],
  [3.5, 0.8],
];

export const lastAct = (chance: Chance): Sound => {
  const loop = silence(LAST_ACT_BARS * BAR);
  for (let bar = 0; bar < LAST_ACT_BARS; bar++) {
    for (const [beat, level] of DRUMS)
      lay(loop, timpani(38, chance, 0.8), at(bar, beat) + chance.between(0, 0.008), 0.4 * level);
    for (let i = 0; i < 16; i++) {
      const level = (i % 4 === 0 ? 0.5 : 0.2) + (bar % 3 === 2 ? 0.02 * i : 0);
      lay(loop, snare(chance), at(bar, i / 4) + chance.between(0, 0.006), 0.3 * level);
    }
    lay(loop, bassDrum(chance), at(bar), 0.8);
    lay(loop, bassDrum(chance), at(bar, 2), 0.6);
    if (bar % 2 === 0) lay(loop, lowPiano(26, 2.4, chance), at(bar), 0.5);
    for (const [beat, top, length] of [
      [0, 57, 0.3],
      [1.5, 56, 0.18],
      [2, 57, 0.5],
      [3.5, bar % 3 === 2 ? 63 : 56, 0.22],
    ] as const)
      lay(loop, section([38, 50, top], length, chance, { attack: 0.02, bright: 1700 }), at(bar, beat), 0.4);
    if (bar % 3 === 0)
      for (const note of [62, 68])
        lay(
          loop,
          strings(note, 3 * BAR, chance, { attack: 4, release: 0.4, bright: 1900, shudder: 12, players: 3 }),
          at(bar),
          0.2,
        );
  }
  return aroundLoop(loop, (s) => inRoom(s, { ...CHAMBER, wet: 0.32 }));
};
