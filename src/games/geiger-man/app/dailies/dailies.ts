import type { Moment as Found } from '../../../../director-ai/geiger-man/simulation/dailies.ts';
import type { Estimate } from '../../../../director-ai/paired.ts';
import { geigerMan, type View } from '../../../../rules/geiger-man/index.ts';
import type { Counting } from '../play/advisor.ts';
import type { ShowSetup } from '../play/recording.ts';
import type { Film } from '../play/screening.ts';
import { setupFor } from '../play/setup.ts';
import type { DailiesPort, DailiesState, DailiesView, Moment, MomentWords, Points } from '../ports/dailies.ts';
import { choiceWords, type Page, scriptOf, wordsOf } from './script.ts';

/** What a look at a finished show needs of the house. */
export interface DailiesHouse {
  analyse(footage: Film, onShare: (share: number) => void): Counting<Found[]>;
  /** The dearest choices, and the largest strokes of luck. */
  cut(found: readonly Found[]): { lessons: readonly Found[]; swings: readonly Found[] };
  watch(film: Film, at: number): void;
  begin(setup: ShowSetup): void;
  paint(canvas: HTMLCanvasElement, view: View): Promise<void>;
}

/** A finished show, looked at decision by decision: her chance before each, and what choice and luck made of it. */
export class Dailies implements DailiesPort {
  readonly #film: Film;
  readonly #house: DailiesHouse;
  readonly #pages: readonly Page[];
  readonly #listeners = new Set<() => void>();
  #state: DailiesState = { phase: 'counting', share: 0, view: null };
  #running: Counting<Found[]> | null = null;

  constructor(film: Film, house: DailiesHouse) {
    this.#film = film;
    this.#house = house;
    this.#pages = scriptOf(film);
    this.start();
  }

  state = (): DailiesState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  words(at: number): MomentWords {
    const page = this.#pages[at];
    const reply = this.#film.replies[at];
    return page === undefined || reply === undefined ? { asked: '', chose: '', told: [] } : wordsOf(page, reply);
  }

  async still(canvas: HTMLCanvasElement, at: number): Promise<void> {
    const page = this.#pages[at];
    if (page !== undefined) await this.#house.paint(canvas, page.view);
  }

  start(): void {
    this.#update({ phase: 'counting', share: 0 });
    const { config, replies } = this.#film;
    const running = this.#house.analyse(
      { config, replies },
      (share) => this.#running === running && this.#update({ share }),
    );
    this.#running = running;
    running.result.then(
      (found) => this.#running === running && this.#show(found),
      () => this.#running === running && this.#update({ phase: 'failed' }),
    );
  }

  stop(): void {
    if (this.#state.phase !== 'counting') return;
    const running = this.#running;
    this.#running = null;
    running?.stop();
    this.#update({ phase: 'stopped' });
  }

  look(at: number): void {
    const { config, replies } = this.#film;
    this.#house.watch({ config, replies }, at);
  }

  reshoot(at: number): void {
    const { config, replies } = this.#film;
    this.#house.begin(setupFor({ config, mode: { kind: 'show' }, openingReplies: replies.slice(0, at) }));
  }

  #show(found: readonly Found[]): void {
    this.#running = null;
    this.#update({ phase: 'done', share: 1, view: this.#viewOf(found) });
  }

  #viewOf(found: readonly Found[]): DailiesView {
    const { lessons, swings } = this.#house.cut(found);
    const moments = found.flatMap((it) => this.#momentOf(it) ?? []);
    const those = (some: readonly Found[]) => some.flatMap(({ at }) => moments.find((it) => it.at === at) ?? []);
    return {
      moments,
      won: wonIn(this.#film),
      lessons: those(lessons),
      swings: those(swings),
      luck: moments.reduce((sum, { luck }) => sum + (luck?.value ?? 0), 0),
      choice: moments.reduce((sum, { choice }) => sum + choice.value, 0),
    };
  }

  #momentOf({ at, chance: { value, error }, choice, luck, better }: Found): Moment | null {
    const page = this.#pages[at];
    if (page === undefined) return null;
    return {
      at,
      turn: page.view.turn,
      phase: page.view.phase,
      chance: within(value),
      low: within(value - error),
      high: within(value + error),
      choice: points(choice),
      luck: luck === null ? null : points(luck),
      better: better === null ? null : choiceWords(page, better),
    };
  }

  #update(change: Partial<DailiesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** In percentage points. */
const points = ({ value, error }: Estimate): Points => ({
  value: value * 100,
  error: error * 100,
  even: Math.abs(value) <= error,
});

/** Null: it was cut short. */
function wonIn({ config, replies }: Film): boolean | null {
  const { game } = geigerMan.start(config);
  for (const reply of replies) geigerMan.advanceQuietly(game, reply);
  return game.result?.won ?? null;
}
