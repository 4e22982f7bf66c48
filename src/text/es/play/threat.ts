import type { Catalogue } from '../../language.ts';
import { percent } from '../../numerals.ts';
import { inLine } from '../cards/names.ts';

/** What the coming Director's turn may cost. */
export const THREAT: Catalogue['threat']['THREAT'] = {
  danger: (lost, least) =>
    percent(lost) === percent(least)
      ? `${percent(lost)} de caer en el próximo turno del Director`
      : `${percent(lost)} de caer en el próximo turno del Director, ${percent(least)} si se gasta todo`,
  left: (lost) => `luego ${percent(lost)}`,
  face: (at, chance) => `${inLine(at)} ${percent(chance)}`,
  aims: (faces) => `puede ir por ${faces}`,
  throngThen: (strength, hits) =>
    strength === 0 ? 'luego ya no está' : `luego fuerza ${strength}, acierta ${percent(hits)}`,
};
