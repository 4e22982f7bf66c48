import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import type { Prompt, View } from '../../../../rules/shuffling-horror/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { actWords, COMMENTARY } from '../../../../text/play/commentary.ts';
import { isInPoints } from '../../../../text/play/told.ts';
import type { WeighedOption, Why } from '../ports/commentary.ts';
import { actOf, isTerm } from './told.ts';

/** Too small to matter in the second digit. */
const NOTHING = 0.0005;

/** Everything that was weighed, best first, split by named terms. */
export function whyOf(trace: Trace, view: View, prompt: Prompt, late: boolean): Why {
  const points = trace.weighed.every(({ reply }) => isInPoints(actOf(view, prompt, reply)));
  return {
    open: COMMENTARY.why.open,
    points,
    notes: notesOf(trace, prompt, late, points),
    options: trace.weighed.map(({ reply, score, terms }, i): WeighedOption => {
      const parts = Object.entries(terms).flatMap(([term, value]) =>
        isTerm(term) && Math.abs(value) >= NOTHING ? [{ name: COMMENTARY.terms[term], value }] : [],
      );
      return {
        words: actWords(actOf(view, prompt, reply), view.deck),
        chosen: i === trace.chosen,
        score,
        terms: parts.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
      };
    }),
  };
}

/** The chances that it was made by, in figures. */
function oddsOf({ quoted }: Trace): string[] {
  if (quoted === null) return [];
  const { why } = COMMENTARY;
  const { hit, target, ends, spoints } = quoted;
  const end = ends === null ? [] : [(spoints === null ? why.falls : why.kills)(ends)];
  return [[why.hits(hit, target), ...end].join(' ')];
}

function notesOf(trace: Trace, { replies }: Prompt, late: boolean, points: boolean): string[] {
  const { weighed, chosen, other, close, alike } = trace;
  const { why } = COMMENTARY;
  const ahead = weighed[chosen]?.playouts;
  const lead = (weighed[chosen]?.score ?? 0) - (weighed[other ?? -1]?.score ?? 0);
  return [
    ...(late ? [why.late] : []),
    ...oddsOf(trace),
    ...(points && lead > 0 && !close ? [why.lead(why.amount(lead))] : []),
    ...(alike > 1 ? [why.drawn(alike)] : close ? [why.close] : []),
    ...(ahead === undefined ? [] : [why.ahead(percent(ahead.doomed), ahead.worlds)]),
    ...(weighed.length < replies.length ? [why.more(weighed.length, replies.length)] : []),
  ];
}
