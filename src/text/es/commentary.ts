import type { Foe } from '../../rules/index.ts';
import type { Catalogue } from '../language.ts';
import { roman } from '../numerals.ts';
import { atHead, decimal, plural } from './grammar.ts';
import { inLine, seatName, shortName, throngName } from './names.ts';

type Commentary = Catalogue['commentary'];

const attacker = (by: Foe): string => ('card' in by ? shortName(by.card) : throngName(by.side, by.slot));

/** An option by itself, short. */
export const actWords: Commentary['actWords'] = (act) => {
  switch (act.kind) {
    case 'take':
    case 'place':
      return `${shortName(act.card)} a la ${throngName(act.side, act.slot)}`;
    case 'all-out':
      return 'Ataque Total';
    case 'cover':
      return act.card === null ? 'tapar una carta' : `tapar ${inLine(act.card)}`;
    case 'strike':
      return `${attacker(act.by)} contra ${inLine(act.at)}`;
    case 'fade-out':
      return act.card === null ? 'sin fundido' : `fundir ${inLine(act.card)}`;
    case 'plot':
      return act.use ? `usar ${inLine(act.card)}` : `dejar pasar ${inLine(act.card)}`;
    case 'pick':
      return shortName(act.card);
    case 'bonus-turn':
      return 'otro turno';
    case 'migrate':
      return `horda ${roman(act.slot + 1)} a la ${seatName(act.seat).toLowerCase()}`;
    case 'pass':
      return 'contenerse';
    default:
      return (act.use ? YES : NO)[act.kind];
  }
};
const YES = {
  clip: 'dar el tijeretazo',
  cut: 'pasar por el montaje',
  loss: 'perder reservas',
  lurker: 'sacarlo de su escondite',
} as const;
const NO = {
  clip: 'sin tijeretazo',
  cut: 'sin montaje',
  loss: 'guardar las reservas',
  lurker: 'dejar que aceche',
} as const;

/** What is left to say of an option beside one like it. */
export const BESIDE: Commentary['BESIDE'] = {
  card: (card) => shortName(card),
  throng: (side, slot) => `a la ${throngName(side, slot)}`,
  attacker,
  target: (at) => `contra ${inLine(at)}`,
  prop: (card) => inLine(card),
};

/** The words around it. */
export const COMMENTARY: Commentary['COMMENTARY'] = {
  choice: (chosen, reason) => `${atHead(chosen)}: ${reason}`,
  needed: (needed, p) => `Hacía falta un ${needed} o menos, ${p}.`,
  attacks: (n) => plural(n, 'ataque'),
  lead: (points) => `Ventaja: ${decimal(points, 1)} puntos.`,
  why: {
    open: '¿Por qué?',
    title: '¿Por qué?',
    aside: 'De mejor a peor, en puntos: uno es una película más de cada cien en que no vive nadie.',
    thumb: 'De mejor a peor, a ojo.',
    earlier: 'La anterior',
    later: 'La siguiente',
    chosen: 'hecho',
    amount: (value) => `${value < 0 ? '−' : ''}${decimal(Math.abs(value), 2)}`,
    points: (score) => `${score} puntos`,
    more: (n, of) => `${n} de las ${of} que se sopesaron.`,
    drawn: (n) => `En este nivel ${n} quedaban muy parejas. Se sorteó una.`,
    close: 'Entre las dos primeras hay menos de una vigésima de punto.',
    ahead: (p, worlds) => `Jugado por adelantado en ${worlds} mundos: el reparto no tenía salida al ${p}.`,
    late: 'El Director no respondió a tiempo. La página lo calculó del mismo modo.',
    dice: 'Los dados',
  },
  terms: {
    kill: 'muertes ya',
    drain: 'spuntos que les cuesta',
    siege: 'daño a un refugio',
    threat: 'ataques por venir',
    clock: 'el tiempo que queda',
    slots: 'una horda completa',
    screen: 'fuera de su alcance',
    pressure: 'todos a la vez',
    denial: 'un juguete menos',
    plot: 'el recurso de guion',
    pick: 'fuerza',
    clip: 'el tijeretazo',
    loss: 'sus reservas',
    cut: 'el montaje',
    lurker: 'quien acecha',
    migrate: 'una horda regalada',
    turn: 'un turno entero',
  },
};
