import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { a, foeIn, headOf, inLine, throngName } from '../cards/names.ts';
import { agree, atHead, decimal, inWords, le, seats, uncapital } from '../grammar.ts';

type Commentary = Catalogue['commentary'];

/** An option by itself, short. */
export const actWords: Commentary['actWords'] = (act, deck) => {
  switch (act.kind) {
    case 'take':
    case 'place':
      return `${inLine(act.card)} a la ${throngName(act.side, act.slot, deck)}`;
    case 'all-out':
      return 'Ataque Total';
    case 'cover':
      return act.card === null ? 'tapar una carta' : `tapar ${inLine(act.card)}`;
    case 'strike':
      return `${foeIn(act.by, deck)} contra ${inLine(act.at)}`;
    case 'fade-out':
      return act.card === null ? 'sin fundido' : `fundir ${inLine(act.card)}`;
    case 'plot':
      return act.use ? `usar ${inLine(act.card)}` : `dejar pasar ${inLine(act.card)}`;
    case 'pick':
      return inLine(act.card);
    case 'bonus-turn':
      return 'otro turno';
    case 'migrate':
      return `la horda ${roman(act.slot + 1)} a ${seats([act.seat + 1])}`;
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
  card: (card) => inLine(card),
  throng: (side, slot, deck) => `la ${throngName(side, slot, deck)}`,
  attacker: foeIn,
  target: (at) => `ir contra ${inLine(at)}`,
  prop: (card) => inLine(card),
};

/** The words around it. */
export const COMMENTARY: Commentary['COMMENTARY'] = {
  sentence: (words) => `${atHead(words)}.`,
  rather: (option) => `Era esto o ${option}.`,
  but: (lead, reason) => `${lead} ${uncapital(reason)}`,
  broke: (who) => `${atHead(a(who))} ya no ${le(who)} queda nada que gastar.`,
  rich: (who, n) => `${headOf(who)} aún puede recurrir a ${agree(n, 'un spunto', `${inWords(n, 'o')} spuntos`)}.`,
  times: (n) => `${inWords(n, 'a')} ${agree(n, 'vez', 'veces')}`,
  attacks: (n) => `${inWords(n, 'o')} ${agree(n, 'ataque', 'ataques')}`,
  luck: (n) => `Se acertaba ${n} de cada cien.`,
  why: {
    open: '¿Por qué?',
    title: '¿Por qué?',
    aside: 'De mejor a peor, en puntos: uno es una película más de cada cien en que no vive nadie.',
    thumb: 'De mejor a peor, a ojo.',
    earlier: 'La anterior',
    later: 'La siguiente',
    chosen: 'hecho',
    lead: (points) => `A ${points} puntos de la siguiente.`,
    hits: (chance, needed) => `${percent(chance)} de acertar, con ${needed} o menos.`,
    kills: (chance) => `${percent(chance)} de matar.`,
    falls: (chance) => `${percent(chance)} de que caiga el refugio.`,
    amount: (value) => `${value < 0 ? '−' : ''}${decimal(Math.abs(value), 2)}`,
    points: (score) => `${score} puntos`,
    more: (n, of) => `${n} de las ${of} que se sopesaron.`,
    drawn: (n) => `En este nivel ${n} quedaban muy parejas. Se sorteó una.`,
    close: 'Entre las dos primeras hay menos de una vigésima de punto.',
    ahead: (p, worlds) => `Jugado por adelantado en ${worlds} mundos: ${p} de que no se salve nadie.`,
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
