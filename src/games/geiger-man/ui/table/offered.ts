import type { Option } from '../../app/ports/question.ts';
import type { StageState } from '../../app/ports/stage.ts';

const within = (options: readonly Option[]): readonly Option[] =>
  options.flatMap((option) => (option.reply === null ? within(option.more) : [option]));

/** Every reply that can be given now, with what it is about. */
export const leaves = ({ question, menus }: StageState): readonly Option[] =>
  within(menus.at(-1) ?? question?.options ?? []);
