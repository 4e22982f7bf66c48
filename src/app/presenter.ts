import { hashText, type MovieEvent, type Reel } from '../rules/index.ts';
import { type Line, lineOf } from '../text/log.ts';
import { RULE_OF } from '../text/log-rules.ts';
import { nameOf } from '../text/names.ts';
import { UI } from '../text/ui.ts';
import { soundingOf } from './cues.ts';
import type { Sounding } from './ports/cues.ts';
import type { LogLine, Speech } from './ports/stage.ts';
import { Talk } from './talk.ts';

/** What is seen and heard of one event, beside the board. */
export interface Shown {
  event: MovieEvent;
  lines: readonly LogLine[];
  cues: readonly Sounding[];
  speech: Speech | null;
}

/** Turns events into lines, sounds and talk. It depends on the events alone, so a resumed movie is told as it was. */
export class Presenter {
  readonly #talk: Talk;
  #reel: Reel = 1;
  #next = 1;

  constructor(seed: string) {
    this.#talk = new Talk(hashText(seed));
  }

  show(events: readonly MovieEvent[]): Shown[] {
    const said = this.#talk.over(events);
    return events.map((event, i) => {
      if (event.type === 'reel-opened') this.#reel = event.reel;
      const line = lineOf(event, this.#reel);
      const lines = line === null ? [] : [this.#numbered(line, null, RULE_OF[event.type], alarmOf(event))];
      const sounding = soundingOf(event);
      const cues: Sounding[] = sounding === null ? [] : [sounding];
      let speech: Speech | null = null;
      for (const { speaker, words } of said[i] ?? []) {
        const by = speaker === 'director' ? 'director' : 'cast';
        const spoken = this.#numbered({ style: 'action', by, parts: [words] }, speaker);
        lines.push(spoken);
        cues.push({ cue: speaker === 'director' ? 'director-line' : 'cast-line', card: null });
        speech = { id: spoken.id, speaker, name: speaker === 'director' ? UI.director : nameOf(speaker), words };
      }
      return { event, lines, cues, speech };
    });
  }

  #numbered(
    line: Line,
    speaker: LogLine['speaker'],
    rule: LogLine['rule'] = null,
    alarm: LogLine['alarm'] = null,
  ): LogLine {
    return { ...line, id: this.#next++, speaker, rule, alarm };
  }
}

/** What interrupts whoever listens: a reel, a death, an attack on one of theirs, the end. */
function alarmOf(e: MovieEvent): LogLine['alarm'] {
  switch (e.type) {
    case 'strike-declared':
      return { at: e.at };
    case 'reel-opened':
    case 'survivor-lost':
    case 'movie-ended':
      return { at: null };
    default:
      return null;
  }
}

/** Whether an event is an attack of the Director's side that has now been settled. */
export const settlesStrike = (events: readonly MovieEvent[]): boolean =>
  events.some(({ type }) => type === 'strike-rolled');
