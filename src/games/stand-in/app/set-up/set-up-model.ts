import type { Wish } from '../play/setup.ts';
import type { SetUp, SetUpNews, SetUpPort, SetUpState, Switch } from '../ports/set-up.ts';
import type { OnOffer } from './checked.ts';
import {
  configOf,
  deckOf,
  FEWEST_SEATS,
  MOST_SEATS,
  measuredOf,
  problemOf,
  rowsOf,
  SWITCHES,
  tiltOf,
  unusualIn,
  withOption,
  withSeats,
} from './choices.ts';
import { toLink } from './link.ts';

interface Ports {
  freshSeed(): string;
  /** The address of the house, without anything asked of it. */
  address: string;
  remember(setUp: SetUp): void;
  begin(wish: Wish): void;
}

/** Where a table is booked: every change leads to a whole new state. */
export class SetUpModel implements SetUpPort {
  readonly fewestSeats = FEWEST_SEATS;
  readonly mostSeats = MOST_SEATS;
  readonly levels: SetUpPort['levels'];
  readonly tempers: SetUpPort['tempers'];
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #last: SetUp | null = null;
  #ends = false;
  #state: SetUpState;

  constructor({ levels, tempers }: OnOffer, ports: Ports, setUp: SetUp, news: SetUpNews | null = null) {
    this.levels = levels;
    this.tempers = tempers;
    this.#ports = ports;
    this.#state = this.#stateOf(setUp, news);
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

  /** Somebody left a game. */
  foundLeft(): void {
    this.#ends = true;
    this.#become(this.#state.setUp, this.#state.news);
  }

  set({ seats, seed, ...change }: Partial<Omit<SetUp, 'options'>>): void {
    const setUp = { ...this.#state.setUp, ...change, ...(seed !== undefined && { seed: seed.trim() }) };
    this.#become(seats === undefined ? setUp : withSeats(setUp, seats));
  }

  setSilent(silent: boolean): void {
    this.#become(withOption(this.#state.setUp, 'silent', silent));
  }

  setSwitch(id: Switch, value: boolean | number): void {
    this.#become(withOption(this.#state.setUp, id, value));
  }

  setPlain(): void {
    const { silent } = this.#state.setUp.options;
    this.#become({ ...this.#state.setUp, options: silent ? { silent } : {} });
  }

  freshSeed(): void {
    this.set({ seed: this.#ports.freshSeed() });
  }

  /** The same choices, another game. */
  sameAgain(): void {
    const { last, setUp } = this.#state;
    if (last !== null) this.#become({ ...last, seed: setUp.seed }, 'same-again');
  }

  roll(): void {
    const { setUp, problem } = this.#state;
    if (problem !== null) return;
    this.#ports.remember(setUp);
    const { level, temper } = setUp;
    this.#ports.begin({ config: configOf(setUp), level, temper, mode: { kind: 'game' } });
  }

  #become(setUp: SetUp, news: SetUpNews | null = null): void {
    this.#state = this.#stateOf(setUp, news);
    for (const listener of this.#listeners) listener();
  }

  #stateOf(setUp: SetUp, news: SetUpNews | null): SetUpState {
    const problem = problemOf(setUp);
    return {
      setUp,
      problem,
      isSeedBad: problem !== null && problemOf({ ...setUp, seed: 'any' }) === null,
      switches: rowsOf(setUp),
      changed: SWITCHES.filter((id) => id in setUp.options).length,
      unusual: unusualIn(setUp),
      deck: deckOf(setUp),
      turns: measuredOf(setUp)?.turns ?? null,
      tilt: tiltOf(setUp),
      link: problem === null ? `${this.#ports.address}?film=${toLink(setUp)}` : '',
      news,
      last: this.#last !== null && isSame(this.#last, setUp) ? null : this.#last,
      ends: this.#ends,
    };
  }
}

const isSame = (a: SetUp, b: SetUp): boolean => textOf(a) === textOf(b);
const textOf = (setUp: SetUp): string => toLink({ ...setUp, seed: 'any' });
