import type { Prompt, PublicView } from '../rules/index.ts';
import type { Question } from './ports/question.ts';
import type { Lesson } from './ports/stage.ts';

/** Looks over the shoulder of whoever is asked: may narrow the question, and say one sentence about it. */
export type Guide = (
  view: PublicView,
  prompt: Prompt,
  question: Question,
) => { question: Question; lesson: Lesson | null };
