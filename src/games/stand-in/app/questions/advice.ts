import type { Hint } from '../../../../director-ai/stand-in/hint/reading.ts';
import type { Prompt, Reply, Role } from '../../../../rules/stand-in/index.ts';
import { ADVICE } from '../../../../text/play/advice.ts';
import { AS_READ, becauseOf } from '../../text/reasons.ts';
import type { Company } from '../../text/shapes/company.ts';
import type { Option, Question } from '../ports/question.ts';
import type { Advice } from '../ports/stage.ts';

/** Every reply that a question offers: of a lesson's these are few. */
export function offeredBy({ cards, others, says, quick, declare }: Question): Reply[] {
  const all = repliesIn([...cards, ...others, ...says, ...quick]);
  return declare === null ? all : [...all, declare.reply];
}

const repliesIn = (options: readonly Option[]): Reply[] =>
  options.flatMap(({ reply, more }) => [...(reply === null ? [] : [reply]), ...repliesIn(more)]);

export const saying = (n: number, words: string, settled: boolean): Advice => ({
  n,
  reply: null,
  words,
  figures: '',
  settled,
});

/** What was found, in a sentence, and by how much it is better: no figure before it is settled, which would only jump about, and none where nothing was played out. */
export function adviceFrom(
  { reply, figures, share, other, isSure, worlds }: Hint,
  settled: boolean,
  before: Advice | null,
  { prompt, role, company }: { prompt: Prompt; role: Role; company: Company },
): Advice {
  const { alone, against, either } = ADVICE.lives;
  const isChanged = before?.reply != null && JSON.stringify(before.reply) !== JSON.stringify(reply);
  const reason = becauseOf({ reply, figures }, role, prompt, company);
  const because = reason.includes('%') ? `${reason} ${AS_READ}` : reason;
  const figure =
    other === null ? alone(share) : isSure ? against(share, other.share) : either((share + other.share) / 2);
  return {
    n: prompt.n,
    reply,
    words: isChanged ? `${ADVICE.changed} ${because}` : because,
    figures: worlds === 0 ? '' : settled ? figure : ADVICE.counting,
    settled,
  };
}
