import type { Prompt, Reply, View } from '../../../../rules/shuffling-horror/index.ts';
import { type Remembered, remembered } from '../questions/remembered.ts';

/** What the player has settled beforehand: the spoints of an attack put together as a whole, and whatever is remembered. */
export class Settled {
  #planned: Reply | null = null;
  #takenBack = -1;

  plan(spend: Reply): void {
    this.#planned = spend;
  }

  /** A choice was taken back to here: it is asked, whatever is remembered. */
  takeBack(n: number): void {
    this.#planned = null;
    this.#takenBack = n;
  }

  /** A plan is for the very next prompt or for none. `plans` is null where all else is asked. */
  answer(view: View, prompt: Prompt, plans: Remembered | null): Reply | null {
    const planned = this.#planned;
    this.#planned = null;
    if (prompt.n === this.#takenBack) return null;
    if (prompt.type === 'spend' && prompt.purpose === 'attack' && planned !== null) return planned;
    return plans === null ? null : remembered(view, prompt, plans);
  }
}
