import fc from 'fast-check';
import {
  type Claim,
  LOOKS,
  PLAIN,
  PROPOSALS,
  type Prompt,
  REPLY_TYPES,
  type Reply,
  ROLES,
  rankOf,
  type Script,
  type StandInConfig,
  type StandInTypes,
  standIn,
} from '../../src/rules/stand-in/index.ts';
import type { Trial } from '../kit/trial.ts';
import type { Luck } from '../properties/luck.ts';

const LONG = process.env.LONG === '1';

const SWITCHES = [
  'lateArrival',
  'lateTools',
  'armsLength',
  'vengeance',
  'glassTrailer',
  'toldRoles',
  'sharedTriumph',
  'assist',
] as const;

const options = fc
  .record({
    ...Object.fromEntries(SWITCHES.map((name) => [name, fc.boolean()])),
    recast: fc.integer({ min: -2, max: 2 }),
    silent: fc.oneof(
      { weight: LONG ? 3 : 7, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  })
  .map((given) => ({ ...PLAIN, ...given }));

/** Games of every size and with all switches. */
export const configs: fc.Arbitrary<StandInConfig> = fc
  .record({
    seed: fc.nat(999_999),
    // Large tables play three times as long.
    seats: fc.oneof(
      { weight: LONG ? 3 : 7, arbitrary: fc.integer({ min: 4, max: 7 }) },
      { weight: 1, arbitrary: fc.integer({ min: 8, max: 12 }) },
    ),
    human: fc.constantFrom<'dealt' | 'original' | 'stand-in' | null>(null, 'dealt', 'original', 'stand-in'),
    options,
  })
  .map((config) => ({
    ...config,
    // Talk makes a game five times as long: tables that talk are small.
    seats: config.options.silent ? config.seats : Math.min(7, config.seats),
    human: config.options.lateArrival && config.human === 'stand-in' ? ('dealt' as const) : config.human,
    options: {
      ...config.options,
      recast: config.seats > 10 ? Math.min(0, config.options.recast) : config.options.recast,
    },
  }));

/** First a kind of reply, so that the one discard among ten plays gets its share; declaring and talking are rare. */
export function pick(luck: Luck, { replies }: Prompt): Reply {
  const isReckless = luck.below(400) === 0;
  const kinds = [...new Set(replies.map(({ type }) => type))].filter((type) => isReckless || type !== 'declare');
  const usual = kinds.filter((type) => type !== 'say');
  const kind = kinds.includes('say') && luck.below(2) === 0 ? 'say' : luck.of(usual);
  return luck.of(replies.filter(({ type }) => type === kind));
}

const CLAIMS: readonly Claim['type'][] = [
  'i-am',
  'i-hold',
  'i-gave',
  'i-got',
  'i-saw',
  'accuse',
  'vouch',
  'ask',
  ...PROPOSALS,
];
const QUESTIONS = ['gave', 'got', 'saw', 'hold'];

function claimRank(claim: Claim): number[] {
  const at = CLAIMS.indexOf(claim.type);
  switch (claim.type) {
    case 'i-am':
      return [at, ROLES.indexOf(claim.role)];
    case 'i-hold':
      return [at, rankOf(claim.card), claim.yes ? 0 : 1];
    case 'i-gave':
    case 'i-got':
      return [at, claim.seat, rankOf(claim.card)];
    case 'i-saw': {
      const what = claim.what === 'clean' ? 100 : claim.what === 'whole-hand' ? 101 : rankOf(claim.what);
      return [at, claim.seat, LOOKS.indexOf(claim.how), what];
    }
    case 'accuse':
      return [at, claim.seat, claim.role === 'stand-in' ? 0 : 1, claim.sure ? 1 : 0];
    case 'ask':
      return [at, claim.seat, QUESTIONS.indexOf(claim.what), claim.what === 'hold' ? rankOf(claim.about) : claim.about];
    default:
      return [at, claim.seat];
  }
}

/** Replies by type, then by card in the order of the list, then by seat. */
function rank(reply: Reply): number[] {
  const at = REPLY_TYPES.indexOf(reply.type);
  switch (reply.type) {
    case 'play':
      return [at, rankOf(reply.card), reply.target ?? -1, reply.gap ?? -1];
    case 'discard':
    case 'keep':
    case 'give':
    case 'defend':
      return [at, rankOf(reply.card)];
    case 'seat':
      return [at, reply.seat];
    case 'drop':
      return [at, ...reply.cards.map((card: Script) => rankOf(card))];
    case 'show':
      return [at, ['hand', 'recast', 'nothing'].indexOf(reply.what)];
    case 'say':
      return [at, ...claimRank(reply.claim)];
    default:
      return [at];
  }
}

export function inOrder(a: object, b: object): number {
  const [left, right] = [rank(a as Reply), rank(b as Reply)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const TRIAL: Trial<StandInTypes> = {
  rules: standIn,
  configs,
  seatsOf: ({ seats }) => seats,
  pick: (luck, prompt) => pick(luck, prompt),
  inOrder,
  mostReplies: 12_000,
  every: LONG ? 17 : 97,
  everyFold: LONG ? 17 : 97,
};
