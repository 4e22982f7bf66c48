import {
  advanceQuietly,
  chairsFor,
  clone,
  IllegalReply,
  type Movie,
  type Prompt,
  type Reply,
  type ShufflingHorrorTypes,
  shufflingHorror,
  type View,
} from '../../src/rules/shuffling-horror/index.ts';
import type { Trial } from '../kit/trial.ts';
import { breach } from './breach.ts';
import { type Luck, maybeSplit, pickReply, STYLES } from './luck.ts';
import { MOST_REPLIES, plays } from './movies.ts';

/** Replies stand in groups by type, in this order where a prompt has several; within one as things lie on the table. */
const GROUPS: readonly Reply['type'][] = [
  ...([
    'order',
    'draw',
    'take-attack',
    'take',
    'attack',
    'rest',
    'move',
    'receive',
    'search',
    'leave',
    'escape',
  ] as const),
  ...(['fetch', 'stow', 'hold'] as const),
  ...(['flail', 'negate'] as const),
  ...(['keep', 'store', 'back'] as const),
  ...(['direct', 'all-out', 'cover'] as const),
  ...(['bonus-turn', 'pick', 'star', 'scream', 'strike', 'place', 'migrate', 'pass'] as const),
];
const inOrder = (a: object, b: object): number =>
  GROUPS.indexOf((a as Reply).type) - GROUPS.indexOf((b as Reply).type) || -1;

/** All that lies on the table. What is left out, the rules keep books of and nobody sees. */
const onTable = ({ turn, fadeIn, seats, survivorPile, ...view }: View) => ({
  reel: view.reel,
  round: view.round,
  pile: view.reelPile.length,
  shut: view.shut,
  frames: view.frames,
  discard: [...view.discard].sort(),
  dark: view.dark.length,
  outside: [...view.outside].sort(),
  graveyard: [...view.graveyard].sort(),
  limbo: [...view.limbo].sort(),
  cast: survivorPile.length,
  seats: seats.map(({ pool, ...seat }) => ({ ...seat, pool: pool.map((s) => ({ ...s, held: [...s.held].sort() })) })),
  throngs: view.throngs,
  sanctuaries: view.sanctuaries.map((s) => ({ ...s, store: [...s.store].sort(), suspects: [...s.suspects].sort() })),
  bank: view.bank,
  buried: view.buried,
  blob: view.blob,
  uses: Object.entries(view.uses).sort(),
  weakness: view.weakness,
  tokens: view.reelTokens,
  fadeIn: [fadeIn.seat, fadeIn.survivor],
  fadeOut: view.fadeOut,
  turningPoint: view.turningPoint,
  lastStand: view.lastStand,
  faces: [...view.faces].sort(),
  lost: view.lost.length,
  homes: Object.entries(view.homes).sort(),
  stowaway: view.stowaway,
  outcome: view.outcome,
});

/** Every style in turn, and payments split by hand where the seats are willing. */
function pick(luck: Luck, prompt: Prompt, m: Movie): Reply {
  const plain = pickReply(luck, luck.of(STYLES), prompt);
  const split = maybeSplit(luck, m, prompt, plain);
  return split === plain || isTaken(m, split) ? split : plain;
}

function isTaken(m: Movie, reply: Reply): boolean {
  try {
    advanceQuietly(clone(m), reply);
    return true;
  } catch (error) {
    if (error instanceof IllegalReply) return false;
    throw error;
  }
}

export const TRIAL: Trial<ShufflingHorrorTypes> = {
  rules: shufflingHorror,
  configs: plays.map(({ config }) => config),
  seatsOf: ({ seats }) => chairsFor(seats),
  pick,
  told: onTable,
  inOrder,
  mostReplies: MOST_REPLIES,
  every: 17,
  everyFold: 3,
  breach,
};
