import type { MeterAsk } from '../../../../director-ai/geiger-man/simulation/meter.ts';
import type { Estimate } from '../../../../director-ai/paired.ts';
import type { View } from '../../../../rules/geiger-man/index.ts';
import type { Reading } from '../ports/stage.ts';
import type { Counting } from './advisor.ts';

export type CountChance = (ask: MeterAsk) => Counting<Estimate>;

/** Her chance at each question, from what she sees; the last figure stays until there is a better one. */
export class Meter {
  readonly #count: CountChance;
  readonly #tell: (reading: Reading) => void;
  #running: Counting<Estimate> | null = null;
  #n = -1;

  constructor(count: CountChance, tell: (reading: Reading) => void) {
    this.#count = count;
    this.#tell = tell;
  }

  /** Asked at that prompt. */
  async read(n: number, view: View): Promise<void> {
    if (n === this.#n) return;
    this.rest();
    this.#n = n;
    try {
      const running = this.#count({ view: JSON.stringify(view), seed: `meter/${n}` });
      this.#running = running;
      const { value, error } = await running.result;
      if (this.#running === running) this.#tell({ share: value, error });
    } catch {
      // the one before it was better than none
    }
  }

  rest(): void {
    this.#running?.stop();
    this.#running = null;
    this.#n = -1;
  }
}
