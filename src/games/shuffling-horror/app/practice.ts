import type { ReelStart } from '../../../director-ai/shuffling-horror/simulation/practice.ts';
import type { Simulation } from '../../../director-ai/shuffling-horror/simulation/simulation.ts';
import { type Options, viewOf } from '../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../storage/save.ts';
import { FIRST_DECK } from './decks.ts';
import type { GameSetup } from './play/game-setup.ts';
import type { Recording } from './play/recording.ts';
import type { ReelChoice, ReelScore, ScorePort } from './ports/practice.ts';

/** Sums that take many movies, done elsewhere. */
export type SumUp = (simulation: Simulation) => Promise<number>;

const allYours = (seats: number): string[] => Array.from({ length: seats }, () => YOU);

/** What finds the table that a reel starts from. */
export const startSum = (
  { deck, reel, seats, level }: ReelChoice,
  seed: string,
  options: Partial<Options>,
): Simulation => ({
  kind: 'reel-start',
  config: { seed, seats, deck, options },
  reel,
  director: level,
  seats: allYours(seats),
});

export const reelSetup = ({ reel, seats, level }: ReelChoice, { config, openingReplies }: ReelStart): GameSetup => ({
  config,
  seating: { seats: allYours(seats), director: level },
  mode: { kind: 'reel', reel },
  openingReplies,
});

/** Bests are kept apart by what makes a reel hard; those of the first deck have no deck's name, as before there was another. */
export const bestName = ({ deck, reel, seats, level }: ReelChoice): string =>
  `${deck === FIRST_DECK ? '' : `${deck}/`}reel-${reel}/${seats}/${level}`;

export const choiceOf = ({ config, seating, mode }: GameSetup): ReelChoice => ({
  deck: config.deck,
  reel: mode.kind === 'reel' ? mode.reel : 1,
  seats: config.seats,
  level: seating.director,
});

/** The score of a reel being practised: par is counted while it is played, the score when it is over. */
export class Practice implements ScorePort {
  readonly #setup: GameSetup;
  readonly #sumUp: SumUp;
  readonly #listeners = new Set<() => void>();
  #score: ReelScore;

  constructor(setup: GameSetup, sumUp: SumUp, best: Promise<number | null>) {
    this.#setup = setup;
    this.#sumUp = sumUp;
    this.#score = { score: null, par: null, best: null };
    const { config, seating, openingReplies } = setup;
    const par: Simulation = { kind: 'par', config, openingReplies, reel: choiceOf(setup).reel, ...seating };
    void sumUp(par).then(
      (share) => this.#update({ par: share }),
      () => {}, // left before it was counted
    );
    void best.then((known) => this.#update({ best: known }));
  }

  state = (): ReelScore => this.#score;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Walking out counts as nobody left. */
  async finish({ movie }: Recording, conceded: boolean): Promise<number> {
    const seed = `${this.#setup.config.seed}/score`;
    const simulation: Simulation = { kind: 'survival', view: viewOf(movie, null), seed, ...this.#setup.seating };
    const score = conceded ? 0 : await this.#sumUp(simulation);
    this.#update({ score });
    return score;
  }

  #update(change: Partial<ReelScore>): void {
    this.#score = { ...this.#score, ...change };
    for (const listener of this.#listeners) listener();
  }
}
