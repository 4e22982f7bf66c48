import type { GeigerManEvent } from '../../../../rules/geiger-man/index.ts';
import type { Line, Scene } from '../scene.ts';
import { INDOORS } from '../shapes/ids.ts';
import { big, films, hers, thrown } from '../shapes/lines.ts';
import { say } from '../shapes/parts.ts';
import { GIRLS } from './cards/girls.ts';
import { lineOfTracks } from './log-tracks.ts';
import { girlShort, killerName, spaceName } from './names.ts';
import { action, girl, item } from './part-names.ts';

/** Where a turn begins: "EXT. BACK ROW. TURN 4". */
export const sceneHeading = (space: string, turn: number): string =>
  `${INDOORS.includes(space) ? 'INT' : 'EXT'}. ${spaceName(space).toUpperCase()}. TURN ${turn}`;

const VERDICTS = ['Failed.', 'One success.', 'Two successes.'];

/** What the log says of an event, or null where another says it better. The table is as it was before the event. */
export function lineOf(e: GeigerManEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'turn-began':
      return { style: 'scene', by: 'film', parts: [sceneHeading(t.girlAt, e.turn)] };
    case 'phase-began':
      if (e.phase === 'action') return { style: 'cue', by: 'girl', parts: [girlShort(t.girl)] };
      return e.phase === 'killer' ? { style: 'cue', by: 'killer', parts: [killerName(t.killer)] } : null;
    case 'phase-cut':
      return films(['Whatever was still to come in this phase does not.']);
    case 'played':
      return hers(say`${girl(t.girl)} plays ${action(e.card)}.`);
    case 'discarded':
      return hers(
        {
          time: say`${action(e.card)} goes for 1 Time.`,
          convert: say`${action(e.card)} goes to make a half whole.`,
          limit: say`Eleven cards are one too many: ${action(e.card)} goes.`,
          lost: say`${action(e.card)} is lost.`,
        }[e.why],
      );
    case 'bought':
      return hers(
        e.cost === 0
          ? say`${girl(t.girl)} takes ${action(e.card)} back.`
          : say`${girl(t.girl)} takes ${action(e.card)} for ${e.cost} Time.`,
      );
    case 'returned':
      return hers(say`${action(e.card)} goes back to the shelf.`);
    case 'took-card':
      return hers(say`${girl(t.girl)} takes ${action(e.card)} off the shelf.`);
    case 'planned':
      return films([`Time is ${e.time} again. What was used is back on the shelf.`]);
    case 'rolled':
      return thrown([`Thrown: ${e.dice.join(', ')}.`]);
    case 're-rolled':
      return thrown([`Again: ${e.dice.join(', ')}.`]);
    case 'turned-die':
      if (e.by === 'cards') return thrown(['A half success is made whole.']);
      if (e.by === 'dot') return thrown([`${GIRLS.dot.ultimate.name}: a half success counts.`]);
      return thrown(say`By ${item(e.by)} a die becomes a 6.`);
    case 'roll-counted':
      return thrown([VERDICTS[e.successes] ?? '']);
    case 'ended':
      return big([e.result.won ? 'The End' : 'The End, for one of them'], e.result.won ? 'girl' : 'killer');
    case 'turn-ended':
    case 'asked':
      return null;
    default:
      return lineOfTracks(e, t);
  }
}
