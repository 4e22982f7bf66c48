import type { Catalogue } from '../../language.ts';

/** Whose work it is. */
export const CREDITS: Catalogue['credits']['CREDITS'] = {
  title: 'Créditos',
  lines: [
    'Last Reel es una adaptación no oficial, hecha sin la bendición de ningún estudio.',
    'Imágenes, sonidos y palabras son propios, salvo lo siguiente.',
    'Siluetas: Lorc, Delapouite, Skoll y sbed, de game-icons.net, CC BY 3.0, recoloreadas, recortadas y compuestas.',
    'Letra: Anton, Barlow Semi Condensed, Creepster y Limelight, con la SIL Open Font License; Special Elite, con la Apache License.',
    'El programa: licencia MIT. Ningún alienígena cobró.',
  ],
};
