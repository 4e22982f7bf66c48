import { type Company, FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import type { Night, Own } from '../../../src/games/stand-in/text/shapes/night.ts';
import {
  type Answer,
  BLACKOUTS,
  type Card,
  type Claim,
  LOOKS,
  PROPOSALS,
  type Prompt,
  type Reply,
  ROLES,
  type Role,
  SCRIPT,
  type Script,
  type StandInEvent,
} from '../../../src/rules/stand-in/index.ts';

/** Whatever a sentence of this game can be about: every event, question, reply and claim, of every seat and card. */

const CHAIRS = FACES.map((_, chair) => chair);
export const ALL: Company = { faces: FACES, you: 0, ring: CHAIRS };
export const SPECTATOR: Company = { ...ALL, you: null };
export const CARDS: readonly Card[] = [...SCRIPT, ...BLACKOUTS];
const LOOSE = SCRIPT.filter((card) => card !== 'stand-in');
const HANDS: readonly (readonly Script[])[] = [
  ['recast'],
  ['close-up', 'fire-axe', 'recast', 'recast'],
  ['house-lights', 'exit-running', 'asbestos', 'stand-in'],
  ['nitrate', 'nitrate', 'nitrate', 'swap-marks'],
];
/** Two seats of which one may be the reader, in every way that reads differently. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [2, 3],
  [11, 5],
  ...CHAIRS.slice(1).map((chair) => [chair, chair === 11 ? 1 : chair + 1] as const),
];
const OWN_AND_OTHER = [0, ...CHAIRS.slice(1)];
const known = <C>(cards: readonly C[]): readonly (C | null)[] => [null, ...cards];

export const CLAIMS: readonly { claim: Claim; speaker: number }[] = [
  ...ROLES.map((role): Claim => ({ type: 'i-am', role })),
  ...SCRIPT.flatMap((card): Claim[] => [true, false].map((yes) => ({ type: 'i-hold', card, yes }))),
].flatMap((claim) => [0, 4].map((speaker) => ({ claim, speaker })));

const AIMED: readonly { claim: Claim; speaker: number }[] = PAIRS.flatMap(([speaker, seat]) =>
  [
    ...LOOSE.flatMap((card): Claim[] => [
      { type: 'i-gave', seat, card },
      { type: 'i-got', seat, card },
    ]),
    ...LOOKS.flatMap((how) =>
      [...SCRIPT, 'clean' as const, 'whole-hand' as const].map((what): Claim => ({ type: 'i-saw', seat, what, how })),
    ),
    ...(['stand-in', 'recast'] as const).flatMap((role): Claim[] =>
      [true, false].map((sure) => ({ type: 'accuse', seat, role, sure })),
    ),
    { type: 'vouch', seat } as Claim,
    ...(['gave', 'got', 'saw'] as const).flatMap((what): Claim[] =>
      [speaker, 0, 7, 8].filter((about) => about !== seat).map((about) => ({ type: 'ask', seat, what, about })),
    ),
    ...SCRIPT.map((about): Claim => ({ type: 'ask', seat, what: 'hold', about })),
    ...PROPOSALS.map((type): Claim => ({ type, seat })),
  ].map((claim) => ({ claim, speaker })),
);

export const ALL_CLAIMS = [...CLAIMS, ...AIMED];

const ANSWERS: readonly Answer[] = ['yes', 'no', 'silent', { type: 'i-am', role: 'original' }];

/** Where a play has a target, and a Fire Axe or a door a gap. */
export const PLAYS: readonly Extract<Reply, { type: 'play' }>[] = SCRIPT.flatMap((card) =>
  [null, 0, ...CHAIRS.slice(1)].flatMap((target) =>
    (card === 'fire-axe' ? [null, 0, 3, 11] : [null]).map((gap) => ({ type: 'play' as const, card, target, gap })),
  ),
).filter(({ card, target }) => {
  const isFree = card === 'second-take' || card === 'house-lights' || card === 'reverse-shot';
  return (target === null) === isFree && !['stand-in', 'recast'].includes(card);
});

const DREW = ['turn', 'second-take', 'replace', 'lost-pages', 'prop-table', 'fourth'] as const;
const DISCARDED = ['turn', 'not-kept', 'lost-pages', 'fourth'] as const;
const HOW = ['burnt', 'declared', 'alone', 'false-declaration', 'vengeance', 'dawn', 'last'] as const;

export const EVENTS: readonly StandInEvent[] = [
  ...OWN_AND_OTHER.flatMap((chair): StandInEvent[] => [
    { type: 'turn-began', chair, turn: 3 },
    ...DREW.flatMap((why) =>
      known(SCRIPT).map((card): StandInEvent => ({ type: 'drew', chair, card, why, open: chair === 2, top: null })),
    ),
    ...BLACKOUTS.map((card): StandInEvent => ({ type: 'blackout-drawn', chair, card, top: null })),
    ...DISCARDED.flatMap((why) =>
      known(LOOSE).map((card): StandInEvent => ({ type: 'discarded', chair, card, why, open: false })),
    ),
    ...known(SCRIPT).flatMap((card): StandInEvent[] => [
      { type: 'kept', chair, card, open: false },
      { type: 'put-on-top', chair, card },
      { type: 'offered', chair, card, open: false },
      { type: 'withdrawn', chair, card },
    ]),
    { type: 'became-stand-in', chair },
    ...HANDS.map((cards): StandInEvent => ({ type: 'shown', chair, how: 'house-lights', cards, whole: true })),
    { type: 'shown', chair, how: 'line-up', cards: ['recast'], whole: false },
    { type: 'held-back', chair },
    { type: 'trailer-ticked', chair, left: 1 },
    { type: 'trailer-ticked', chair, left: 2 },
    ...(['served', 'burnt', 'fire-axe', 'loose-hitch'] as const).map(
      (how): StandInEvent => ({ type: 'trailer-removed', chair, how }),
    ),
    { type: 'vengeance-began', chair },
    { type: 'stayed-silent', chair },
    { type: 'declared', chair, forced: false },
    { type: 'declared', chair, forced: true },
  ]),
  ...PAIRS.flatMap(([a, b]): StandInEvent[] => [
    ...(['turn', 'love-scene', 'thermos'] as const).map(
      (by): StandInEvent => ({ type: 'exchange-opened', by, offerer: a, partner: b }),
    ),
    ...known(LOOSE).map((card): StandInEvent => exchanged(a, b, card, card)),
    exchanged(a, b, null, 'fire-axe'),
    ...(['door', 'trailer', 'circle'] as const).map(
      (why): StandInEvent => ({ type: 'stopped', offerer: a, partner: b, why }),
    ),
    { type: 'refused', offerer: a, chair: b, card: null, saw: false },
    ...known(LOOSE).map((card): StandInEvent => ({ type: 'refused', offerer: a, chair: b, card, saw: true })),
    { type: 'redirected', offerer: a, from: b, to: 8 },
    { type: 'redirected', offerer: 8, from: a, to: b },
    ...(['on-my-mark', 'double-take', 'my-contract', 'wrong-room', 'asbestos'] as const).map(
      (card): StandInEvent => ({ type: 'defended', chair: a, card, by: b }),
    ),
    { type: 'replaced', chair: a, giver: b },
    { type: 'turned', chair: a, by: b },
    ...LOOKS.flatMap((how) =>
      [null, ...HANDS].map((cards): StandInEvent => ({ type: 'looked', chair: a, at: b, how, cards })),
    ),
    { type: 'swapped', chair: a, other: b, how: 'swap-marks' },
    ...[null, ...ROLES].map((role): StandInEvent => ({ type: 'burnt', chair: a, by: b, role })),
    ...ANSWERS.map((answer): StandInEvent => ({ type: 'answered', chair: a, to: b, answer })),
  ]),
  ...PLAYS.flatMap(({ card, target, gap }) =>
    [0, 6].map((chair): StandInEvent => ({ type: 'played', chair, card, target, gap })),
  ),
  ...ALL_CLAIMS.map(({ claim, speaker }): StandInEvent => ({ type: 'claimed', chair: speaker, claim, inWindow: true })),
  ...CARDS.map((card): StandInEvent => ({ type: 'spent', card })),
  ...([1, -1] as const).map((direction): StandInEvent => ({ type: 'reversed', direction })),
  ...[0, 4, 11].map((gap): StandInEvent => ({ type: 'door-removed', gap, how: 'rusted-chains' })),
  ...LOOSE.map((card): StandInEvent => ({ type: 'chose-to-pass', chair: 0, card })),
  { type: 'passed-on', order: [3, 0, 1, 2], cards: [null, 'close-up', null, null] },
  { type: 'passed-on', order: [3, 0, 1, 2], cards: ['recast', 'house-lights', null, null] },
  { type: 'passed-on', order: [3, 4, 1, 2], cards: [null, null, null, null] },
  { type: 'passed-over', top: 'script' },
  { type: 'shuffled', idle: 1, top: 'script' },
  { type: 'talk-opened' },
  { type: 'dawn-neared', idle: 6 },
  { type: 'dawn-neared', idle: 7 },
  { type: 'reminded', chair: 0 },
  ...HOW.map(
    (how): StandInEvent => ({
      type: 'ended',
      result: { how, winners: [], score: [], redeals: 0 },
      roles: [],
      hands: [],
      limbo: [],
    }),
  ),
];

function exchanged(offerer: number, partner: number, given: Script | null, back: Script | null): StandInEvent {
  return { type: 'exchanged', offerer, partner, given, back, redirected: false, openGiven: false, openBack: false };
}

const asked = { n: 1, to: 0 };
const give = (card: Script): Reply => ({ type: 'give', card });
const defend = (card: Script): Reply => ({ type: 'defend', card });
const NONE: Reply = { type: 'none' };

/** A question and every kind of reply to it. */
export const PROMPTS: readonly Prompt[] = [
  { ...asked, type: 'act', replies: [...PLAYS, ...LOOSE.map((card): Reply => ({ type: 'discard', card }))] },
  { ...asked, type: 'act', replies: LOOSE.map((card): Reply => ({ type: 'discard', card })) },
  { ...asked, type: 'keep', replies: SCRIPT.map((card): Reply => ({ type: 'keep', card })) },
  ...(['turn', 'love-scene', 'thermos'] as const).flatMap((by) =>
    [1, 2].flatMap((other): Prompt[] => [
      { ...asked, type: 'offer', by, partner: other, replies: LOOSE.map(give) },
      {
        ...asked,
        type: 'answer',
        by,
        offerer: other,
        replies: [...LOOSE.map(give), ...(['double-take', 'my-contract', 'wrong-room'] as const).map(defend)],
      },
    ]),
  ),
  ...CHAIRS.slice(1).flatMap((by): Prompt[] => [
    { ...asked, type: 'guard', by, card: 'nitrate', replies: [defend('asbestos'), NONE] },
    { ...asked, type: 'guard', by, card: 'swap-marks', replies: [defend('on-my-mark'), NONE] },
    { ...asked, type: 'guard', by, card: 'exit-running', replies: [defend('on-my-mark'), NONE] },
  ]),
  ...(['new-blocking', 'three-over', 'aside', 'thermos'] as const).map(
    (card): Prompt => ({
      ...asked,
      type: 'seat',
      card,
      replies: CHAIRS.slice(1).map((seat): Reply => ({ type: 'seat', seat })),
    }),
  ),
  { ...asked, type: 'drop', card: 'lost-pages', replies: HANDS.map((cards): Reply => ({ type: 'drop', cards })) },
  {
    ...asked,
    type: 'drop',
    card: 'prop-table',
    replies: LOOSE.map((card): Reply => ({ type: 'drop', cards: [card] })),
  },
  {
    ...asked,
    type: 'show',
    replies: (['hand', 'recast', 'nothing'] as const).map((what): Reply => ({ type: 'show', what })),
  },
  ...CHAIRS.slice(1).map((receiver): Prompt => ({ ...asked, type: 'hand-on', receiver, replies: LOOSE.map(give) })),
  {
    ...asked,
    type: 'talk',
    answering: null,
    replies: [
      { type: 'silent' },
      ...ALL_CLAIMS.filter(({ speaker }) => speaker === 0).map(({ claim }): Reply => ({ type: 'say', claim })),
      { type: 'declare' },
    ],
  },
  ...ALL_CLAIMS.filter(({ claim, speaker }) => speaker !== 0 && 'seat' in claim && claim.seat === 0).map(
    ({ claim, speaker }): Prompt => ({
      ...asked,
      type: 'talk',
      answering: { by: speaker, claim },
      replies: [
        { type: 'silent' },
        { type: 'yes' },
        { type: 'no' },
        { type: 'say', claim: { type: 'i-am', role: 'original' } },
      ],
    }),
  ),
];

const NIGHT: Night = {
  how: 'burnt',
  seats: 6,
  turns: 31,
  standIn: 'cook',
  hero: 'scout',
  firstBurnt: 'robot',
  lastBurnt: 'cook',
  firstTurned: 'librarian',
  lastTurned: 'drifter',
  wronged: 'ranger',
  liar: 'coroner',
  winners: ['scout', 'ranger'],
  burnt: 3,
  turned: 3,
  doors: 2,
  curtains: 2,
  refusals: 6,
  lies: 9,
  midnight: true,
};
/** Every outcome, and everybody in every part. */
export const NIGHTS: readonly Night[] = [
  ...HOW.map((how) => ({ ...NIGHT, how })),
  ...HOW.map((how) => ({ ...NIGHT, how, winners: ['librarian' as const], burnt: 1 })),
  ...FACES.map((face) => ({
    ...NIGHT,
    ...{ standIn: face, hero: face, firstBurnt: face, lastBurnt: face, firstTurned: face, lastTurned: face },
    ...{ wronged: face, liar: face, winners: [face] },
  })),
];

export const OWNS: readonly Own[] = ROLES.flatMap((role: Role) =>
  [true, false].flatMap((won) =>
    [null, 7].flatMap((burnt) => [true, false].map((last) => ({ role, won, burnt, last }))),
  ),
);
