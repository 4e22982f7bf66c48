import type { SoundId } from '../../../src/audio/sounds.ts';
import type { Chance } from '../kit/chance.ts';
import type { Sound } from '../kit/sound.ts';

/**
 * How loud the loudest 400 ms of a sound may be, in LUFS. What is heard a hundred times a movie whispers; what is heard
 * once may shout. What runs through a whole show is to be noticed when it stops.
 */
export const LEVELS = {
  patter: -40,
  whisper: -34,
  table: -29,
  line: -27,
  action: -22,
  loud: -19,
  stinger: -17,
} as const;
export type Level = keyof typeof LEVELS;

/** How one cue of a game is made: of the house and its first game, where nothing else is said. */
export type Recipe<S extends string = SoundId> = {
  cue: S;
  level: Level;
  render: (chance: Chance, take: number) => Sound;
};
export const recipe = <const S extends string>(cue: S, level: Level, render: Recipe['render']): Recipe<S> => ({
  cue,
  level,
  render,
});
