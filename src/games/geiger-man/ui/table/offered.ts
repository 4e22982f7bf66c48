import type { Option } from '../../app/ports/question.ts';
import type { StageState } from '../../app/ports/stage.ts';

/** So many choices have a key each. */
export const MOST_KEYS = 9;

const within = (options: readonly Option[]): readonly Option[] =>
  options.flatMap((option) => (option.reply === null ? within(option.more) : [option]));

const openIn = ({ question, menus }: StageState): readonly Option[] => menus.at(-1) ?? question?.options ?? [];

/** Every reply that can be given now, with what it is about. */
export const leaves = (state: StageState): readonly Option[] => within(openIn(state));

/** A choice that a card of hers is the button of, and its place among all that are open. */
export interface OnCard {
  option: Option;
  at: number;
}

const cardKey = ({ at }: Option): string | null =>
  at?.thing === 'card' || at?.thing === 'shelf' ? `${at.thing} ${at.card}` : null;

/** By its card: of several choices about one the first; the others need buttons of their own. */
export function onCards(state: StageState): ReadonlyMap<string, OnCard> {
  const found = new Map<string, OnCard>();
  for (const [at, option] of openIn(state).entries()) {
    const key = cardKey(option);
    if (key !== null && option.reply !== null && !found.has(key)) found.set(key, { option, at });
  }
  return found;
}
