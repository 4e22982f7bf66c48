import type { Screening } from '../../../../director-ai/geiger-man/simulation/screening.ts';
import type { GeigerManConfig } from '../../../../rules/geiger-man/index.ts';
import type { Counting } from '../play/advisor.ts';
import type { SetUp, SetUpPort, TestPort, TestState } from '../ports/set-up.ts';
import { configOf } from './choices.ts';

/** So many shows are run, by a newcomer and by an old hand. */
export const SCREENED = 100;
const PLAYERS = ['thumb', 'search'] as const;

export type ScreenShows = (
  configs: readonly GeigerManConfig[],
  player: string,
  onShare: (share: number) => void,
) => Counting<Screening>;

const IDLE: TestState = { phase: 'idle', done: 0, of: SCREENED, tested: null };

/** Everything that is chosen but the seed: that a show's own cards lie well is nothing to count on. */
const keyOf = (setUp: SetUp): string => JSON.stringify({ ...setUp, seed: '' });
/** The same for the same choices; whatever is drawn is drawn anew in each. */
const showsOf = (setUp: SetUp): GeigerManConfig[] =>
  Array.from({ length: SCREENED }, (_, i) => configOf({ ...setUp, seed: `test-${i}` }));

/** A test screening of whatever is chosen at the desk. A change there ends it; what was found is remembered. */
export class TestScreening implements TestPort {
  readonly #desk: SetUpPort;
  readonly #screen: ScreenShows;
  readonly #listeners = new Set<() => void>();
  readonly #found = new Map<string, TestState>();
  #key: string;
  #state: TestState = IDLE;
  #running: Counting<Screening> | null = null;
  /** Counted up with every test, so that an old one has no say any more. */
  #turn = 0;

  constructor(desk: SetUpPort, screen: ScreenShows) {
    this.#desk = desk;
    this.#screen = screen;
    this.#key = keyOf(desk.state().setUp);
    desk.subscribe(() => this.#changed());
  }

  state = (): TestState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  run(): void {
    this.stop();
    this.#become({ ...IDLE, phase: 'running' });
    const turn = this.#turn;
    this.#screened(turn, this.#key).catch(() => this.#turn === turn && this.#become({ ...IDLE, phase: 'failed' }));
  }

  stop(): void {
    this.#running?.stop();
    this.#running = null;
    this.#turn++;
    this.#become(this.#found.get(this.#key) ?? IDLE);
  }

  /** One after the other. */
  async #screened(turn: number, key: string): Promise<void> {
    const configs = showsOf(this.#desk.state().setUp);
    const found: Screening[] = [];
    for (const player of PLAYERS) {
      this.#running = this.#screen(configs, player, (share) => {
        if (this.#turn !== turn) return;
        const done = Math.floor(((found.length + share) / PLAYERS.length) * SCREENED);
        this.#become({ ...IDLE, phase: 'running', done });
      });
      found.push(await this.#running.result);
      if (this.#turn !== turn) return;
    }
    this.#running = null;
    const [newcomers, oldHands] = found.map(({ won: { value, error } }) => ({ share: value, error }));
    if (newcomers === undefined || oldHands === undefined) return;
    const tested = { newcomers, oldHands, shows: SCREENED };
    const state: TestState = { ...IDLE, phase: 'done', done: SCREENED, tested };
    this.#found.set(key, state);
    this.#become(state);
  }

  #changed(): void {
    const key = keyOf(this.#desk.state().setUp);
    if (key === this.#key) return;
    this.#key = key;
    this.stop();
  }

  #become(state: TestState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
