import { end } from '../../kernel/beats.ts';
import { ACTION } from '../decks/actions.ts';
import type { ChooseBeat, LimitBeat, PlanBeat } from '../model/beats.ts';
import { REPLY, type Reply, STOP } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { type ActionId, HAND_LIMIT } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { cutBy, hurtGirl } from '../moves/health.ts';
import { neighbours } from '../queries/graph.ts';
import { startTime } from '../queries/values.ts';
import { as, choice, inSpaceOrder, namesIn, type Steps } from './steps.ts';

/** FG13.1, FG13.2: what Time and the hand limit allow; free cards always. */
function forSale(m: Game): ActionId[] {
  if (m.hand.length >= HAND_LIMIT) return [];
  return namesIn(m.tableau).filter((card) => ACTION[card].cost === 0 || ACTION[card].cost <= m.time);
}

/** FG13: bought cards may be given back until she is done (FG13.6). */
export const planSteps: Steps<PlanBeat> = {
  buy: {
    ask(m, b) {
      const replies: Reply[] = forSale(m).map((card) => REPLY.buy[card]);
      for (const card of namesIn(b.bought)) replies.push(REPLY.return[card]);
      if (replies.length === 0) return null;
      replies.push(STOP);
      return { n: m.n, to: 0, type: 'buy', replies };
    },
    resume(m, b, reply) {
      if (reply.type === 'stop') return 'reset';
      const { type, card } = reply as Extract<Reply, { type: 'buy' | 'return' }>;
      const { cost } = ACTION[card];
      happen(m, type === 'buy' ? { type: 'bought', card, cost } : { type: 'returned', card, cost });
      b.bought = type === 'buy' ? sorted([...b.bought, card]) : b.bought.toSpliced(b.bought.indexOf(card), 1);
      return 'buy';
    },
    pass: () => 'reset',
  },
  reset: {
    run(m) {
      happen(m, { type: 'planned', time: startTime(m.options) }); // FG13.4
      return end();
    },
  },
};

const sorted = (cards: ActionId[]): ActionId[] =>
  cards.sort((a, b) => ACTION_ORDER.indexOf(a) - ACTION_ORDER.indexOf(b));
const ACTION_ORDER = Object.keys(ACTION) as ActionId[];

/** FG13.5 */
export const limitSteps: Steps<LimitBeat> = {
  choose: choice<LimitBeat>({
    list: (m) => (m.hand.length > HAND_LIMIT ? namesIn(m.hand).map((card) => REPLY.lose[card]) : []),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'limit', replies }),
    resume(m, _b, reply) {
      if (reply.type === 'lose') happen(m, { type: 'discarded', card: reply.card, why: 'limit' });
      return 'choose';
    },
    none: () => end(),
  }),
};

/** Brine: a card of hers, or a health. Coal Shovel: a push of her choice. */
export const chooseSteps: Steps<ChooseBeat> = {
  ask: choice<ChooseBeat>({
    list: (m, b) => (b.what === 'lose-card' ? namesIn(m.hand).map((card) => REPLY.lose[card]) : pushes(m)),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: b.by, replies }),
    resume(m, b, reply) {
      if (b.what === 'lose-card') happen(m, { type: 'discarded', card: as(reply, 'lose').card, why: 'lost' });
      else pushTo(m, as(reply, 'space').space);
      return end();
    },
    none: (m) => cutBy(m, 'stands', hurtGirl(m, 1)) ?? end(),
  }),
};

const pushes = (m: Game): Reply[] =>
  [null, ...inSpaceOrder(m, neighbours(m, m.killerAt))].map((space) => ({ type: 'space', space }));

/** FG15.10 */
const pushTo = (m: Game, space: string | null): void => {
  if (space !== null) happen(m, { type: 'killer-placed', to: space });
};
