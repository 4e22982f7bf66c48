import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { byDeck } from '../../words-by-deck.ts';
import { a, de, foeAtHead, headOf, inLine, nameOf } from '../cards/names.ts';
import { agree, decimal, plural, seats, verb } from '../grammar.ts';

/** What a person in the Director's chair is asked, and the words on the buttons. */
type Direct = Catalogue['direct'];

export const ASK_DIRECTOR: Direct['ASK_DIRECTOR'] = {
  direct: 'Tu escena, Director.',
  pod: (seat) => `La butaca ${seat + 1} cambió de bando. Es su escena.`,
  strike: '¿Quién va por quién?',
  strikeAt: (who) => `¿Quién va por ${inLine(who)}?`,
  place: (card) => `${headOf(card)} se ${verb(card, 'une', 'unen')} a ti. ¿En qué horda?`,
  feature: 'Función de Monstruos. Toma uno; ¿adónde va?',
  raise: '¿Quién vuelve a levantarse?',
  plot: (card) => `${verb(card, 'Entra', 'Entran')} en escena ${inLine(card)}.`,
  pick: (deck) =>
    byDeck(deck, { 'roswell-51': '¿Quién se levanta de la camilla?', 'pittsburgh-68': '¿De quién es la cara?' }),
  lose: '¿Qué cosa suya desaparece?',
  shuffler: (card) => `${verb(card, 'Entra', 'Entran')} en escena ${inLine(card)}.`,
  fadeOut: '¿Marcar algo para el fundido?',
  clip: '¿Tijeretazo a la bobina?',
  cut: 'No hay horda para abrir. ¿Pasar por el montaje?',
  loss: (n) => `¿Perder ${agree(n, 'una reserva', `${n} reservas`)} en el camino?`,
  lurker: (card) => `¿Sacar ${a(card)} de su escondite?`,
  migrate: '¿Una horda para el último converso?',
  setAside: 'Uno de ellos esperará entre los supervivientes. ¿Cuál?',
  permit: (card, seat) => `La butaca ${seat + 1} pide ${inLine(card)}. ¿Le das permiso?`,
};

export const ASIDE_DIRECTOR: Direct['ASIDE_DIRECTOR'] = {
  direct: 'Toma uno y ataca con una horda, o ataca con todas.',
  fadeOut: 'Se va en tu próxima escena, si nadie se lo lleva antes.',
};

export const DIRECT: Direct['DIRECT'] = {
  take: (card) => `Tomar ${inLine(card)}`,
  takeMenu: (card) => `Tomar ${inLine(card)}…`,
  raise: (card) => `Levantar ${a(card)}`,
  raiseMenu: (card) => `Levantar ${a(card)}…`,
  value: (n, hit) => `valor ${n} · acertar ${percent(hit)}`,
  valueUpTo: (n, hit) => `valor ${n} · acertar hasta ${percent(hit)}`,
  into: foeAtHead,
  joins: (now, then, hitNow, hitThen) =>
    now === 0
      ? `nueva, fuerza ${then} · acertar ${percent(hitThen)}`
      : `${now} → ${then} · acertar ${percent(hitNow)} → ${percent(hitThen)}`,
  allOut: 'Ataque Total',
  allOutDetail: (n, hit) => `${plural(n, 'ataque')}, el mejor acierta ${percent(hit)} · sin tomar nada`,
  cover: (frame) => `Tapar el fotograma ${roman(frame + 1)} + atacar`,
  coverDetail: (card, hit) => `acertar hasta ${percent(hit)}${card === null ? '' : ` · nadie alcanza ${inLine(card)}`}`,
  foe: (by, deck) => `${foeAtHead(by, deck)}…`,
  foeDetail: (strength, hit) => `fuerza ${strength} · acertar ${percent(hit)}`,
  victim: (by, at, deck) => `${foeAtHead(by, deck)} contra ${inLine(at)}`,
  victimOnly: (at) => nameOf(at),
  foeOnly: foeAtHead,
  strikeOdds: (hit, lost, spent) =>
    `acertar ${percent(hit)} · matar ${percent(lost)} · les cuesta ${decimal(spent, 1)}`,
  siegeOdds: (hit, falls, damage) =>
    `acertar ${percent(hit)} · derribar ${percent(falls)} · ${decimal(damage, 1)} de daño`,
  passStrike: 'Contenerse',
  heldBy: (who) => `en manos ${de(who)}`,
  use: 'Usar',
  decline: 'Dejar pasar',
  declineDetail: 'se descarta, sin efecto',
  bonusTurn: 'Un turno para ti',
  bonusTurnDetail: 'en el acto',
  swapMenu: 'Poner una carta en su fotograma…',
  swap: (card) => `Poner ${inLine(card)} en su fotograma`,
  fade: (card) => `Fundir ${inLine(card)}`,
  fadeNone: 'No marcar nada',
  yes: 'Adelante',
  no: 'Dejarlo',
  clipDetail: 'lo que queda en pantalla se va y la bobina termina',
  cutDetail: 'buscar una horda en los descartes',
  lossDetail: (n) =>
    `${plural(n, 'carta')} del mazo de supervivientes ${agree(n, 'vuelve como Cara Conocida', 'vuelven como Caras Conocidas')}`,
  lurkerDetail: 'a los descartes, para salir otra vez',
  migrate: (slot, seat) => `La horda ${roman(slot + 1)} a ${seats([seat + 1])}`,
  migrateNot: 'Ninguna',
  permit: 'Concedido',
  permitNot: 'Denegado',
};
