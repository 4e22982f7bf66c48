import type { Catalogue } from '../../language.ts';
import { byDeck } from '../../words-by-deck.ts';
import { THEIRS } from '../words-by-deck.ts';

/** What is heard, for those who do not hear it: by the name of the sound. */
export const CAPTIONS: Catalogue['captions']['CAPTIONS'] = {
  'card-flip': 'una carta se da la vuelta',
  take: 'alguien recoge algo',
  'dice-rattle': 'suenan los dados',
  'dice-land': 'caen los dados',
  'throng-step': 'muchos pies se acercan',
  strike: 'un golpe al aire',
  hit: 'un golpe acierta',
  miss: 'solo se golpea el vacío',
  negate: 'un golpe resbala',
  flail: 'unos brazos se agitan',
  fumble: 'algo cae al piso',
  get 'alien-down'() {
    return `un ${THEIRS.alien} se desploma`;
  },
  get annihilate() {
    return `un ${THEIRS.alien} deja de existir`;
  },
  'head-shot': 'un disparo limpio',
  'survivor-lost': 'un grito, cortado',
  'familiar-face': 'una voz conocida, algo rara',
  get wrench() {
    return byDeck({ 'roswell-51': 'llave inglesa contra hueso', 'pittsburgh-68': 'bate contra hueso' });
  },
  get pistol() {
    return byDeck({ 'roswell-51': 'un tiro de pistola', 'pittsburgh-68': 'un tiro de revólver' });
  },
  get scattergun() {
    return byDeck({ 'roswell-51': 'una escopeta', 'pittsburgh-68': 'un tiro de rifle' });
  },
  get flame() {
    return byDeck({ 'roswell-51': 'ruge un lanzallamas', 'pittsburgh-68': 'algo se prende' });
  },
  dynamite: 'una explosión',
  spear: 'vuela una lanza',
  raygun: 'una pistola de rayos zumba y escupe',
  blob: 'algo tiembla como gelatina',
  spored: 'estallan esporas',
  probe: 'un rayo zumba en lo alto',
  swarmed: 'un enjambre, por todas partes',
  'plot-device': 'llega un telegrama',
  'sanctuary-enter': 'una puerta se cierra y se atranca',
  'sanctuary-damage': 'algo aporrea la puerta',
  breach: 'la puerta cede',
  'reel-start': 'arranca el proyector',
  'reel-end': 'se acaba la cinta',
  'fade-out': 'un acorde se apaga',
  'clip-burn': 'arde el celuloide',
  'horror-star': 'una fanfarria pequeña',
  'creature-feature': 'órgano, a todo volumen',
  'turning-point': 'metales graves: no hay vuelta atrás',
  'last-one-standing': 'un theremín solo',
  survived: 'acorde mayor, por fin',
  doomed: 'acorde final, y risas',
  'music-open': 'cuerdas inquietas',
  'music-sanctuary': 'la música calla tras la puerta',
  'music-finale': 'la música pasa al final',
  'zombie-down': 'lo que quedaba de alguien cae al piso',
  blade: 'cae un filo',
  clutch: 'crujen tablas; una mano se cierra',
  stumble: 'alguien cae con todo lo que llevaba',
  surge: 'una multitud gime',
  'hold-them-back': 'golpes en una puerta',
  'run-for-it': 'gente que corre',
  'if-we-only-had-a': 'cajones revueltos',
  'breaking-point': 'gritos; un golpe en la mesa',
  'killing-machine': 'un golpe, y otro',
};
