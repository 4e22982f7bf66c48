import type { Dial, Option, Question } from '../../../app/ports/question.ts';
import type { StagePort, StageState } from '../../../app/ports/stage.ts';

/** The ways of one attack, while it is being put together: the list on top of all, when all of it is about that. */
export function waysOf({ question, menus }: StageState): readonly Option[] {
  const menu = question === null ? undefined : menus[menus.length - 1];
  return menu?.every(({ dial }) => dial !== null) ? menu : [];
}

/** The way that was picked, by its id; else the first. */
export const wayOf = (state: StageState, picked: string): Option | null => {
  const ways = waysOf(state);
  return ways.find(({ id }) => id === picked) ?? ways[0] ?? null;
};

/** The dial in front of the player: of the attack that is put together, or of the question itself. */
export const dialOf = (state: StageState, picked: string): Dial | null =>
  wayOf(state, picked)?.dial ?? (state.menus.length === 0 ? (state.question?.dial ?? null) : null);

/** Rolls as the dial stands at that stop. */
export function roll(stage: StagePort, picked: string, notch: number): boolean {
  const state = stage.state();
  const reply = dialOf(state, picked)?.notches[notch]?.reply;
  if (reply === undefined) return false;
  rollWith(stage, picked, reply);
  return true;
}

/** The same with a reply of its own: paid differently. */
export function rollWith(stage: StagePort, picked: string, reply: NonNullable<Option['reply']>): void {
  const state = stage.state();
  const { question } = state;
  const attack = wayOf(state, picked)?.reply ?? null;
  if (question === null) return;
  if (attack === null) stage.player?.choose(reply, question.n);
  else stage.player?.attack(attack, reply, question.n);
}

/** The choice that a list stands behind, wherever it was opened from. */
export function behind(question: Question, menu: readonly Option[]): Option | null {
  const find = (options: readonly Option[]): Option | null => {
    for (const option of options) {
      const here = option.more.length > 0 && menu.every(({ id }) => option.more.some((it) => it.id === id));
      const closer = find(option.more);
      if (closer !== null || here) return closer ?? option;
    }
    return null;
  };
  return find(question.options);
}
