import type { Trace } from '../../director-ai/reasons.ts';
import type { Prompt, PublicView } from '../../rules/index.ts';
import { actWords, COMMENTARY } from '../../text/commentary.ts';
import { percent } from '../../text/numerals.ts';
import { isInPoints } from '../../text/told.ts';
import type { WeighedOption, Why } from '../ports/commentary.ts';
import { actOf, isTerm } from './told.ts';

/** Too small to matter in the second digit. */
const NOTHING = 0.0005;

/** Everything that was weighed, best first, split by named terms. */
export function whyOf(trace: Trace, view: PublicView, prompt: Prompt, late: boolean): Why {
  return {
    open: COMMENTARY.why.open,
    points: trace.weighed.every(({ reply }) => isInPoints(actOf(view, prompt, reply))),
    notes: notesOf(trace, prompt, late),
    options: trace.weighed.map(({ reply, score, terms }, i): WeighedOption => {
      const parts = Object.entries(terms).flatMap(([term, value]) =>
        isTerm(term) && Math.abs(value) >= NOTHING ? [{ name: COMMENTARY.terms[term], value }] : [],
      );
      return {
        words: actWords(actOf(view, prompt, reply)),
        chosen: i === trace.chosen,
        score,
        terms: parts.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
      };
    }),
  };
}

function notesOf({ weighed, chosen, close, alike }: Trace, { replies }: Prompt, late: boolean): string[] {
  const { why } = COMMENTARY;
  const ahead = weighed[chosen]?.playouts;
  return [
    ...(late ? [why.late] : []),
    ...(alike > 1 ? [why.drawn(alike)] : close ? [why.close] : []),
    ...(ahead === undefined ? [] : [why.ahead(percent(ahead.doomed), ahead.worlds)]),
    ...(weighed.length < replies.length ? [why.more(weighed.length, replies.length)] : []),
  ];
}
