import fc from 'fast-check';
import {
  eventRank,
  type GeigerManConfig,
  type GeigerManTypes,
  GIRLS,
  geigerMan,
  itemRank,
  KILLERS,
  LOCATIONS,
  type Prompt,
  REPLY_TYPES,
  type Reply,
  rankOf,
  SPECIALS,
  spaceRank,
  TIES,
  terrorRank,
  type Victim,
} from '../../src/rules/geiger-man/index.ts';
import type { Trial } from '../kit/trial.ts';
import type { Luck } from '../properties/luck.ts';

/** FG30: every kind of item that somebody may bring. */
const carried = fc.record({
  health: fc.integer({ min: 2, max: 4 }),
  item: fc.option(fc.constantFrom({ id: 'sledge', uses: 0 }, { id: 'carbine', uses: 2 }, { id: 'torpedo', uses: 0 })),
});

/** All Girls, Killers, Locations and switches; some are second shows. */
export const configs: fc.Arbitrary<GeigerManConfig> = fc.record(
  {
    seed: fc.nat(999_999),
    girl: fc.constantFrom(...GIRLS),
    killer: fc.constantFrom(...KILLERS),
    location: fc.constantFrom(...LOCATIONS),
    options: fc.record({
      extreme: fc.boolean(),
      epic: fc.constantFrom<'off' | 'shuffled' | 'certain'>('off', 'shuffled', 'certain'),
      matinee: fc.boolean(),
      ties: fc.constantFrom(...TIES),
    }),
    carried,
  },
  { requiredKeys: ['seed', 'girl', 'killer', 'location', 'options'] },
);

/** First a kind of reply, so that rare ones get their share; stopping, giving back, cards for Time and rewards at once are rarer. */
export function pick(luck: Luck, { replies }: Prompt): Reply {
  const kinds = [...new Set(replies.map(({ type }) => type))];
  const busy = kinds.filter((type) => !RARE.includes(type));
  const kind = luck.of(busy.length > 0 && luck.below(4) > 0 ? busy : kinds);
  return luck.of(replies.filter(({ type }) => type === kind));
}
const RARE: readonly Reply['type'][] = ['time', 'stop', 'return', 'drop', 'take', 'reward'];

const victims = (list: readonly Victim[]): number[] => {
  const plain = list.filter((it) => it === 'plain').length;
  return [plain, ...list.filter((it) => it !== 'plain').map(kindRank)];
};
const kindRank = (victim: Victim): number => (victim === 'plain' ? -1 : SPECIALS.indexOf(victim));
const spaceOr = (space: string | null): number => (space === null ? -1 : spaceRank(space));
const itemOr = (item: string | null): number => (item === null ? -1 : itemRank(item));

/** Replies by type, then by what they name, in the order of the tables. */
function rank(reply: Reply): number[] {
  const at = REPLY_TYPES.indexOf(reply.type);
  switch (reply.type) {
    case 'play':
    case 'buy':
    case 'return':
    case 'lose':
    case 'time':
      return [at, rankOf(reply.card)];
    case 'use':
      return [at, itemRank(reply.item), reply.way];
    case 'save':
    case 'victim':
      return [at, kindRank(reply.victim)];
    case 'reward':
    case 'place':
      return [at, reply.place];
    case 'settle-event':
      return [at, eventRank(reply.event)];
    case 'convert':
    case 're-roll':
      return [at, reply.face];
    case 'six':
      return [at, itemRank(reply.item), reply.face];
    case 'ability':
      return [at, ...reply.faces];
    case 'line':
      return [at, reply.line];
    case 'step':
      return [at, spaceRank(reply.to), ...victims(reply.followers)];
    case 'keep':
      return [at, itemRank(reply.item), reply.other === 'top' ? 0 : 1];
    case 'arrange':
      return [at, reply.hands.length, ...reply.hands.map(itemRank)];
    case 'drop':
      return [at, itemRank(reply.item)];
    case 'target':
      return [at, reply.side === 'killer' ? 0 : 1, spaceRank(reply.space), itemOr(reply.weapon)];
    case 'weapon':
      return [at, itemOr(reply.weapon)];
    case 'share':
      return [at, ...reply.minions];
    case 'power':
      return [at, terrorRank(reply.power)];
    case 'panic':
      return [at, spaceRank(reply.space), kindRank(reply.victim)];
    case 'space':
      return [at, spaceOr(reply.space)];
    case 'followers':
      return [at, ...victims(reply.followers)];
    case 'order':
      return [at, ...reply.cards.map(terrorRank)];
    default:
      return [at];
  }
}

export function inOrder(a: object, b: object): number {
  const [left, right] = [rank(a as Reply), rank(b as Reply)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -2) - (right[i] ?? -2);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const TRIAL: Trial<GeigerManTypes> = {
  rules: geigerMan,
  configs,
  seatsOf: () => 1,
  pick: (luck, prompt) => pick(luck, prompt),
  inOrder,
  mostReplies: 4000,
  every: process.env.LONG === '1' ? 7 : 23,
  everyFold: process.env.LONG === '1' ? 7 : 23,
};
