import type { Settings } from '../../../../app/ports/settings.ts';
import { chairOfSide, hashText, type MovieEvent, type Reel } from '../../../../rules/shuffling-horror/index.ts';
import { foeAtHead, headOf, nameOf } from '../../../../text/cards/names.ts';
import { type Line, lineOf, openingLine } from '../../../../text/play/log.ts';
import { RULE_OF } from '../../../../text/play/log-rules.ts';
import { plainText } from '../../../../text/play/parts.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { Sounding } from '../ports/sounds.ts';
import type { LogLine, Speech } from '../ports/stage.ts';
import { soundingOf } from './sounds.ts';
import { Talk } from './talk.ts';

/** What is seen and heard of one event, beside the board. */
export interface PresentedEvent {
  event: MovieEvent;
  lines: readonly LogLine[];
  cues: readonly Sounding[];
  speech: Speech | null;
}

/** Turns events into lines, sounds and talk. It depends on the events alone, so a resumed movie is told as it was. */
export class Presenter {
  readonly #deck: string;
  readonly #talk: Talk;
  #reel: Reel = 1;
  /** The attack whose dice have not been rolled yet: somebody may be asked for spoints in between. */
  #open: Declared | null = null;
  #next = 1;

  constructor(seed: string, deck: string) {
    this.#deck = deck;
    this.#talk = new Talk(hashText(seed), deck);
  }

  /** `quiet`: the Director keeps its remarks to itself. */
  show(events: readonly MovieEvent[], quiet = false): PresentedEvent[] {
    const said = this.#talk.over(events);
    const rolls = this.#listened(events);
    return events.map((event, i) => {
      if (event.type === 'reel-opened') this.#reel = event.reel;
      const line = lineOf(event, this.#reel, this.#deck);
      const lines =
        line === null
          ? []
          : [
              this.#numbered(
                line,
                null,
                RULE_OF[event.type],
                alarmOf(event),
                leadOf(event, rolls.get(event), this.#reel, this.#deck),
              ),
            ];
      if (event.type === 'reel-opened')
        lines.push(this.#numbered(openingLine(event.reel), null, event.reel === 1 ? 'R3.2' : 'R15.5'));
      const sounding = soundingOf(event);
      const cues: Sounding[] = sounding === null ? [] : [sounding];
      let speech: Speech | null = null;
      for (const { speaker, words } of said[i] ?? []) {
        if (quiet && speaker === 'director') continue;
        const by = speaker === 'director' ? 'director' : 'cast';
        const spoken = this.#numbered({ style: 'action', by, parts: [words] }, speaker);
        lines.push(spoken);
        cues.push({ cue: speaker === 'director' ? 'director-line' : 'cast-line', card: null });
        speech = { id: spoken.id, speaker, name: speaker === 'director' ? UI.director : nameOf(speaker), words };
      }
      return { event, lines, cues, speech };
    });
  }

  /** Each first roll with what it was declared as. */
  #listened(events: readonly MovieEvent[]): Map<MovieEvent, Declared> {
    const declared = new Map<MovieEvent, Declared>();
    for (const event of events) {
      if (isDeclared(event)) this.#open = event;
      if ((event.type !== 'strike-rolled' && event.type !== 'attack-rolled') || this.#open === null) continue;
      declared.set(event, this.#open);
      this.#open = null;
    }
    return declared;
  }

  #numbered(
    line: Line,
    speaker: LogLine['speaker'],
    rule: LogLine['rule'] = null,
    alarm: LogLine['alarm'] = null,
    heard: Pick<LogLine, 'lead' | 'isLead'> = { lead: '', isLead: false },
  ): LogLine {
    return { ...line, id: this.#next++, speaker, rule, alarm, ...heard };
  }
}

type Declared = Extract<MovieEvent, { type: 'strike-declared' | 'attack-declared' }>;
const isDeclared = (event: MovieEvent): event is Declared =>
  event.type === 'strike-declared' || event.type === 'attack-declared';

/** Attack and result are one sentence with the roller's name; what is declared is told with its roll, which always follows. */
function leadOf(
  event: MovieEvent,
  declared: Declared | undefined,
  reel: Reel,
  deck: string,
): Pick<LogLine, 'lead' | 'isLead'> {
  const lead =
    declared !== undefined
      ? plainText(lineOf(declared, reel, deck)?.parts ?? [])
      : event.type === 'attack-rolled'
        ? `${headOf(event.survivor)}:`
        : event.type === 'strike-rolled'
          ? `${foeAtHead(event.by, deck)}:`
          : '';
  return { lead, isLead: isDeclared(event) };
}

/** What interrupts whoever listens: a reel, a death, an attack on one of theirs, the end. */
function alarmOf(e: MovieEvent): LogLine['alarm'] {
  switch (e.type) {
    case 'strike-declared':
    case 'strike-rolled':
      return { at: e.at };
    case 'reel-opened':
    case 'survivor-lost':
    case 'movie-ended':
      return { at: null };
    default:
      return null;
  }
}

/** The Pod Player that rolled, if one did. */
export const strikerOf = (event: MovieEvent): number[] =>
  event.type === 'strike-rolled' && 'side' in event.by && event.by.side !== 'director'
    ? [chairOfSide(event.by.side)]
    : [];

/** Whether somebody wants to be asked before it goes on: an attack of the Director's side was settled, or a computer did anything. */
export function isWaitedFor(
  shown: readonly PresentedEvent[],
  { waitAfterAttack, waitAfterMove }: Pick<Settings, 'waitAfterAttack' | 'waitAfterMove'>,
  byComputer: boolean,
): boolean {
  const moved = byComputer && shown.some(({ lines }) => lines.length > 0);
  return (waitAfterMove && moved) || (waitAfterAttack && shown.some(({ event }) => event.type === 'strike-rolled'));
}
