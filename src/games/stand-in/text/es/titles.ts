import { a, de, inLine } from '../../../../text/es/cards/names.ts';
import { atHead, counted, o } from '../../../../text/es/grammar.ts';
import type { Face } from '../shapes/company.ts';
import type { Night, NightRow } from '../shapes/night.ts';
import type { Words } from '../spoken.ts';

interface Name {
  el: string;
  al: string;
  del: string;
  /** The ending of what goes with it. */
  o: string;
}
const of = (face: Face | null, say: (name: Name) => string): string | null =>
  face === null ? null : say({ el: inLine(face), al: a(face), del: de(face), o: o(face) });
const doublesWon = ({ how }: Night): boolean => how === 'declared' || how === 'alone';

/** Titles as Spanish sets them: a capital at the head, and no more. */
const rows = (titles: readonly NightRow[]): readonly NightRow[] =>
  titles.map((title) => (night) => {
    const said = title(night);
    return said === null ? null : atHead(said);
  });

export const TITLES: Words['titles']['TITLES'] = {
  plain: rows([
    ({ standIn }) => of(standIn, ({ el, o: end }) => `${end === 'a' ? 'Esa' : 'Ese'} no es ${el}`),
    ({ standIn }) => of(standIn, ({ al }) => `Le di la mano ${al}`),
    ({ standIn }) => of(standIn, ({ el, o: end }) => `${el} volvió cambiad${end} de maquillaje`),
    ({ standIn }) => of(standIn, ({ el }) => `${el} que no era`),
    ({ standIn }) => of(standIn, ({ el }) => `Nunca compartas el termo con ${el}`),
    ({ standIn }) => of(standIn, ({ el, o: end }) => `${end === 'a' ? 'La otra' : 'El otro'}${el.slice(2)}`),
    ({ seats }) => `${counted(seats)} sillas en el estudio cuatro`,
    ({ seats }) => `${counted(seats)} tomaron asiento`,
    () => 'Nadie sale del estudio cuatro',
    () => 'El camino está cortado',
    () => 'Se sabía el papel',
    () => 'Alguien en mi silla',
    () => 'La cosa del vestuario',
    () => 'Un extraño en los créditos',
  ]),
  truths: rows([
    ({ hero }) => of(hero, ({ el }) => `${el} tenía un fósforo`),
    ({ hero, standIn }) => (hero === null || standIn === null ? null : `${inLine(hero)} quema ${a(standIn)}`),
    ({ firstBurnt }) => of(firstBurnt, ({ al }) => `Primero quemaron ${al}`),
    ({ lastBurnt }) => of(lastBurnt, ({ el }) => `${el} se hizo humo`),
    ({ firstTurned }) => of(firstTurned, ({ el }) => `${el} sonrió medio segundo tarde`),
    ({ lastTurned }) => of(lastTurned, ({ el }) => `Y después, ${el}`),
    ({ lastTurned }) => of(lastTurned, ({ del }) => `La última palabra ${del}`),
    ({ wronged }) => of(wronged, ({ al }) => `Todos culparon ${al}`),
    ({ liar }) => of(liar, ({ el }) => `${el} nunca mentiría`),
    (night) => (doublesWon(night) ? `${counted(night.seats)} que antes estaban aquí` : null),
    (night) => (doublesWon(night) ? 'Todos rieron a la vez' : null),
    ({ how, winners }) =>
      how === 'burnt' && winners.length > 1 ? `${counted(winners.length)} salieron a la lluvia` : null,
    ({ turned }) => (turned >= 3 ? `${counted(turned)} apretones de manos` : null),
    ({ burnt }) => (burnt >= 3 ? `${counted(burnt)} bobinas de nitrato` : null),
    ({ curtains }) => (curtains >= 2 ? 'El telón cayó dos veces' : null),
    ({ doors }) => (doors >= 2 ? 'Detrás de la puerta encadenada' : null),
    ({ refusals }) => (refusals >= 5 ? 'No está en ningún contrato' : null),
  ]),
  rare: rows([
    ({ how }) => (how === 'alone' ? 'Compañía de uno' : null),
    ({ how }) => (how === 'dawn' ? 'Y no pasó nada hasta el alba' : null),
    ({ how }) => (how === 'false-declaration' ? 'Faltaba uno, sobraba prisa' : null),
    ({ how }) => (how === 'last' ? 'Nunca hubo nada' : null),
    ({ how }) => (how === 'vengeance' ? 'La venganza de los reemplazos' : null),
    ({ burnt, how }) => (burnt === 1 && how === 'burnt' ? 'Un solo fósforo' : null),
    ({ lies }) => (lies >= 8 ? 'Todo lo que dijeron' : null),
    ({ midnight }) => (midnight ? 'La compañía de medianoche' : null),
  ]),
  walkedOut: rows([
    () => 'Una silla vacía en la mesa',
    () => 'Mutis al paso',
    ({ standIn }) => of(standIn, ({ del }) => `Nunca supe la verdad ${del}`),
  ]),
};
