import * as awards from './awards.ts';
import * as captions from './captions.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as cueCards from './cue-cards.ts';
import * as ending from './ending.ts';
import * as firstNight from './first-night.ts';
import * as log from './log.ts';
import * as notebook from './notebook.ts';
import * as paper from './paper.ts';
import * as prompts from './prompts.ts';
import * as queries from './queries.ts';
import * as reasons from './reasons.ts';
import * as roles from './roles.ts';
import * as rooms from './rooms.ts';
import * as rules from './rules.ts';
import * as rushes from './rushes.ts';
import * as scenes from './scenes.ts';
import * as setUp from './set-up.ts';
import * as shortTake from './short-take.ts';
import * as table from './table.ts';
import * as talk from './talk.ts';
import * as terms from './terms.ts';
import * as tips from './tips.ts';
import * as titles from './titles.ts';
import * as vault from './vault.ts';
import * as voices from './voices.ts';

/** Every word of this game in English, file by file; its shape is what another language has to fill. */
export const en = {
  awards,
  captions,
  cards,
  choices,
  cueCards,
  ending,
  firstNight,
  log,
  notebook,
  paper,
  prompts,
  queries,
  reasons,
  roles,
  rooms,
  rules,
  rushes,
  scenes,
  setUp,
  shortTake,
  table,
  talk,
  terms,
  tips,
  titles,
  vault,
  voices,
};
