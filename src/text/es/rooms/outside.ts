import type { Catalogue } from '../../language.ts';

/** What is outside beside the sign, and fetched when it is seen. */
export const OUTSIDE: Catalogue['outside']['OUTSIDE'] = {
  mill: 'Una fábrica de noche bajo una luna baja. En la colina de al lado, unas manos salieron a tomar aire.',
  driveIn: (film) => `Un autocine de noche. En la pantalla, ${film}. En los coches nadie se ha vuelto a mirar.`,
  posters: 'Películas',
  atHand: {
    kept: 'Va sin conexión',
    'not-kept': 'Guardar sin conexión',
    keeping: 'Guardando…',
    'no-room': 'Aquí no cabe.',
    'not-fetched': 'No llegó entera.',
    away: 'No está guardada. Pide conexión.',
  },
};
