import { runToPrompt } from '../kernel/beats.ts';
import { shuffle, streamFrom } from '../kernel/rng.ts';
import { STEPS } from './beats/table.ts';
import { type CheckedConfig, checkConfig, type StandInConfig } from './config.ts';
import { CARDS, isBlackout, kindOf } from './decks/cards.ts';
import { game } from './model/beats.ts';
import type { StandInEvent } from './model/events.ts';
import type { Options } from './model/options.ts';
import type { Game } from './model/state.ts';
import { type Card, HAND, LOOKS, type Role, type Script } from './model/vocabulary.ts';
import { pickFate, removeFrom } from './moves/piles.ts';
import { RULES_VERSION } from './version.ts';

/** A new game, run to its first prompt. */
export function start(config: StandInConfig): { game: Game; events: StandInEvent[] } {
  const checked = checkConfig(config);
  const m = emptyGame(checked);
  const events: StandInEvent[] = [];
  if (checked.human !== null) m.human = pickFate(m, m.seats); // SA2.6
  m.active = (pickFate(m, m.seats) + 1) % m.seats; // SA2.5: left of the dealer
  deal(m, checked);
  m.events = events;
  m.stack.push(game());
  runToPrompt(m, STEPS);
  m.events = null;
  return { game: m, events };
}

function emptyGame({ seed, seats, options, deck, isLoaded, fate, shuffles }: CheckedConfig): Game {
  const chairs = Array.from({ length: seats }, (_, chair) => chair);
  return {
    rules: RULES_VERSION,
    seed,
    seats,
    options,
    deck,
    human: null,
    redeals: 0,
    deckStream: streamFrom(`${seed}/deck`),
    fateStream: streamFrom(`${seed}/fate`),
    loaded: isLoaded ? { fate, shuffles } : null,
    n: 0,
    turn: 0,
    active: 0,
    direction: 1,
    ring: chairs,
    doors: chairs.map(() => 0),
    trailers: chairs.map(() => 0),
    idle: 0,
    vengeance: null,
    hinted: 0,
    result: null,
    hands: [],
    roles: [],
    pile: [],
    discard: [],
    limbo: [],
    lastTurned: null,
    due: null,
    spoken: false,
    gave: chairs.map(() => 0),
    looks: new Array<number>(seats * LOOKS.length).fill(0),
    log: [],
    stack: [],
    prompt: null,
    events: null,
  };
}

/** SA2.2–SA2.4; SA2.6: drawn again until the person's role is what the set-up asks for. */
function deal(m: Game, checked: CheckedConfig): void {
  for (;;) {
    dealOnce(m, checked);
    const { human } = checked;
    if (human === null || human === 'dealt' || m.roles[m.human as number] === human) return;
    m.redeals++;
    if (m.redeals > 10_000) throw new Error('No deal fits what the set-up asks for');
  }
}

function dealOnce(m: Game, { hands, pile, options, deck, seats }: CheckedConfig): void {
  m.hands = Array.from({ length: seats }, (_, chair) => (hands[chair] ?? []).slice());
  const cards: Card[] = CARDS.flatMap(({ id }) => new Array<Card>(deck[id]).fill(id));
  for (const hand of hands) for (const card of hand) removeFrom(cards, card);
  for (const card of pile) removeFrom(cards, card);
  const missing = m.hands.reduce((sum, hand) => sum + HAND - hand.length, 0);
  const dealt = takeDealt(m, cards, missing, options);
  for (const hand of m.hands) while (hand.length < HAND) hand.push(dealt.pop() as Script);
  m.roles = m.hands.map((hand): Role => (hand.includes('stand-in') ? 'stand-in' : 'original'));
  shuffle(m.deckStream, cards);
  for (let i = pile.length - 1; i >= 0; i--) cards.push(pile[i] as Card); // top last
  m.pile = cards;
}

/** SA2.2: ordinary cards at random, and the Stand-In unless it arrives late (SA16.1); `cards` are left with the rest. */
function takeDealt(m: Game, cards: Card[], missing: number, options: Options): Script[] {
  const late = (card: Card): boolean => options.lateTools && (card === 'nitrate' || card === 'screen-test'); // SA16.3
  const ordinary: Script[] = [];
  const rest: Card[] = [];
  const isDealt = missing > 0 && cards[0] === 'stand-in' && !options.lateArrival;
  for (const card of isDealt ? cards.slice(1) : cards) {
    if (kindOf(card) === 'double' || isBlackout(card) || late(card)) rest.push(card);
    else ordinary.push(card);
  }
  shuffle(m.deckStream, ordinary);
  const dealt = ordinary.splice(0, isDealt ? missing - 1 : missing);
  if (isDealt) dealt.push('stand-in');
  shuffle(m.deckStream, dealt);
  cards.length = 0;
  cards.push(...rest, ...ordinary);
  return dealt;
}
