import { end, type Next, resolve } from '../../kernel/beats.ts';
import { ACTION } from '../decks/actions.ts';
import { itemOf, itemRank } from '../decks/decks.ts';
import { type Aim, type AttackBeat, type Beat, effects, roll, useUp } from '../model/beats.ts';
import type { Line } from '../model/cards.ts';
import { REPLY, type Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { cutBy, hurtGirl } from '../moves/health.ts';
import { neighbours } from '../queries/graph.ts';
import { isAtHand } from '../queries/reach.ts';
import { whereIs } from '../queries/targeting.ts';
import { as, choice, inSpaceOrder, type Steps } from './steps.ts';

/** FG16: one attack on the Girl, and what she does about it, one thing at a time. */
export const attackSteps: Steps<AttackBeat> = {
  react: {
    ask(m, b) {
      if (isOver(m, b)) return null;
      const replies = reactions(m, b);
      if (replies.length === 0) return null;
      replies.push({ type: 'take' });
      return { n: m.n, to: 0, type: 'react', by: b.by, damage: m.incoming?.damage ?? 0, replies };
    },
    resume: react,
    pass: () => 'land',
  },
  rolled: {
    run(m, b) {
      const card = b.card as 'duck' | 'not-this-time';
      const [line] = ACTION[card].lines[2 - m.successes] as readonly Line[];
      return resolve([effects(card, line as Line, attacker(m, b))], 'react');
    },
  },
  push: choice<AttackBeat>({
    list: (m) => inSpaceOrder(m, neighbours(m, m.killerAt)).map((space) => ({ type: 'space', space })),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'push', replies }),
    resume(m, _b, reply) {
      happen(m, { type: 'killer-placed', to: as(reply, 'space').space as string });
      return end();
    },
  }),
  dodge: choice<AttackBeat>({
    list: (m) => [null, ...inSpaceOrder(m, neighbours(m, m.girlAt))].map((space) => ({ type: 'space', space })),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'dodge', replies }),
    resume(m, _b, reply) {
      const { space } = as(reply, 'space');
      if (space !== null) happen(m, { type: 'girl-shifted', to: space }); // FG8.5
      return end();
    },
  }),
  land: {
    run(m, b) {
      const damage = isOver(m, b) ? 0 : (m.incoming?.damage ?? 0);
      happen(m, { type: 'attack-over' });
      if (damage === 0) return end();
      if (b.by !== 'killer') happen(m, { type: 'minion-gone', id: b.by, why: 'spent' });
      return cutBy(m, 'stands', hurtGirl(m, damage)) ?? end();
    },
  },
};

/** FG16.3, FG16.7: nothing is left of it, or nobody to deal it. */
const isOver = (m: Game, b: AttackBeat): boolean => (m.incoming?.damage ?? 0) === 0 || whereIs(m, b.by) === null;

const attacker = (m: Game, { by }: AttackBeat): Aim =>
  by === 'killer' ? { side: 'killer', space: m.killerAt, weapon: null } : { minion: by };

function reactions(m: Game, { by }: AttackBeat): Reply[] {
  const replies: Reply[] = [];
  for (const card of ['duck', 'not-this-time'] as const) if (m.hand.includes(card)) replies.push(REPLY.play[card]);
  const items = m.items.map(({ id }) => id).sort((a, b) => itemRank(a) - itemRank(b));
  for (const item of items) if (isAtHand(m, item) && isAnswer(m, item, by)) replies.push({ type: 'use', item, way: 0 });
  return replies;
}

function isAnswer(m: Game, item: string, by: AttackBeat['by']): boolean {
  const { use } = itemOf(item);
  if (use.as === 'push' || use.as === 'dodge') return by === 'killer';
  return use.as === 'less' || (use.as === 'cap' && (m.incoming?.damage ?? 0) > use.at);
}

function react(m: Game, b: AttackBeat, reply: Reply): Next<Beat> {
  if (reply.type === 'play') {
    b.card = reply.card;
    happen(m, { type: 'played', card: reply.card });
    return resolve([roll(reply.card)], 'rolled');
  }
  return reply.type === 'use' ? useItem(m, reply.item) : 'land';
}

function useItem(m: Game, item: string): Next<Beat> {
  const { use } = itemOf(item);
  const damage = m.incoming?.damage ?? 0;
  if (use.as === 'push' || use.as === 'dodge') {
    happen(m, { type: 'item-discarded', item });
    happen(m, { type: 'attack-over' });
    return use.as;
  }
  const left = use.as === 'less' ? Math.max(0, damage - use.by) : use.as === 'cap' ? Math.min(use.at, damage) : damage;
  happen(m, { type: 'attack-changed', damage: left });
  return resolve([useUp(item)], 'react');
}
