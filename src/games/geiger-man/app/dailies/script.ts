import { geigerMan, type Prompt, type View } from '../../../../rules/geiger-man/index.ts';
import { plainText } from '../../text/shapes/parts.ts';
import { Recording } from '../play/recording.ts';
import type { Film } from '../play/screening.ts';
import { setupFor } from '../play/setup.ts';
import type { MomentWords } from '../ports/dailies.ts';
import { leavesOf, questionOf } from '../questions/question.ts';

/** So many lines of the screenplay tell what came of it. */
const LINES = 3;

/** One reply: the table and the question before it, and what the screenplay says of it. */
export interface Page {
  view: View;
  prompt: Prompt;
  told: readonly string[];
}

/** A show read reply by reply, played again from its start. */
export function scriptOf({ config, replies }: Film): Page[] {
  const recording = Recording.start(setupFor({ config, mode: { kind: 'show' } }));
  const pages: Page[] = [];
  for (const reply of replies) {
    const { prompt } = recording;
    if (prompt === null) break;
    const view = geigerMan.view(recording.movie, 0);
    const lines = recording.log.length;
    recording.submit(reply);
    const told = recording.log
      .slice(lines)
      .filter(({ speaker, style }) => speaker === null && style !== 'cue' && style !== 'scene')
      .map(({ parts }) => plainText(parts));
    pages.push({ view, prompt, told: told.slice(0, LINES) });
  }
  return pages;
}

/** A reply as it stood on its button. */
export function choiceWords({ view, prompt }: Page, reply: object): string {
  const id = JSON.stringify(reply);
  const option = leavesOf(questionOf(view, prompt).options).find((it) => it.id === id);
  return option === undefined ? '' : option.label;
}

export const wordsOf = (page: Page, reply: object): MomentWords => ({
  asked: questionOf(page.view, page.prompt).heading,
  chose: choiceWords(page, reply),
  told: page.told,
});
