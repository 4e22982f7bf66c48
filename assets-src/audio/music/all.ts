import type { Ambience, MusicLayer } from '../../../src/audio/sounds.ts';
import type { Chance } from '../kit/chance.ts';
import type { Sound } from '../kit/sound.ts';
import { chase } from './chase.ts';
import { dread } from './dread.ts';
import { finale } from './finale.ts';
import { projector } from './projector.ts';
import { sanctuary } from './sanctuary.ts';
import { saucer } from './saucer.ts';

export type Loop<N extends string = MusicLayer | Ambience> = {
  name: N;
  loudness: number;
  render: (chance: Chance) => Sound;
};

/** All layers at one loudness: how much of each is heard is the score's affair (src/audio/score.ts). */
export const LOOPS: readonly Loop[] = [
  { name: 'dread', loudness: -23, render: dread },
  { name: 'chase', loudness: -23, render: chase },
  { name: 'sanctuary', loudness: -23, render: sanctuary },
  { name: 'finale', loudness: -23, render: finale },
  { name: 'projector', loudness: -38, render: (chance) => projector(12, chance) },
  { name: 'saucer', loudness: -32, render: (chance) => saucer(9.6, chance) },
];
