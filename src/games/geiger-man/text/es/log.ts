import type { Words } from '../shape.ts';
import { INDOORS } from '../shapes/ids.ts';
import { big, films, hers, thrown } from '../shapes/lines.ts';
import { say } from '../shapes/parts.ts';
import { GIRLS } from './cards/girls.ts';
import { lineOfTracks } from './log-tracks.ts';
import { girlShort, killerName, spaceName } from './names.ts';
import { action, girl, item } from './part-names.ts';

type Log = Words['log'];

/** Where a turn begins: “EXT. FILA DE ATRÁS. TURNO 4”. */
export const sceneHeading: Log['sceneHeading'] = (space, turn) =>
  `${INDOORS.includes(space) ? 'INT' : 'EXT'}. ${spaceName(space).toUpperCase()}. TURNO ${turn}`;

const VERDICTS = ['Fallo.', 'Un éxito.', 'Dos éxitos.'];

export const lineOf: Log['lineOf'] = (e, t) => {
  switch (e.type) {
    case 'turn-began':
      return { style: 'scene', by: 'film', parts: [sceneHeading(t.girlAt, e.turn)] };
    case 'phase-began':
      if (e.phase === 'action') return { style: 'cue', by: 'girl', parts: [girlShort(t.girl)] };
      return e.phase === 'killer' ? { style: 'cue', by: 'killer', parts: [killerName(t.killer)] } : null;
    case 'phase-cut':
      return films(['Lo que faltaba de esta fase ya no ocurre.']);
    case 'played':
      return hers(say`${girl(t.girl)} juega ${action(e.card)}.`);
    case 'discarded':
      return hers(
        {
          time: say`Se va ${action(e.card)} por 1 de Tiempo.`,
          convert: say`Se va ${action(e.card)} para completar un medio éxito.`,
          limit: say`Once cartas son una de más: se va ${action(e.card)}.`,
          lost: say`Se pierde ${action(e.card)}.`,
        }[e.why],
      );
    case 'bought':
      return hers(
        e.cost === 0
          ? say`${girl(t.girl)} vuelve a tomar ${action(e.card)}.`
          : say`${girl(t.girl)} toma ${action(e.card)} por ${e.cost} de Tiempo.`,
      );
    case 'returned':
      return hers(say`Vuelve al estante ${action(e.card)}.`);
    case 'took-card':
      return hers(say`${girl(t.girl)} toma ${action(e.card)} del estante.`);
    case 'planned':
      return films([`El Tiempo vuelve a ${e.time}. Lo usado está otra vez en el estante.`]);
    case 'rolled':
      return thrown([`Tirada: ${e.dice.join(', ')}.`]);
    case 're-rolled':
      return thrown([`Otra vez: ${e.dice.join(', ')}.`]);
    case 'turned-die':
      if (e.by === 'cards') return thrown(['Un medio éxito se completa.']);
      if (e.by === 'dot') return thrown([`${GIRLS.dot.ultimate.name}: un medio éxito cuenta.`]);
      return thrown(say`Con ${item(e.by)}, un dado pasa a ser un 6.`);
    case 'roll-counted':
      return thrown([VERDICTS[e.successes] ?? '']);
    case 'ended':
      return big([e.result.won ? 'Fin' : 'Fin, para una de las dos partes'], e.result.won ? 'girl' : 'killer');
    case 'turn-ended':
    case 'asked':
      return null;
    default:
      return lineOfTracks(e, t);
  }
};
