import { runToPrompt } from '../kernel/beats.ts';
import { doorOf } from '../kernel/door.ts';
import { savingOf } from '../kernel/saved.ts';
import { STEPS } from './beats/table.ts';
import { speakUp } from './beats/talk.ts';
import { clone } from './clone.ts';
import type { Beat } from './model/beats.ts';
import type { StandInEvent } from './model/events.ts';
import type { Prompt, Reply } from './model/prompts.ts';
import type { Game } from './model/state.ts';
import { declare } from './moves/ending.ts';

/** Replies that any prompt may offer: a declaration (SA19.4), and a claim at a prompt that is no talk (SA18.2). */
function instead(m: Game, reply: Reply): boolean {
  const { to, type } = m.prompt as Prompt;
  if (reply.type === 'say' && type !== 'talk') {
    speakUp(m, to, reply.claim);
    runToPrompt(m, STEPS);
    return true;
  }
  m.spoken = false;
  if (reply.type !== 'declare') return false;
  declare(m, false);
  return true;
}

export const { advance, advanceQuietly } = doorOf<Beat, Prompt, StandInEvent, Game>(STEPS, instead);
export const { toJSON, fromJSON, hash } = savingOf<Beat, Prompt, Game>(STEPS, clone);
export const promptOf = (m: Game): Prompt | null => m.prompt;
