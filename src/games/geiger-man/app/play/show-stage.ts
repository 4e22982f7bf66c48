import { Stage, type StagePortsOf } from '../../../../app/play/stage.ts';
import type { Remedy } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { View } from '../../../../rules/geiger-man/index.ts';
import type { Option } from '../ports/question.ts';
import type { PlayerPort, StagePort, StageState } from '../ports/stage.ts';
import type { BoardPort, TableThing } from '../ports/things.ts';
import type { Recording } from './recording.ts';
import type { ShowTypes } from './show-types.ts';

export type StagePorts = StagePortsOf<ShowTypes>;

/** What page and shell have of a show, whoever moves it. */
export abstract class ShowStage implements StagePort {
  protected readonly stage: Stage<ShowTypes, Recording>;
  protected board: BoardPort | null = null;

  constructor(recording: Recording, ports: StagePorts) {
    this.stage = new Stage<ShowTypes, Recording>(recording, ports);
  }

  abstract readonly player: PlayerPort | null;
  /** What a click on the table means. */
  abstract pick(at: TableThing): void;

  state = (): StageState => this.stage.state();
  subscribe = (listener: () => void): (() => void) => this.stage.subscribe(listener);
  notify = (words: string, remedy: Remedy | null = null): void => this.stage.notify(words, remedy);
  withdraw = (words: string): void => this.stage.store.withdraw(words);
  dismiss = (id: number): void => this.stage.store.dismiss(id);
  open = (option: Option): void => this.list([...this.state().menus, option.more]);
  back = (): void => this.list(this.state().menus.slice(0, -1));
  point = (at: TableThing | null): void => this.stage.point(at);
  look = (at: TableThing): void => this.stage.look(at);
  skip = (): void => this.stage.show.skip();
  view = (): View => this.stage.view();

  get recording(): Recording {
    return this.stage.recording;
  }

  /** Other lists are open now. */
  protected list(menus: StageState['menus']): void {
    this.stage.store.update({ menus });
  }

  /** Whether the show will be seen on a board: then its opening scene waits for that. */
  expectBoard(coming: boolean): void {
    this.stage.show.expect(coming);
  }

  attach(board: BoardPort): void {
    this.board = board;
    this.stage.attach(board, (at) => this.pick(at));
  }

  /** No picture any more: the page is the table, until one is attached again. */
  detach(): void {
    this.stage.show.detach();
    this.board = null;
  }

  set(change: Partial<Settings>): void {
    this.stage.set(change);
    if (change.speed === 'instant') this.skip();
  }

  stop(): void {
    this.stage.stop();
  }
}
