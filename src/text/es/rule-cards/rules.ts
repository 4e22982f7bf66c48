import type { Catalogue } from '../../language.ts';
import { inEachDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';
import { fightRules } from './fight-rules.ts';
import { setUpRules } from './set-up-rules.ts';
import { storyRules } from './story-rules.ts';
import { switchRules } from './switch-rules.ts';
import { turnRules } from './turn-rules.ts';

type Rules = Catalogue['rule-cards/rules'];

export const RULES: Rules['RULES'] = inEachDeck((deck) => ({
  ...setUpRules(deck),
  ...turnRules(deck),
  ...fightRules(deck),
  ...storyRules(deck),
  ...switchRules(deck),
}));

/** The reference, topic by topic. */
export const TOPICS: Rules['TOPICS'] = inEachDeck((deck) => ({
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
  R17: theirs(deck).podPlayers,
  R18: 'Sucesos',
  R19: 'Juego avanzado',
  R20: 'Reglas alternativas',
  R21: 'Reparto numeroso',
  R22: 'Cartas extra',
}));
