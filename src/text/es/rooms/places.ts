import type { Reel } from '../../../rules/shuffling-horror/index.ts';
import type { ByDeck } from '../../words-by-deck.ts';

/** Where a round may play, by deck and reel. */
export const PLACES: ByDeck<Readonly<Record<Reel, readonly string[]>>> = {
  'roswell-51': {
    1: [
      'EXT. CAMINO DEL RANCHO',
      'INT. CAFETERÍA',
      'EXT. ARROYO SECO',
      'INT. GASOLINERA',
      'EXT. TANQUE DE AGUA',
      'INT. OFICINA DE CORREOS',
    ],
    2: [
      'EXT. CALLE MAYOR',
      'INT. GRANERO',
      'EXT. COLINA DEL RADAR',
      'INT. BIBLIOTECA MUNICIPAL',
      'EXT. AUTOCINE, FILA SEIS',
      'INT. MORGUE',
    ],
    3: [
      'EXT. BASE AÉREA, ALAMBRADA ROTA',
      'INT. FÁBRICA DE CONSERVAS',
      'EXT. CORRALES',
      'INT. GIMNASIO DE LA ESCUELA',
      'EXT. PUENTE, CORTADO',
      'INT. IGLESIA',
    ],
    4: [
      'EXT. BORDE DEL CRÁTER',
      'INT. HANGAR 18',
      'EXT. BAJO EL PLATILLO',
      'INT. PLATILLO, PROBABLEMENTE',
      'EXT. LO QUE FUE EL PUEBLO',
    ],
  },
  'pittsburgh-68': {
    1: [
      'EXT. CARRETERA DEL CONDADO',
      'INT. CAFETERÍA, CAFÉ AÚN CALIENTE',
      'EXT. LOMA DEL CEMENTERIO',
      'INT. TIENDA DE LA ACERÍA',
      'EXT. CAMPO DE LA ESCUELA',
      'INT. BAR DE LA ESQUINA',
    ],
    2: [
      'EXT. CALLE DE LA ACERÍA',
      'INT. CASA EN HILERA, COCINA',
      'EXT. MAIZAL',
      'INT. RADIO DEL CAMPUS',
      'EXT. CAMPO DE CALABAZAS',
      'INT. HOSPITAL DEL CONDADO',
    ],
    3: [
      'EXT. PORTÓN DE LA ACERÍA, CON CADENA',
      'INT. GRANJA, TABLONES',
      'EXT. PATIO DE TRENES',
      'INT. GIMNASIO, AÚN CON GUIRNALDAS',
      'EXT. PUENTE, ATASCADO',
      'INT. FUNERARIA',
    ],
    4: [
      'EXT. MONTAÑA DE ESCORIA',
      'INT. ALTO HORNO',
      'EXT. EL ÚLTIMO SURTIDOR',
      'INT. ESCALERA DEL SÓTANO, ENTERA',
      'EXT. LO QUE FUE LA FIESTA',
    ],
  },
};
