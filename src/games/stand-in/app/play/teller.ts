import type { By, Ended, Teller } from '../../../../app/play/game.ts';
import { type Game, type StandInEvent, standIn } from '../../../../rules/stand-in/index.ts';
import type { TableConfig } from '../../kept.ts';
import { heardOf, lineOf } from '../../text/log.ts';
import { SCENES, sceneOf } from '../../text/scenes.ts';
import type { Company, Face } from '../../text/shapes/company.ts';
import { type Line, scene } from '../../text/shapes/lines.ts';
import { RULE_OF } from '../../text/shapes/log-rules.ts';
import { creditsOf } from '../ending/credits.ts';
import type { Credits, LogLine } from '../ports/stage.ts';
import { chairOf, facesFor } from './company.ts';
import { Talk } from './talk.ts';
import type { PresentedEvent, TableTypes } from './types.ts';

/** Writes the screenplay of one game as the player's own seat may read it: it is handed what that seat has seen, and nothing else. */
export class TableTeller implements Teller<TableTypes> {
  readonly log: LogLine[] = [];
  readonly rolls: readonly StandInEvent[] = [];
  readonly #faces: readonly Face[];
  readonly #talk: Talk;
  /** The chairs in play, clockwise: a gap is told by whom it lies between. */
  readonly #ring: number[];
  #turns = 0;
  #rounds = 0;
  #next = 1;

  constructor(config: TableConfig) {
    const { game } = standIn.start(config);
    this.#faces = facesFor(config, game.human);
    this.#ring = [...game.ring];
    this.#talk = new Talk(String(config.seed));
  }

  tell(events: readonly StandInEvent[], by: By<TableTypes>): PresentedEvent[] {
    const you = chairOf(by.seating);
    return events.map((event) => {
      const company: Company = { faces: this.#faces, you, ring: this.#ring };
      const shown = this.#tellOne(event, company);
      this.#reseat(event);
      return shown;
    });
  }

  #tellOne(event: StandInEvent, company: Company): PresentedEvent {
    const rule = RULE_OF[event.type];
    const lines = this.#slugs(event).map((line) => this.#numbered(line, { rule: null, heard: '' }));
    const line = lineOf(event, company);
    if (line.parts.length > 0 || line.verb !== '') {
      lines.push(this.#numbered(line, { rule, heard: heardOf(event, company) ?? '' }));
    }
    const remark = this.#talk.over(event, company);
    if (remark === null) return this.#told(event, lines, null);
    const said = this.#numbered(
      { ...scene(remark.words), style: 'talk' },
      { rule: null, heard: '', speaker: remark.face, face: remark.face },
    );
    return this.#told(event, [...lines, said], { id: said.id, speaker: remark.face, words: remark.words });
  }

  #told(event: StandInEvent, lines: readonly LogLine[], speech: PresentedEvent['speech']): PresentedEvent {
    this.log.push(...lines);
    return { event, lines, cues: [{ event }], speech };
  }

  /** Scenes, as a screenplay has them: one for each round of turns, and a few of their own. */
  #slugs(event: StandInEvent): Line[] {
    switch (event.type) {
      case 'turn-began':
        return this.#turns++ % this.#ring.length === 0 ? [sceneOf(this.#rounds++)] : [];
      case 'blackout-drawn':
        return [scene(SCENES.blackout)];
      case 'dawn-neared':
        return [scene(SCENES.dawn)];
      case 'vengeance-began':
        return [scene(SCENES.vengeance)];
      case 'ended':
        return [scene(SCENES.end)];
      default:
        return [];
    }
  }

  #reseat(event: StandInEvent): void {
    const ring = this.#ring;
    if (event.type === 'burnt') ring.splice(ring.indexOf(event.chair), 1);
    if (event.type !== 'swapped') return;
    const [a, b] = [ring.indexOf(event.chair), ring.indexOf(event.other)];
    ring[a] = event.other;
    ring[b] = event.chair;
  }

  #numbered(
    { speaker, ...line }: Line,
    rest: Pick<LogLine, 'rule' | 'heard'> & Partial<Pick<LogLine, 'speaker' | 'face'>>,
  ): LogLine {
    return { ...line, face: speaker, speaker: null, id: this.#next++, ...rest };
  }

  credits(game: Game, rest: Ended<TableTypes>): Credits {
    return creditsOf(game, this.#faces, rest);
  }
}
