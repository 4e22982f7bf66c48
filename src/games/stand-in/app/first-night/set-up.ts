import type { LoadedConfig } from '../../../../rules/stand-in/index.ts';
import type { TableSetup } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';
import type { LessonId } from '../ports/ways.ts';
import { ORIGINAL_DEAL } from './original.ts';
import { STAND_IN_DEAL } from './stand-in.ts';

const DEALS: Readonly<Record<LessonId, LoadedConfig>> = { original: ORIGINAL_DEAL, 'stand-in': STAND_IN_DEAL };

/** Five seats and a stacked deck; whoever plays on has an ordinary game from there. SA16.9: what the burnt were is told. */
export const firstNightSetup = (lesson: LessonId, seed: string): TableSetup =>
  setupFor({
    config: { seed, seats: 5, human: lesson, options: { toldRoles: true }, loaded: DEALS[lesson] },
    level: 'matinee',
    mode: { kind: 'first-night', lesson },
    ears: 'asked', // talk is taught one question at a time
  });
