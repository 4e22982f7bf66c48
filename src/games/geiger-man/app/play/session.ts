import { type TurnPorts, Turns } from '../../../../app/play/turns.ts';
import { type Guide as GuideOf, Tutorial } from '../../../../app/play/tutorial.ts';
import { thingKey } from '../../../../app/ports/board.ts';
import type { Mode } from '../../kept.ts';
import type { Option } from '../ports/question.ts';
import type { Advice, PlayerPort, StageState } from '../ports/stage.ts';
import type { BoardPort, Offer, TableThing } from '../ports/things.ts';
import { leavesOf, questionOf } from '../questions/question.ts';
import { Advisor, type CountHint } from './advisor.ts';
import { type CountChance, Meter } from './meter.ts';
import { recapOf } from './recap.ts';
import { Recording } from './recording.ts';
import { ShowStage, type StagePorts } from './show-stage.ts';
import type { PresentedEvent, ShowTypes } from './show-types.ts';

/** Nobody but the player is asked anything: the Killer decides nothing (FG29.1). */
const NOBODY: TurnPorts<ShowTypes, Recording>['players'] = {
  worker: () => Promise.reject(new Error('no computer sits at this table')),
  inPage: () => Promise.reject(new Error('no computer sits at this table')),
};

/** Somebody who shows the ropes. */
export type Guide = GuideOf<ShowTypes, Recording>;

/** What is found out beside a show, in threads. */
export interface Counts {
  hint: CountHint;
  chance: CountChance;
}

export interface SessionPorts extends StagePorts, Omit<TurnPorts<ShowTypes, Recording>, 'players'> {
  counts: Counts;
  guide?: Guide;
}

/** The stage manager of a show that is being played. */
export class Session extends ShowStage {
  readonly player: PlayerPort;
  readonly #turns: Turns<ShowTypes, Recording>;
  readonly #tutorial: Tutorial<ShowTypes, Recording>;
  readonly #ports: SessionPorts;
  readonly #advisor: Advisor;
  readonly #meter: Meter;

  constructor(recording: Recording, { guide, ...ports }: SessionPorts) {
    super(recording, ports);
    this.#ports = ports;
    this.#advisor = new Advisor(ports.counts.hint, (advice) => this.#advise(advice));
    this.#meter = new Meter(ports.counts.chance, (chance) => this.stage.store.update({ chance }));
    const turns = new Turns<ShowTypes, Recording>(
      this.stage,
      { ...ports, players: NOBODY },
      {
        recap: () => (this.#tutorial.sitsDown ? [] : recapOf(this.recording)),
        before: async () => {},
        beforehand: () => null,
        question: (prompt) => this.#tutorial.asked(prompt, questionOf(this.view(), prompt)),
        offer: () => this.#offer(),
        answered: () => {
          this.#advisor.stop();
          this.board?.offer([]);
        },
        decided: () => {},
        shown: async () => {},
      },
    );
    this.#tutorial = new Tutorial<ShowTypes, Recording>(this.stage, turns, {
      guide: guide ?? null,
      isTaught: (mode) => mode.kind === 'first-night' && mode.guided,
      untaught: unguided,
    });
    this.#turns = turns;
    this.subscribe(() => this.#read());
    this.player = {
      choose: (reply, n) => void turns.choose(reply, n),
      undo: () => void turns.undo(),
      ask: () => this.#ask(),
      concede: () => turns.concede(),
      recover: () => turns.recover(),
      unguided: () => void this.#tutorial.leave(),
    };
  }

  /** Plays until the show is over. `opening`: what a new one begins with, not yet shown. */
  run(opening: readonly PresentedEvent[] = []): Promise<void> {
    return this.#turns.run(opening);
  }

  #ask(): void {
    const { phase, question, settings, advice, lesson } = this.state();
    const { prompt } = this.recording;
    if (phase !== 'asking' || question === null || prompt === null || !settings.advice || advice !== null) return;
    if (lesson?.isFree === false) return; // there it is told already
    this.#ports.save(this.recording.advised()); // the credits will say so
    void this.#advisor.ask(this.view(), prompt, question);
  }

  #advise(advice: Advice): void {
    if (this.state().question?.n !== advice.n) return;
    this.stage.store.update({ advice });
    if (advice.at !== null) this.board?.point(advice.at);
  }

  /** While it is wanted, at each question. */
  #read(): void {
    const { phase, question, settings } = this.state();
    if (settings.meter && phase === 'asking' && question !== null) void this.#meter.read(question.n, this.view());
    else this.#meter.rest();
  }

  override stop(): void {
    this.#advisor.stop();
    this.#meter.rest();
    super.stop();
  }

  override attach(board: BoardPort): void {
    super.attach(board);
    this.#offer();
  }

  protected override list(menus: StageState['menus']): void {
    super.list(menus);
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
    if (only === undefined || asked === null) this.stage.look(at);
    else if (found.length === 1 && only.reply !== null) this.player.choose(only.reply, asked.n);
    else this.list([found]);
  }

  /** What is in the list that is open, as far as it lies on the table. */
  #offer(): void {
    this.board?.offer(offersIn(this.state()));
  }
}

/** A lesson without anybody who shows the ropes is still nothing for the book. */
function unguided(recording: Recording): Recording | null {
  const mode: Mode = { kind: 'first-night', guided: false };
  return Recording.resume({ ...recording.save(), mode });
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
