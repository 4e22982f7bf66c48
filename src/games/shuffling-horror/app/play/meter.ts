import type { FigureMessage, MeterMessage } from '../../../../director-ai/shuffling-horror/simulation/meter.ts';
import { isNumber, isRecord } from '../../../../storage/check.ts';
import type { MeterPort, MeterReading } from '../ports/meter.ts';
import type { StageState } from '../ports/stage.ts';
import type { Recording } from './recording.ts';

/** What the meter needs of a movie on stage. */
interface Watched {
  state(): Pick<StageState, 'phase' | 'question'>;
  subscribe(listener: () => void): () => void;
  view(): unknown;
  readonly recording: Pick<Recording, 'setup'>;
}

interface MeterThread {
  ask(message: MeterMessage): void;
  stop(): void;
}

/**
 * Reads the table at each of the player's prompts, ever more exactly while it stays the same; it rests as soon as the table
 * changes. From what is visible alone, with chance of its own: the movie never notices.
 */
export class Meter implements MeterPort {
  readonly #stage: Watched;
  readonly #start: (onFigure: (message: FigureMessage) => void) => MeterThread;
  readonly #listeners = new Set<() => void>();
  #thread: MeterThread | null = null;
  #stopWatching = () => {};
  /** The prompt that is being read; -1: none. */
  #n = -1;
  #asked = 0;
  #reading: MeterReading | null = null;

  constructor(stage: Watched, start: (onFigure: (message: FigureMessage) => void) => MeterThread) {
    this.#stage = stage;
    this.#start = start;
  }

  state = (): MeterReading | null => this.#reading;

  /** While anybody watches there is a thread; after the last has gone there is none. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  #begin(): void {
    this.#thread = this.#start((message) => this.#heard(message));
    this.#stopWatching = this.#stage.subscribe(() => this.#look());
    this.#look();
  }

  #end(): void {
    this.#stopWatching();
    this.#thread?.stop();
    this.#thread = null;
    this.#n = -1;
  }

  #look(): void {
    const { phase, question } = this.#stage.state();
    const n = phase === 'asking' && question !== null ? question.n : -1;
    if (n === this.#n) return;
    this.#n = n;
    const { director, seats } = this.#stage.recording.setup.seating;
    const ask = n < 0 ? null : { view: JSON.stringify(this.#stage.view()), director, seats, seed: `meter/${n}` };
    this.#thread?.ask({ id: ++this.#asked, ask });
  }

  /** The last figure stays until there is a better one for the table as it is now. */
  #heard(message: FigureMessage): void {
    if (!isRecord(message) || message.id !== this.#asked || !('figure' in message)) return;
    if (!isFigure(message.figure)) return; // the one before it was better
    const { share, error } = message.figure;
    this.#reading = { share, error };
    for (const listener of this.#listeners) listener();
  }
}

const isFigure = (figure: unknown): boolean =>
  isRecord(figure) &&
  isNumber(figure.error) &&
  isNumber(figure.share) &&
  Math.abs((figure.share as number) - 0.5) <= 0.5;
