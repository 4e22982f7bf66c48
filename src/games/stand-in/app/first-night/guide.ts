import { FIRST_NIGHT } from '../../text/first-night.ts';
import type { Guide } from '../play/session-ports.ts';
import type { Lesson } from '../ports/stage.ts';
import type { LessonId } from '../ports/ways.ts';
import { coached, FREE_TURNS } from './coach.ts';
import { narrowed } from './narrowed.ts';
import { ORIGINAL } from './original.ts';
import { cuesAt, type LessonScript, spokenIn } from './script.ts';
import { STAND_IN_SCRIPT } from './stand-in.ts';

export const SCRIPTS: Readonly<Record<LessonId, LessonScript>> = { original: ORIGINAL, 'stand-in': STAND_IN_SCRIPT };

/** Says a sentence at every step and leaves only what it asks for. Where the table is not the lesson's, it says nothing. */
export function guideFor(lesson: LessonId): Guide {
  const script = SCRIPTS[lesson];
  const spoken = spokenIn(script);
  const plate = (it: (typeof spoken)[number], waits: boolean): Lesson => ({
    words: FIRST_NIGHT.steps[it.words],
    at: it.at,
    step: spoken.indexOf(it) + 1,
    of: spoken.length + FREE_TURNS,
    waits,
  });
  return {
    before: ({ view: { turn }, prompt }) =>
      cuesAt(script, turn, prompt).flatMap(({ says }) => says.map((it) => plate(it, true))),
    at({ view, prompt }, question) {
      if (view.turn > script.turns) return { question, lesson: coached(view, question, script, lesson) };
      const [cue] = cuesAt(script, view.turn, prompt).filter(({ asks }) => asks !== null);
      if (cue === undefined || cue.asks === null || cue.wants === null || !prompt.replies.some(cue.wants)) {
        return { question, lesson: null };
      }
      return { question: narrowed(question, cue.wants), lesson: plate(cue.asks, false) };
    },
  };
}
