import type { Hint } from '../../../../director-ai/geiger-man/simulation/hint.ts';
import type { MeterAsk } from '../../../../director-ai/geiger-man/simulation/meter.ts';
import type { Prompt, View } from '../../../../rules/geiger-man/index.ts';
import { WORDS } from '../../text/words.ts';
import type { Option, Question } from '../ports/question.ts';
import type { Advice } from '../ports/stage.ts';
import { becauseOf } from '../questions/because.ts';

/** Found out in threads: it can be called off. */
export interface Counting<R> {
  result: Promise<R>;
  stop(): void;
}
export type CountHint = (ask: MeterAsk) => Counting<Hint | null>;

const saying = (n: number, words: string, settled: boolean): Advice => ({
  n,
  ids: [],
  at: null,
  words,
  figures: '',
  settled,
});

/** Somebody who is asked “What would you do?”, once for a question: from what the Girl sees, in worlds of their own. */
export class Advisor {
  readonly #count: CountHint;
  readonly #tell: (advice: Advice) => void;
  #running: Counting<Hint | null> | null = null;

  constructor(count: CountHint, tell: (advice: Advice) => void) {
    this.#count = count;
    this.#tell = tell;
  }

  async ask(view: View, prompt: Prompt, question: Question): Promise<void> {
    const { HINT } = WORDS.hints;
    const { n } = question;
    this.stop();
    this.#tell(saying(n, HINT.thinking, false));
    let told = saying(n, HINT.silent, true);
    try {
      const running = this.#count({ view: JSON.stringify(view), seed: `advice/${n}` });
      this.#running = running;
      const hint = await running.result;
      if (this.#running !== running) return;
      if (hint !== null) told = adviceFrom(view, prompt, question, hint) ?? told;
    } catch {
      // the threads did not come: said so
    }
    this.#running = null;
    this.#tell(told);
  }

  /** Answered, or left: nobody needs to think about it any more. */
  stop(): void {
    this.#running?.stop();
    this.#running = null;
  }
}

/** What was found out, as it is shown: where the choice lies, why it is the one, and by how much. */
export function adviceFrom(view: View, prompt: Prompt, question: Question, hint: Hint): Advice | null {
  const { HINT } = WORDS.hints;
  const path = pathTo(question.options, JSON.stringify(hint.reply));
  const choice = path.at(-1);
  if (choice === undefined) return null;
  const why = becauseOf(view, prompt, hint.reply);
  const sentences = [
    why === null ? '' : HINT.why(why.hint, why.facts, view.killer),
    hint.reason === null ? '' : HINT.more(hint.reason.id, hint.reason.by),
  ].filter((words) => words !== '');
  if (sentences.length === 0) sentences.push(HINT.alike);
  return {
    n: question.n,
    ids: path.map(({ id }) => id),
    at: choice.at,
    words: `${choice.label}. ${sentences.join(' ')}`,
    figures: figuresOf(hint),
    settled: true,
  };
}

/** Where chance alone could make the difference, none is claimed. */
function figuresOf({ chance: { value }, left: [next] }: Hint): string {
  const { HINT } = WORDS.hints;
  if (next === undefined) return HINT.alone(value);
  const isSure = next.by.value > next.by.error;
  return isSure ? HINT.against(value, value - next.by.value) : HINT.either(value);
}

/** The choice with this reply, and the lists that lead to it. */
function pathTo(options: readonly Option[], id: string): readonly Option[] {
  for (const option of options) {
    if (option.id === id) return [option];
    const within = pathTo(option.more, id);
    if (within.length > 0) return [option, ...within];
  }
  return [];
}
