import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import type { Prompt } from '../../../../rules/shuffling-horror/index.ts';

type Plain = Record<string, unknown>;

const isList = (value: unknown, check: (it: Plain) => boolean): boolean =>
  Array.isArray(value) && value.every((it) => it instanceof Object && check(it));
const areNumbers = (...values: readonly unknown[]): boolean => values.every(Number.isFinite);

/** Whether what a thread sent back answers this very question. */
export function isReplyTo({ replies }: Prompt): (reply: unknown) => boolean {
  const known = new Set(replies.map((reply) => JSON.stringify(reply)));
  return (reply) => known.has(JSON.stringify(reply));
}

/** And whether its reasons are reasons: words are made of them. */
export function isTraceOf(prompt: Prompt, trace: Trace | null): boolean {
  const isReply = isReplyTo(prompt);
  return (
    trace === null ||
    (isList(
      trace.weighed,
      ({ reply, score, terms }) =>
        isReply(reply) && terms instanceof Object && areNumbers(score, ...Object.values(terms)),
    ) &&
      isList(trace.reasons, ({ term, gap }) => typeof term === 'string' && areNumbers(gap)))
  );
}
