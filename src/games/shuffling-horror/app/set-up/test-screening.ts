import type { Figure } from '../../../../director-ai/shuffling-horror/simulation/figures.ts';
import type {
  Progress,
  Simulation,
  SimulationResult,
} from '../../../../director-ai/shuffling-horror/simulation/simulation.ts';
import type { MovieConfig } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { SetUp, SetUpPort, TestPort, TestState } from '../ports/set-up.ts';
import { type OnOffer, setupOf } from './choices.ts';
import type { Measuring } from './measurement.ts';

/** So many movies are run, by each cast. */
export const SCREENED = 200;

interface Summing {
  result: Promise<SimulationResult>;
  stop(): void;
}
type Start = (simulation: Simulation, onProgress: (progress: Progress) => void) => Summing;

const IDLE: TestState = { phase: 'idle', done: 0, of: SCREENED, tested: null };

/** Everything that is chosen but the seed: that a movie's own cards lie well is nothing to count on. */
const keyOf = (setUp: SetUp): string => JSON.stringify({ ...setUp, seed: '' });

/** The movies of a test: the same for the same choices. Whoever is not promised to a seat is drawn anew in each. */
function testSum(setUp: SetUp, offer: OnOffer): Extract<Simulation, { kind: 'test-screening' }> {
  const setups = Array.from({ length: SCREENED }, (_, i) => setupOf({ ...setUp, seed: `test-${i}` }, offer));
  const { director, seats } = setupOf(setUp, offer).seating;
  return { kind: 'test-screening', configs: setups.map(({ config }) => unwatched(config)), director, seats };
}

/** Newcomers and old hands in the player's seats; where none is the player's, whoever sits there. */
function sumsOf(setUp: SetUp, offer: OnOffer): Simulation[] {
  const sum = testSum(setUp, offer);
  if (!sum.seats.includes(YOU)) return [sum];
  return CASTS.map((cast) => ({ ...sum, seats: sum.seats.map((who) => (who === YOU ? cast : who)) }));
}
const CASTS: readonly Measuring[] = ['sensible', 'strong'];

/** R15.7: nobody sits there who could be asked whether the film shall move on. */
const unwatched = (config: MovieConfig): MovieConfig => ({
  ...config,
  options: { ...config.options, stallGuard: true },
});

/** A test screening of whatever is chosen at the desk. A change there ends it; what was found is remembered. */
export class TestScreening implements TestPort {
  readonly #desk: SetUpPort;
  readonly #offer: OnOffer;
  readonly #start: Start;
  readonly #listeners = new Set<() => void>();
  readonly #found = new Map<string, TestState>();
  #key: string;
  #state: TestState = IDLE;
  #running: Summing | null = null;
  /** Counted up with every test, so that an old one has no say any more. */
  #turn = 0;

  constructor(model: SetUpPort, offer: OnOffer, start: Start) {
    this.#desk = model;
    this.#offer = offer;
    this.#start = start;
    this.#key = keyOf(model.state().setUp);
    model.subscribe(() => this.#changed());
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
    this.#counted(sumsOf(this.#desk.state().setUp, this.#offer), turn, this.#key).catch(
      () => this.#turn === turn && this.#become({ ...IDLE, phase: 'failed' }),
    );
  }

  /** One cast after the other. */
  async #counted(sums: readonly Simulation[], turn: number, key: string): Promise<void> {
    const found: Figure[] = [];
    for (const sum of sums) {
      this.#running = this.#start(sum, ({ done }) => {
        if (this.#turn !== turn) return;
        this.#become({ ...IDLE, phase: 'running', done: Math.floor((found.length * SCREENED + done) / sums.length) });
      });
      const result = await this.#running.result;
      if (this.#turn !== turn || !('figure' in result)) return;
      found.push(result.figure);
    }
    this.#running = null;
    const [newcomers, oldHands = null] = found as [Figure, Figure?];
    const state: TestState = {
      ...IDLE,
      phase: 'done',
      done: SCREENED,
      tested: { newcomers, oldHands, movies: SCREENED },
    };
    this.#found.set(key, state);
    this.#become(state);
  }

  stop(): void {
    this.#running?.stop();
    this.#running = null;
    this.#turn++;
    this.#become(this.#found.get(this.#key) ?? IDLE);
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
