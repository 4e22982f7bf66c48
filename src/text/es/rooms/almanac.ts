import type { Catalogue } from '../../language.ts';
import { percent } from '../../numerals.ts';
import { decimal, plural } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { PITTSBURGH_68 } from './almanac/pittsburgh-68.ts';
import { ROSWELL_51 } from './almanac/roswell-51.ts';
import { SHARED } from './almanac/shared.ts';

type Almanac = Catalogue['almanac'];

/** What holds for all of a kind. */
export const KIND_PLAYS: Almanac['KIND_PLAYS'] = {
  survivor: {
    plays: 'Las pruebas son dos dados: el atributo o menos. A mano limpia se ataca con Músculo.',
    rules: ['R9.1', 'R10.6', 'R14.2'],
  },
  monster: {
    plays:
      'A solas acierta con su valor o menos; en una horda los valores se suman. Un daño igual a su valor lo tumba; diez lo entierran.',
    rules: ['R8.3', 'R9.8', 'R10.2'],
  },
  item: {
    plays: 'Se toma de la pantalla; caben dos cartas en las manos. Dura hasta que se gasta, se suelta o cae su dueño.',
    rules: ['R5.3', 'R9.3'],
  },
  'power-play': {
    plays: 'Se toma de la pantalla. Ocupa una mano y se descarta cuando acaba la bobina.',
    rules: ['R5.3', 'R15.4'],
  },
  horror: {
    plays: 'Ocurre en cuanto se muestra. Luego va a los descartes, y la próxima bobina puede volver.',
    rules: ['R1.2', 'R18.1'],
  },
  'plot-device': {
    plays: 'El Director puede renunciar y dejar que se descarte. Usado, va al cementerio.',
    rules: ['R18.3'],
  },
  sanctuary: {
    plays: 'Pasa al lado de la pantalla. Dentro no se ataca a nadie, solo a las paredes: el daño le quita puntos.',
    rules: ['R13.1', 'R13.2', 'R13.6'],
  },
  endgame: { plays: 'Un recordatorio bajo el mazo de supervivientes. Nadie lo roba; se cumple y ya.', rules: [] },
  bonus: { plays: 'Opcional: solo sale en la película si la pides.', rules: [] },
};

export const CARD_PLAYS: Almanac['CARD_PLAYS'] = {
  ...SHARED,
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

/** Everything else on that screen. */
export const ALMANAC: Almanac['ALMANAC'] = {
  kindNames: {
    survivor: 'Supervivientes',
    monster: 'Monstruos',
    item: 'Objetos',
    'power-play': 'Golpes de efecto',
    horror: 'Horrores',
    'plot-device': 'Recursos de guion',
    sanctuary: 'Refugios',
    endgame: 'Desenlace',
    bonus: 'Extras',
  },
  found: (n) => (n === 0 ? 'Nadie con ese nombre. Mira detrás de ti.' : plural(n, 'carta')),
  prints: (n) => plural(n, 'copia'),
  print: (n) => `Copia ${n}`,
  asFace: 'Como Cara Conocida',
  inDeck: {
    movie: (n, of) => `${n} de las ${of} cartas de la película`,
    survivors: (n, of) => `${n} de ${of} en el mazo de supervivientes`,
    bonus: 'una, si la pides',
    aside: 'aparte',
  },
  number: {
    test: (at, chance) => `${at} o menos · ${percent(chance)}`,
    lacks: 'no tiene',
    flails: 'Forcejea con',
    bonusRest: 'Trae',
    value: 'Valor',
    hitsAlone: 'Acierta a solas',
    down: 'Se tumba con',
    downBy: (value, oneDie) => `${value} de daño · un dado: ${percent(oneDie)}`,
    stats: 'Ataca con',
    or: ' o ',
    damage: 'Daño',
    damageOf: (least, most, mean) => `de ${least} a ${most} · ${decimal(mean, 1)} en promedio`,
    buries: 'Diez o más',
    throws: (deck) => theirs(deck).uses,
    points: 'Puntos',
    room: 'Lugar para',
  },
};
