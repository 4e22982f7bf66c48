import type { Prompt, Reply } from '../../../../rules/geiger-man/index.ts';
import type { Scripted } from '../../text/first-night.ts';

/** A prompt of the script, and what is said about it. */
export interface Step {
  words: Scripted;
  type: Prompt['type'];
  /** Which replies keep to the script. */
  wants: (reply: Reply) => boolean;
  /** Which of them lead on to the next step; all, where it does not say. */
  leads?: (reply: Reply) => boolean;
}

/** Enough of a reply to mean it. */
const only =
  (wanted: { type: Reply['type'] } & Record<string, unknown>) =>
  (reply: Reply): boolean =>
    Object.entries(wanted).every(([key, value]) => reply[key as keyof Reply] === value);

const step = (to: string, followers: number) => (reply: Reply) =>
  reply.type === 'step' && reply.to === to && reply.followers.length === followers;

const play = (card: string) => only({ type: 'play', card });
const buy = (card: string) => only({ type: 'buy', card });
const accept = only({ type: 'accept' });
const stop = only({ type: 'stop' });

/** FG5.3: of these she has plenty. */
const FREE: readonly string[] = ['swing', 'head', 'breath'];
const pay = (reply: Reply): boolean => reply.type === 'lose' && FREE.includes(reply.card);
/** A Second Take would open a roll that has dice of its own. */
const spare = (reply: Reply): boolean => stop(reply) || (reply.type === 'buy' && reply.card !== 'take-two');

/** Every step, in playing order. */
export const SCRIPT: readonly Step[] = [
  { words: 'goal', type: 'act', wants: play('steps') },
  { words: 'dice', type: 'roll', wants: accept },
  { words: 'walk', type: 'walk', wants: step('midrow', 0) },
  { words: 'follow', type: 'walk', wants: step('frontrow', 2) },
  { words: 'time', type: 'act', wants: play('steps') },
  { words: 'again', type: 'roll', wants: accept },
  { words: 'lead', type: 'walk', wants: step('fence', 2) },
  { words: 'leadOn', type: 'walk', wants: step('wash', 2) },
  { words: 'exit', type: 'walk', wants: only({ type: 'save' }) },
  { words: 'place', type: 'save', wants: only({ type: 'place', place: 1 }) },
  { words: 'reward', type: 'walk', wants: only({ type: 'reward' }) },
  { words: 'second', type: 'walk', wants: only({ type: 'save' }) },
  { words: 'placeAgain', type: 'save', wants: only({ type: 'place', place: 0 }) },
  { words: 'rewardAgain', type: 'walk', wants: only({ type: 'reward' }) },
  { words: 'stop', type: 'act', wants: stop },
  { words: 'planning', type: 'buy', wants: buy('duck') },
  { words: 'blow', type: 'buy', wants: buy('haul-off') },
  { words: 'bought', type: 'buy', wants: stop },
  { words: 'dread', type: 'act', wants: play('head') },
  { words: 'half', type: 'roll', wants: only({ type: 'convert' }) },
  { words: 'pay', type: 'card', wants: pay },
  { words: 'payAgain', type: 'card', wants: pay },
  { words: 'line', type: 'roll', wants: accept },
  { words: 'wait', type: 'act', wants: stop },
  { words: 'free', type: 'buy', wants: buy('steps') },
  { words: 'freeAgain', type: 'buy', wants: buy('steps') },
  { words: 'spare', type: 'buy', wants: spare, leads: stop },
  { words: 'react', type: 'react', wants: play('duck') },
  { words: 'attack', type: 'act', wants: play('haul-off') },
  { words: 'hit', type: 'roll', wants: accept },
];

interface Answer {
  asked: Prompt;
  reply: Reply;
}

/** How many steps were taken, and with how many answers. What answers itself is no step. */
export function scriptSoFar(answers: readonly Answer[]): { taken: number; answered: number } {
  let taken = 0;
  for (const [i, { asked, reply }] of answers.entries()) {
    const now = SCRIPT[taken];
    if (now === undefined) return { taken, answered: i };
    if (asked.type === now.type && now.wants(reply) && (now.leads ?? now.wants)(reply)) taken++;
  }
  return { taken, answered: answers.length };
}
