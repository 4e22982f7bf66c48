import { counted, plural } from '../../../../text/es/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { con, el, everyone, inHand, inOrder, own, S, Yo, yo } from './grammar.ts';

type Queries = Words['queries'];

export const QUERIES: Queries['QUERIES'] = {
  short: (turn, inPlay, active, role) =>
    text`Turno ${turn}, ${counted(inPlay)} en juego, ${own(active, 'tu turno', 'turno')}. Tú: ${role}.`,
  ring: (order) => text`En orden: ${inOrder(order)}.`,
  beside: (left, right) => text`A tu izquierda, ${yo(left)}; a tu derecha, ${yo(right)}.`,
  besideOne: (who) => text`Solo ${yo(who)}, por los dos lados.`,
  shut: (who) => text`La puerta hacia ${el(who)} tiene cadena.`,
  between: (who, other) => text`Hay una puerta entre ${everyone([who, other])}.`,
  noDoors: 'No hay puertas.',
  locked: (who, left) => text`${S(who, 'está', 'estás')} bajo llave: ${plural(left, 'turno')}.`,
  noTrailers: 'No hay remolques.',
  nextIs: (who) => text`Intercambias ${con(who)}.`,
  offersYou: (who, p) =>
    text`${S(who, 'ofrece', 'ofreces')} después: ${percent(p)} de que te convierta, solo por las cartas.`,
  order: { 1: 'En el sentido del reloj.', '-1': 'En sentido contrario al reloj.' },
  hold: (cards) => text`Tienes ${inHand(cards)}.`,
  holdNone: 'No tienes nada.',
  burnt: (all) => (all.length === 0 ? 'No ardió nadie.' : text`Ceniza: ${everyone(all)}.`),
  piles: (draw, discard) => `${draw} por robar, ${plural(discard, 'descartada')}.`,
  proves: (n) => plural(n, 'cosa probada.', 'cosas probadas.'),
  provesNone: 'No hay nada probado.',
  lastSaid: (who, words) => text`${Yo(who)}: ${words}`,
  nobodySaid: 'Nadie dijo nada todavía.',
  choice: (key, words) => `${key}: ${words}`,
  notAsked: 'No se pregunta nada.',
  noEvent: 'Antes de eso, nada.',
  cannotSay: 'Ahora no hay nada que decir.',
  cannotDeclare: 'Solo declara el Suplente.',
};

export const KEYS: Queries['KEYS'] = {
  ring: 'oír quién se sienta dónde, y quién a tu lado',
  yours: 'oír qué tienes',
  proved: 'oír qué está probado',
  doors: 'oír puertas y remolques',
  notes: 'a las notas',
  say: 'a lo que podrías decir',
  declare: 'declarar',
  hide: 'tapar o destapar tu mano',
  talk: 'oír lo último que se dijo; otra vez, lo anterior',
};
