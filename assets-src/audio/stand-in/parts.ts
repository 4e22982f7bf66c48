import { burst } from '../effects/parts.ts';
import type { Chance } from '../kit/chance.ts';
import { sweep } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, pink } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';
import type { Room } from '../kit/space.ts';

/** Bricks of more than one sound on Stage Four. */

/** An empty sound stage: wide, hung with cloth. */
export const STAGE_FOUR: Room = { size: 1.3, tail: 0.7, damp: 0.62, wet: 0.34 };

/** Paper on baize: it hisses lower as it slows, and the grain of the cloth can be felt. */
export const slid = (chance: Chance, seconds: number, from: number, to: number): Sound =>
  gained(
    mixed(
      [bandpass(pink(seconds, chance), sweep(from, to, seconds), 1.7), 0, 1],
      [
        bandpass(
          crackle(seconds, () => 1400, chance),
          sweep(from * 1.4, to * 1.2, seconds),
          1,
        ),
        0,
        0.35,
      ],
    ),
    (t) => Math.sin(Math.PI * Math.min(1, t / seconds) ** 0.6) ** 1.3,
  );

/** A flat hand on a card on a table. */
export const pat = (chance: Chance): Sound =>
  mixed(
    [burst(chance, chance.between(480, 620), 0.016, 0.9), 0, 0.8],
    [burst(chance, chance.between(2200, 2800), 0.004), 0, 0.35],
  );

/** A heel on stage boards, hollow underneath. */
export const heel = (chance: Chance, pitch = 1): Sound => {
  const bend = pitch * chance.between(0.95, 1.05);
  return mixed(
    [
      struck(0.2, [
        [96 * bend, 0.9, 0.14],
        [171 * bend, 0.6, 0.11],
        [318 * bend, 0.5, 0.08],
        [640 * bend, 0.4, 0.05],
        [1180 * bend, 0.2, 0.03],
      ]),
      0,
      1,
    ],
    [lowpass(burst(chance, 1500 * bend, 0.006), 3200), 0, 0.7],
  );
};
