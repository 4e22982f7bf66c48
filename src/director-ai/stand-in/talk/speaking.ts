import type { Prompt, Reply } from '../../../rules/stand-in/index.ts';
import type { Chance } from '../player.ts';
import { type Option, option, type Thought } from '../thought.ts';
import { answers } from './answering.ts';
import { claimKey } from './hearing.ts';
import { doubleSays } from './lying.ts';
import { mannered } from './manner.ts';
import { originalSays } from './telling.ts';

/** What this seat might say now, silence among it. Nobody repeats a claim. */
export function speech(t: Thought, prompt: Extract<Prompt, { type: 'talk' }>, chance: Chance): Option[] {
  const silence = option(prompt.replies[0] as Reply, {}); // it is the first of every list
  if (t.view.vengeance === t.me) return [silence];
  const { answering } = prompt;
  if (answering !== null) return [silence, ...answers(t, answering.by, answering.claim, chance)];
  const sayings = [...(t.role === 'original' ? originalSays(t) : doubleSays(t, chance)), ...mannered(t, chance)];
  return [
    silence,
    ...sayings.filter(({ reply }) => reply.type === 'say' && !t.mind.said.has(claimKey(t.me, reply.claim))),
  ];
}
