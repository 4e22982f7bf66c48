import type { Reply } from '../../../../rules/geiger-man/index.ts';
import { LESSON } from '../../text/lesson-words.ts';
import type { Guide } from '../play/session.ts';
import type { Option, Question } from '../ports/question.ts';
import { leavesOf } from '../questions/question.ts';
import { coached, LAST_TURN } from './coach.ts';
import { SCRIPT, scriptSoFar } from './script.ts';

/** Whole turns of the script; what comes after them counts by turns. */
const SCRIPTED_TURNS = 2;
const STEPS = SCRIPT.length + LAST_TURN - SCRIPTED_TURNS;

/** Says one sentence at every step and leaves only what it asks for; then, beside whoever plays freely, what comes of each choice. */
export const firstNightGuide: Guide = {
  before: () => [],
  at({ recording, prompt }, question) {
    const { answers, isWhole } = recording;
    if (!isWhole) return { question, lesson: null };
    const { taken, answered } = scriptSoFar(answers);
    const step = SCRIPT[taken];
    if (step === undefined) {
      const said = coached(recording, prompt, answered);
      const { turn } = recording.movie;
      return {
        question,
        lesson: said && {
          ...said,
          isFree: true,
          step: Math.min(STEPS, SCRIPT.length + turn - SCRIPTED_TURNS),
          of: STEPS,
        },
      };
    }
    if (step.type !== prompt.type || !prompt.replies.some(step.wants)) return { question, lesson: null };
    return {
      question: narrowed(question, step.wants),
      lesson: {
        words: LESSON.firstNight.FIRST_NIGHT.steps[step.words],
        at: 'question',
        isFree: false,
        step: taken + 1,
        of: STEPS,
      },
    };
  },
};

/** Leaves of a question what the lesson wants: a list that is left with little is no list. */
const narrowed = (question: Question, wants: (reply: Reply) => boolean): Question => ({
  ...question,
  options: leavesOf(question.options).filter(({ reply }: Option) => reply !== null && wants(reply)),
});
