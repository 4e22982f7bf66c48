import type { Catalogue } from '../../language.ts';

/** Where the table cannot be drawn. */
export const PICTURE: Catalogue['picture']['PICTURE'] = {
  none: 'En esta máquina no hay imagen. La mesa está abajo, en palabras.',
  dark: 'La imagen se apagó: esta máquina necesita su memoria para otra cosa. La mesa está abajo, en palabras.',
  small: 'Esta ventana es muy pequeña para la imagen. La mesa está abajo, en palabras.',
  again: 'Probar otra vez',
};
