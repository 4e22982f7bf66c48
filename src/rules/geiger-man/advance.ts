import { runToPrompt } from '../kernel/beats.ts';
import { type Door, doorOf } from '../kernel/door.ts';
import { savingOf } from '../kernel/saved.ts';
import { STEPS } from './beats/table.ts';
import { clone } from './clone.ts';
import type { Beat } from './model/beats.ts';
import type { GeigerManEvent } from './model/events.ts';
import type { Prompt, Reply } from './model/prompts.ts';
import type { Game } from './model/state.ts';
import { happen } from './moves/happen.ts';
import { changeTime } from './moves/tracks.ts';
import { underWay } from './views/view.ts';

/** FG7.3: a card for 1 Time, at any prompt that offers it; then the same is asked again. */
function instead(m: Game, reply: Reply): boolean {
  if (reply.type !== 'time') return false;
  happen(m, { type: 'discarded', card: reply.card, why: 'time' });
  changeTime(m, 1);
  runToPrompt(m, STEPS);
  return true;
}

const door = doorOf<Beat, Prompt, GeigerManEvent, Game>(STEPS, instead);

/** Whoever draws the show from its events learns what is asked now. */
export function paused(m: Game): void {
  m.events?.push({ type: 'asked', underWay: underWay(m) });
}

export const advance: Door<Game, GeigerManEvent>['advance'] = (m, reply, promptNumber) => {
  const events = door.advance(m, reply, promptNumber);
  events.push({ type: 'asked', underWay: underWay(m) });
  return events;
};
export const { advanceQuietly } = door;
export const { toJSON, fromJSON, hash } = savingOf<Beat, Prompt, Game>(STEPS, clone);
export const promptOf = (m: Game): Prompt | null => m.prompt;
