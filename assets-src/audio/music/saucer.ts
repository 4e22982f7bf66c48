import type { Chance } from '../kit/chance.ts';
import { bandpass } from '../kit/filter.ts';
import { aroundLoop, mixed, type Part } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';

/**
 * What hovers: tones a hair apart that throb against each other while a hum wanders over them. Every frequency is a whole
 * number of turns in the loop, so the loop has no place where it begins.
 */
export const saucer = (seconds: number, chance: Chance): Sound => {
  const turns = (hertz: number) => Math.round(hertz * seconds) / seconds;
  const swing = 2 * Math.PI * turns(0.3);
  const voices = [73.4, 74.1, 110.3, 146.8, 148, 207.6].map(
    (hertz, i): Part => [tone(seconds, turns(hertz), 'triangle', chance.next()), 0, 0.5 / (1 + i * 0.3)],
  );
  const whine = tone(seconds, (t) => turns(587) * (1 + 0.06 * Math.sin(swing * t)), 'triangle');
  const body = mixed(...voices, [whine, 0, 0.05]);
  const moving = aroundLoop(body, (s) => bandpass(s, (t) => 420 + 260 * Math.sin(swing * t), 0.9), 1);
  const air = aroundLoop(
    white(seconds, chance),
    (s) => bandpass(s, (t) => 900 + 350 * Math.sin(swing * t), 6),
    seconds,
  );
  const throb = 2 * Math.PI * turns(3.4);
  return gained(mixed([moving, 0, 1], [body, 0, 0.25], [air, 0, 0.25]), (t) => 0.72 + 0.28 * Math.sin(throb * t));
};
