import type { ReelStart } from '../director-ai/practice.ts';
import type { Sum } from '../director-ai/sums.ts';
import { type Options, publicView } from '../rules/index.ts';
import { YOU } from '../storage/save.ts';
import type { Booking } from './booking.ts';
import { FIRST_DECK } from './decks.ts';
import type { ReelChoice, ReelScore, ScorePort } from './ports/practice.ts';
import type { Recording } from './recording.ts';

/** Sums that take many movies, done elsewhere. */
export type SumUp = (sum: Sum) => Promise<number>;

const allYours = (seats: number): string[] => Array.from({ length: seats }, () => YOU);

/** What finds the table that a reel starts from. */
export const startSum = ({ deck, reel, seats, level }: ReelChoice, seed: string, options: Partial<Options>): Sum => ({
  kind: 'reel-start',
  config: { seed, seats, deck, options },
  reel,
  director: level,
  seats: allYours(seats),
});

export const reelBooking = ({ reel, seats, level }: ReelChoice, { config, lead }: ReelStart): Booking => ({
  config,
  seating: { seats: allYours(seats), director: level },
  way: { kind: 'reel', reel },
  lead,
});

/** Bests are kept apart by what makes a reel hard; those of the first deck have no deck's name, as before there was another. */
export const bestName = ({ deck, reel, seats, level }: ReelChoice): string =>
  `${deck === FIRST_DECK ? '' : `${deck}/`}reel-${reel}/${seats}/${level}`;

export const choiceOf = ({ config, seating, way }: Booking): ReelChoice => ({
  deck: config.deck,
  reel: way.kind === 'reel' ? way.reel : 1,
  seats: config.seats,
  level: seating.director,
});

/** The score of a reel being practised: par is counted while it is played, the score when it is over. */
export class Practice implements ScorePort {
  readonly #booking: Booking;
  readonly #sumUp: SumUp;
  readonly #listeners = new Set<() => void>();
  #score: ReelScore;

  constructor(booking: Booking, sumUp: SumUp, best: Promise<number | null>) {
    this.#booking = booking;
    this.#sumUp = sumUp;
    this.#score = { score: null, par: null, best: null };
    const { config, seating, lead } = booking;
    const par: Sum = { kind: 'par', config, lead, reel: choiceOf(booking).reel, ...seating };
    void sumUp(par).then(
      (share) => this.#update({ par: share }),
      () => {}, // left before it was counted
    );
    void best.then((known) => this.#update({ best: known }));
  }

  score = (): ReelScore => this.#score;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Walking out counts as nobody left. */
  async finish({ movie }: Recording, conceded: boolean): Promise<number> {
    const seed = `${this.#booking.config.seed}/score`;
    const sum: Sum = { kind: 'survival', view: publicView(movie), seed, ...this.#booking.seating };
    const score = conceded ? 0 : await this.#sumUp(sum);
    this.#update({ score });
    return score;
  }

  #update(change: Partial<ReelScore>): void {
    this.#score = { ...this.#score, ...change };
    for (const listener of this.#listeners) listener();
  }
}
