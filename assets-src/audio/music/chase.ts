import { section } from '../instruments/brass.ts';
import { bongo, brush, timpani } from '../instruments/drums.ts';
import { spiccato, strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import type { Sound } from '../kit/sound.ts';
import { CHAMBER, inRoom } from '../kit/space.ts';
import { at, BAR, chordOf, emptyLoop, everyBar, LOOP_SECONDS } from './grid.ts';
import { hiss } from './hiss.ts';

/** Sixteenths above the bass: it runs on the spot and leans on the half-tone. */
const FIGURE = [0, 0, 1, 0, 7, 0, 1, 0, 0, 12, 0, 1, 0, 7, 6, 1];
/** Bongos in sixteenths: 1 high, 2 low, 0 rest. */
const BONGOS = [
  [2, 0, 0, 1, 0, 0, 1, 0, 2, 0, 1, 1, 0, 0, 1, 0],
  [2, 0, 0, 1, 0, 1, 0, 0, 2, 0, 0, 1, 0, 1, 1, 1],
];

export const chase = (chance: Chance): Sound => {
  const loop = emptyLoop();
  everyBar((bar) => {
    const [bass, third] = chordOf(bar);
    FIGURE.forEach((step, i) => {
      const accent = i % 8 === 0 ? 1 : i % 4 === 0 ? 0.8 : 0.55 + chance.between(-0.06, 0.06);
      lay(loop, spiccato(bass + 12 + step, chance, accent), at(bar, i / 4) + chance.between(0, 0.008), 0.5);
      // Violins join for the second half of each phrase.
      if (bar % 4 > 1 && i % 2 === 0)
        lay(loop, spiccato(bass + 24 + step, chance, accent), at(bar, i / 4) + chance.between(0, 0.01), 0.26);
    });
    (BONGOS[bar % 4 === 3 ? 1 : 0] ?? []).forEach((drum, i) => {
      if (drum)
        lay(
          loop,
          bongo(drum === 1 ? 370 : 245, chance),
          at(bar, i / 4) + chance.between(0, 0.008),
          chance.between(0.2, 0.32),
        );
    });
    for (const beat of [1, 3]) lay(loop, brush(chance), at(bar, beat) - 0.02, 0.3);
    lay(loop, timpani(bass < 36 ? bass + 12 : bass, chance, 0.7), at(bar), 0.45);
    if (bar % 2) lay(loop, timpani(bass < 36 ? bass + 12 : bass, chance, 0.5), at(bar, 2.5), 0.3);
    if (bar % 4 === 3) {
      lay(
        loop,
        section([third, third + 6, third + 11], 0.12, chance, { muted: true, attack: 0.015 }),
        at(bar, 2),
        0.45,
      );
      lay(
        loop,
        section([third + 1, third + 7, third + 12], 0.3, chance, { muted: true, attack: 0.015 }),
        at(bar, 2.75),
        0.5,
      );
    }
    if (bar % 4 === 2)
      lay(
        loop,
        strings(third + 24, 2 * BAR, chance, { attack: 3, release: 0.6, bright: 1900, shudder: 12, players: 3 }),
        at(bar),
        0.12,
      );
  });
  const wail = (low: number, high: number) =>
    theremin(
      [
        { at: 0, note: low, level: 0 },
        { at: 0.05, note: high, level: 0.8, slide: 0.7 },
        { at: 1.5, note: high - 1, level: 0.7, slide: 0.4 },
        { at: 2.3, note: low - 2, level: 0, slide: 0.6 },
      ],
      3,
      { shake: 0.45 },
    );
  lay(loop, wail(67, 79), at(5), 0.17);
  lay(loop, wail(69, 81), at(10, 2), 0.17);
  const roomy = aroundLoop(loop, (s) => inRoom(s, { ...CHAMBER, wet: 0.32 }));
  lay(roomy, hiss(LOOP_SECONDS, chance), 0, 0.04);
  return roomy;
};
