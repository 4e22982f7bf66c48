import type { Rules } from '../kernel/game.ts';
import type { Saved } from '../kernel/saved.ts';
import { advance, advanceQuietly, fromJSON, hash, promptOf, toJSON } from './advance.ts';
import { clone } from './clone.ts';
import type { StandInConfig } from './config.ts';
import type { Result, StandInEvent } from './model/events.ts';
import type { Prompt } from './model/prompts.ts';
import type { Game } from './model/state.ts';
import { start } from './start.ts';
import { RULES_VERSION } from './version.ts';
import { fold } from './views/fold.ts';
import { resample } from './views/resample.ts';
import { seen } from './views/seen.ts';
import { type View, view } from './views/view.ts';

export interface StandInTypes {
  config: StandInConfig;
  state: Game;
  saved: Saved<Game>;
  event: StandInEvent;
  prompt: Prompt;
  view: View;
  outcome: Result;
}

export const standIn: Rules<StandInTypes> = {
  id: 'stand-in',
  version: RULES_VERSION,
  start,
  promptOf,
  advance,
  advanceQuietly,
  outcome: (m) => m.result,
  view,
  seen,
  fold,
  resample,
  clone,
  hash,
  toJSON,
  fromJSON,
};
