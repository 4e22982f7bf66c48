import type { SharedId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

/** Cards that lie with either deck. */
export const SHARED: Readonly<Record<SharedId, CardWords>> = {
  'turning-point': {
    name: 'Punto de Giro',
    rule: 'Cuando el bando de los monstruos tiene al menos tantos jugadores como el tuyo, el mazo de la bobina se cierra. Despeja la pantalla para acabar la bobina.',
    brief: 'El mazo de la bobina se cierra',
    flavour: 'Ahora son más. Actúa con naturalidad.',
  },
  'last-one-standing': {
    name: 'El Último en Pie',
    rule: 'Queda un superviviente y nadie a quien llamar: una última acción, y después cada rival juega un turno. ¿Sigue ahí? A salvo.',
    brief: 'Una última acción. Después, todo',
    flavour: 'Alguien tiene que poner los créditos.',
  },

  popcorn: {
    name: 'Palomitas',
    rule: 'Una vez por película, para quien tenga el turno: una butaca gana 3 spuntos de poder; el Director se lleva un monstruo de la pantalla.',
    brief: '3 de poder, o un monstruo para el Director',
    flavour: 'No te levantes. Ya empieza.',
  },
  shuffler: {
    name: 'El Barajador',
    rule: 'Una vez por película el Director juega un turno extra, o elige un descarte cualquiera que ocupe el lugar de esta carta, o renuncia.',
    brief: 'Turno extra, o un descarte cualquiera',
    flavour: 'Elige una carta. Esa no.',
  },
};
