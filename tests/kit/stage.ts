import { type CardId, type MovieState, type Side, table } from '../../src/rules/shuffling-horror/index.ts';

/** Moves cards and tokens of a state by hand, each card out of the one zone it was in. */
export class Stage {
  readonly state: MovieState;

  constructor(state: MovieState) {
    this.state = state;
  }

  /** These lie face up in frames I–III; what was there goes to the discard pile. */
  screen(...cards: (CardId | null)[]): this {
    for (const frame of this.state.frames) {
      this.state.discard.push(...frame.cards.splice(0));
      frame.down = null;
    }
    this.state.blob = 0;
    cards.forEach((card, at) => {
      if (card === null) return;
      this.lift(card);
      this.state.frames[at]?.cards.push(card);
    });
    return this;
  }

  /** These are the reel pile, top first; what was in it goes to the discard pile. */
  reelPile(...cards: CardId[]): this {
    this.state.discard.push(...this.state.reelPile.splice(0));
    for (const card of cards) this.lift(card);
    this.state.reelPile.push(...cards);
    return this;
  }

  throng(slot: number, ...cards: CardId[]): this {
    return this.throngOf('director', slot, ...cards);
  }

  throngOf(side: Side, slot: number, ...cards: CardId[]): this {
    const throngs = side === 'director' ? this.state.throngs : this.state.seats[side]?.throngs;
    if (throngs === undefined) throw new Error(`no side ${side}`);
    while (throngs.length < 6) throngs.push([]);
    this.state.discard.push(...(throngs[slot]?.splice(0) ?? []));
    for (const card of cards) this.lift(card);
    throngs[slot]?.push(...cards);
    return this;
  }

  noThrongs(): this {
    for (const throng of this.state.throngs) this.state.discard.push(...throng.splice(0));
    return this;
  }

  give(survivor: CardId, ...cards: CardId[]): this {
    for (const card of cards) {
      this.lift(card);
      this.survivor(survivor).held.push(card);
      const uses = table.itemOf(this.state, card)?.uses;
      if (uses !== undefined) this.state.uses[card] = uses;
    }
    return this;
  }

  /** A sanctuary stands, with these inside. */
  sanctuary(id: CardId, inside: CardId[] = [], points?: number): this {
    this.lift(id);
    const def = table.defOf(this.state, id);
    if (def.kind !== 'sanctuary') throw new Error(`${id} is no sanctuary`);
    this.state.sanctuaries.push({
      id,
      points: points ?? def.points,
      store: [],
      hidden: null,
      suspects: [],
      lurker: null,
    });
    for (const survivor of inside) this.survivor(survivor).place = id;
    return this;
  }

  store(sanctuary: CardId, ...cards: CardId[]): this {
    for (const card of cards) {
      this.lift(card);
      this.state.sanctuaries.find((s) => s.id === sanctuary)?.store.push(card);
    }
    return this;
  }

  /** Sets rest spoints, the difference out of or into the central pool. */
  rest(survivor: CardId, amount: number): this {
    const s = this.survivor(survivor);
    this.state.bank += s.rest - amount;
    s.rest = amount;
    return this;
  }

  /** Sets a seat's power spoints (all seats if none is named). */
  power(amount: number, seat?: number): this {
    this.state.seats.forEach((it, i) => {
      if (seat !== undefined && seat !== i) return;
      this.state.bank += it.power - amount;
      it.power = amount;
    });
    return this;
  }

  stars(survivor: CardId, amount: number): this {
    this.survivor(survivor).stars = amount;
    return this;
  }

  reel(reel: 1 | 2 | 3 | 4): this {
    this.state.reel = reel;
    this.state.reelTokens = ([1, 2, 3, 4] as const).filter((token) => token >= reel);
    return this;
  }

  discard(...cards: CardId[]): this {
    for (const card of cards) {
      this.lift(card);
      this.state.discard.push(card);
    }
    return this;
  }

  bury(...cards: CardId[]): this {
    for (const card of cards) {
      this.lift(card);
      this.state.graveyard.push(card);
    }
    return this;
  }

  /** The survivor pile, top first; whoever else was in it is buried. */
  survivorPile(...cards: CardId[]): this {
    this.state.graveyard.push(...this.state.survivorPile.splice(0));
    for (const card of cards) this.lift(card);
    this.state.survivorPile.push(...cards);
    return this;
  }

  /** Another survivor for a seat, at its pool's end. */
  join(seat: number, survivor: CardId): this {
    this.lift(survivor);
    const s = { id: survivor, rest: 0, held: [], stars: 0, probed: null, place: null, stunned: false };
    this.state.seats[seat]?.pool.push(s);
    this.state.homes[survivor] = seat;
    return this;
  }

  survivor(id: CardId) {
    const found = this.state.seats.flatMap((seat) => seat.pool).find((s) => s.id === id);
    if (found === undefined) throw new Error(`${id} is not in play`);
    return found;
  }

  /** Takes a card out of wherever it lies. */
  private lift(card: CardId): void {
    const { state } = this;
    const piles = [
      state.reelPile,
      state.discard,
      state.dark,
      state.graveyard,
      state.survivorPile,
      state.limbo,
      ...state.frames.map((f) => f.cards),
      ...state.throngs,
      ...state.seats.flatMap((seat) => [...seat.throngs, ...seat.pool.map((s) => s.held)]),
      ...state.sanctuaries.map((s) => s.store),
    ];
    for (const pile of piles) {
      const at = pile.indexOf(card);
      if (at >= 0) {
        pile.splice(at, 1);
        return;
      }
    }
    throw new Error(`${card} is nowhere to be found`);
  }
}
