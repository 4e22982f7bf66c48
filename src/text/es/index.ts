import type { Catalogue } from '../language.ts';
import * as almanac from './almanac.ts';
import * as awards from './awards.ts';
import * as bill from './bill.ts';
import * as captions from './captions.ts';
import * as cards from './cards.ts';
import * as commentary from './commentary.ts';
import * as commentaryVoices from './commentary-voices.ts';
import * as cueCardsCards from './cue-cards/cards.ts';
import * as cueCardsRules from './cue-cards/rules.ts';
import * as cueCardsTerms from './cue-cards/terms.ts';
import * as dailies from './dailies.ts';
import * as dates from './dates.ts';
import * as direct from './direct.ts';
import * as directIt from './direct-it.ts';
import * as ending from './ending.ts';
import * as endingStars from './ending-stars.ts';
import * as endingWays from './ending-ways.ts';
import * as firstNight from './first-night.ts';
import * as keys from './keys.ts';
import * as log from './log.ts';
import * as meter from './meter.ts';
import * as movieTitles from './movie-titles.ts';
import * as names from './names.ts';
import * as newspaper from './newspaper.ts';
import * as offline from './offline.ts';
import * as prompts from './prompts.ts';
import * as reels from './reels.ts';
import * as seal from './seal.ts';
import * as setUp from './set-up.ts';
import * as settings from './settings.ts';
import * as table from './table.ts';
import * as title from './title.ts';
import * as tonight from './tonight.ts';
import * as ui from './ui.ts';
import * as vault from './vault.ts';
import * as voices from './voices.ts';

/** Spanish. */
export const es: Catalogue = {
  almanac,
  awards,
  bill,
  captions,
  cards,
  commentary,
  'commentary-voices': commentaryVoices,
  'cue-cards/cards': cueCardsCards,
  'cue-cards/rules': cueCardsRules,
  'cue-cards/terms': cueCardsTerms,
  dailies,
  dates,
  direct,
  'direct-it': directIt,
  ending,
  'ending-stars': endingStars,
  'ending-ways': endingWays,
  'first-night': firstNight,
  keys,
  log,
  meter,
  'movie-titles': movieTitles,
  names,
  newspaper,
  offline,
  prompts,
  reels,
  seal,
  'set-up': setUp,
  settings,
  table,
  title,
  tonight,
  ui,
  vault,
  voices,
};
