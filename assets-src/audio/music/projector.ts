import type { Chance } from '../kit/chance.ts';
import { blow, shaped } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { aroundLoop, lay } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { RATE, type Sound, silence } from '../kit/sound.ts';

/** The claw pulls a frame, the shutter turns, one sprocket tooth is worn: every sixteenth click is duller. */
export const clatter = (seconds: number, framesPerSecond: number, chance: Chance): Sound => {
  const loop = silence(seconds);
  const frames = Math.round(seconds * framesPerSecond);
  for (let f = 0; f < frames; f++) {
    const at = (f * seconds) / frames;
    const dull = f % 16 === 7;
    const claw = shaped(
      bandpass(white(0.03, chance), (dull ? 1100 : 1900) * chance.between(0.95, 1.05), 1.4),
      blow(0.0008, 0.005),
    );
    const gate = shaped(bandpass(white(0.04, chance), 520 * chance.between(0.9, 1.1), 1.6), blow(0.002, 0.009));
    lay(loop, claw, at + chance.between(0, 0.0015), chance.between(0.5, 0.8));
    lay(loop, gate, at + 0.019, chance.between(0.5, 0.7));
  }
  return loop;
};

/** Clatter with the motor and the lamp fan under it. The motor turns a whole number of times in the loop. */
export const projector = (seconds: number, chance: Chance): Sound => {
  const loop = clatter(seconds, 24, chance);
  const fan = aroundLoop(white(seconds, chance), (s) => lowpass(bandpass(s, 420, 0.6), 1500), 0.5);
  const motor = (2 * Math.PI * Math.round(118 * seconds)) / seconds;
  const sway = (2 * Math.PI * 3) / seconds;
  for (let i = 0; i < loop.length; i++) {
    const t = i / RATE;
    const hum =
      Math.sin(motor * t) + 0.5 * Math.sin(2 * motor * t + 0.4 * Math.sin(sway * t)) + 0.25 * Math.sin(3 * motor * t);
    loop[i] = (loop[i] ?? 0) * (1 + 0.15 * Math.sin(sway * t)) + (fan[i] ?? 0) * 0.3 + hum * 0.018;
  }
  return loop;
};
