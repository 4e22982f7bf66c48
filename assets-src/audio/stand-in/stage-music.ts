import { brass } from '../instruments/brass.ts';
import { brush } from '../instruments/drums.ts';
import { vibes } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import type { Chance } from '../kit/chance.ts';
import { lowpass } from '../kit/filter.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import { plucked } from '../kit/pluck.ts';
import { pitch, type Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { at, BAR, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from '../music/grid.ts';
import { hiss } from '../music/hiss.ts';

/** A company that has been waiting since midnight: bass, bars, and a trumpet somewhere behind the flats. */
export const stageMusic = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third, fifth] = chordOf(bar);
    const low = bass < 36 ? bass + 12 : bass;
    const string = (note: number) => lowpass(plucked(2, pitch(note), 0.3, chance), 900);
    lay(loop, string(low), at(bar), 0.8);
    if (bar % 2) lay(loop, string(low + 7), at(bar, 2), 0.5);
    else lay(loop, string(low - 1), at(bar, 3.5), 0.4);
    lay(loop, strings(low + 12, BAR, chance, { attack: 1.4, release: 1.4, bright: 420, players: 3 }), at(bar), 0.2);
    if (bar % 2 === 0)
      lay(loop, strings(third, 2 * BAR, chance, { attack: 2.2, release: 1.6, bright: 480, players: 3 }), at(bar), 0.14);
    const bars = bar % 4 === 3 ? [third + 12, fifth + 13] : [fifth + 12, third + 24];
    bars.forEach((note, i) => {
      lay(loop, vibes(note, 2.2, chance), at(bar, 1.5 + i * 1.5) + chance.between(0, 0.03), 0.26 - 0.06 * i);
    });
    for (const beat of [1, 3]) lay(loop, brush(chance), at(bar, beat) - 0.02, 0.07);
  });
  const sigh = (note: number, bar: number, beat: number) => {
    lay(loop, brass(note, 0.9, chance, { muted: true, attack: 0.12, release: 0.4 }), at(bar, beat), 0.2);
    lay(
      loop,
      brass(note - 1, 1.5, chance, { muted: true, attack: 0.1, release: 0.8, fall: 0.3 }),
      at(bar, beat + 1.5),
      0.18,
    );
  };
  sigh(70, 2, 1);
  sigh(67, 6, 1);
  sigh(65, 9, 2);
  const roomy = aroundLoop(loop, (s) => inRoom(s, { ...HALL, wet: 0.5 }));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.022);
  return roomy;
};
