import type { Catalogue } from '../../language.ts';

/** What is seldom said about what is kept. */
export const KEPT: Catalogue['kept']['KEPT'] = {
  foreign: {
    newer:
      'La película guardada es de un proyector más nuevo. Se conserva tal cual; cuando empiece otra, irá a la filmoteca.',
    'unknown-deck':
      'La película guardada es de las que esta sala no exhibe. Se deja como está; cuando empiece otra, irá a la filmoteca.',
    away: 'Dejaste una partida de una película que aquí no está guardada, y no hay conexión. Espera; no se pierde nada.',
  },
  wentToVault: {
    movie: 'La película que dejaste espera en la filmoteca, con las pendientes.',
    foreign: 'La película guardada que aquí no se puede proyectar está en la filmoteca, con las pendientes.',
  },
  late: 'La filmoteca tarda en abrirse. Si dejaste una película, se ofrecerá aquí en cuanto alguien encuentre la llave.',
};
