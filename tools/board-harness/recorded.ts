import { randomPolicy } from '../../src/director-ai/shuffling-horror/random.ts';
import {
  advance,
  chanceFrom,
  type MovieEvent,
  type Options,
  PRESETS,
  type Preset,
  type Prompt,
  presetOf,
  promptOf,
  startMovie,
  type View,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';

/** One reply of a movie: what happened, and the table after it. */
export interface Take {
  events: readonly MovieEvent[];
  after: View;
  prompt: Prompt | null;
}

export interface Recording {
  /** The opening scene, and the table after it. */
  dealt: readonly MovieEvent[];
  opening: View;
  takes: Take[];
}

export interface RecordingAsk {
  seed: string;
  seats: number;
  deck?: string;
  options: Partial<Options>;
  /** Replies at most. */
  most: number;
}

/** A movie that nobody thought about: it visits every corner of the table sooner or later. */
export function record({ seed, seats, deck = 'roswell-51', options, most }: RecordingAsk): Recording {
  const { movie, events: dealt } = startMovie({ seed, seats, deck, options });
  const opening = viewOf(movie, null);
  const chance = chanceFrom(`${seed}/harness`);
  const takes: Take[] = [];
  for (let prompt = promptOf(movie); prompt !== null && takes.length < most; prompt = promptOf(movie)) {
    const { reply } = randomPolicy.decide(movie, prompt, chance);
    const events = advance(movie, reply);
    takes.push({ events, after: viewOf(movie, null), prompt: promptOf(movie) });
  }
  return { dealt, opening, takes };
}

export const presetOptions = (name: string): Partial<Options> =>
  Object.hasOwn(PRESETS, name) ? presetOf(name as Preset, 'roswell-51') : {};
