import type {
  Threat as Figure,
  ThreatFigure,
  ThreatMessage,
} from '../../../../director-ai/shuffling-horror/simulation/threat-reading.ts';
import type { CardId, View } from '../../../../rules/shuffling-horror/index.ts';
import { isNumber, isRecord } from '../../../../storage/check.ts';
import { YOU } from '../../../../storage/save.ts';
import type { StageState } from '../ports/stage.ts';
import type { Threat } from '../ports/threat.ts';
import { targetsOf } from '../questions/targets-of.ts';
import { type Before, threatModel } from '../table/threat-model.ts';
import type { Recording } from './recording.ts';

/** What the forecast needs of a movie on stage. */
interface Watched {
  state(): Pick<StageState, 'phase' | 'question' | 'pointed' | 'menus' | 'settings'>;
  subscribe(listener: () => void): () => void;
  view(): View;
  foresee(threat: Threat | null): void;
  readonly recording: Pick<Recording, 'setup'>;
}

interface ForecastThread {
  ask(message: ThreatMessage): void;
  stop(): void;
}
type Start = (onFigure: (message: ThreatFigure) => void) => ForecastThread;

const NOTHING: readonly CardId[] = [];
/** A better figure is shown when it is of so many times as many worlds: rings that never rest are not read. */
const BETTER = 2;
/** So many worlds tell a jump from chance. */
const ENOUGH = 24;
const UNKNOWN: Before = new Map();

/**
 * What the coming Director's turn may cost, read at each of the player's prompts, and what it would if the target that is aimed at
 * were gone. From what is visible alone, with chance of its own. A thread that fails leaves the table as it was without it.
 */
export class Forecast {
  readonly #stage: Watched;
  readonly #start: Start;
  #thread: ForecastThread | null = null;
  #stopWatching = () => {};
  #n = -1;
  #view: View | null = null;
  /** What is aimed at, and whatever is known by now with each such target gone. */
  #aim: readonly CardId[] = NOTHING;
  readonly #known = new Map<string, Figure>();
  #before = UNKNOWN;
  #asked = 0;

  constructor(stage: Watched, start: Start) {
    this.#stage = stage;
    this.#start = start;
  }

  /** Returns how to end it. */
  begin(): () => void {
    this.#stopWatching = this.#stage.subscribe(() => this.#look());
    this.#look();
    return () => {
      this.#stopWatching();
      this.#rest();
    };
  }

  get #isWanted(): boolean {
    const { seating, mode } = this.#stage.recording.setup;
    // Nobody foretells the player's own mind; and a lesson has enough to say.
    return this.#stage.state().settings.threat && seating.director !== YOU && mode.kind !== 'first-night';
  }

  #rest(): void {
    if (this.#thread === null) return;
    this.#thread.stop();
    this.#thread = null;
    this.#n = -1;
    this.#stage.foresee(null);
  }

  #look(): void {
    if (!this.#isWanted) {
      this.#rest();
      return;
    }
    const state = this.#stage.state();
    const n = state.phase === 'asking' && state.question !== null ? state.question.n : -1;
    if (n !== this.#n) this.#turnTo(n);
    if (n < 0 || this.#view === null) return;
    const aim = targetsOf(this.#view, state);
    if (keyOf(aim) === keyOf(this.#aim)) return;
    this.#aim = aim;
    this.#ask();
    this.#tell();
  }

  /** The last forecast stays until there is one for the table as it is now. */
  #turnTo(n: number): void {
    this.#n = n;
    const last = this.#known.get('');
    if (last !== undefined && last.worlds >= ENOUGH)
      this.#before = new Map(last.dangers.map(({ survivor, lost }) => [survivor, lost]));
    this.#known.clear();
    this.#aim = NOTHING;
    this.#view = n < 0 ? null : this.#stage.view();
    if (n >= 0) this.#thread ??= this.#start((message) => this.#heard(message));
    this.#ask();
  }

  #ask(): void {
    const { director } = this.#stage.recording.setup.seating;
    const view = this.#view;
    const ask =
      view === null ? null : { view: JSON.stringify(view), director, without: this.#aim, seed: `threat/${this.#n}` };
    this.#thread?.ask({ id: ++this.#asked, ask });
  }

  #heard(message: ThreatFigure): void {
    if (!isRecord(message) || message.id !== this.#asked || !('figure' in message)) return;
    if (!isFigure(message.figure)) return;
    const { figure } = message;
    const key = keyOf(this.#aim);
    if (figure.worlds < BETTER * (this.#known.get(key)?.worlds ?? 0)) return; // begun anew, or hardly better
    this.#known.set(key, figure);
    this.#tell();
  }

  #tell(): void {
    const now = this.#known.get('');
    if (now === undefined || this.#view === null) return;
    const after = this.#aim.length === 0 ? null : (this.#known.get(keyOf(this.#aim)) ?? null);
    const { director } = this.#stage.recording.setup.seating;
    const before = now.worlds < ENOUGH ? UNKNOWN : this.#before;
    this.#stage.foresee(threatModel(this.#view, now, { cards: this.#aim, figure: after }, director, before));
  }
}

const keyOf = (cards: readonly CardId[]): string => cards.join(' ');

const isChance = (p: unknown): boolean => isNumber(p) && Math.abs((p as number) - 0.5) <= 0.5;
const isFigure = (figure: unknown): boolean =>
  isRecord(figure) &&
  isNumber(figure.worlds) &&
  Array.isArray(figure.dangers) &&
  figure.dangers.every((it) => isRecord(it) && isChance(it.lost) && isChance(it.least)) &&
  Array.isArray(figure.aims) &&
  figure.aims.every((it) => isRecord(it) && isRecord(it.by) && Array.isArray(it.at) && it.at.every(isFace));
const isFace = (face: unknown): boolean => isRecord(face) && typeof face.target === 'string' && isChance(face.p);
