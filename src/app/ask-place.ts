import { type CardId, type Foe, odds, type PublicView, type Reply, type Side, table } from '../rules/index.ts';
import { DIRECT } from '../text/direct.ts';
import { atCard, choice, menu, type Of } from './option.ts';
import type { Option } from './ports/question.ts';

/** A card that could go to a throng, and the reply that sends it there. */
interface Placing {
  card: CardId;
  side: Side;
  slot: number;
  reply: Reply;
}

export const placing = (reply: Omit<Of<'place'>, 'type'> & { type: Reply['type'] }): Placing => ({
  card: reply.card,
  side: reply.side,
  slot: reply.slot,
  reply: reply as Reply,
});

/** A list for each card, with a line for each throng it could go to. */
export function placings(
  view: PublicView,
  all: readonly Placing[],
  take: (card: CardId) => string,
  takeMenu: (card: CardId) => string,
): Option[] {
  return [...new Set(all.map(({ card }) => card))].flatMap((card) => {
    const here = all.filter((it) => it.card === card);
    const [only] = here;
    if (here.length === 1 && only !== undefined) {
      return [choice(only.reply, take(card), joins(view, only), atCard(card))];
    }
    const slots = here.map((it) => choice(it.reply, DIRECT.into(foeOf(it)), joins(view, it), atCard(card)));
    return menu(`take ${card}`, takeMenu(card), DIRECT.value(table.valueOf(view, card)), slots, atCard(card));
  });
}

export const slotOption = (view: PublicView, it: Placing): Option =>
  choice(it.reply, DIRECT.into(foeOf(it)), joins(view, it), { thing: 'slot', side: it.side, slot: it.slot });

const foeOf = ({ side, slot }: Placing): Foe => ({ side, slot });

/** What the throng is now, and what it would be. */
function joins(view: PublicView, { card, side, slot }: Placing): string {
  const others = table.throngAt(view, side, slot).filter((it) => it !== card);
  const now = table.strengthOf(view, others);
  const then = now + table.valueOf(view, card);
  return DIRECT.joins(now, then, odds.pSuccess(now), odds.pSuccess(then));
}
