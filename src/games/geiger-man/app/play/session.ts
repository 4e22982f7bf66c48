import { Stage, type StagePortsOf } from '../../../../app/play/stage.ts';
import { type TurnPorts, Turns } from '../../../../app/play/turns.ts';
import { thingKey } from '../../../../app/ports/board.ts';
import type { Remedy } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { Reply, View } from '../../../../rules/geiger-man/index.ts';
import type { Option } from '../ports/question.ts';
import type { StagePort, StageState } from '../ports/stage.ts';
import type { BoardPort, Offer, TableThing } from '../ports/things.ts';
import { leavesOf, questionOf } from '../questions/question.ts';
import { recapOf } from './recap.ts';
import type { Recording } from './recording.ts';
import type { PresentedEvent, ShowTypes } from './show-types.ts';

/** Nobody but the player is asked anything: the Killer decides nothing (FG29.1). */
const NOBODY: TurnPorts<ShowTypes, Recording>['players'] = {
  worker: () => Promise.reject(new Error('no computer sits at this table')),
  inPage: () => Promise.reject(new Error('no computer sits at this table')),
};

export interface SessionPorts extends StagePortsOf<ShowTypes>, Omit<TurnPorts<ShowTypes, Recording>, 'players'> {}

/** The stage manager of a show that is being played. */
export class Session implements StagePort {
  readonly #stage: Stage<ShowTypes, Recording>;
  readonly #turns: Turns<ShowTypes, Recording>;
  #board: BoardPort | null = null;

  constructor(recording: Recording, ports: SessionPorts) {
    this.#stage = new Stage<ShowTypes, Recording>(recording, ports);
    this.#turns = new Turns<ShowTypes, Recording>(
      this.#stage,
      { ...ports, players: NOBODY },
      {
        recap: () => recapOf(this.recording),
        before: async () => {},
        beforehand: () => null,
        question: (prompt) => ({ question: questionOf(this.view(), prompt) }),
        offer: () => this.#offer(),
        answered: () => this.#board?.offer([]),
        decided: () => {},
        shown: async () => {},
      },
    );
  }

  state = (): StageState => this.#stage.state();
  subscribe = (listener: () => void): (() => void) => this.#stage.subscribe(listener);
  notify = (words: string, remedy: Remedy | null = null): void => this.#stage.notify(words, remedy);
  withdraw = (words: string): void => this.#stage.store.withdraw(words);
  dismiss = (id: number): void => this.#stage.store.dismiss(id);
  point = (at: TableThing | null): void => this.#stage.point(at);
  view = (): View => this.#stage.view();

  get recording(): Recording {
    return this.#stage.recording;
  }

  /** Plays until the show is over. `opening`: what a new one begins with, not yet shown. */
  run(opening: readonly PresentedEvent[] = []): Promise<void> {
    return this.#turns.run(opening);
  }

  /** Whether the show will be seen on a board: then its opening scene waits for that. */
  expectBoard(coming: boolean): void {
    this.#stage.show.expect(coming);
  }

  attach(board: BoardPort): void {
    this.#board = board;
    this.#stage.attach(board, (at) => this.pick(at));
    this.#offer();
  }

  /** No picture any more: the page is the table, until one is attached again. */
  detach(): void {
    this.#stage.show.detach();
    this.#board = null;
  }

  open(option: Option): void {
    this.#list([...this.state().menus, option.more]);
  }

  back(): void {
    this.#list(this.state().menus.slice(0, -1));
  }

  #list(menus: StageState['menus']): void {
    this.#stage.store.update({ menus });
    this.#offer();
  }

  /** What a click on the table means: the only choice that is about it, a list of those, or a closer look. */
  pick(at: TableThing): void {
    const { question, phase, menus } = this.state();
    const asked = phase === 'asking' ? question : null;
    const open = menus.at(-1) ?? asked?.options ?? [];
    const isAbout = (option: Option) => option.at !== null && thingKey(option.at) === thingKey(at);
    // What stands on a button of its own is meant before what is folded away.
    const about = (options: readonly Option[]) => {
      const plain = options.filter((option) => option.reply !== null && isAbout(option));
      return plain.length > 0 ? plain : leavesOf(options).filter(isAbout);
    };
    const here = about(open);
    const found = here.length > 0 ? here : about(asked?.options ?? []);
    const [only] = found;
    if (only === undefined || asked === null) this.#stage.look(at);
    else if (found.length === 1 && only.reply !== null) this.choose(only.reply, asked.n);
    else this.#list([found]);
  }

  choose(reply: Reply, n: number): void {
    this.#turns.choose(reply, n);
  }

  undo(): void {
    this.#turns.undo();
  }

  concede(): void {
    this.#turns.concede();
  }

  recover(): void {
    this.#turns.recover();
  }

  skip(): void {
    this.#stage.show.skip();
  }

  set(change: Partial<Settings>): void {
    this.#stage.set(change);
    if (change.speed === 'instant') this.skip();
  }

  stop(): void {
    this.#stage.stop();
  }

  /** What is in the list that is open, as far as it lies on the table. */
  #offer(): void {
    this.#board?.offer(offersIn(this.state()));
  }
}

export function offersIn({ phase, question, menus }: StageState): Offer[] {
  if (phase !== 'asking' || question === null) return [];
  const open = menus.at(-1) ?? question.options;
  const offers = new Map<string, Offer>();
  for (const [i, option] of open.entries()) {
    for (const { at } of leavesOf([option])) {
      if (at === null || offers.has(thingKey(at))) continue;
      offers.set(thingKey(at), { at, key: option.reply === null || i > 8 ? '' : String(i + 1) });
    }
  }
  return [...offers.values()];
}
