import type { Catalogue } from '../../language.ts';
import { percent } from '../../numerals.ts';
import { inLine } from '../cards/names.ts';

/** What the coming Director's turn may cost. */
export const THREAT: Catalogue['threat']['THREAT'] = {
  first:
    'El anillo en una cara: la probabilidad de perder a ese superviviente en el próximo turno del Director si nadie gasta. A rayas, lo que se salva con spuntos; liso, lo que no. Cada carta que aparece se cuenta en el acto.',
  facesTip:
    'Una cara con una cifra roja: la probabilidad de que esta horda vaya por ella en el próximo turno del Director.',
  ringTip: (lost, least) =>
    `${percent(lost)} de caer en el próximo turno del Director si nadie gasta; ${percent(least)} si se gasta todo.`,
  understood: 'Entendido',
  danger: (lost, least) =>
    percent(lost) === percent(least)
      ? `${percent(lost)} de caer en el próximo turno del Director`
      : `${percent(lost)} de caer en el próximo turno del Director, ${percent(least)} si se gasta todo`,
  was: (was) => `en tu última decisión, ${percent(was)}`,
  left: (lost) => `luego ${percent(lost)}`,
  face: (at, chance) => `${inLine(at)} ${percent(chance)}`,
  aims: (faces) => `puede ir por ${faces}`,
  throngThen: (strength, hits) =>
    strength === 0 ? 'luego ya no está' : `luego fuerza ${strength}, acierta ${percent(hits)}`,
};
