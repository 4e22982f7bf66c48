import type { Words } from '../shape.ts';
import * as awards from './awards.ts';
import * as because from './because.ts';
import * as captions from './captions.ts';
import * as cardRules from './card-rules.ts';
import * as actions from './cards/actions.ts';
import * as dread from './cards/dread.ts';
import * as events from './cards/events.ts';
import * as girls from './cards/girls.ts';
import * as items from './cards/items.ts';
import * as killers from './cards/killers.ts';
import * as locations from './cards/locations.ts';
import * as spaces from './cards/spaces.ts';
import * as choices from './choices.ts';
import * as dailies from './dailies.ts';
import * as effectRules from './effect-rules.ts';
import * as effects from './effects.ts';
import * as ending from './ending.ts';
import * as firstNight from './first-night.ts';
import * as hints from './hints.ts';
import * as log from './log.ts';
import * as names from './names.ts';
import * as newspaper from './newspaper.ts';
import * as prompts from './prompts.ts';
import * as queries from './queries.ts';
import * as rooms from './rooms.ts';
import * as ruleCards from './rule-cards/cards.ts';
import * as rules from './rule-cards/rules.ts';
import * as terms from './rule-cards/terms.ts';
import * as tips from './rule-cards/tips.ts';
import * as setUp from './set-up.ts';
import * as spoken from './spoken.ts';
import * as table from './table.ts';
import * as titles from './titles.ts';
import { CROWD, SPECIAL_CROWD } from './voices/crowd.ts';
import { FIRST_FOUR } from './voices/first-four.ts';
import { OTHER_FOUR } from './voices/other-four.ts';

/** Every word of the game in Spanish; what it lacks of English does not compile. */
export const es: Words = {
  ...{ actions, girls, killers, dread, events, items, locations, spaces, names },
  ...{ effects, effectRules, cardRules, log, spoken, because },
  ...{ prompts, choices, queries, table, captions },
  voices: { VOICES: { ...FIRST_FOUR, ...OTHER_FOUR }, CROWD, SPECIAL_CROWD },
  ...{ hints, dailies, ending, titles, newspaper },
  ...{ ruleCards, rules, terms, tips, firstNight },
  ...{ setUp, awards, rooms },
};
