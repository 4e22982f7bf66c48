import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { S, te } from './grammar.ts';

type Roles = Words['roles'];

export const ROLES: Roles['ROLES'] = {
  original: {
    name: 'Original',
    goal: 'Quema al Suplente.',
    says: 'Eres quien dices ser. Ganas si queman al Suplente y tú sigues en juego. Nunca entregas una carta de Reemplazo.',
  },
  recast: {
    name: 'Reemplazo',
    goal: 'Ayuda al Suplente y sigue en juego.',
    says: 'En el desayuno eras otra persona. Ahora juegas para el Suplente y sabes quién es, pero no a quién más convirtió. Tú no conviertes a nadie.',
  },
  'stand-in': {
    name: 'Suplente',
    goal: 'Que no quede ningún Original: conviértelos o quémalos. Después, declara.',
    says: 'Eres la cosa disfrazada. Entrégale a un Original una carta de Reemplazo en un intercambio y será de los tuyos. Conoces todos los papeles de la mesa; nadie conoce el tuyo.',
  },
};

export const SIDES: Roles['SIDES'] = {
  originals: 'los Originales',
  doubles: 'los dobles',
  doublesSay: 'El Suplente y los Reemplazos, juntos.',
};

export const TOLD: Roles['TOLD'] = {
  dealt: {
    original: 'Eres Original. Como todos, hasta que se repartió.',
    recast: 'Eres un Reemplazo.',
    'stand-in': 'Te tocó el Suplente. Pon la misma cara de sorpresa que los demás.',
  },
  turned: (by) =>
    text`${S(by, 'entregó', 'entregaste', te('you'))} una carta de Reemplazo. Ahora eres un Reemplazo, y ya sabes quién es el Suplente.`,
  drewIt: 'Robaste el Suplente. Desde ahora eres tú. No lo vio nadie.',
  late: 'Esta noche todos empiezan como Originales. Alguien robará el Suplente.',
};
