import { TEMPERS } from '../../src/director-ai/shuffling-horror/cast/tempers.ts';
import { LEVELS, suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { PERSONALITIES, type PersonalityName } from '../../src/director-ai/shuffling-horror/director/personalities.ts';
import type { Level } from '../../src/games/shuffling-horror/app/ports/set-up.ts';
import { defaultSetUp, type OnOffer } from '../../src/games/shuffling-horror/app/set-up/choices.ts';

/** What the house offers. */
export const OFFER: OnOffer = {
  levels: Object.keys(LEVELS) as Level[],
  personalities: Object.keys(PERSONALITIES) as PersonalityName[],
  tempers: Object.keys(TEMPERS) as (keyof typeof TEMPERS)[],
  suggested: suggestedSwitches,
};

export const USUAL = defaultSetUp('saucer51');
