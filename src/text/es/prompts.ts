import type { Stat } from '../../rules/index.ts';
import type { Catalogue } from '../language.ts';
import { percent, roman } from '../numerals.ts';
import { CARD_LABELS } from './cards.ts';
import { atHead, decimal, plural } from './grammar.ts';
import { a, de, foeIn, inLine, nameOf, pron, seatName, shortName, throngName, verbOf } from './names.ts';
import { THEIRS } from './showing.ts';

/** What a person is asked, and the words on every button. */
type Prompts = Catalogue['prompts'];

const stat = (s: Stat): string => CARD_LABELS.statNames[s];

export const ASK: Prompts['ASK'] = {
  act: (who) => `Le toca ${a(who)}.`,
  again: (who) => `Una estrella le da otra acción ${a(who)}.`,
  last: (who) => `${nameOf(who)}: una última acción.`,
  counterstrike: (who) => `Tropezó. ${nameOf(who)} puede devolver el golpe.`,
  payback: (who) => `Revancha. ${nameOf(who)} puede golpear.`,
  rampage: (who) => `Uno menos. ${nameOf(who)} puede seguir.`,
  takeAttack: (who) => `${nameOf(who)} ataca ya. ¿A quién?`,
  commit: (who, target) => `${nameOf(who)} va por ${inLine(target)}. ¿Spuntos a la tirada?`,
  damage: (who, target) => `${nameOf(who)} acierta ${a(target)}. ¿Spuntos al daño?`,
  test: (who, s) => `Prueba de ${s === null ? 'nervios' : stat(s)} para ${inLine(who)}. ¿Spuntos?`,
  answer: (who, by, damage) =>
    `${atHead(foeIn(by))} ${verbOf(by, 'golpea', 'golpean')} ${a(who)}${damage > 0 ? `: ${damage} de daño` : ''}.`,
  lend: (seat, who, amount) => `${seatName(seat)}: ¿prestar ${plural(amount, 'spunto')} ${a(who)}?`,
  handOver: (who, card) => `${nameOf(who)} pide ${inLine(card)}. ¿Entregar${pron(card)}?`,
  reroll: (who) => `${nameOf(who)} falló. ¿Gastar una Estrella del Terror y tirar otra vez?`,
  spare: (who, by) => `${atHead(foeIn(by))} ${verbOf(by, 'acertó', 'acertaron')} ${a(who)}. ¿Intervenir?`,
  star: '¿Para quién es la Estrella del Terror?',
  search: (who, card) => `${nameOf(who)} encuentra ${inLine(card)}.`,
};

export const ASIDE: Prompts['ASIDE'] = {
  rolled: (dice) => `Salió ${dice[0]} + ${dice[1]}.`,
  flail: (at) => `Paga, o forcejea a ${at}.`,
  grave: 'Diez o más: si falla el forcejeo, es para siempre.',
  doubles: (n) => `Dobles: +${n} de daño.`,
  acts: (left) => (left > 0 ? `${plural(left, 'superviviente')} de la butaca por actuar.` : ''),
};

export const CHOICE: Prompts['CHOICE'] = {
  attack: (target) => `Atacar ${shortName(target)}`,
  attackOther: 'Atacar a otro…',
  attackMenu: 'Atacar…',
  throng: (target) => `Toda la horda ${de(target)}`,
  way: (way, s) => (way === 'hands' ? 'A mano limpia' : `${shortName(way)}, ${stat(s)}`),
  attackOdds: (hit, kill) => `da ${percent(hit)} · tumba ${percent(kill)}`,
  attackDetail: (way, s, hit, kill) =>
    `${way === 'hands' ? 'Manos' : shortName(way)}, ${CARD_LABELS.stats[s]} · da ${percent(hit)} · tumba ${percent(kill)}`,
  throngOdds: (hit, kills, of) => `da ${percent(hit)} · de media caen ${decimal(kills, 1)} de ${of}`,
  blobOdds: (hit, points) => `da ${percent(hit)} · aún ${plural(points, 'punto')}`,
  where: (frame, foe) =>
    frame !== null ? `fotograma ${roman(frame + 1)}` : foe === null ? '' : throngName(foe.side, foe.slot),
  moreWays: (n) => plural(n, 'modo'),
  get pods() {
    return `${THEIRS.podPlayers}…`;
  },
  targets: (n) => plural(n, 'blanco'),
  targetsAt: (n, kill) => `${plural(n, 'blanco')} · tumba hasta ${percent(Math.min(1, kill))}`,
  take: (card) => `Tomar ${shortName(card)}`,
  takeDetail: 'y carta misteriosa',
  dropping: (drop) => `soltando ${inLine(drop)}`,
  mustDrop: 'manos llenas: suelta una',
  takeAttack: (card) => `Tomar ${shortName(card)} + atacar`,
  wholeTurn: 'Turno entero…',
  wholeTurnDetail: 'tomar… y atacar',
  takeAttackBy: (who) => `${inLine(who)} · el turno entero`,
  draw: 'Llamar a alguien + atacar',
  drawDetail: (left) => `el turno entero · ${left} en el mazo`,
  rest: 'Descansar',
  restDetail: (amount) => `+${plural(amount, 'spunto')}`,
  restFull: 'ya tiene siete',
  shelter: 'A cubierto…',
  get shelterDetail() {
    return THEIRS.shelters;
  },
  move: (sanctuary) => `Entrar en ${inLine(sanctuary)}`,
  moveDetail: (points, room) => `${points} puntos · ${plural(room, 'sitio')}`,
  receive: (card) => `Recibir ${shortName(card)}`,
  receiveFrom: (from) => de(from),
  receiveMenu: 'Recibir un objeto…',
  receiveMenuDetail: (n) => plural(n, 'objeto'),
  search: 'Registrar',
  searchDetail: 'cuatro descartes, quédate los objetos',
  leave: (place) => `Salir ${de(place)}`,
  leaveDetail: 'y actuar fuera',
  fetch: (card) => `Sacar ${shortName(card)} del almacén`,
  stow: (card) => `Dejar ${shortName(card)} en el almacén`,
  storeMenu: 'El almacén…',
  free: 'gratis',
  escape: (s) => `Soltarse con ${stat(s)}`,
  passes: (p) => `${percent(p)} sin spuntos`,
  hold: 'Esperar',
  holdDetail: 'no hacer nada',
  seldom: 'Más…',
  seldomDetail: 'pasar objetos, orden',
  order: 'Cambiar el orden…',
  orderAs: (pool) => pool.map(shortName).join(', '),
  orderDetail: (pool) => `ahora ${pool.map(shortName).join(', ')}`,
  passStrike: 'No, gracias',
  negate: (damage) => `Pagar ${plural(damage, 'spunto')}`,
  negateDetail: (pays, after) => `sin daño · ${pays} · ${after === 1 ? 'queda' : 'quedan'} ${after}`,
  flail: 'Forcejear',
  roll: 'Tirar',
  rollDamage: 'Tirar daño',
  reroll: 'Gastar la estrella',
  rerollDetail: (p) => `${percent(p)} esta vez`,
  letStand: 'Dejarlo así',
  spareStar: (who) => `Estrella ${de(who)}`,
  spareStarDetail: (p) => `tira otra vez: da ${percent(p)}`,
  scream: (who) => `${nameOf(who)} grita`,
  screamDetail: 'falla · la carta se descarta',
  spareNot: 'Encajar el golpe',
  spareNotDetail: (p) => `vive ${percent(p)} como mucho`,
  star: (who) => nameOf(who),
  starDetail: (stars, seat) => `${seatName(seat)}${stars > 0 ? ` · tiene ${plural(stars, 'estrella')}` : ''}`,
  keep: (card) => `Quedarse ${shortName(card)}`,
  keepSwap: (card, swap) => `Quedarse ${shortName(card)}, guardar ${shortName(swap)}`,
  store: 'Dejar en el almacén',
  back: 'Devolver',
  agree: 'Aceptar',
  refuse: 'Negarse',
};

export const DIAL: Prompts['DIAL'] = {
  label: 'Spuntos',
  hit: 'da',
  kill: 'tumba',
  bury: 'entierra',
  down: 'caen',
  pass: 'supera',
  live: 'vive',
  free: 'sin gastar nada',
  rest: (n) => plural(n, 'propio'),
  power: (seat, n) => `${n} de la ${seatName(seat).toLowerCase()}`,
};

/** What pointing at a thing tells. */
export const HINT: Prompts['HINT'] = {
  option: (label, detail) => (detail === '' ? label : `${label}: ${detail}`),
  more: (n) => `${n} más`,
  card: (name, brief) => (brief === '' ? name : `${name}: ${brief}`),
  fumble: (p, hits) => `pifia ${percent(p)}, y entonces da ${percent(hits)}`,
  token: (n) => `ficha de cuenta atrás ${n}: repite cuando todas hayan atacado`,
};

/** “al Coronel”, of a name that stands at the head of a sentence. */
const to = (name: string): string =>
  name.startsWith('El ') ? `al ${name.slice(3)}` : `a ${name.replace(/^La /, 'la ')}`;

/** Why a thing on the table cannot be chosen now. */
export const WHY_NOT: Prompts['WHY_NOT'] = {
  mystery: 'Nadie sabe qué es hasta que acabe la acción.',
  notNow: (who) => `Ahora le toca ${to(who)}.`,
  inside: 'Ya está dentro.',
  full: 'No hay sitio, o ahora no hay forma de entrar.',
  reach: 'Desde dentro no se alcanza.',
  get probed() {
    return THEIRS.holdsOn;
  },
  draw: 'No se puede llamar a nadie: el turno ya empezó, o el grupo está completo.',
};
