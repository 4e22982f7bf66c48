import { mumbled, type Speaker } from '../instruments/mouth.ts';
import { bandpass, highpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { CLOSET, inRoom } from '../kit/space.ts';
import { saturated } from '../kit/tape.ts';
import { recipe } from './recipe.ts';

/** Talk under the printed lines. The cast are in a car two rows off; the Director owns a megaphone. */
const CAST: readonly Speaker[] = [
  { pitch: 118, pace: 0.14, syllables: 5 },
  { pitch: 196, pace: 0.12, syllables: 5 },
  { pitch: 147, pace: 0.13, syllables: 4 },
];
const DIRECTOR: readonly Speaker[] = [
  { pitch: 92, pace: 0.17, syllables: 4 },
  { pitch: 98, pace: 0.15, syllables: 5 },
];
const SILENT: Speaker = { pitch: 120, pace: 0.13, syllables: 4 };

export const lineRecipes = [
  recipe('cast-line', 'line', (c, take) => inRoom(highpass(mumbled(CAST[take - 1] ?? SILENT, c), 260), CLOSET)),
  recipe('director-line', 'line', (c, take) => {
    const voice = saturated(mumbled(DIRECTOR[take - 1] ?? SILENT, c), 5);
    return inRoom(mixed([bandpass(voice, 1300, 1.3), 0, 1.2], [bandpass(voice, 2300, 3), 0, 0.6]), {
      ...CLOSET,
      tail: 0.5,
    });
  }),
];
