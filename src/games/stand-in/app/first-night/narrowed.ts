import type { Reply } from '../../../../rules/stand-in/index.ts';
import { TABS } from '../../text/choices.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import type { HandOption, Option, Question } from '../ports/question.ts';

type Wants = (reply: Reply) => boolean;

/** Leaves of a question what the lesson wants. The few things to say are answers like the rest. */
export const narrowed = (question: Question, wants: Wants): Question => ({
  ...question,
  asides: [],
  cards: question.cards.map((card) => cardLeft(card, wants)),
  others: [...left(question.others, wants), ...leaves(left(question.says, wants))],
  says: [],
  quick: [],
  declare: null,
});

const leaves = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.reply === null ? leaves(option.more) : [option]));

function left<T extends Option>(options: readonly T[], wants: Wants): T[] {
  return options.flatMap((option) => {
    if (option.reply !== null) return wants(option.reply) ? [option] : [];
    const more = left(option.more, wants);
    return more.length === 0 ? [] : [{ ...option, more }];
  });
}

/** A card stays where it is in the hand; a list of one is no list. */
function cardLeft(card: HandOption, wants: Wants): HandOption {
  const [kept] = left<Option>([card], wants);
  if (kept === undefined) {
    const isOpen = card.reply !== null || card.more.length > 0;
    return { ...card, reply: null, more: [], tab: isOpen ? FIRST_NIGHT.later : card.tab };
  }
  const [only] = kept.more;
  return only === undefined || kept.more.length > 1 ? { ...card, ...kept } : { ...card, ...only, tab: TABS.play };
}
