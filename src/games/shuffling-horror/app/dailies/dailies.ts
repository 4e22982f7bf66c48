import type { Estimate } from '../../../../director-ai/paired.ts';
import type { Analysed, Cut, Rushes } from '../../../../director-ai/shuffling-horror/simulation/analysis.ts';
import { hashOf, type Prompt, type Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { turnOf } from '../play/coat.ts';
import type { GameSetup } from '../play/game-setup.ts';
import type { Film } from '../play/screening.ts';
import type { DailiesPort, DailiesState, DailiesView, MomentWords, Points } from '../ports/dailies.ts';
import type { Still } from '../ports/still.ts';
import { stillOfView } from '../vault/stills.ts';
import { keepDailies, keptDailies } from './kept.ts';
import { type Finished, type Script, scriptOf } from './script.ts';
import { replyWords, wordsAt } from './words.ts';

/** An analysis under way. */
export interface Analysing {
  result: Promise<Analysed>;
  stop(): void;
}

/** What a look at a finished movie needs of the house. */
export interface DailiesHouse {
  shelf: KeyValueStore;
  analyse(rushes: Rushes, onShare: (share: number) => void): Analysing;
  cut(rushes: Rushes, analysed: Analysed): Cut;
  watch(film: Film, at: number): void;
  begin(setup: GameSetup): void;
}

/** A finished movie, looked at decision by decision. What was found once is kept. */
export class Dailies implements DailiesPort {
  readonly #film: Finished;
  readonly #house: DailiesHouse;
  readonly #script: Script;
  readonly #listeners = new Set<() => void>();
  readonly #words = new Map<number, MomentWords>();
  #state: DailiesState;
  #running: Analysing | null = null;
  /** Counted up with every analysis, so that an old one has no say any more. */
  #turn = 0;

  constructor(film: Finished, house: DailiesHouse) {
    this.#film = film;
    this.#house = house;
    this.#script = scriptOf(film);
    const quick = this.#script.seating.director.startsWith('midnight');
    this.#state = { phase: 'counting', share: 0, view: null, ends: false, quick };
    void this.#read();
  }

  get deck(): string {
    return this.#film.config.deck;
  }

  state = (): DailiesState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether somebody left a movie. */
  foundLeft(left: boolean): void {
    this.#update({ ends: left });
  }

  words(at: number): MomentWords {
    const known = this.#words.get(at) ?? wordsAt(this.#script, at);
    this.#words.set(at, known);
    return known;
  }

  still(at: number): Still {
    const page = this.#script.pages[at];
    return page === undefined ? { frames: [], cast: [] } : stillOfView(page.view);
  }

  stop(): void {
    if (this.#state.phase !== 'counting') return;
    this.#running?.stop();
    this.#running = null;
    this.#turn++;
    this.#update({ phase: 'stopped' });
  }

  start(): void {
    const { rushes } = this.#script;
    const turn = ++this.#turn;
    this.#update({ phase: 'counting', share: 0 });
    this.#running = this.#house.analyse(rushes, (share) => this.#turn === turn && this.#update({ share }));
    this.#running.result.then(
      (found) => {
        if (this.#turn !== turn) return;
        void keepDailies(this.#house.shelf, rushes, found);
        this.#show(found);
      },
      () => this.#turn === turn && this.#update({ phase: 'failed' }),
    );
  }

  look(at: number): void {
    const { config, replies } = this.#film;
    this.#house.watch({ config, replies }, at);
  }

  reshoot(at: number): void {
    const { config, replies } = this.#film;
    const { seating } = this.#script;
    this.#house.begin({ config, seating, mode: { kind: 'feature' }, openingReplies: replies.slice(0, at) });
  }

  async #read(): Promise<void> {
    const kept = await keptDailies(this.#house.shelf, this.#script.rushes);
    if (this.#state.phase !== 'counting') return; // somebody did not want to wait
    if (kept === null) this.start();
    else this.#show(kept);
  }

  #show(found: Analysed): void {
    this.#running = null;
    this.#update({ phase: 'done', share: 1, view: viewOf(this.#script, this.#house.cut(this.#script.rushes, found)) });
  }

  #update(change: Partial<DailiesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** In percentage points. */
const points = ({ value, error }: Estimate): Points => ({
  value: value * 100,
  error: error * 100,
  even: Math.abs(value) <= error,
});

function viewOf({ rushes, seating, pages }: Script, { line, swings, lessons }: Cut): DailiesView {
  return {
    survived: rushes.survived,
    played: rushes.yours.length > 0,
    turned: turnOf(seating)?.reel ?? null,
    moments: line.flatMap(({ at, chance, low, high }) => {
      const page = pages[at];
      if (page === undefined) return [];
      const { reel, round, whose } = page;
      return [{ at, reel, round, whose, chance, low, high }];
    }),
    swings: swings.flatMap(({ at, swing }) =>
      swing === null
        ? []
        : [{ at, total: points(swing.total), luck: points(swing.luck), choice: points(swing.choice) }],
    ),
    lessons: lessons.flatMap(({ at, better, worth }) => {
      const page = pages[at];
      if (page === undefined || !isOffered(page.prompt, better)) return [];
      return [{ at, better: replyWords(page.view, page.prompt, better), worth: points(worth) }];
    }),
  };
}

/** What was kept may have been tampered with. */
const isOffered = ({ replies }: Prompt, reply: Reply): boolean => {
  const wanted = hashOf(reply);
  return replies.some((it) => hashOf(it) === wanted);
};
