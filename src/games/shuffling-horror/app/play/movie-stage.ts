import { Stage, type StagePortsOf } from '../../../../app/play/stage.ts';
import type { Remedy } from '../../../../app/ports/game-stage.ts';
import type { Query } from '../../../../app/ports/keys.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import { DEFAULT_SETTINGS } from '../../../../app/settings.ts';
import type { View } from '../../../../rules/shuffling-horror/index.ts';
import type { Option } from '../ports/question.ts';
import type { PlayerPort, StagePort, StageState } from '../ports/stage.ts';
import type { BoardPort, TableThing } from '../ports/table-things.ts';
import { answerTo } from '../queries/answers.ts';
import { unfolded } from '../questions/option.ts';
import type { MovieTypes } from './movie-types.ts';
import type { Recording } from './recording.ts';

export type StagePorts = StagePortsOf<MovieTypes>;

/** What page and shell have of a movie, whoever moves it. */
export abstract class MovieStage implements StagePort {
  protected readonly stage: Stage<MovieTypes, Recording>;
  /** How far back events were asked for, since that one was the last. */
  #further = { last: -1, back: 0 };

  constructor(recording: Recording, ports: StagePorts) {
    this.stage = new Stage<MovieTypes, Recording>(recording, ports);
  }

  abstract readonly player: PlayerPort | null;
  /** What a click on the table means. */
  abstract pick(at: TableThing): void;
  abstract skip(): void;

  state = (): StageState => this.stage.state();
  subscribe = (listener: () => void): (() => void) => this.stage.subscribe(listener);
  notify = (words: string, remedy: Remedy | null = null): void => this.stage.notify(words, remedy);
  withdraw = (words: string): void => this.stage.store.withdraw(words);
  dismiss = (id: number): void => this.stage.store.dismiss(id);
  open = (options: readonly Option[]): void => this.list([...this.state().menus, unfolded(options)]);
  back = (): void => this.list(this.state().menus.slice(0, -1));
  hold = (on: boolean): void => this.stage.waits.hold(on);
  point = (at: TableThing | null): void => this.stage.point(at);
  view = (): View => this.stage.view();

  get recording(): Recording {
    return this.stage.recording;
  }

  /** Other lists are open now. */
  protected list(menus: StageState['menus']): void {
    this.stage.store.update({ menus });
  }

  /** Nobody explains a first movie to whoever has enough to read: for this one only, and unless it was asked for. */
  hush(): void {
    const { settings } = this.state();
    if (settings.commentary !== DEFAULT_SETTINGS.commentary) return;
    this.stage.store.update({ settings: { ...settings, commentary: 'off' } });
  }

  /** Whether the movie will be seen on a board: then its opening scene waits for that. */
  expectBoard(coming: boolean): void {
    this.stage.show.expect(coming);
  }

  attach(board: BoardPort): void {
    this.stage.attach(board, (at) => this.pick(at));
  }

  /** No picture any more: the page is the table, until one is attached again. */
  detach(): void {
    this.stage.show.detach();
  }

  set(change: Partial<Settings>): void {
    this.stage.set(change);
    if (change.speed === 'instant') this.skip();
  }

  answer(query: Query): string {
    const last = this.state().log.at(-1)?.id ?? 0;
    if (query === 'event') this.#further = { last, back: this.#further.last === last ? this.#further.back + 1 : 0 };
    return answerTo(query, this.state(), this.#further.back);
  }

  stop(): void {
    this.stage.stop();
  }
}
