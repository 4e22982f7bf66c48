import type { Reply } from '../../rules/geiger-man/index.ts';
import { anyOf, type Player } from './player.ts';

/** Any legal reply, all alike, but for giving back what was just bought: nothing would come of it but the same choice again. */
export const randomPlayer: Player = {
  name: 'random',
  decide(_look, { type, replies }, chance) {
    if (type !== 'buy') return anyOf(replies, chance);
    return anyOf<Reply>(
      replies.filter((reply) => reply.type !== 'return'),
      chance,
    );
  },
};
