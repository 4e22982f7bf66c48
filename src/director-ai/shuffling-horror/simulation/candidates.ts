import { type Prompt, type Reply, sideAt, type Table, table } from '../../../rules/shuffling-horror/index.ts';
import type { Weighed } from '../policy.ts';

const MOST = 6;

/** The best few that are truly different: another weapon for the same target, or another empty slot, is no other idea. */
export function candidates(view: Table, prompt: Prompt, weighed: readonly Weighed[]): Reply[] {
  const found = new Map<string, Reply>();
  for (const { reply } of weighed) {
    const idea = ideaOf(view, prompt, reply);
    if (!found.has(idea)) found.set(idea, reply);
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

function ideaOf(view: Table, { to }: Prompt, reply: Reply): string {
  switch (reply.type) {
    case 'attack':
      return `attack ${reply.target} ${reply.reach}`;
    case 'take':
    case 'take-attack':
    case 'receive':
    case 'fetch':
      return `${reply.type} ${reply.card}`;
    case 'escape':
    case 'order':
      return reply.type;
    case 'direct':
      return `direct ${reply.card} ${table.throngAt(view, sideAt(to), reply.slot).join(' ')}`;
    case 'place':
      return `place ${reply.card} ${table.throngAt(view, reply.side, reply.slot).join(' ')}`;
    default:
      return JSON.stringify(reply);
  }
}
