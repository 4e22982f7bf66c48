import type { Words } from '../spoken.ts';
import { END_RULES } from './rules-end.ts';
import { EXCHANGE_RULES } from './rules-exchange.ts';
import { TABLE_RULES } from './rules-table.ts';

type Rules = Words['rules'];

export const RULES: Rules['RULES'] = { ...TABLE_RULES, ...EXCHANGE_RULES, ...END_RULES };

export const TOPICS: Rules['TOPICS'] = {
  SA1: 'En la caja',
  SA2: 'Preparación',
  SA3: 'Quién es quién',
  SA4: 'Tu mano',
  SA5: 'Tu turno',
  SA6: 'Qué alcanza una carta',
  SA7: 'Intercambios',
  SA8: 'Conversiones',
  SA9: 'Respuestas',
  SA10: 'Puertas y remolques',
  SA11: 'Apagones',
  SA12: 'Fuego',
  SA13: 'Sillas',
  SA14: 'Mazos',
  SA15: 'Finales',
  SA16: 'Ajustes',
  SA17: 'Quién sabe qué',
  SA18: 'Charla',
  SA19: 'Preguntas',
};
