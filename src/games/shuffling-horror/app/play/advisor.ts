import type {
  AdviceAnswer,
  AdviceFigure,
  AdviceMessage,
} from '../../../../director-ai/shuffling-horror/simulation/advice-reading.ts';
import { promptOf, type View } from '../../../../rules/shuffling-horror/index.ts';
import { isNumber, isRecord } from '../../../../storage/check.ts';
import { ADVICE } from '../../../../text/play/advice.ts';
import type { Advice } from '../ports/advice.ts';
import type { StageState } from '../ports/stage.ts';
import { adviceFrom, offeredBy } from '../questions/advice.ts';
import type { Recording } from './recording.ts';

/** What an advisor needs of a movie on stage. */
interface Advised {
  state(): Pick<StageState, 'phase' | 'question' | 'settings' | 'advice' | 'menus'>;
  subscribe(listener: () => void): () => void;
  view(): View;
  advise(advice: Advice): void;
  countAdvice(): void;
  readonly recording: Pick<Recording, 'setup' | 'movie'>;
}

interface AdvisorThread {
  ask(message: AdviceMessage): void;
  stop(): void;
}
type Start = (onFigure: (message: AdviceAnswer) => void) => AdvisorThread;

/** A thread that is silent this long has died. */
const PATIENCE_MS = 6000;

/** Somebody who is asked “What would you do?”, once for a question, and thinks in a thread of their own. */
export class Advisor {
  readonly #stage: Advised;
  readonly #start: Start;
  readonly #patience: number;
  #thread: AdvisorThread | null = null;
  #asked = 0;
  #n = -1;
  readonly #stopWatching: () => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Advised, start: Start, patience = PATIENCE_MS) {
    this.#stage = stage;
    this.#start = start;
    this.#patience = patience;
    this.#stopWatching = stage.subscribe(() => this.#look());
  }

  ask(): void {
    const { phase, question, settings, advice } = this.#stage.state();
    if (phase !== 'asking' || question === null || !settings.advice || advice !== null) return;
    this.#n = question.n;
    this.#stage.countAdvice();
    this.#stage.advise(saying(this.#n, ADVICE.thinking, false));
    const { director, seats } = this.#stage.recording.setup.seating;
    const ask = {
      view: JSON.stringify(this.#stage.view()),
      replies: offeredBy(question),
      director,
      seats,
      seed: `advice/${question.n}`,
    };
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#giveUp(), this.#patience);
    try {
      this.#thread ??= this.#start((message) => this.#heard(message));
      this.#thread.ask({ id: ++this.#asked, ask });
    } catch {
      this.#giveUp();
    }
  }

  /** The movie is over, or left. */
  stop(): void {
    this.#stopWatching();
    this.#dismiss();
  }

  /** Answered: nobody needs to think about it any more. */
  #look(): void {
    if (this.#n < 0 || this.#stage.state().question?.n === this.#n) return;
    this.#n = -1;
    clearTimeout(this.#waiting);
    this.#thread?.ask({ id: ++this.#asked, ask: null });
  }

  #dismiss(): void {
    clearTimeout(this.#waiting);
    this.#thread?.stop();
    this.#thread = null;
  }

  #giveUp(): void {
    this.#dismiss();
    if (this.#stage.state().question?.n === this.#n) this.#stage.advise(saying(this.#n, ADVICE.silent, true));
  }

  #heard(message: AdviceAnswer): void {
    if (!isRecord(message) || message.id !== this.#asked) return;
    const { question, advice: told, menus } = this.#stage.state();
    const prompt = promptOf(this.#stage.recording.movie);
    if (question?.n !== this.#n || prompt?.n !== this.#n) return;
    const figure: unknown = 'figure' in message ? message.figure : null;
    const advice = isFigure(figure) ? adviceFrom(this.#stage.view(), prompt, question, figure) : null;
    if (advice === null) {
      this.#giveUp();
      return;
    }
    clearTimeout(this.#waiting);
    this.#stage.advise(told !== null && isFollowed(told, menus) && isOther(told, advice) ? stoodBy(told) : advice);
  }
}

/** The list that is open has what was told. */
const isFollowed = ({ ids }: Advice, menus: StageState['menus']): boolean =>
  menus.at(-1)?.some(({ id }) => ids.includes(id)) ?? false;
const isOther = (told: Advice, now: Advice): boolean => told.ids.at(-1) !== now.ids.at(-1);

/** Whoever is doing what was told hears of no second thought. */
const stoodBy = (told: Advice): Advice => ({ ...told, figures: '', settled: true });

const saying = (n: number, words: string, settled: boolean): Advice => ({
  n,
  ids: [],
  amount: null,
  at: null,
  words,
  figures: '',
  settled,
});

const isChance = (p: unknown): boolean => isNumber(p) && Math.abs((p as number) - 0.5) <= 0.5;
const isFigure = (figure: unknown): figure is AdviceFigure =>
  isRecord(figure) &&
  isRecord(figure.reply) &&
  isChance(figure.share) &&
  isNumber(figure.error) &&
  typeof figure.settled === 'boolean' &&
  typeof figure.changed === 'boolean' &&
  (figure.spend === null || isNumber(figure.spend)) &&
  (figure.other === null || (isRecord(figure.other) && isChance(figure.other.share)));
