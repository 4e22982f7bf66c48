import type { GeigerManEvent, Reply } from '../../../../rules/geiger-man/index.ts';

/** FG5.2: a 5 or 6, two faces of six. */
const SUCCESS = 1 / 3;

/** Counts dice as they leave her hand: a throw, and of a second one only those that were thrown again. */
export class Thrown {
  thrown = 0;
  successes = 0;
  #lying: readonly number[] = [];
  #locked: readonly boolean[] = [];
  /** Which of them are thrown again; null: all that are free. */
  #again: readonly number[] | null = null;

  /** What so many show in the mean. */
  get expected(): number {
    return this.thrown * SUCCESS;
  }

  hear(reply: Reply): void {
    this.#again = reply.type === 're-roll' ? [reply.face] : reply.type === 'ability' ? reply.faces : null;
  }

  see(event: GeigerManEvent): void {
    switch (event.type) {
      case 'rolled':
        this.#count(event.dice);
        this.#locked = [];
        break;
      case 're-rolled': {
        const again = this.#again ?? this.#lying.filter((_, at) => this.#locked[at] !== true);
        this.#count(without(event.dice, without(this.#lying, again)));
        break;
      }
      case 'turned-die':
        this.#locked = event.locked;
        break;
      default:
        return;
    }
    this.#lying = event.dice;
  }

  #count(dice: readonly number[]): void {
    this.thrown += dice.length;
    this.successes += dice.filter((die) => die >= 5).length;
  }
}

/** What is left of some dice when others are taken away. */
function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken];
  return dice.filter((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
