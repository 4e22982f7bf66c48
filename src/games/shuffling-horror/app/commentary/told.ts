import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import { type Prompt, type Reply, sideAt, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { type Act, type Ground, type Sake, TERMS, type Term, type Told } from '../../../../text/play/told.ts';

/** An option as words need it; whatever no Director does is a pass. */
export function actOf(view: View, prompt: Prompt, reply: Reply): Act {
  switch (reply.type) {
    case 'direct':
      return { kind: 'take', card: reply.card, side: sideAt(prompt.to), slot: reply.slot };
    case 'place':
      return { kind: 'place', card: reply.card, side: reply.side, slot: reply.slot };
    case 'strike':
      return { kind: 'strike', by: reply.by, at: reply.at };
    case 'cover': {
      const frame = view.frames[reply.frame];
      return { kind: 'cover', card: frame === undefined ? null : table.topOf(frame) };
    }
    case 'fade-out':
    case 'pick':
      return { kind: reply.type, card: reply.card } as Act;
    case 'plot':
      return { kind: 'plot', card: 'card' in prompt ? prompt.card : '', use: reply.use };
    case 'survivor-loss':
      return { kind: 'loss', use: reply.use };
    case 'clip':
    case 'cut':
    case 'lurker':
      return { kind: reply.type, use: reply.use };
    case 'migrate':
      return { kind: 'migrate', slot: reply.slot, seat: reply.seat };
    case 'all-out':
    case 'bonus-turn':
      return { kind: reply.type };
    default:
      return { kind: 'pass' };
  }
}

export const isTerm = (name: string): name is Term => (TERMS as readonly string[]).includes(name);

/** What speaks for leaving a thing alone is said otherwise than what speaks for it. */
function sakeOf(term: Term, act: Act): Sake {
  if (act.kind === 'plot' && !act.use) return 'plotNot';
  if (act.kind === 'clip' && !act.use) return 'clipNot';
  return act.kind === 'fade-out' && act.card === null ? 'nothing' : term;
}

const groundsOf = ({ reasons }: Trace, act: Act): Ground[] =>
  reasons.flatMap(({ term, gap }) =>
    gap === 0 || !isTerm(term) ? [] : [{ sake: sakeOf(term, act), more: gap > 0, gap }],
  );

/** A trace as it can be put into words; null where nothing tells the choice from any other. */
export function toldOf(trace: Trace, view: View, prompt: Prompt): Told | null {
  const chosen = trace.weighed[trace.chosen];
  const other = trace.other === null ? undefined : trace.weighed[trace.other];
  if (chosen === undefined || other === undefined) return null;
  const act = actOf(view, prompt, chosen.reply);
  const grounds = groundsOf(trace, act);
  if (grounds.length === 0) return null;
  const { quoted, close, alike } = trace;
  const lead = chosen.score - other.score;
  return {
    deck: view.deck,
    act,
    other: actOf(view, prompt, other.reply),
    grounds,
    chances: quoted && {
      ...quoted,
      roof: view.sanctuaries.some(({ id }) => id === quoted.at),
    },
    close,
    drawn: lead < 0 && alike > 1 ? alike : null,
    ahead: chosen.playouts ?? null,
    lead,
  };
}
