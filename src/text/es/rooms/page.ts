import type { Catalogue } from '../../language.ts';

/** What the page says before it can say anything by itself, and what is said of it elsewhere. */
export const PAGE: Catalogue['page']['PAGE'] = {
  description:
    'Un juego de mesa de terror para una sola persona, en el navegador de escritorio. Tú llevas a los supervivientes de una película de invasores de 1951 o de una noche de muertos de 1968; un Director automático mueve a los demás.',
  noScript: 'Esta película necesita JavaScript. Los alienígenas insistieron.',
  noHouse: 'No se pudo traer la casa. Recarga la página; lo que guardaste sigue en la filmoteca.',
  screens: {
    marquee: 'La cartelera: hoy, Roswell 51',
    board: 'El tablero: tres fotogramas, seis hordas y el reparto debajo',
    odds: 'Cada opción muestra sus probabilidades',
  },
};
