import type { Game, Role } from '../../../../rules/stand-in/index.ts';
import type { Recording } from '../play/recording.ts';
import type { Credits } from '../ports/stage.ts';
import type { TakePort, TakeScore } from '../ports/ways.ts';
import { WHOLE } from './takes.ts';

/** Plays the game out from where it stands, many times over: the share that the player's chair wins. */
export type PlayOut = (recording: Recording) => Promise<number>;

/** A score within so many points of par is par: what both were counted with is no finer. */
const ERROR = 7;

/** The score of a take: what it leaves behind, against what computers leave from the same start. */
export class Scoring implements TakePort {
  readonly #playOut: PlayOut;
  readonly #listeners = new Set<() => void>();
  #state: TakeScore;

  constructor({ setup, movie }: Recording, playOut: PlayOut) {
    this.#playOut = playOut;
    const { mode } = setup;
    const take = mode.kind === 'short-take' ? mode.take : null;
    const par = take?.par ?? wholePar(movie);
    this.#state = { role: roleOf(movie), end: 'cut', score: null, par, points: null, failed: false };
  }

  state = (): TakeScore => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async finish(recording: Recording, credits: Credits): Promise<void> {
    const end = endOf(recording.movie, credits);
    this.#update({ end, role: roleOf(recording.movie) });
    if (end !== 'cut') return this.#scored(end === 'won' ? 1 : 0);
    try {
      this.#scored(await this.#playOut(recording));
    } catch {
      this.#update({ failed: true });
    }
  }

  #scored(score: number): void {
    const points = Math.round(100 * score) - Math.round(100 * this.#state.par);
    this.#update({ score, points: Math.abs(points) < ERROR ? 0 : points });
  }

  #update(change: Partial<TakeScore>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Of a whole game, by the role that was dealt: whoever holds the Stand-In was dealt it. */
const wholePar = ({ hands, human }: Game): number =>
  WHOLE[hands[human as number]?.includes('stand-in') ? 'stand-in' : 'original'];

const roleOf = ({ roles, human }: Game): Role => roles[human as number] as Role;

function endOf({ ring, human }: Game, { conceded, result, won }: Credits): TakeScore['end'] {
  if (conceded) return 'left';
  if (result !== null) return won ? 'won' : 'lost';
  return human !== null && !ring.includes(human) ? 'burnt' : 'cut';
}
