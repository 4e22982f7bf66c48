import { loadedList, loadedNumbers } from '../kernel/loaded.ts';
import { IllegalConfig } from '../kernel/replies.ts';
import { CARDS, type Deck, isBlackout, isCard, ordinaryIn, printedDeck } from './decks/cards.ts';
import { type Options, PLAIN } from './model/options.ts';
import { type Card, FEWEST_SEATS, HAND, MOST_RECAST, MOST_SEATS, type Script } from './model/vocabulary.ts';

/** What may be fixed before the seed takes over; piles top first, completed by the seed. */
export interface LoadedConfig {
  /** By chair; any script cards, roles follow from who has the Stand-In. */
  hands?: readonly (readonly Script[])[];
  pile?: readonly Card[];
  /** Random picks in order: the person's seat (if there is one), the dealer, then as they come. */
  fate?: readonly number[];
  /** Orders of later shuffles of the discard pile. */
  shuffles?: readonly (readonly Card[])[];
}

export interface StandInConfig {
  seed: string | number;
  seats: number;
  /** SA2.6: whether a person plays, and what it wants to be. */
  human?: 'dealt' | 'original' | 'stand-in' | null;
  options?: Partial<Options>;
  loaded?: LoadedConfig;
}

export interface CheckedConfig {
  seed: string;
  seats: number;
  human: 'dealt' | 'original' | 'stand-in' | null;
  options: Options;
  deck: Deck;
  hands: Script[][];
  pile: Card[];
  fate: number[];
  shuffles: Card[][];
  isLoaded: boolean;
}

const WISHES: readonly unknown[] = ['dealt', 'original', 'stand-in', null];

/** Everything about a config is checked here, at the border. */
export function checkConfig(config: StandInConfig): CheckedConfig {
  if (config === null || typeof config !== 'object') throw new IllegalConfig('config', 'must be an object');
  const { seed, seats, human = null, loaded } = config;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw new IllegalConfig('seed', 'must be text or a number');
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) {
    throw new IllegalConfig('seats', `must be a whole number from ${FEWEST_SEATS} to ${MOST_SEATS}`); // SA1.1
  }
  if (!WISHES.includes(human)) throw new IllegalConfig('human', `unknown wish "${String(human)}"`);
  const options = checkOptions(config.options ?? {});
  if (human === 'stand-in' && options.lateArrival) {
    throw new IllegalConfig('human', 'nobody is dealt the Stand-In when it arrives late');
  }
  const deck = deckFor(seats, options);
  if (loaded === null || (loaded !== undefined && typeof loaded !== 'object')) {
    throw new IllegalConfig('loaded', 'must be an object');
  }
  const shuffles = loadedList('loaded.shuffles', loaded?.shuffles ?? []);
  const checked = {
    seed: String(seed),
    seats,
    human,
    options,
    deck,
    hands: checkHands(loaded?.hands ?? [], seats),
    pile: checkCards('loaded.pile', loaded?.pile ?? []),
    fate: loadedNumbers('loaded.fate', loaded?.fate ?? [], 0, MOST_SEATS - 1),
    shuffles: shuffles.map((order, i) => checkCards(`loaded.shuffles[${i}]`, order)),
    isLoaded: loaded !== undefined,
  };
  checkCounts(checked.deck, [...checked.hands.flat(), ...checked.pile]);
  return checked;
}

function checkOptions(given: Partial<Options>): Options {
  const options: Options = { ...PLAIN, ...given };
  for (const [name, value] of Object.entries(options)) {
    const plain = PLAIN[name as keyof Options];
    if (plain === undefined) throw new IllegalConfig(`options.${name}`, 'unknown switch');
    const fits = name === 'deck' ? value === null || typeof value === 'object' : typeof value === typeof plain;
    if (!fits) throw new IllegalConfig(`options.${name}`, `"${String(value)}" is not one of its values`);
  }
  return options;
}

/** SA2.1, SA16.2, SA16.5 */
function deckFor(seats: number, options: Options): Deck {
  const deck = options.deck === null ? printedDeck(seats) : ownDeck(options.deck);
  deck.recast += options.recast;
  const recast = options.deck === null ? 'options.recast' : 'options.deck.recast';
  if (!Number.isInteger(deck.recast) || deck.recast < seats - 1 || deck.recast > MOST_RECAST) {
    throw new IllegalConfig(recast, `there must be ${seats - 1} to ${MOST_RECAST} Recast cards`);
  }
  if (options.deck !== null) checkOwnDeck(deck, seats);
  const late = options.lateTools ? deck.nitrate + deck['screen-test'] : 0; // SA16.3
  if (ordinaryIn(deck) - late < HAND * seats) throw new IllegalConfig('options.lateTools', 'too few cards to deal');
  return deck;
}

function ownDeck(given: Partial<Deck>): Record<Card, number> {
  for (const id of Object.keys(given)) if (!isCard(id)) throw new IllegalConfig(`options.deck.${id}`, 'unknown card');
  const counts = CARDS.map(({ id }) => {
    const count = given[id] ?? 0;
    if (!Number.isInteger(count) || count < 0) throw new IllegalConfig(`options.deck.${id}`, 'must be a whole number');
    return [id, count];
  });
  return Object.fromEntries(counts) as Record<Card, number>;
}

/** SA16.5; set pieces do not count, since they may all lie on the table when a card is needed. */
function checkOwnDeck(deck: Deck, seats: number): void {
  if (deck['stand-in'] !== 1) throw new IllegalConfig('options.deck.stand-in', 'there must be exactly one');
  if (deck.nitrate < 1) throw new IllegalConfig('options.deck.nitrate', 'there must be at least one');
  const least = HAND * seats + HAND;
  if (ordinaryIn(deck) - deck.trailer - deck['chained-door'] < least) {
    throw new IllegalConfig('options.deck', `there must be at least ${least} ordinary cards besides set pieces`);
  }
}

function checkHands(hands: readonly (readonly Script[])[], seats: number): Script[][] {
  if (loadedList('loaded.hands', hands).length > seats) throw new IllegalConfig('loaded.hands', 'more than seats');
  return hands.map((hand, chair) => {
    const field = `loaded.hands[${chair}]`;
    const cards = checkCards(field, hand);
    if (cards.length > HAND) throw new IllegalConfig(field, `at most ${HAND} cards`);
    for (const card of cards) if (isBlackout(card)) throw new IllegalConfig(field, `"${card}" is never in a hand`);
    return cards as Script[];
  });
}

const checkCards = (field: string, cards: readonly Card[]): Card[] =>
  loadedList(field, cards).map((card, i) => {
    if (isCard(card)) return card;
    throw new IllegalConfig(`${field}[${i}]`, `unknown card "${String(card)}"`);
  });

function checkCounts(deck: Deck, cards: readonly Card[]): void {
  const used: Partial<Record<Card, number>> = {};
  for (const card of cards) {
    used[card] = (used[card] ?? 0) + 1;
    if ((used[card] as number) > deck[card]) {
      throw new IllegalConfig('loaded', `more than ${deck[card]} of "${card}", all there are in this deck`);
    }
  }
}
