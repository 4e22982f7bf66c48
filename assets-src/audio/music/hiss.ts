import type { Chance } from '../kit/chance.ts';
import { bandpass, highpass } from '../kit/filter.ts';
import { aroundLoop, mixed } from '../kit/mix.ts';
import { crackle, white } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';

/** Tape hiss and dust, as a ring of its own: the noise is filtered with its own end before its start. */
export const hiss = (seconds: number, chance: Chance): Sound => {
  const air = aroundLoop(gained(white(seconds, chance), 0.5), (s) => highpass(bandpass(s, 3600, 0.5), 1200), 0.5);
  const dust = aroundLoop(
    crackle(seconds, () => 2.2, chance),
    (s) => bandpass(s, 2400, 0.9),
    0.5,
  );
  return mixed([air, 0, 0.5], [dust, 0, 0.8]);
};
