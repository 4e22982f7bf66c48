import type { Progress, Sum, SumResult } from '../../director-ai/sums.ts';
import type { SetUp, SetUpPort, TestPort, TestState } from '../ports/set-up.ts';
import { bookingOf, type OnOffer } from './choices.ts';

/** So many movies are run. */
export const SCREENED = 200;

interface Summing {
  result: Promise<SumResult>;
  stop(): void;
}
type Start = (sum: Sum, onProgress: (progress: Progress) => void) => Summing;

const IDLE: TestState = { phase: 'idle', done: 0, of: SCREENED, share: 0, tested: null };

/** Everything that is chosen but the seed: that a movie's own cards lie well is nothing to count on. */
const keyOf = (setUp: SetUp): string => JSON.stringify({ ...setUp, seed: '' });

/** The movies of a test: the same for the same choices. Whoever is not promised to a seat is drawn anew in each. */
function testSum(setUp: SetUp, offer: OnOffer): Sum {
  const bookings = Array.from({ length: SCREENED }, (_, i) => bookingOf({ ...setUp, seed: `test-${i}` }, offer));
  const { director, seats } = bookingOf(setUp, offer).seating;
  return { kind: 'test-screening', configs: bookings.map(({ config }) => config), director, seats };
}

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

  constructor(desk: SetUpPort, offer: OnOffer, start: Start) {
    this.#desk = desk;
    this.#offer = offer;
    this.#start = start;
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
    const key = this.#key;
    const turn = this.#turn;
    this.#become({ ...IDLE, phase: 'running' });
    this.#running = this.#start(testSum(this.#desk.state().setUp, this.#offer), ({ done, of, share }) => {
      if (this.#turn === turn) this.#become({ ...IDLE, phase: 'running', done, of, share });
    });
    this.#running.result.then(
      (result) => {
        if (this.#turn !== turn || !('figure' in result)) return;
        const { share, error, worlds } = result.figure;
        const tested = { share, error, movies: worlds };
        const found: TestState = { phase: 'done', done: worlds, of: worlds, share, tested };
        this.#found.set(key, found);
        this.#running = null;
        this.#become(found);
      },
      () => this.#turn === turn && this.#become({ ...IDLE, phase: 'failed' }),
    );
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
