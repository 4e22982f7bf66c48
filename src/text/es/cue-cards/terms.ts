import type { Catalogue } from '../../language.ts';
import { THEIRS } from '../showing.ts';

/** Words of the trade. */
export const TERMS: Catalogue['cue-cards/terms']['TERMS'] = {
  movie: { name: 'película', says: 'Una partida entera, en cuatro bobinas.' },
  seat: { name: 'butaca', says: 'Un sitio en la mesa, con hasta tres supervivientes.' },
  screen: { name: 'pantalla', says: 'Los tres fotogramas del centro, donde aparecen las cartas.' },
  'mystery-card': {
    name: 'carta misteriosa',
    says: 'Una carta boca abajo en un fotograma, a la espera de su entrada.',
  },
  culprit: { name: 'culpable', says: 'Quien hizo que se revelara una carta misteriosa.' },
  alien: {
    get name() {
      return THEIRS.alien;
    },
    get says() {
      return `Todo lo que puedes atacar: un monstruo, una Cara Conocida${THEIRS.alienAlso}.`;
    },
  },
  throng: { name: 'horda', says: 'Hasta tres monstruos que atacan como uno solo.' },
  spoint: {
    name: 'spunto',
    says: 'Un punto de superviviente. Los de poder están en una butaca; los de descanso, sobre un superviviente.',
  },
  bank: { name: 'banco', says: 'Los spuntos que no tiene nadie en este momento.' },
  flail: { name: 'forcejeo', says: 'La última prueba de quien recibió un golpe y no paga.' },
  'head-shot': { name: 'tiro a la cabeza', says: 'Una tirada de ataque de 1,1.' },
  fumble: { name: 'pifia', says: 'Una tirada de ataque de 6,6.' },
  counterstrike: { name: 'contragolpe', says: 'El ataque que gana el otro bando con una pifia.' },
  'familiar-face': { name: 'Cara Conocida', says: 'Un superviviente perdido que volvió como monstruo.' },
  'horror-star': { name: 'Estrella del Terror', says: 'Un favor para un superviviente, de un solo uso.' },
  'pod-player': {
    get name() {
      return THEIRS.podPlayer;
    },
    get says() {
      return `Una butaca que se quedó sin reparto y juega con los ${THEIRS.aliens}.`;
    },
  },
  eliminated: {
    name: 'eliminado',
    says: 'A los descartes, y quizá de vuelta. Una butaca: sin supervivientes ni a quien llamar.',
  },
  buried: { name: 'enterrado', says: 'Al cementerio. Y ya está.' },
};
