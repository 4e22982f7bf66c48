import type { Reply } from '../../rules/index.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import { CHOICE } from '../../text/prompts.ts';
import type { Guide } from '../guide.ts';
import type { Option, Question } from '../ports/question.ts';
import { momentOf } from './moment.ts';
import { STEPS } from './steps.ts';

/** Says one sentence at every step and leaves only what it asks for. Where the table is not the lesson's, it says nothing. */
export const firstNightGuide: Guide = (view, prompt, question) => {
  const of = STEPS.length;
  if (view.reel > 1) return { question, lesson: { words: FIRST_NIGHT.end.words, at: 'end', step: of, of } };
  const step = momentOf(STEPS, view, prompt);
  if (step === null) return { question, lesson: null };
  return {
    question: narrowed(question, step.wants),
    lesson: { words: FIRST_NIGHT.steps[step.words], at: step.at(view, prompt), step: STEPS.indexOf(step) + 1, of },
  };
};

function narrowed(question: Question, wants: (reply: Reply) => boolean): Question {
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
    return option.id === 'whole-turn' && more.length > 0 ? [{ ...option, more, tone: 'best' }] : more;
  });
}

/** Out of its list, an attack says so itself. */
const plainly = (option: Option, reply: Reply): Option => ({
  ...option,
  tone: 'best',
  label: reply.type === 'attack' ? CHOICE.attack(reply.target) : option.label,
});

/** The obvious attack stands in the list of all attacks, too. */
const apart = (options: readonly Option[]): Option[] =>
  options.filter(({ id }, i) => options.findIndex((other) => other.id === id) === i);
