import type { LoadedConfig } from '../../../../rules/geiger-man/index.ts';
import type { ShowSetup } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';

/** Every roll of the script, in rolling order. */
const DICE = [
  [5, 6], // two steps, to the victims and back
  [6, 5], // two more, to the exit
  [4, 2], // nothing but half a success
  [5, 2, 1], // ducked
  [6, 5, 2], // and hit back
];

/** Who stands where, what comes first, and a last heart that beats once more. */
const LOADED: LoadedConfig = {
  dice: DICE.flat(),
  setUp: 'intermission',
  events: ['phone'],
  terror: ['click', 'looks'],
  tokens: { girl: 3, killer: 0 },
};

/** Two turns and a blow by the script; whoever plays on has the rest of an ordinary show. */
export const firstNightSetup = (seed: string): ShowSetup =>
  setupFor({
    config: { seed, girl: 'dot', killer: 'geiger-man', location: 'moonglow', loaded: LOADED },
    mode: { kind: 'first-night', guided: true },
  });
