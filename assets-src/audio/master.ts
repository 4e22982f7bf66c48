import { type SoundIn, type Sounds, spriteOf } from '../../src/audio/book.ts';
import { LEVELS, type Recipe } from './effects/recipe.ts';
import { chanceFor } from './kit/chance.ts';
import { throughSpeaker } from './kit/filter.ts';
import { integrated, loudest } from './kit/loudness.ts';
import { aroundLoop } from './kit/mix.ts';
import { limited, truePeak } from './kit/peak.ts';
import { decibels, gained, gainOf, type Sound } from './kit/sound.ts';
import { trimmed } from './kit/space.ts';
import { saturated, WORN, wowed } from './kit/tape.ts';
import type { Loop } from './music/all.ts';

export type Finished = { name: string; sound: Sound; loop: boolean; peak: number; loudness: number };

/** Lossy coders overshoot by some tenths of a decibel: 2 dB of room keeps what is decoded under −1. */
const CEILING = gainOf(-2);
/** A click cannot be made as loud as a chord by gain alone: the limiter may take this much off its top, no more. */
const LIMITER_REACH = 5;

/** Gain to the wanted loudness, held back where the limiter would have to flatten the transient. */
const levelled = (sound: Sound, wanted: number, measured: number): Sound => {
  const room = decibels(CEILING) + LIMITER_REACH - decibels(truePeak(sound));
  return gained(sound, gainOf(Math.min(wanted - measured, room)));
};

/** Brings a mix to tape level first, so that the saturation bites each one alike. */
const ontoTape = (sound: Sound, drive: number): Sound =>
  saturated(gained(sound, 0.7 / Math.max(truePeak(sound), 1e-6)), drive);

export const finishEffect = (recipe: Recipe<string>, take: number): Finished => {
  const name = spriteOf(recipe.cue, take);
  const raw = recipe.render(chanceFor(name), take);
  const worn = trimmed(throughSpeaker(wowed(ontoTape(raw, 1.3), WORN)));
  const sound = limited(levelled(worn, LEVELS[recipe.level], loudest(worn)), CEILING);
  return { name, sound, loop: false, peak: decibels(truePeak(sound)), loudness: loudest(sound) };
};

export const finishLoop = ({ name, loudness, render }: Loop<string>): Finished => {
  const worn = aroundLoop(wowed(ontoTape(render(chanceFor(name)), 1.5), WORN, true), throughSpeaker, 1);
  const sound = aroundLoop(levelled(worn, loudness, integrated(worn)), (s) => limited(s, CEILING), 1);
  return { name, sound, loop: true, peak: decibels(truePeak(sound)), loudness: integrated(sound) };
};

/** Every take of every cue, as many as the game's table of sounds says. */
export const finishRecipes = <T extends Sounds>(sounds: T, recipes: readonly Recipe<SoundIn<T>>[]): Finished[] =>
  recipes.flatMap((recipe) =>
    Array.from({ length: sounds[recipe.cue]?.takes ?? 0 }, (_, i) => finishEffect(recipe, i + 1)),
  );
