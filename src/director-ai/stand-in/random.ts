import { anyOf, type Player } from './player.ts';

/** Any legal reply, all alike, but for a declaration: one guess would end most games (SA15.5). */
export const randomPlayer: Player = {
  name: 'random',
  decide(_look, { replies }, chance) {
    const last = replies[replies.length - 1];
    return anyOf(last?.type === 'declare' ? replies.slice(0, -1) : replies, chance);
  },
};
