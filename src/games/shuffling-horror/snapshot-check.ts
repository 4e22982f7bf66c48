import {
  type CardId,
  type CardKind,
  DECKS,
  MOST_SEATS,
  type MovieState,
  type Options,
  type Outcome,
  type Seat,
  type Survivor,
  SWITCHES,
  type Switch,
  switchValues,
  table,
} from '../../rules/shuffling-horror/index.ts';
import {
  type Check,
  count,
  either,
  isFlag,
  isNumber,
  listOf,
  mapOf,
  oneOf,
  orNull,
  plainTo,
  shaped,
  textOf,
} from '../../storage/check.ts';

/** R1.3 */
const SPOINTS = 54;
const CARDS = 60;
/** Rounds, prompts and tokens: many times what the longest movie counts to. */
const FAR = 20_000;
const DEEPEST_STACK = 64;

/** Every switch at a value that it has in this deck. */
const optionsCheck = (deck: string): Check =>
  shaped<Options>(
    Object.fromEntries(
      (Object.keys(SWITCHES) as Switch[]).map((id) => [id, oneOf(...switchValues(id, deck))]),
    ) as unknown as Record<Switch, Check>,
  );

const isStream = shaped<MovieState['diceStream']>({ c: isNumber, s0: isNumber, s1: isNumber, s2: isNumber });
const isReel = oneOf(1, 2, 3, 4);
const isSeat = count(MOST_SEATS - 1);
const isBeat: Check = (value) => plainTo(6)(value) && shaped({ kind: textOf(40), step: textOf(40) })(headOf(value));
const headOf = (value: unknown): unknown => {
  const { kind, step } = (value ?? {}) as Record<string, unknown>;
  return { kind, step };
};

/**
 * A table that can be drawn and asked about: every card is a card of the deck and lies in one zone (R1.4), every spoint is
 * there (R1.3). Whether the rules could have led to it is found out by replaying or trying it, in the app.
 */
export function snapshotCheck(deck: string): Check {
  if (!DECKS.some(({ id }) => id === deck)) return () => false;
  const kindOf = (card: unknown): CardKind | null => {
    try {
      return typeof card === 'string' ? table.kindOf({ deck }, card) : null;
    } catch {
      return null; // no card of this deck
    }
  };
  const isCard: Check = (card) => kindOf(card) !== null;
  const isA =
    (...kinds: readonly CardKind[]): Check =>
    (card) =>
      kinds.includes(kindOf(card) as CardKind);
  const cards = listOf(isCard, CARDS);
  const held = isA('item', 'power-play');
  const throng = listOf(isA('monster', 'survivor', 'item'), 3); // R8.1, R20.7
  const acted = listOf(isA('survivor'), MOST_SEATS);
  const survivor = shaped<Survivor>({
    id: isA('survivor'),
    rest: count(7), // R12.4
    held: listOf(held, 2), // R2.5
    stars: count(FAR),
    probed: orNull(isCard),
    place: orNull(isA('sanctuary')),
    stunned: isFlag,
  });
  const isShape = shaped<MovieState>({
    rules: count(FAR, 1),
    deck: oneOf(deck),
    seed: textOf(100),
    options: optionsCheck(deck),
    deckStream: isStream,
    diceStream: isStream,
    fateStream: isStream,
    loaded: orNull(
      shaped<NonNullable<MovieState['loaded']>>({
        dice: listOf(count(6, 1), FAR),
        fate: listOf(count(CARDS), FAR),
        shuffles: listOf(cards, 100),
      }),
    ),
    n: count(FAR),
    reel: isReel,
    round: count(FAR),
    quietRounds: count(FAR),
    cardLeft: isFlag,
    reelPile: cards,
    shut: isFlag,
    frames: listOf(shaped<MovieState['frames'][number]>({ cards: listOf(isCard, 2), down: orNull(textOf(40)) }), 3, 3),
    discard: cards,
    dark: cards,
    outside: cards,
    graveyard: cards,
    survivorPile: cards,
    limbo: cards,
    seats: listOf(
      shaped<Seat>({
        power: count(SPOINTS),
        pool: listOf(survivor, 3), // R2.5
        eliminated: isFlag,
        pod: isFlag,
        throngs: listOf(throng, 6),
      }),
      MOST_SEATS,
    ),
    throngs: listOf(throng, 6, 6),
    sanctuaries: listOf(
      shaped<MovieState['sanctuaries'][number]>({
        id: isA('sanctuary'),
        points: count(100),
        store: listOf(held, CARDS),
        hidden: orNull(isCard),
        suspects: cards,
        lurker: orNull(isA('monster', 'survivor')),
      }),
      CARDS,
    ),
    bank: count(SPOINTS),
    buried: count(SPOINTS),
    blob: count(FAR),
    uses: mapOf(held, count(100)),
    weakness: count(FAR),
    reelTokens: listOf(isReel, 4),
    fadeIn: shaped<MovieState['fadeIn']>({ seat: isSeat, survivor: orNull(isA('survivor')), acted }),
    fadeOut: orNull(held),
    turningPoint: isFlag,
    lastStand: isFlag,
    feature: orNull(textOf(40)),
    turn: orNull(
      shaped<NonNullable<MovieState['turn']>>({
        side: either(shaped<{ seat: number }>({ seat: isSeat }), oneOf('director'), isSeat),
        acted,
        partWay: isFlag,
        reordered: isFlag,
        whole: isFlag,
      }),
    ),
    finale: count(FAR),
    homes: mapOf(isA('survivor'), isSeat),
    faces: listOf(isA('survivor'), CARDS),
    lost: listOf(isA('survivor', 'monster'), CARDS),
    stowaway: orNull(isA('monster')),
    outcome: orNull(shaped<Outcome>({ survived: isFlag, endedInReel: isReel, alive: count(CARDS) })),
    stack: listOf(isBeat, DEEPEST_STACK),
  });
  return (value) => isShape(value) && isWholeTable(value as MovieState);
}

function isWholeTable(m: MovieState): boolean {
  const cards = cardsOn(m);
  const power = m.seats.reduce((sum, seat) => sum + seat.power + seat.pool.reduce((rest, s) => rest + s.rest, 0), 0);
  const places = m.sanctuaries.map(({ id }) => id);
  return (
    new Set(cards).size === cards.length &&
    m.bank + m.buried + power === SPOINTS &&
    m.frames.every(({ cards: held, down }) => down === null || held.length > 0) &&
    m.seats.every(({ pool }) => pool.every(({ place }) => place === null || places.includes(place)))
  );
}

const cardsOn = (m: MovieState): CardId[] => [
  ...m.reelPile,
  ...m.discard,
  ...m.dark,
  ...m.graveyard,
  ...m.survivorPile,
  ...m.limbo,
  ...m.frames.flatMap(({ cards }) => cards),
  ...m.throngs.flat(),
  ...m.seats.flatMap(({ pool, throngs }) => [
    ...pool.flatMap(({ id, held, probed }) => [id, ...held, ...(probed === null ? [] : [probed])]),
    ...throngs.flat(),
  ]),
  ...m.sanctuaries.flatMap(({ id, store, hidden, lurker }) => [
    id,
    ...store,
    ...[hidden, lurker].filter((card) => card !== null),
  ]),
];
