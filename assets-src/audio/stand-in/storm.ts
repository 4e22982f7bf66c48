import type { Chance } from '../kit/chance.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { aroundLoop, lay, mixed } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, pink } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';

/** Rain on the tin roof of the stage, wind round it, and one leak. Everything that sways does so a whole number of times. */
export const storm = (seconds: number, chance: Chance): Sound => {
  const turn = (times: number, t: number) => Math.sin((2 * Math.PI * times * t) / seconds);
  const rain = aroundLoop(
    crackle(seconds, (t) => 2600 + 700 * turn(1, t), chance),
    (s) => bandpass(s, 2300, 0.7),
    0.5,
  );
  const wind = aroundLoop(
    pink(seconds, chance),
    (s) => bandpass(s, (t) => 330 + 110 * turn(2, t) + 60 * turn(5, t), 1.6),
    seconds,
  );
  const roof = aroundLoop(pink(seconds, chance), (s) => lowpass(s, 240), 0.5);
  const loop = mixed(
    [rain, 0, 1],
    [gained(wind, (t) => 0.6 + 0.3 * turn(2, t) + 0.1 * turn(3, t)), 0, 0.55],
    [roof, 0, 0.35],
  );
  for (const [at, hertz] of [
    [1.7, 980],
    [4.25, 1130],
    [6.1, 930],
    [8.45, 1060],
  ] as const)
    lay(
      loop,
      struck(0.12, [
        [hertz, 0.4, 0.09],
        [hertz * 1.52, 0.2, 0.05],
      ]),
      at,
      1.1,
    );
  return loop;
};
