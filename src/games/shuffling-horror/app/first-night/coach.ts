import { type Prompt, type Reply, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { type CoachWords, FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import type { Answer } from '../play/recording.ts';
import type { Lesson } from '../ports/stage.ts';

const { coach, end } = FIRST_NIGHT;

/** So many turns are coached after the script. */
export const FREE_TURNS = 3;

const ACTIONS: Partial<Record<Reply['type'], CoachWords>> = {
  take: 'take',
  attack: 'stood',
  rest: 'rest',
  move: 'move',
  draw: 'draw',
  'take-attack': 'takeAttack',
  receive: 'receive',
  search: 'search',
  hold: 'other',
  escape: 'other',
};

/** The actions chosen since the script ended with its star. A counterstrike, what a whole turn goes on to attack, or a star's second action is no turn of its own. */
function chosen(answers: readonly Answer[]): Answer[] {
  const free = answers.slice(answers.findIndex(({ asked }) => asked.type === 'star') + 1);
  return free.filter(({ asked, reply }) => isTurn(asked) && reply.type in ACTIONS);
}

const isTurn = (asked: Prompt): boolean => asked.type === 'act' && asked.purpose === 'action';

/** What is to be said of a choice, by what it was and what came of it. */
function about(view: View, turn: Answer, answers: readonly Answer[]): string {
  const { reply } = turn;
  if (reply.type !== 'attack') return coach.after[ACTIONS[reply.type] ?? 'other'];
  if (table.frameOf(view, reply.target) < 0 && table.throngHolding(view, reply.target) === null)
    return coach.after.down;
  // R9.4: who is asked for spoints on the damage has hit.
  const hit = answers
    .slice(answers.lastIndexOf(turn) + 1)
    .some(({ asked }) => asked.type === 'spend' && asked.purpose === 'damage');
  return coach.after[hit ? 'stood' : 'missed'];
}

/** Beside whoever plays freely for the first time: what was chosen last, what a closer question is about, and then no more. */
export function coached(view: View, prompt: Prompt, answers: readonly Answer[], steps: number): Lesson | null {
  const turns = chosen(answers);
  const last = turns.at(-1);
  const of = steps + FREE_TURNS;
  const step = Math.min(of, steps + turns.length + (isTurn(prompt) ? 1 : 0));
  if (isTurn(prompt)) {
    if (last === undefined) return { words: coach.begin, at: 'prompt', step, of };
    if (turns.length < FREE_TURNS) return { words: about(view, last, answers), at: 'prompt', step, of };
    return { words: `${about(view, last, answers)} ${end.words}`, at: 'end', step: of, of };
  }
  if (turns.length >= FREE_TURNS) return null; // the last step has been taken
  const words = prompt.type === 'act' ? coach.again : closer(prompt);
  return words === null ? null : { words, at: 'prompt', step, of };
}

/** What a question about spoints or a target is about, whoever asks it. */
export function closer(prompt: Prompt): string | null {
  if (prompt.type === 'spend') return prompt.purpose === 'damage' ? coach.damage : coach.attack;
  if (prompt.type === 'answer') return coach.answer;
  return prompt.type === 'aim' ? coach.aim : null;
}
