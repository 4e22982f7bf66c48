import type { KillerId } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Hint, HintFacts, Toll } from '../hints.ts';
import type { Words } from '../shape.ts';
import { agree, atHead, plural, pron, some } from './grammar.ts';
import { atSpace, cardInLine, cardName, elOrElla, itemEnd, theSpace } from './names.ts';

type Hints = Words['hints'];
type Why = (f: HintFacts, killer: KillerId) => string;

const REASONS: Readonly<Record<Hint, Why>> = {
  save: (f) => `${atHead(some(f.n, 'a', 'víctima'))} ${agree(f.n, 'puede', 'pueden')} salir ya mismo, y eso paga.`,
  'lead-out': (f) => `${atHead(theSpace(f.space))} está a ${some(f.steps, 'o', 'paso')}: eso salva a ${f.n}.`,
  fetch: (f) =>
    `${atHead(some(f.n, 'a', 'víctima'))} ${agree(f.n, 'espera', 'esperan')} ${atSpace(f.space)}, camino a la salida.`,
  'get-away': (f, killer) =>
    `${atHead(elOrElla(killer))} golpea por ${f.damage} y está ${f.steps === 0 ? 'aquí mismo' : `a ${some(f.steps, 'o', 'paso')}`}. Mejor en otra parte.`,
  'close-in': (_f, killer) => `La mano ya es fuerte. Ve hacia ${elOrElla(killer)} mientras lo sea.`,
  attack: (f) => `En promedio, ${f.damage} de daño, y vale las heridas.`,
  finish: (f, killer) => `A ${elOrElla(killer)} le ${agree(f.n, 'queda', 'quedan')} ${f.n}. Puede que con esto acabe.`,
  minions: (f) =>
    f.n === 1
      ? 'Un Alacrán se te va a echar encima. Ahora está a mano.'
      : `${atHead(some(f.n, 'o', 'Alacrán', 'Alacranes'))} se te van a echar encima. Ahora están juntos.`,
  heal: (f) => `Con Salud ${f.n} no alcanza para lo que viene.`,
  calm: (f) => `Con Horror ${f.n}, a cada tirada le falta un dado. Primero, bajarlo.`,
  'buy-time': (f) => `Con Tiempo ${f.n} no alcanza. Una carta que sobre vale uno más.`,
  dice: () => 'Con más dados ahora, el próximo golpe vale la pena.',
  search: (f) => `Aquí hay ${plural(f.n, 'objeto')}, y tienes las manos vacías.`,
  arm: (f) => `Con ${cardInLine(f.card)} cada golpe hace más daño. Ten${pron(itemEnd(f.card))} a mano.`,
  'keep-reaction': (f) => `Guarda ${cardInLine(f.card)}: el próximo ataque hace ${f.damage}.`,
  buy: (f) => `A la mano le falta ${cardInLine(f.card)}.`,
  'keep-cards': () => 'Nada de esto vale aún una carta. Guárdalas para el próximo turno.',
  'turn-die': (f) =>
    `Dos cartas por un éxito es barato aquí: ${agree(f.n, 'quedaría', 'quedarían')} ${plural(f.n, 'carta')}.`,
  'throw-again': () => 'Un dado que no es nada solo puede mejorar.',
  'let-lie': () => 'Así está bien. Más costaría más de lo que trae.',
  block: (f) => `${f.damage} de daño es más de lo que te sobra.`,
  'take-hit': (f) => `${f.damage} de daño se aguanta. Guarda la carta para algo peor.`,
  'use-item': (f) => `Lo que más rinde ahora: ${cardInLine(f.card)}.`,
  trap: (f) => `Tarde o temprano, el camino pasa por ${theSpace(f.space)}.`,
  'break-pillar': () => 'Con un Pilar menos, a la Viuda le queda más lejos.',
  'clear-exit': () => 'La salida más cercana vale ese Tiempo.',
  'call-off': () => 'Una carta de Pavor menos es un mal turno menos.',
  reward: (f) => `Toma ${cardName(f.card) === '' ? 'eso' : cardInLine(f.card)} mientras sirva.`,
  stop: () => 'No queda nada que rinda. El resto, para los Planes.',
  order: () => 'La peor, al final. Antes puede pasar algo.',
};

/** “1,3” */
const tenths = (by: number): string => by.toFixed(1).replace('.', ',');

const MORE: Readonly<Record<Toll, (by: number) => string>> = {
  wins: (by) => `Gana en el acto un ${percent(by)} más de veces.`,
  lives: (by) => `Sales con vida un ${percent(by)} más de veces.`,
  damage: (by) => `En promedio hace ${tenths(by)} más de daño.`,
  health: (by) => `En promedio te deja ${tenths(by)} más de Salud.`,
  saved: (by) => `En promedio salva a ${tenths(by)} más.`,
  spared: (by) => `En promedio mantiene con vida a ${tenths(by)} más.`,
  calm: (by) => `En promedio deja el Horror ${tenths(by)} más abajo.`,
  armed: () => 'Sales de ahí con mejores armas.',
  cards: () => 'Te deja la mejor mano.',
};

export const HINT: Hints['HINT'] = {
  name: '¿Tú qué harías?',
  thinking: 'A ver…',
  silent: 'Ni idea. No hay nadie en la cabina.',
  marked: 'Lo que yo haría',
  why: (hint, facts, killer) => REASONS[hint](facts, killer),
  more: (toll, by) => MORE[toll](by),
  alike: 'Lo siguiente vale casi igual, por las mismas razones.',
  alone: (share) => `Ganas el ${percent(share)}.`,
  against: (share, next) => `Ganas el ${percent(share)}; lo siguiente, ${percent(next)}.`,
  either: (share) => `Ganas cerca del ${percent(share)}; lo siguiente quizá valga igual.`,
};

export const METER: Hints['METER'] = {
  name: 'Probabilidad de que gane',
  short: 'Gana',
  none: '…',
  reading: (share, error) =>
    error === 0 ? percent(share) : `${percent(share)} ± ${Math.max(1, Math.ceil(error * 100))}`,
  aloud: (share, error) =>
    error === 0
      ? percent(share)
      : `Alrededor del ${percent(share)}, ${plural(Math.max(1, Math.ceil(error * 100)), 'punto')} arriba o abajo`,
};

export const PAR: Hints['PAR'] = {
  name: 'El par',
  line: (par) => `El par: ${percent(par)}`,
  note: 'La mediana de cien partidas sensatas desde el mismo punto.',
  over: (points) => `${plural(points, 'punto')} sobre el par`,
  under: (points) => `${plural(points, 'punto')} bajo el par`,
  even: 'justo el par',
};
