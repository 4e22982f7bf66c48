import type { Reply } from '../../../../rules/shuffling-horror/index.ts';
import { CHOICE } from '../../../../text/play/prompts.ts';
import type { Option, Question } from '../ports/question.ts';

/** Leaves of a question what the lesson wants. */
export function narrowed(question: Question, wants: (reply: Reply) => boolean): Question {
  const { options, dial } = question;
  const notches = dial?.notches.filter(({ reply }) => wants(reply)) ?? [];
  return {
    ...question,
    options: apart(kept(options, wants)),
    dial: dial === null || notches.length === 0 ? null : { ...dial, notches },
  };
}

/** A list that is left with little is no list, but for the one that has to be found again later. */
function kept(options: readonly Option[], wants: (reply: Reply) => boolean): Option[] {
  return options.flatMap((option): Option[] => {
    if (option.reply !== null) return wants(option.reply) ? [plainly(option, option.reply)] : [];
    const more = kept(option.more, wants);
    return option.id === 'more' && more.length > 0
      ? [{ ...option, more, detail: more[0]?.label ?? '', tone: 'best' }]
      : more;
  });
}

/** Out of its list, an attack says so itself. */
const plainly = (option: Option, reply: Reply): Option => ({
  ...option,
  tone: 'best',
  dial: null, // here spoints are a lesson of their own
  label: reply.type === 'attack' ? CHOICE.attack(reply.target) : option.label,
});

/** The obvious attack stands in the list of all attacks, too. */
const apart = (options: readonly Option[]): Option[] =>
  options.filter(({ id }, i) => options.findIndex((other) => other.id === id) === i);
