import type { Words } from '../../shape.ts';
import { END_RULES } from './end-rules.ts';
import { GIRL_RULES } from './girl-rules.ts';
import { KILLER_RULES } from './killer-rules.ts';
import { SET_UP_RULES } from './set-up-rules.ts';

export const RULES: Words['rules']['RULES'] = { ...SET_UP_RULES, ...GIRL_RULES, ...KILLER_RULES, ...END_RULES };

export const TOPICS: Words['rules']['TOPICS'] = {
  FG1: 'En la caja',
  FG2: 'Preparación',
  FG3: 'El turno',
  FG4: 'Tus acciones',
  FG5: 'Tiradas de Horror',
  FG6: 'El Horror',
  FG7: 'El Tiempo',
  FG8: 'Moverse',
  FG9: 'Víctimas y rescate',
  FG10: 'Buscar',
  FG11: 'Objetos',
  FG12: 'Tus ataques',
  FG13: 'Planes',
  FG14: 'La fase del Asesino',
  FG15: 'Qué hace el Asesino',
  FG16: 'Cuando te atacan',
  FG17: 'Sed de Sangre',
  FG18: 'Secretos',
  FG19: 'Pavor',
  FG20: 'Pánico',
  FG21: 'Cierre, Último Acto',
  FG22: 'Corazones',
  FG23: 'Sucesos',
  FG24: 'Esbirros',
  FG25: 'Palabras de las cartas',
  FG26: 'El final',
  FG27: 'Interruptores',
  FG28: 'Empates',
  FG29: 'Lo oculto',
  FG30: 'Programa doble',
};
