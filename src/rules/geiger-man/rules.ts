import type { Rules } from '../kernel/game.ts';
import type { Saved } from '../kernel/saved.ts';
import { advance, advanceQuietly, fromJSON, hash, promptOf, toJSON } from './advance.ts';
import { clone } from './clone.ts';
import type { GeigerManConfig } from './config.ts';
import type { GeigerManEvent, Result } from './model/events.ts';
import type { Prompt } from './model/prompts.ts';
import type { Game } from './model/state.ts';
import { start } from './start.ts';
import { RULES_VERSION } from './version.ts';
import { fold } from './views/fold.ts';
import { resample } from './views/resample.ts';
import { type View, view } from './views/view.ts';

export interface GeigerManTypes {
  config: GeigerManConfig;
  state: Game;
  saved: Saved<Game>;
  event: GeigerManEvent;
  prompt: Prompt;
  view: View;
  outcome: Result;
}

export const geigerMan: Rules<GeigerManTypes> = {
  id: 'geiger-man',
  version: RULES_VERSION,
  start,
  promptOf,
  advance,
  advanceQuietly,
  outcome: (m) => m.result,
  view,
  seen: (event) => event, // no event tells a card that lies face down
  fold,
  resample,
  clone,
  hash,
  toJSON,
  fromJSON,
};
