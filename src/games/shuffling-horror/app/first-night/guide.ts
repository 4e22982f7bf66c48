import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import type { Guide } from '../play/session-ports.ts';
import { behindCamera, isBehindCamera } from './camera.ts';
import { coached, FREE_TURNS } from './coach.ts';
import { momentOf } from './moment.ts';
import { narrowed } from './narrowed.ts';
import { STEPS } from './steps.ts';

/** Says one sentence at every step and leaves only what it asks for. Where the table is not the lesson's, it says nothing. */
export const firstNightGuide: Guide = {
  before: () => [],
  at({ view, prompt, recording: { answers } }, question) {
    if (isBehindCamera(prompt)) return { question, lesson: behindCamera(view, prompt, answers) };
    if (view.reel > 1) return { question, lesson: coached(view, prompt, answers, STEPS.length) };
    const step = momentOf(STEPS, view, prompt);
    if (step === null) return { question, lesson: null };
    return {
      question: narrowed(question, step.wants),
      lesson: {
        words: FIRST_NIGHT.steps[step.words],
        at: step.at(view, prompt),
        step: STEPS.indexOf(step) + 1,
        of: STEPS.length + FREE_TURNS,
      },
    };
  },
};
