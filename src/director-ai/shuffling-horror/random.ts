import type { Reply, Table } from '../../rules/shuffling-horror/index.ts';
import type { Policy } from './policy.ts';

/** Any legal reply, all alike: the floor that every other policy is measured from. */
export const randomPolicy: Policy<Table> = {
  name: 'random',
  blind: true,
  decide(_view, prompt, chance) {
    const reply = prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply;
    return { reply, weighed: [] };
  },
};
