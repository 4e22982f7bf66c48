import {
  type CardId,
  type DeckId,
  FEWEST_SEATS,
  MOST_SEATS,
  type Options,
  PRESETS,
  type Preset,
  presetOf,
  SWITCHES,
  type Switch,
  switchValues,
} from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { rosterOf } from '../decks.ts';
import type { GameSetup } from '../play/game-setup.ts';
import { sitsOnBoth } from '../play/players.ts';
import type {
  Level,
  Personality,
  SeatPlayer,
  SetUp,
  SetUpNews,
  SetUpPort,
  SetUpState,
  SwitchRow,
} from '../ports/set-up.ts';
import { toLink } from '../share.ts';
import {
  defaultSetUp,
  FIRST_LEVEL,
  isLocked,
  type OnOffer,
  offValue,
  problemOf,
  setupOf,
  suggestedFor,
  switchesOf,
  switchSetOf,
  unusualIn,
  withDeck,
  withSeats,
  withSurvivor,
} from './choices.ts';
import { minutesFor, rateFor } from './rates.ts';

export interface SetUpModelPorts {
  freshSeed(): string;
  /** The address of the house, without anything asked of it. */
  address: string;
  remember(setUp: SetUp): void;
  begin(setup: GameSetup): void;
}

/** Where a movie is booked: every change leads to a whole new state. */
export class SetUpModel implements SetUpPort {
  readonly fewestSeats = FEWEST_SEATS;
  readonly mostSeats = MOST_SEATS;
  readonly presets = Object.keys(PRESETS) as Preset[];
  readonly #offer: OnOffer;
  readonly #ports: SetUpModelPorts;
  readonly #listeners = new Set<() => void>();
  #last: SetUp | null = null;
  #ends = false;
  #first = false;
  #state: SetUpState;

  constructor(offer: OnOffer, ports: SetUpModelPorts, setUp: SetUp, news: SetUpNews | null) {
    this.#offer = offer;
    this.#ports = ports;
    this.#state = this.#stateOf(setUp, news);
  }

  get tempers() {
    return this.#offer.tempers;
  }

  get roster(): readonly CardId[] {
    return rosterOf(this.#state.setUp.deck);
  }

  state(): SetUpState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What was played last has been found. */
  found(last: SetUp | null): void {
    this.#last = last;
    this.#become(this.#state.setUp, this.#state.news);
  }

  /** Somebody left a movie. */
  foundLeft(): void {
    this.#ends = true;
    this.#become(this.#state.setUp, this.#state.news);
  }

  /** Nobody has seen a Feature to its end here. Who comes from the lesson finds the level for it chosen, unless something else was. */
  foundFirst(taught: boolean): void {
    this.#first = true;
    const { setUp, news } = this.#state;
    const isUsual = news === null && isSame(setUp, defaultSetUp(setUp.seed, setUp.deck));
    this.#become(taught && isUsual ? { ...setUp, level: FIRST_LEVEL } : setUp, news);
  }

  setDeck(deck: DeckId): void {
    this.#become(withDeck(this.#state.setUp, deck, this.#offer));
  }

  setSeats(count: number): void {
    this.#become(withSeats(this.#state.setUp, count));
  }

  setPlayer(seat: number, player: SeatPlayer): void {
    this.#change({ seats: this.#state.setUp.seats.map((had, i) => (i === seat ? player : had)) });
  }

  setSurvivor(seat: number, survivor: string | null): void {
    this.#become(withSurvivor(this.#state.setUp, seat, survivor));
  }

  setLevel(level: Level | typeof YOU): void {
    this.#change(level === YOU ? { directs: true } : { directs: false, level });
  }

  setPersonality(personality: Personality): void {
    this.#change({ personality });
  }

  setSwitchSet(set: 'own' | Preset): void {
    this.#change({ switches: set === 'own' ? null : presetOf(set, this.#state.setUp.deck) });
  }

  setSwitch(id: Switch, value: boolean | string): void {
    const { [id]: _, ...others } = switchesOf(this.#state.setUp, this.#offer);
    this.#change({ switches: value === offValue(id) ? others : ({ ...others, [id]: value } as Partial<Options>) });
  }

  setSeed(seed: string): void {
    this.#change({ seed: seed.trim() });
  }

  freshSeed(): void {
    this.#change({ seed: this.#ports.freshSeed() });
  }

  /** The same choices, another movie. */
  sameAgain(): void {
    const { last, setUp } = this.#state;
    if (last !== null) this.#become({ ...last, seed: setUp.seed }, 'same-again');
  }

  roll(): void {
    const { setUp, problem } = this.#state;
    if (problem !== null) return;
    this.#ports.remember(setUp);
    this.#ports.begin(setupOf(setUp, this.#offer));
  }

  #change(change: Partial<SetUp>): void {
    this.#become({ ...this.#state.setUp, ...change });
  }

  #become(setUp: SetUp, news: SetUpNews | null = null): void {
    this.#state = this.#stateOf(setUp, news);
    for (const listener of this.#listeners) listener();
  }

  #stateOf(setUp: SetUp, news: SetUpNews | null): SetUpState {
    const { deck, directs, level, personality, seats } = setUp;
    const { levels, personalities } = this.#offer;
    const problem = problemOf(setUp);
    return {
      setUp,
      problem,
      switchSet: switchSetOf(setUp, this.#offer),
      switches: this.#switchRows(setUp),
      unusual: unusualIn(setUp, this.#offer),
      both: sitsOnBoth(setupOf(setUp, this.#offer).seating),
      levels: levels.map((it) => ({ level: it, rate: rateFor(deck, it, personality, seats.length) })),
      personalities: personalities.map((it) => ({ personality: it, rate: rateFor(deck, level, it, seats.length) })),
      minutes: minutesFor(deck, seats.length, seats.filter((player) => player === YOU).length, directs),
      link: problem === null ? `${this.#ports.address}?film=${toLink(setUp)}#feature` : '',
      news,
      last: this.#last !== null && isSame(this.#last, setUp) ? null : this.#last,
      first: this.#first ? FIRST_LEVEL : null,
      ends: this.#ends,
    };
  }

  #switchRows(setUp: SetUp): SwitchRow[] {
    const seats = setUp.seats.length;
    const on = switchesOf(setUp, this.#offer);
    const suggested = suggestedFor(setUp, this.#offer);
    const known = Object.keys(SWITCHES) as Switch[];
    const rows = known.map((id) => ({ id, values: switchValues(id, setUp.deck) }));
    // One that can only be off has no place in this movie.
    return rows
      .filter(({ values }) => values.length > 1)
      .map(({ id, values }) => ({
        id,
        rule: SWITCHES[id].rule,
        values,
        value: on[id] ?? offValue(id),
        suggested: suggested[id] !== undefined && !isLocked(id, seats),
        locked: isLocked(id, seats),
      }));
  }
}

/** But for the seed. */
const isSame = (a: SetUp, b: SetUp): boolean =>
  JSON.stringify({ ...a, seed: '' }) === JSON.stringify({ ...b, seed: '' });
