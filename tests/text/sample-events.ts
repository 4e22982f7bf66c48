import type { CardId, DeckId, MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { UNSEEN } from '../../src/text/cards/prints.ts';

export type Event = MovieEvent;

export interface Cast {
  who: readonly CardId[];
  monsters: readonly CardId[];
  /** All that may be attacked or attack: monsters, and survivors that came back wrong. */
  aliens: readonly CardId[];
  items: readonly CardId[];
  props: readonly CardId[];
  roofs: readonly CardId[];
  events: readonly CardId[];
}

export function castOf(deck: DeckId): Cast {
  const ids = IDS_OF[deck];
  const items = [...ids.item, ...ids['power-play']];
  return {
    who: ids.survivor,
    monsters: ids.monster,
    aliens: [...ids.monster, ids.survivor[0], ids.survivor[2]],
    items: ids.item,
    props: items,
    roofs: ids.sanctuary,
    events: [...ids.horror, ...ids['plot-device'], ...ids.bonus],
  };
}

const NUMBERS = [0, 1, 2, 5, 12] as const;
const SOME = NUMBERS.slice(1);

/** Every kind of event, with every card and number that the log may have to tell of. */
export function eventsOf(cast: Cast): readonly Event[] {
  const [who, other] = [cast.who[0] as CardId, cast.who[3] as CardId];
  const roof = cast.roofs[0] as CardId;
  const item = cast.items[0] as CardId;
  const alien = cast.monsters[0] as CardId;
  const foes = [...cast.aliens.map((card) => ({ card })), { side: 'director', slot: 1 }, { side: 1, slot: 0 }] as const;
  const stats = ['muscle', 'speed', 'brains', 'guts'] as const;
  const events: readonly unknown[] = [
    ...SOME.map((seats) => ({ type: 'movie-started', seats })),
    ...cast.who.flatMap((survivor) => [
      ...NUMBERS.map((rest) => ({ type: 'survivor-joined', survivor, seat: 1, rest })),
      ...SOME.map((amount) => ({ type: 'rested', survivor, amount })),
      ...['chose', 'stunned', 'probed'].map((why) => ({ type: 'held-still', survivor, why })),
      { type: 'entered-sanctuary', survivor, sanctuary: roof },
      { type: 'left-sanctuary', survivor, sanctuary: roof },
      ...SOME.map((n) => ({ type: 'searched', survivor, cards: Array(n).fill(item) })),
      ...[
        [],
        [[0, 1]],
        [
          [0, 1],
          [1, 2],
        ],
        [
          [0, 1],
          [1, 2],
          [2, 1],
        ],
      ].map((power) => ({ type: 'spoints-spent', survivor, amount: 3, rest: 1, power })),
      ...SOME.map((amount) => ({ type: 'spoints-spent', survivor, amount, rest: amount, power: [] })),
      { type: 'lend-refused', seat: 1, survivor },
      ...['reroll', 'spare', 'second-action'].map((why) => ({ type: 'star-spent', survivor, why })),
      { type: 'screamed', survivor, victim: other },
      ...SOME.map((damage) => ({ type: 'negated', survivor, damage })),
      ...stats.flatMap((stat) => [
        { type: 'test-rolled', survivor, stat, dice: [3, 4], needed: 8, passed: true, flail: false },
        { type: 'test-rolled', survivor, stat, dice: [3, 4], needed: 6, passed: false, flail: false },
        { type: 'test-waived', survivor, stat },
      ]),
      { type: 'test-rolled', survivor, stat: 'speed', dice: [1, 2], needed: 6, passed: true, flail: true },
      { type: 'test-rolled', survivor, stat: 'speed', dice: [5, 2], needed: 6, passed: false, flail: true },
      ...['discard', 'graveyard', 'throng'].map((to) => ({ type: 'survivor-lost', survivor, to })),
      ...['probed', 'freed', 'stunned', 'star-given'].map((type) => ({ type, survivor, reel: 1 })),
      ...NUMBERS.map((rest) => ({ type: 'shaken', survivor, rest, power: 0 })),
      { type: 'fade-in-set', seat: 0, survivor },
      ...cast.props.map((card) => ({ type: 'took', survivor, card })),
    ]),
    { type: 'pool-ordered', seat: 0, pool: cast.who.slice(0, 1) },
    { type: 'pool-ordered', seat: 0, pool: cast.who.slice(1, 4) },
    ...cast.props.flatMap((card) => [
      { type: 'hand-over-refused', survivor: who, card, from: other },
      ...['received', 'fetched', 'kept', 'won'].map((why) => ({
        type: 'card-moved',
        card,
        why,
        from: { zone: 'limbo' },
        to: { zone: 'held', survivor: who },
      })),
      {
        type: 'card-moved',
        card,
        why: 'stowed',
        from: { zone: 'held', survivor: who },
        to: { zone: 'store', sanctuary: roof },
      },
      { type: 'card-moved', card, why: 'found', from: { zone: 'limbo' }, to: { zone: 'store', sanctuary: roof } },
      { type: 'card-moved', card, why: 'dropped', from: { zone: 'held', survivor: who }, to: { zone: 'discard' } },
      { type: 'fade-out-set', card },
      { type: 'faded-out', card },
      { type: 'attack-declared', survivor: who, target: alien, reach: 'one', way: card, stat: 'guts', why: 'action' },
    ]),
    ...[...cast.aliens, 'blobbed'].flatMap((target) => [
      ...['action', 'counterstrike', 'payback', 'take-attack', 'rampage'].flatMap((why) =>
        ['one', 'throng'].flatMap((reach) =>
          ['hands', item].map((way) => ({
            type: 'attack-declared',
            survivor: who,
            target,
            reach,
            way,
            stat: 'muscle',
            why,
          })),
        ),
      ),
      { type: 'head-shot', survivor: who, target },
      { type: 'fumbled', survivor: who, target },
    ]),
    ...[
      [1, 1],
      [6, 6],
      [2, 3],
      [5, 5],
    ].map((dice) => ({ type: 'attack-rolled', survivor: who, target: alien, dice, needed: 8, hit: dice[0] !== 5 })),
    { type: 'damage-rolled', survivor: who, target: alien, dice: [1], total: 1 },
    ...cast.aliens.flatMap((card) => [
      { type: 'alien-eliminated', card, by: who, to: 'discard' },
      { type: 'alien-eliminated', card, by: who, to: 'graveyard' },
      { type: 'alien-stood', card, damage: 1 },
      { type: 'throng-grew', card, side: 'director', slot: 2, strength: 7 },
      { type: 'throng-grew', card, side: 1, slot: 0, strength: 1 },
      { type: 'set-aside', card },
      { type: 'leave-refused', side: 1, card },
    ]),
    ...[...cast.aliens, ...cast.props].map((card) => ({ type: 'card-revealed', frame: 1, card, causer: who })),
    ...NUMBERS.map((left) => ({ type: 'blob-hurt', points: 2, left })),
    ...foes.flatMap((by) => [
      ...[...cast.who.slice(0, 4), ...cast.roofs].map((at) => ({
        type: 'strike-declared',
        by,
        at,
        needed: 7,
        cards: [],
      })),
      ...[
        [1, 1],
        [6, 6],
        [2, 3],
        [5, 5],
      ].map((dice) => ({ type: 'strike-rolled', by, at: who, dice, needed: 8, hit: dice[0] !== 5 })),
      { type: 'strike-rolled', by, at: roof, dice: [1, 1], needed: 8, hit: true },
    ]),
    { type: 'strike-damage', by: foes[0], at: who, dice: [1], total: 1 },
    ...cast.roofs.flatMap((sanctuary) => [
      { type: 'sanctuary-opened', sanctuary, points: 8 },
      ...NUMBERS.map((left) => ({ type: 'sanctuary-damaged', sanctuary, damage: 3, left })),
      { type: 'sanctuary-fell', sanctuary },
    ]),
    ...cast.events.flatMap((card) => [
      { type: 'event-began', card, causer: who },
      { type: 'plot-declined', card },
    ]),
    ...SOME.map((points) => ({ type: 'blobbed', frame: 0, points })),
    ...[
      'creature-feature',
      'full-assault',
      'weakness-found',
      'clipped',
      'stalled',
      'turning-point',
      'pile-shut',
      'last-one-standing',
      'passed',
    ].map((type) => ({ type })),
    ...SOME.flatMap((amount) => [
      { type: 'popcorn', seat: 0, amount },
      { type: 'power-returned', seat: 1, amount },
    ]),
    ...SOME.map((n) => ({ type: 'discards-shown', cards: Array(n).fill(item) })),
    ...[1, 3].flatMap((n) => [
      { type: 'survivors-missing', cards: cast.who.slice(0, n) },
      { type: 'survivors-missing', cards: Array(n).fill(UNSEEN) },
    ]),
    { type: 'fade-in-set', seat: 0, survivor: null },
    ...[true, false].map((won) => ({ type: 'star-roll', survivor: who, reel: 2, needed: 3, die: 1, won })),
    ...['seat-eliminated', 'pod-player', 'throng-migrated', 'turn-started'].map((type) => ({ type, seat: 1, slot: 0 })),
    { type: 'director-turn-started', side: 'director', bonus: false },
    { type: 'director-turn-started', side: 'director', bonus: true },
    { type: 'director-turn-started', side: 1, bonus: false },
    { type: 'reel-opened', reel: 2 },
    { type: 'reel-ended', reel: 2 },
    { type: 'round-started', round: 3 },
    ...[true, false].map((survived) => ({ type: 'movie-ended', survived })),
  ];
  return events as readonly Event[];
}
