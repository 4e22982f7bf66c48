import type { Option, Question } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';

const isOpen = ({ reply, more }: Option): boolean => reply !== null || more.length > 0;

/** In a window of talk a few things to say are answers like the rest. */
const saidIn = ({ type, quick }: Question): readonly Option[] => (type === 'talk' ? quick : []);

/** What the digits choose: of the list that is open, or of what is asked. */
export function numbered({ question, menus, phase }: StageState): readonly Option[] {
  if (question === null || phase !== 'asking') return [];
  return menus.at(-1) ?? [...question.cards.filter(isOpen), ...question.others, ...saidIn(question)];
}

/** The key of an option; empty: it has none. */
export const keyFor = (state: StageState, option: Option): string => {
  const at = numbered(state).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : '';
};

/** Answers, or opens what lies within; a number that is a prompt behind is dropped on the way. */
export function take(stage: StagePort, { reply, more }: Option): void {
  const { question } = stage.state();
  if (question === null) return;
  if (reply !== null) stage.player?.choose(reply, question.n);
  else if (more.length > 0) stage.open(more);
}
