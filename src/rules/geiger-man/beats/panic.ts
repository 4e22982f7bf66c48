import { end, type Next } from '../../kernel/beats.ts';
import { itemOf } from '../decks/decks.ts';
import type { Beat, PanicBeat } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { ItemId, SpaceId, Victim } from '../model/vocabulary.ts';
import { rollDie } from '../moves/chance.ts';
import { happen } from '../moves/happen.ts';
import { neighbours } from '../queries/graph.ts';
import { panicWay } from '../queries/panic.ts';
import { as, choice, inSpaceOrder, type Steps } from './steps.ts';

/** FG20: one die a victim, in the order she likes; Jumbo Popcorn leads them instead. */
export const panicSteps: Steps<PanicBeat> = {
  next: {
    ask(m, b) {
      const popcorn = b.led ? null : leader(m);
      if (b.left.length === 0 || (b.left.length === 1 && popcorn === null)) return null;
      const replies: Reply[] = b.left.map(({ space, victim }) => ({ type: 'panic', space, victim }));
      if (popcorn !== null) replies.unshift({ type: 'use', item: popcorn, way: 0 });
      return { n: m.n, to: 0, type: 'panic', replies };
    },
    resume(m, b, reply) {
      if (reply.type === 'panic') return run(m, b, reply.space, reply.victim);
      happen(m, { type: 'item-discarded', item: as(reply, 'use').item });
      b.led = true;
      return 'next';
    },
    pass(m, b) {
      const [only] = b.left;
      return only === undefined ? end() : run(m, b, only.space, only.victim);
    },
  },
  edge: choice<PanicBeat>({
    list: (m, b) =>
      [null, ...inSpaceOrder(m, neighbours(m, b.edge?.space as SpaceId))].map((space) => ({ type: 'space', space })),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'popcorn', replies }),
    resume(m, b, reply) {
      const { space, victim } = b.edge as NonNullable<PanicBeat['edge']>;
      happen(m, { type: 'panicked', victim, from: space, die: null });
      flee(m, victim, space, as(reply, 'space').space);
      return 'next';
    },
  }),
};

const leader = (m: Game): ItemId | null => m.items.find(({ id }) => itemOf(id).use.as === 'lead-panic')?.id ?? null;

function run(m: Game, b: PanicBeat, space: SpaceId, victim: Victim): Next<Beat> {
  b.left = b.left.flatMap((it) => {
    if (it.space !== space || it.victim !== victim) return [it];
    return it.n > 1 ? [{ ...it, n: it.n - 1 }] : [];
  });
  if (b.led) {
    b.edge = { space, victim };
    return 'edge';
  }
  const die = rollDie(m);
  happen(m, { type: 'panicked', victim, from: space, die });
  flee(m, victim, space, panicWay(m, space, die));
  return 'next';
}

const flee = (m: Game, victim: Victim, from: SpaceId, to: SpaceId | null): void => {
  if (to !== null) happen(m, { type: 'victim-moved', victim, from, to, why: 'panic' });
};
