import { end, type Next } from '../../kernel/beats.ts';
import type { Beat, PassPropsBeat } from '../model/beats.ts';
import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { maybeReplace, maybeTurn } from '../moves/contagion.ts';
import { isOver } from '../moves/ending.ts';
import { rememberGift } from '../moves/looking.ts';
import { removeFrom } from '../moves/piles.ts';
import { note } from '../moves/tell.ts';
import { givable } from '../queries/hand.ts';
import { nextOf, orderFrom } from '../queries/ring.ts';
import { as, choice, type Steps } from './steps.ts';

/** SA7.3 Every choice is sealed, then all cards move together. */
export const passPropsSteps: Steps<PassPropsBeat> = {
  choose: choice({
    list: (m, b) => givable(m, b.at, nextOf(m, b.at)),
    to: (_m, b) => b.at,
    prompt: (m, b, replies) => ({ n: m.n, to: b.at, type: 'hand-on', replies, receiver: nextOf(m, b.at) }),
    resume(m, b, reply) {
      const { card } = as(reply, 'give');
      b.chosen = b.chosen.with(b.at, card);
      m.events?.push({ type: 'chose-to-pass', chair: b.at, card });
      b.at = nextOf(m, b.at);
      return b.at === m.active ? passOn(m, b) : 'choose';
    },
  }),
};

/** All cards arrive first, then roles, then fourth cards (SA4.5) in the order of play from the drawer. */
function passOn(m: Game, b: PassPropsBeat): Next<Beat> {
  const order = orderFrom(m, m.active);
  const cards = order.map((chair) => b.chosen[chair] as Script);
  const after = (i: number): number => order[(i + 1) % order.length] as number;
  order.forEach((chair, i) => void removeFrom(m.hands[chair] as Script[], cards[i] as Script));
  order.forEach((chair, i) => {
    (m.hands[after(i)] as Script[]).push(cards[i] as Script);
    rememberGift(m, chair, after(i));
  });
  note(m, { type: 'passed-on', order, cards });
  order.forEach((chair, i) => void maybeTurn(m, after(i), chair, cards[i] as Script));
  order.forEach((chair, i) => void maybeReplace(m, chair, order[(i + order.length - 1) % order.length] as number));
  isOver(m);
  return end();
}
