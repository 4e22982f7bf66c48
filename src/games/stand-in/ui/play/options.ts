import type { Option, Question } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';

const isOpen = ({ reply, more }: Option): boolean => reply !== null || more.length > 0;

/** In a window of talk a few things to say are answers like the rest. */
const saidIn = ({ type, quick }: Question): readonly Option[] => (type === 'talk' ? quick : []);

/**
 * What the digits choose, in their order: of the list that is open, or of what is asked. There a card has the digit of its place in the hand,
 * whatever can be done with the others: a finger that means the third card never plays another. Null: a digit that means nothing now.
 */
export function keyed({ question, menus, phase }: StageState): readonly (Option | null)[] {
  if (question === null || phase !== 'asking') return [];
  const menu = menus.at(-1);
  if (menu !== undefined) return menu;
  const { cards, others } = question;
  const hand = cards.some(isOpen) ? cards.map((card) => (isOpen(card) ? card : null)) : [];
  return [...hand, ...others, ...saidIn(question)];
}

/** All that can be chosen. */
export const numbered = (state: StageState): readonly Option[] => keyed(state).filter((it) => it !== null);

/** The key of an option; empty: it has none. */
export const keyFor = (state: StageState, option: Option): string => {
  const at = keyed(state).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : '';
};

/** Answers, or opens what lies within; a number that is a prompt behind is dropped on the way. */
export function take(stage: StagePort, { reply, more }: Option): void {
  const { question } = stage.state();
  if (question === null) return;
  if (reply !== null) stage.player?.choose(reply, question.n);
  else if (more.length > 0) stage.open(more);
}
