import type { Catalogue } from '../../language.ts';

/** Words of the screen that hands over the Director's chair. */
export const DIRECT_IT: Catalogue['direct-it']['DIRECT_IT'] = {
  title: 'Dirígela',
  aside: 'Tú eres el Director. Ellos, el reparto.',
  seats: 'El reparto',
  alone: 'Con una butaca propia estarías en los dos bandos.',
  temper: 'Cómo juegan los demás',
  rules: 'Reglas de la casa',
  goal: 'Que no quede nadie en pie al acabar la bobina IV. Cada opción lleva sus probabilidades.',
  fair: 'Ven lo que tú ves, y nada más.',
  roll: 'Acción',
};
