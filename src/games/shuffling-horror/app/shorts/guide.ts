import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import type { Prompt, Reply, View } from '../../../../rules/shuffling-horror/index.ts';
import { SHORTS } from '../../../../text/rooms/shorts.ts';
import { closer } from '../first-night/coach.ts';
import { momentOf } from '../first-night/moment.ts';
import { narrowed } from '../first-night/narrowed.ts';
import type { Answer, Recording } from '../play/recording.ts';
import type { Guide } from '../play/session-ports.ts';
import { anything, type Short } from './short.ts';

/** The closing line of a scene that has come this far. */
export function closingOf(it: Short, view: View, made: readonly Answer[]): string {
  const lines: Readonly<Record<string, string>> = SHORTS.scenes[it.id].closing;
  return lines[it.closing(view, made)] ?? '';
}

/** What was answered since somebody sat down to the scene. */
export const madeIn = ({ answers, setup }: Recording): readonly Answer[] => answers.slice(setup.openingReplies.length);

/** Says the goal with the first step, one sentence at each, and leaves what the scene is about. */
export const shortGuide = (it: Short): Guide => ({
  before: () => [],
  at({ view, prompt, recording }, question) {
    const made = madeIn(recording);
    const of = it.steps.length;
    if (it.isOver(view, prompt, made)) {
      return { question, lesson: { words: closingOf(it, view, made), at: 'end', step: of, of } };
    }
    const step = momentOf(it.steps, view, prompt);
    const at = step === null ? 0 : it.steps.indexOf(step);
    const words = step === null ? closer(prompt) : sentenceOf(it, at);
    if (words === null) return { question, lesson: null };
    return {
      question: step === null || step.wants === anything ? question : narrowed(question, step.wants),
      lesson: {
        words,
        at: step === null ? 'prompt' : typeof step.at === 'function' ? step.at(view) : step.at,
        step: at + 1,
        of,
      },
    };
  },
});

function sentenceOf({ id, steps }: Short, at: number): string | null {
  const { goal, steps: said } = SHORTS.scenes[id];
  const sentences: Readonly<Record<string, string>> = said;
  const words = sentences[steps[at]?.words ?? ''] ?? null;
  return at === 0 && words !== null ? `${goal} ${words}` : words;
}

/** What a computer does in a scene: it has read the script. */
export function scriptedIn({ cues }: Short, { view, prompt }: Ask): Reply {
  const cue = momentOf(cues, JSON.parse(view) as View, prompt);
  return prompt.replies.find((reply) => cue?.wants(reply)) ?? firstOf(prompt);
}

function firstOf({ type, replies }: Prompt): Reply {
  const [first] = replies;
  if (first === undefined) throw new Error(`Nothing to answer: ${type}`);
  return first;
}
