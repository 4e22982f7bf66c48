import {
  type CardId,
  type Foe,
  odds,
  type Reply,
  type Side,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { DIRECT } from '../../../../text/play/direct.ts';
import type { Option } from '../ports/question.ts';
import { atCard, choice, menu, type Of } from './option.ts';

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
  view: View,
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
    const slots = here.map((it) => choice(it.reply, DIRECT.into(foeOf(it), view.deck), joins(view, it), atCard(card)));
    return menu(
      `take ${card}`,
      takeMenu(card),
      DIRECT.valueUpTo(table.valueOf(view, card), Math.max(...here.map((it) => hitOf(view, it)))),
      slots,
      atCard(card),
    );
  });
}

export const slotOption = (view: View, it: Placing): Option =>
  choice(it.reply, DIRECT.into(foeOf(it), view.deck), joins(view, it), {
    thing: 'throng',
    side: it.side,
    slot: it.slot,
  });

const foeOf = ({ side, slot }: Placing): Foe => ({ side, slot });

/** How often the throng hits once the card is in it. */
const hitOf = (view: View, it: Placing): number => odds.pSuccess(strengths(view, it).with);

function strengths(view: View, { card, side, slot }: Placing): { now: number; with: number } {
  const others = table.throngAt(view, side, slot).filter((it) => it !== card);
  const now = table.strengthOf(view, others);
  return { now, with: now + table.valueOf(view, card) };
}

/** What the throng is now, and what it would be. */
function joins(view: View, it: Placing): string {
  const { now, with: then } = strengths(view, it);
  return DIRECT.joins(now, then, odds.pSuccess(now), odds.pSuccess(then));
}
