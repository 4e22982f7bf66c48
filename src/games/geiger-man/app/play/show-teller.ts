import type { By, Ended, Teller } from '../../../../app/play/game.ts';
import {
  type Game,
  type GeigerManConfig,
  type GeigerManEvent,
  type GirlId,
  geigerMan,
  type View,
} from '../../../../rules/geiger-man/index.ts';
import type { Scene } from '../../text/scene.ts';
import { WORDS } from '../../text/words.ts';
import type { Credits, LogLine, Speech } from '../ports/stage.ts';
import { rewardsOf } from '../questions/ask.ts';
import { ruleOf } from './rule-of.ts';
import type { PresentedEvent, ShowTypes } from './show-types.ts';
import { type Remark, Talk } from './talk.ts';
import { Explains } from './why.ts';

const sceneOf = (view: View): Scene => ({ ...view, rewards: rewardsOf(view) });

/** What somebody says is heard after what happened. */
const spoken = ({ id, who, words }: Speech, girl: GirlId): LogLine => ({
  id,
  style: 'action',
  by: who === 'girl' ? 'girl' : 'film',
  speaker: who,
  parts: [words],
  rule: null,
  because: null,
  heard: WORDS.table.TABLE.says(who, girl, words),
});

/** Writes the screenplay of a show. Words need the table as it was before each event: it is kept here, event by event. */
export class ShowTeller implements Teller<ShowTypes> {
  readonly log: LogLine[] = [];
  readonly rolls: GeigerManEvent[] = [];
  readonly #talk: Talk;
  readonly #explains = new Explains();
  #view: View;
  #next = 1;

  constructor(config: GeigerManConfig) {
    this.#talk = new Talk(String(config.seed));
    this.#view = geigerMan.view(geigerMan.start(config).game, 0);
  }

  /** A show that goes on from a table without what led there. */
  stand(view: View): void {
    this.#view = view;
  }

  tell(events: readonly GeigerManEvent[], by: By<ShowTypes>): PresentedEvent[] {
    const isOpening = by.asked === null; // the table stands as these have left it
    const remarkOn = this.#talk.start();
    return events.map((event) => {
      const told = this.#told(event, remarkOn(event, this.#view));
      if (!isOpening) this.#view = geigerMan.fold(this.#view, event);
      return told;
    });
  }

  #told(event: GeigerManEvent, remark: Remark | null): PresentedEvent {
    if (event.type === 'rolled' || event.type === 're-rolled' || event.type === 'turned-die') this.rolls.push(event);
    const scene = sceneOf(this.#view);
    const because = this.#explains.over(event, this.#view);
    const line = WORDS.log.lineOf(event, scene);
    const heard = WORDS.spoken.spokenOf(event, scene);
    const lines: LogLine[] =
      line === null ? [] : [{ ...line, id: this.#next++, speaker: null, rule: ruleOf(event), because, heard }];
    const speech = remark === null ? null : { id: this.#next++, ...remark };
    if (speech !== null) lines.push(spoken(speech, scene.girl));
    this.log.push(...lines);
    const { killer, girlAt, health, killerHealth } = this.#view;
    return { event, lines, cues: [{ event, before: { killer, girlAt, health, killerHealth } }], speech };
  }

  credits(game: Game, { conceded, choices, asked, replay, hash }: Ended<ShowTypes>): Credits {
    const { girl, killer, location, turn, saved, dead, flipped, finaleSince, result } = game;
    const ended = result?.won === true ? 'won' : 'lost';
    return {
      girl,
      killer,
      location,
      outcome: conceded ? 'left' : ended,
      turns: turn,
      saved,
      killed: dead,
      ultimate: flipped,
      lastAct: finaleSince > 0,
      choices,
      asked,
      replay,
      hash,
    };
  }
}
