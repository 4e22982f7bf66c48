import type { Catalogue } from '../../language.ts';
import { THEIRS } from '../words-by-deck.ts';
import { FIGHT_RULES } from './fight-rules.ts';
import { SET_UP_RULES } from './set-up-rules.ts';
import { STORY_RULES } from './story-rules.ts';
import { SWITCH_RULES } from './switch-rules.ts';
import { TURN_RULES } from './turn-rules.ts';

type Rules = Catalogue['rule-cards/rules'];

export const RULES: Rules['RULES'] = {
  ...SET_UP_RULES,
  ...TURN_RULES,
  ...FIGHT_RULES,
  ...STORY_RULES,
  ...SWITCH_RULES,
};

/** The reference, topic by topic. */
export const TOPICS: Rules['TOPICS'] = {
  R1: 'En la caja',
  R2: 'Preparación',
  R3: 'La escena inicial',
  R4: 'La ronda',
  R5: 'Tu turno',
  R6: 'Cartas misteriosas',
  R7: 'El turno del Director',
  R8: 'Hordas',
  R9: 'Atacar',
  R10: 'Que te ataquen',
  R11: 'Daño',
  R12: 'Spuntos',
  R13: 'Refugios',
  R14: 'Funciones, Caras, Estrellas',
  R15: 'Bobinas',
  R16: 'Desenlaces',
  get R17() {
    return THEIRS.podPlayers;
  },
  R18: 'Sucesos',
  R19: 'Juego avanzado',
  R20: 'Reglas alternativas',
  R21: 'Reparto numeroso',
  R22: 'Cartas extra',
};
