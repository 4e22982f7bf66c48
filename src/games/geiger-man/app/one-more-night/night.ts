import type { Middle } from '../../../../director-ai/geiger-man/simulation/middles.ts';
import type { Par } from '../../../../director-ai/geiger-man/simulation/sums.ts';
import { LEVELS } from '../../../../rules/geiger-man/index.ts';
import type { ShowSetup } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';
import type { NightChoice, NightScore, ScorePort } from '../ports/one-more-night.ts';
import { levelOf } from '../set-up/choices.ts';

/** Seldom is there no such table in a seed: then it is looked for in the next. */
const SEEDS = 8;

type FindMiddle = (ask: Pick<Middle, 'config'> & { middle: Middle['kind'] }) => Promise<Middle | null>;

/** A believable table: a show that was played up to there, the same for the same seed. */
export async function nightFor({ from, level }: NightChoice, seed: string, find: FindMiddle): Promise<ShowSetup> {
  for (let i = 0; i < SEEDS; i++) {
    const found = await find({ config: { seed: `${seed}-${i}`, options: LEVELS[level] }, middle: from });
    if (found === null) continue;
    const { config, openingReplies } = found;
    return setupFor({ config, mode: { kind: 'one-more-night', from }, openingReplies });
  }
  throw new Error(`No night begins at ${from}`);
}

/** What led to this one, for another like it. */
export const choiceOf = ({ config, mode }: ShowSetup): NightChoice => ({
  from: mode.kind === 'one-more-night' ? mode.from : 'last-act',
  level: levelOf({ extreme: false, epic: 'off', matinee: false, ties: 'worse', ...config.options }) ?? 'feature',
});

/** The score of a night from the middle: par is counted while it is played, the points when it is over. */
export class Night implements ScorePort {
  readonly #listeners = new Set<() => void>();
  #score: NightScore = { points: null, par: null };

  constructor(par: Promise<Par>) {
    par.then(
      ({ thumb, search }) => this.#become({ par: { newcomers: Math.round(thumb), oldHands: Math.round(search) } }),
      () => {}, // left before it was counted
    );
  }

  state = (): NightScore => this.#score;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  finish(points: number): void {
    this.#become({ points });
  }

  #become(change: Partial<NightScore>): void {
    this.#score = { ...this.#score, ...change };
    for (const listener of this.#listeners) listener();
  }
}
