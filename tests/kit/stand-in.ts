import { expect, onTestFinished } from 'vitest';
import {
  type Card,
  type Options,
  type Prompt,
  printedDeck,
  type Reply,
  type Role,
  type Script,
  type StandInConfig,
  type StandInEvent,
  type StandInState,
  sizeOf,
  standIn,
} from '../../src/rules/stand-in/index.ts';

interface TableConfig {
  seats?: number;
  seed?: string | number;
  options?: Partial<Options>;
  human?: StandInConfig['human'];
  /** By chair; the others hold quiet cards. */
  hands?: Record<number, readonly Script[]>;
  roles?: Record<number, Role>;
  /** Top first. All of it has to be drawn, or the test fails. */
  pile?: readonly Card[];
  fate?: readonly number[];
  shuffles?: readonly (readonly Card[])[];
}

const QUIET: readonly Script[] = ['close-up', 'love-scene', 'exit-running', 'swap-marks'];
/** Where the Stand-In sits unless a test says otherwise. */
export const STAND_IN = 4;

/** Part of a reply: enough of it to mean one of those on offer. */
type Wanted = { type: Reply['type'] } & Record<string, unknown>;

/**
 * A game with loaded hands and piles, played by naming replies. Chair 0 acts first, nobody talks, and the deck is the one of twelve
 * seats, so that every card is at hand. Loaded picks and cards that a test did not use make it fail: what was not drawn did not happen.
 */
export class StandInTable {
  game;
  readonly events: StandInEvent[];
  private bottom: number;

  constructor({ seats = 5, seed = 'table', options = {}, human = null, fate = [], ...set }: TableConfig = {}) {
    const hands = Array.from({ length: seats }, (_, chair): readonly Script[] => {
      const given = set.hands?.[chair];
      if (given !== undefined) return given;
      const isStandIn =
        chair === STAND_IN &&
        !Object.values(set.hands ?? {})
          .flat()
          .includes('stand-in');
      return isStandIn && !options.lateArrival ? ['stand-in', ...QUIET.slice(0, 3)] : QUIET;
    });
    const dealer = seats - 1;
    const started = standIn.start({
      seed,
      seats,
      human,
      options: { silent: true, deck: printedDeck(12), ...options },
      loaded: {
        hands: hands.map((hand) => hand),
        pile: set.pile ?? [],
        fate: human === null ? [dealer, ...fate] : [0, dealer, ...fate],
        shuffles: set.shuffles ?? [],
      },
    });
    this.game = started.game;
    this.events = started.events;
    this.bottom = sizeOf(this.game.deck) - hands.flat().length - (set.pile ?? []).length;
    if (set.roles !== undefined) this.stage((s) => void Object.assign(s.roles, set.roles));
    onTestFinished(() => this.keepsTheLaws());
  }

  /** SA1.3: no card appears, vanishes or lies in two places; nothing loaded is left over. */
  private keepsTheLaws(): void {
    expect({ fate: this.game.loaded?.fate, shuffles: this.game.loaded?.shuffles }, 'unused chance').toEqual({
      fate: [],
      shuffles: [],
    });
    const shuffled = this.told('shuffled').length > 0;
    if (!shuffled) expect(this.game.pile.length, 'unused cards of the pile').toBeLessThanOrEqual(this.bottom);
    expect(cardsIn(this.game)).toEqual(this.game.deck);
  }

  get prompt(): Prompt {
    const prompt = standIn.promptOf(this.game);
    if (prompt === null) throw new Error('the game is over');
    return prompt;
  }

  /** Rearranges the table by hand between two replies; the open prompt is asked again. */
  stage(edit: (state: StandInState) => void): this {
    const state = standIn.toJSON(this.game) as StandInState;
    edit(state);
    this.game = standIn.fromJSON(state as never);
    return this;
  }

  /** A card is taken out of the pile from below. */
  private lift(state: StandInState, card: Card): void {
    state.pile.splice(state.pile.indexOf(card), 1);
    this.bottom--;
  }

  door(...gaps: number[]): this {
    return this.stage((s) => {
      for (const gap of gaps) {
        this.lift(s, 'chained-door');
        s.doors[gap] = (s.doors[gap] as number) + 1;
      }
    });
  }

  trailer(chair: number, left = 3): this {
    return this.stage((s) => {
      this.lift(s, 'trailer');
      s.trailers[chair] = left;
    });
  }

  /** Only these are still in play; the others were burnt as what they are. */
  ring(...chairs: number[]): this {
    return this.stage((s) => {
      for (const chair of s.ring.filter((other) => !chairs.includes(other))) {
        s.discard.push(...(s.hands[chair] as Script[]).splice(0));
      }
      s.ring = chairs;
      s.doors = chairs.map(() => 0);
    });
  }

  /** These lie on top of the pile, in this order, and have to be drawn. */
  onTop(...cards: Card[]): this {
    this.stage(({ pile }) => {
      for (const card of cards) pile.splice(pile.indexOf(card), 1);
      pile.push(...cards.toReversed());
      this.bottom = pile.length - cards.length;
    });
    return this;
  }

  offers(wanted: Partial<Wanted>): readonly Reply[] {
    return this.prompt.replies.filter((reply) => contains(reply, wanted));
  }

  /** Gives the one reply that fits, and returns what it brought. */
  reply(wanted: Wanted): StandInEvent[] {
    const found = this.offers(wanted);
    if (found.length !== 1) {
      const offered = this.prompt.replies.map((r) => JSON.stringify(r)).join('\n  ');
      throw new Error(
        `${found.length} replies fit ${JSON.stringify(wanted)}; ${this.prompt.type} to ${this.prompt.to} offers\n  ${offered}`,
      );
    }
    const events = standIn.advance(this.game, found[0]);
    this.events.push(...events);
    return events;
  }

  play(card: Script, target: number | null = null, gap?: number): StandInEvent[] {
    return this.reply(gap === undefined ? { type: 'play', card, target } : { type: 'play', card, target, gap });
  }
  discard(card: Script): StandInEvent[] {
    return this.reply({ type: 'discard', card });
  }
  give(card: Script): StandInEvent[] {
    return this.reply({ type: 'give', card });
  }
  defend(card: Script): StandInEvent[] {
    return this.reply({ type: 'defend', card });
  }
  seat(seat: number): StandInEvent[] {
    return this.reply({ type: 'seat', seat });
  }

  /** The open prompt is answered with as little as may be. */
  idle(): this {
    const { replies } = this.prompt;
    const reply =
      replies.find((r) => IDLE.includes(r.type)) ??
      replies.find((r) => r.type === 'discard' && r.card !== 'recast') ??
      replies.find((r) => r.type === 'show' && r.what === 'nothing') ??
      replies[0];
    this.events.push(...standIn.advance(this.game, reply));
    return this;
  }

  /** Nobody does anything, until a prompt of this type (to this chair) is open. */
  until(type: Prompt['type'], to?: number): this {
    for (let i = 0; i < 500; i++) {
      const { prompt } = this;
      if (prompt.type === type && (to === undefined || prompt.to === to)) return this;
      this.idle();
    }
    throw new Error(`no ${type} prompt came`);
  }

  told<T extends StandInEvent['type']>(type: T): Extract<StandInEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<StandInEvent, { type: T }> => e.type === type);
  }

  /** Sorted; without the card that a later turn has begun with. */
  hand(chair: number): Script[] {
    const hand = this.game.hands[chair] as Script[];
    const isLater = this.game.turn > 1 && chair === this.game.active && hand.length > 4;
    return (isLater ? hand.slice(0, -1) : hand).toSorted();
  }

  view(chair: number | null) {
    return standIn.view(this.game, chair);
  }

  get result() {
    return standIn.outcome(this.game);
  }
}

const IDLE: readonly Reply['type'][] = ['none', 'silent'];

export function cardsIn(m: StandInState): Record<Card, number> {
  const counts = Object.fromEntries(Object.keys(m.deck).map((card) => [card, 0])) as Record<Card, number>;
  const put = (card: Card, n = 1) => {
    counts[card] += n;
  };
  for (const pile of [m.pile, m.discard, m.limbo, ...m.hands]) for (const card of pile) put(card);
  put(
    'chained-door',
    m.doors.reduce((sum, n) => sum + n, 0),
  );
  put('trailer', m.trailers.filter((turns) => turns > 0).length);
  const standInAt = m.roles.indexOf('stand-in');
  if (standInAt >= 0 && !m.ring.includes(standInAt)) put('stand-in'); // SA12.4: out
  return counts;
}

/** A game in which the first act is chair 0's, with this card drawn. */
export const table = (config: TableConfig = {}): StandInTable =>
  new StandInTable({ ...config, pile: config.pile ?? ['close-up'] });

function contains(value: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object') return value === wanted;
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(wanted).every(([key, part]) => contains((value as Record<string, unknown>)[key], part));
}
