import { counted, plural } from '../../../../text/es/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { CARDS } from './cards.ts';
import { el, elCard, everyone, own, S, Yo, yo } from './grammar.ts';

type Table = Words['table'];

export const TABLE: Table['TABLE'] = {
  title: 'El Suplente',
  turn: (n) => `Turno ${n}`,
  you: 'Tú',
  ring: 'La compañía, en el orden de juego',
  hand: 'Tu mano',
  role: (name, goal) => `Tú: ${name}. ${goal}`,
  active: 'de quien es el turno',
  neighbour: { left: 'a tu izquierda', right: 'a tu derecha', only: 'frente a ti' },
  cards: (n) => plural(n, 'carta'),
  locked: (left) => `bajo llave, ${plural(left, 'turno')}`,
  glass: (left) => `tras el cristal, ${plural(left, 'turno')}`,
  door: (who, other) => text`Una Puerta Encadenada entre ${everyone([who, other])}`,
  doors: (n) => plural(n, 'puerta'),
  out: 'ceniza',
  pile: {
    draw: (n) => `${n} por robar`,
    next: { script: 'sigue: guion', blackout: 'sigue: apagón' },
    empty: 'sigue: barajar',
    discard: (n) => plural(n, 'descartada'),
  },
  order: { 1: 'Como el reloj', '-1': 'Contra el reloj' },
  after: (who) => text`Después de ti, ${yo(who)}`,
  offer: {
    yours: 'tu carta',
    turns: (p) => `${percent(p)} te convierte, solo por las cartas`,
    never: 'no puede convertirte',
    sealed: 'boca abajo',
    shows: (card) => text`boca arriba: ${elCard(card)}`,
  },
  accuses: 'acusa',
  thinking: (who) => text`${S(who, 'piensa', 'piensas')}.`,
  waiting: 'La mesa espera.',
  lookAway: 'Tapar tu mano',
  lookBack: 'Destapar tu mano',
  noTalk: 'Esta noche no habla nadie.',
  burntOut: {
    title: 'Te quemaron',
    by: (who, turn) => text`Te quemó ${el(who)} en el turno ${turn}.`,
    accused: (all) => text`Ya te habían señalado: ${everyone(all)}.`,
    unaccused: 'Nadie te había acusado. Alguien llevaba la cuenta.',
    aside: 'Esto sigue sin ti. Suele pasar. Lo que pensaban está en los copiones, después.',
    open: 'Mirar con las manos abiertas',
    closed: 'Mirar como la mesa',
    jump: 'Saltar al final',
    leave: 'Salir',
  },
  ears: {
    title: 'Darme la palabra',
    names: { always: 'Siempre', matters: 'Si importa', asked: 'Si me hablan' },
  },
  declare: {
    button: 'Declarar',
    sure: '¿Declarar que no queda ningún Original? Si queda uno, pierdes.',
    yes: 'Declararlo',
    no: 'Todavía no',
  },
  film: {
    eyes: 'Se ve',
    names: { yours: 'desde tu silla', table: 'como lo vio la mesa', open: 'con las manos abiertas' },
    turn: 'Turno',
    watch: 'Verla otra vez',
  },
  reminded: 'No queda ningún Original. Puedes declarar cuando quieras.',
  redealt: (n) => `Se volvió a repartir ${plural(n, 'vez', 'veces')}.`,
};

export const NAMES: Table['NAMES'] = {
  seat: (who, cards) => text`${Yo(who)}, ${plural(cards, 'carta')}`,
  handCard: (card, action) => `${CARDS[card].name}. ${CARDS[card].line} ${action}`,
  claim: (words) => `Decir: ${words}`,
  note: (who) => text`Notas sobre ${el(who)}`,
  rule: (id) => `La regla, ${id}`,
  zoom: (card) => text`Mirar de cerca ${elCard(card)}`,
  undo: 'Deshacer la última decisión',
  hint: '¿Tú qué harías?',
  log: 'Guion',
  talk: 'Charla de la mesa',
};

export const seatSays: Table['seatSays'] = (who, cards, left, isActive) =>
  [
    text`${S(who, 'tiene', 'tienes')} ${plural(cards, 'carta')}`,
    ...(left > 0 ? [TABLE.locked(left)] : []),
    ...(isActive ? [text`es ${own(who, 'tu turno', 'el turno')}`] : []),
  ].join(', ');

export const inPlay: Table['inPlay'] = (n) => `${counted(n)} en juego`;
