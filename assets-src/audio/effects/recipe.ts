import { SOUNDS, type SoundId } from '../../../src/audio/sounds.ts';
import type { Chance } from '../kit/chance.ts';
import type { Sound } from '../kit/sound.ts';

/**
 * How loud the loudest 400 ms of a sound may be, in LUFS. What is heard a hundred times a movie whispers; what is heard
 * once may shout.
 */
export const LEVELS = { whisper: -34, table: -29, line: -27, action: -22, loud: -19, stinger: -17 } as const;
export type Level = keyof typeof LEVELS;

export type Recipe = { cue: SoundId; level: Level; render: (chance: Chance, take: number) => Sound };
export const recipe = (cue: SoundId, level: Level, render: Recipe['render']): Recipe => ({ cue, level, render });
export const takesOf = ({ cue }: Recipe): number => SOUNDS[cue].takes;
