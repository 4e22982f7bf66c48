import type { Foe } from '../../rules/index.ts';
import type { Catalogue } from '../language.ts';
import { percent, roman } from '../numerals.ts';
import { byDeck } from '../showing.ts';
import { atHead, decimal, plural } from './grammar.ts';
import { a, de, inLine, nameOf, seatName, shortName, throngName, verb } from './names.ts';

/** What a person in the Director's chair is asked, and the words on the buttons. */
type Direct = Catalogue['direct'];

const foeWords = (by: Foe): string => atHead('card' in by ? nameOf(by.card) : throngName(by.side, by.slot));

export const ASK_DIRECTOR: Direct['ASK_DIRECTOR'] = {
  direct: 'Tu escena, Director.',
  pod: (seat) => `La ${seatName(seat).toLowerCase()} ahora juega para ti. Es su escena.`,
  strike: '¿Quién va por quién?',
  strikeAt: (who) => `¿Quién va por ${inLine(who)}?`,
  place: (card) => `${nameOf(card)} se ${verb(card, 'une', 'unen')} a ti. ¿A qué horda?`,
  feature: 'Sesión de Monstruos. Toma uno, ¿y adónde?',
  raise: '¿Quién vuelve a levantarse?',
  plot: (card) => `Entra en escena: ${nameOf(card)}.`,
  get pick() {
    return byDeck({ 'roswell-51': '¿Quién se levanta de la camilla?', 'pittsburgh-68': '¿De quién es la cara?' });
  },
  lose: '¿Qué cosa suya desaparece?',
  shuffler: (card) => `Entra en escena: ${nameOf(card)}.`,
  fadeOut: '¿Marcar algo para el fundido?',
  clip: '¿Tijeretazo a la bobina?',
  cut: 'Sin horda para abrir. ¿Pasar por el montaje?',
  loss: (n) => `¿Perder ${n === 1 ? 'una reserva' : `${n} reservas`} por el camino?`,
  lurker: (card) => `¿Sacar ${a(card)} de su escondite?`,
  migrate: '¿Una horda para el último converso?',
};

export const ASIDE_DIRECTOR: Direct['ASIDE_DIRECTOR'] = {
  direct: 'Toma uno y ataca con una horda, o ataca con todas.',
  fadeOut: 'Se va en tu próxima escena, si nadie se lo lleva antes.',
};

export const DIRECT: Direct['DIRECT'] = {
  take: (card) => `Tomar ${shortName(card)}`,
  takeMenu: (card) => `Tomar ${shortName(card)}…`,
  raise: (card) => `Levantar ${a(card)}`,
  raiseMenu: (card) => `Levantar ${a(card)}…`,
  value: (n) => `valor ${n}`,
  into: foeWords,
  joins: (now, then, hitNow, hitThen) =>
    now === 0
      ? `nueva, fuerza ${then} · da ${percent(hitThen)}`
      : `${now} → ${then} · da ${percent(hitNow)} → ${percent(hitThen)}`,
  allOut: 'Ataque Total',
  allOutDetail: (n) => `${plural(n, 'ataque')}, sin tomar nada`,
  cover: (frame) => `Tapar fotograma ${roman(frame + 1)} + atacar`,
  coverDetail: (card) => (card === null ? '' : `nadie llega ${a(card)}`),
  foe: (by) => `${foeWords(by)}…`,
  foeDetail: (strength, hit) => `fuerza ${strength} · da ${percent(hit)}`,
  victim: (by, at) => `${foeWords(by)} contra ${inLine(at)}`,
  victimOnly: (at) => nameOf(at),
  foeOnly: foeWords,
  strikeOdds: (hit, lost, spent) => `da ${percent(hit)} · muere ${percent(lost)} · cuesta ${decimal(spent, 1)}`,
  siegeOdds: (hit, falls, damage) => `da ${percent(hit)} · cae ${percent(falls)} · ${decimal(damage, 1)} de daño`,
  passStrike: 'Contenerse',
  heldBy: (who) => `en manos ${de(who)}`,
  use: 'Usar',
  decline: 'Dejar pasar',
  declineDetail: 'se descarta, sin efecto',
  bonusTurn: 'Un turno para ti',
  bonusTurnDetail: 'en el acto',
  swapMenu: 'Poner una carta en su fotograma…',
  swap: (card) => `Poner ${shortName(card)} en su fotograma`,
  fade: (card) => `Fundir ${shortName(card)}`,
  fadeNone: 'No marcar nada',
  yes: 'Adelante',
  no: 'Dejarlo',
  clipDetail: 'lo que queda en pantalla se va y la bobina termina',
  cutDetail: 'buscar una horda en los descartes',
  lossDetail: (n) =>
    `${plural(n, 'carta')} del mazo de supervivientes ${n === 1 ? 'vuelve como Cara Conocida' : 'vuelven como Caras Conocidas'}`,
  lurkerDetail: 'a los descartes, para salir otra vez',
  migrate: (slot, seat) => `Horda ${roman(slot + 1)} a la ${seatName(seat).toLowerCase()}`,
  migrateNot: 'Ninguna',
};
