import type { Catalogue } from '../language.ts';

/** Words of the screen that hands over the Director's chair. */
export const DIRECT_IT: Catalogue['direct-it']['DIRECT_IT'] = {
  title: 'Dirígela',
  aside: 'Tú eres el Director. Ellos, el reparto.',
  seats: 'El reparto',
  seat: (n) => `${n} butacas`,
  seatLine: {
    2: 'teatro de cámara',
    3: 'lo normal',
    4: 'un coche lleno',
    6: 'la cafetería entera',
    8: 'asamblea de vecinos',
    12: 'todo el que hay',
  },
  temper: 'Cómo juegan',
  rules: 'Reglas de la casa',
  goal: 'Que no quede nadie en pie al acabar la bobina IV. Cada opción lleva sus probabilidades.',
  fair: 'Ven lo que tú ves, y nada más.',
  roll: 'Acción',
};
