import type { SharedId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

/** Cards that lie with either deck. */
export const SHARED: Readonly<Record<SharedId, HowItPlays>> = {
  'turning-point': {
    plays: 'Cuenta jugadores, no supervivientes. Una vez por película, y no en la bobina IV.',
    rules: ['R16.1', 'R16.3', 'R17.1'],
  },
  'last-one-standing': {
    plays: 'Las fichas de bobina que queden pueden volverse antes Estrellas del Terror. Luego actúa, y confía.',
    rules: ['R16.2', 'R16.4'],
  },

  popcorn: {
    plays:
      'Una vez por película. En el turno de una butaca es la única forma de que crezca el poder; en el del Director, o en una escena inicial, se lleva un monstruo.',
    rules: ['R22.1', 'R12.2', 'R20.9'],
  },
  shuffler: {
    plays: 'El turno extra es entero. Elegir un descarte pone en su fotograma cualquier carta.',
    rules: ['R22.3'],
  },
};
