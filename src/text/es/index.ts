import type { Catalogue } from '../language.ts';
import * as cards from './cards/cards.ts';
import * as names from './cards/names.ts';
import * as ending from './ending/ending.ts';
import * as endingStars from './ending/ending-stars.ts';
import * as endingWays from './ending/ending-ways.ts';
import * as movieTitles from './ending/movie-titles.ts';
import * as newspaper from './ending/newspaper.ts';
import * as advice from './play/advice.ts';
import * as because from './play/because.ts';
import * as captions from './play/captions.ts';
import * as commentary from './play/commentary.ts';
import * as commentaryVoices from './play/commentary-voices.ts';
import * as direct from './play/direct.ts';
import * as keys from './play/keys.ts';
import * as log from './play/log.ts';
import * as meanwhile from './play/meanwhile.ts';
import * as meter from './play/meter.ts';
import * as picture from './play/picture.ts';
import * as prompts from './play/prompts.ts';
import * as queries from './play/queries.ts';
import * as seal from './play/seal.ts';
import * as table from './play/table.ts';
import * as threat from './play/threat.ts';
import * as ui from './play/ui.ts';
import * as voices from './play/voices.ts';
import * as almanac from './rooms/almanac.ts';
import * as awards from './rooms/awards.ts';
import * as book from './rooms/book.ts';
import * as cardWall from './rooms/card-wall.ts';
import * as credits from './rooms/credits.ts';
import * as dailies from './rooms/dailies.ts';
import * as dates from './rooms/dates.ts';
import * as directIt from './rooms/direct-it.ts';
import * as films from './rooms/films.ts';
import * as firstNight from './rooms/first-night.ts';
import * as kept from './rooms/kept.ts';
import * as notices from './rooms/notices.ts';
import * as offline from './rooms/offline.ts';
import * as outside from './rooms/outside.ts';
import * as page from './rooms/page.ts';
import * as reels from './rooms/reels.ts';
import * as setUp from './rooms/set-up.ts';
import * as settings from './rooms/settings.ts';
import * as shorts from './rooms/shorts.ts';
import * as title from './rooms/title.ts';
import * as tonight from './rooms/tonight.ts';
import * as vault from './rooms/vault.ts';
import * as cueCardsCards from './rule-cards/cards.ts';
import * as cueCardsRules from './rule-cards/rules.ts';
import * as cueCardsTerms from './rule-cards/terms.ts';
import * as cueCardsTips from './rule-cards/tips.ts';

/** Spanish. */
export const es: Catalogue = {
  advice,
  almanac,
  awards,
  book,
  'card-wall': cardWall,
  because,
  films,
  captions,
  cards,
  commentary,
  'commentary-voices': commentaryVoices,
  credits,
  'rule-cards/cards': cueCardsCards,
  'rule-cards/rules': cueCardsRules,
  'rule-cards/terms': cueCardsTerms,
  'rule-cards/tips': cueCardsTips,
  dailies,
  dates,
  direct,
  'direct-it': directIt,
  ending,
  'ending-stars': endingStars,
  'ending-ways': endingWays,
  'first-night': firstNight,
  kept,
  notices,
  keys,
  log,
  meanwhile,
  meter,
  'movie-titles': movieTitles,
  names,
  newspaper,
  offline,
  outside,
  page,
  picture,
  prompts,
  queries,
  reels,
  seal,
  'set-up': setUp,
  settings,
  shorts,
  table,
  threat,
  title,
  tonight,
  ui,
  vault,
  voices,
};
