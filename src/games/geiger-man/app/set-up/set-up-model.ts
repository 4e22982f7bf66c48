import { GIRLS, KILLERS, type Level, LOCATIONS, type Options } from '../../../../rules/geiger-man/index.ts';
import type { Wish } from '../play/setup.ts';
import type { SetUp, SetUpNews, SetUpPort, SetUpState } from '../ports/set-up.ts';
import {
  configOf,
  isOption,
  LEVEL_NAMES,
  levelOf,
  minutesOf,
  optionsAt,
  pairsAt,
  problemOf,
  rateFor,
  rowsOf,
  unusualIn,
} from './choices.ts';
import { toLink } from './link.ts';

interface Ports {
  freshSeed(): string;
  /** The address of the house, without anything asked of it. */
  address: string;
  remember(setUp: SetUp): void;
  begin(wish: Wish): void;
}

/** Where a show is booked: every change leads to a whole new state. */
export class SetUpModel implements SetUpPort {
  readonly girls = GIRLS;
  readonly killers = KILLERS;
  readonly locations = LOCATIONS;
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #last: SetUp | null = null;
  #ends = false;
  #state: SetUpState;

  constructor(ports: Ports, setUp: SetUp, news: SetUpNews | null = null) {
    this.#ports = ports;
    this.#state = this.#stateOf(setUp, news);
  }

  state = (): SetUpState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What was played last has been found. */
  found(last: SetUp | null): void {
    this.#last = last;
    this.#become(this.#state.setUp, this.#state.news);
  }

  /** Somebody left a show. */
  foundLeft(): void {
    this.#ends = true;
    this.#become(this.#state.setUp, this.#state.news);
  }

  set({ seed, ...change }: Partial<Omit<SetUp, 'options'>>): void {
    this.#become({ ...this.#state.setUp, ...change, ...(seed !== undefined && { seed: seed.trim() }) });
  }

  setLevel(level: Level): void {
    const { setUp } = this.#state;
    this.#become({ ...setUp, options: optionsAt(level, setUp.options) });
  }

  setSwitch(id: keyof Options, value: boolean | string): void {
    const { setUp } = this.#state;
    if (isOption(id, value)) this.#become({ ...setUp, options: { ...setUp.options, [id]: value } });
  }

  freshSeed(): void {
    this.set({ seed: this.#ports.freshSeed() });
  }

  /** The same choices, another night. */
  sameAgain(): void {
    const { last, setUp } = this.#state;
    if (last !== null) this.#become({ ...last, seed: setUp.seed }, 'same-again');
  }

  roll(): void {
    const { setUp, problem } = this.#state;
    if (problem !== null) return;
    this.#ports.remember(setUp);
    this.#ports.begin({ config: configOf(setUp), mode: { kind: 'show' } });
  }

  #become(setUp: SetUp, news: SetUpNews | null = null): void {
    this.#state = this.#stateOf(setUp, news);
    for (const listener of this.#listeners) listener();
  }

  #stateOf(setUp: SetUp, news: SetUpNews | null): SetUpState {
    const level = levelOf(setUp.options);
    const problem = problemOf(setUp);
    return {
      setUp,
      level,
      problem,
      levels: LEVEL_NAMES.map((it) => ({ level: it, rate: rateFor(it, setUp) })),
      pairs: level === null ? [] : pairsAt(level, setUp),
      isNearest: level === null || setUp.options.ties !== 'worse',
      switches: rowsOf(setUp),
      unusual: unusualIn(setUp),
      minutes: minutesOf(setUp),
      link: problem === null ? `${this.#ports.address}?film=${toLink(setUp)}` : '',
      news,
      last: this.#last !== null && isSame(this.#last, setUp) ? null : this.#last,
      ends: this.#ends,
    };
  }
}

const isSame = (a: SetUp, b: SetUp): boolean => textOf(a) === textOf(b);
const textOf = (setUp: SetUp): string => toLink({ ...setUp, seed: 'any' });
