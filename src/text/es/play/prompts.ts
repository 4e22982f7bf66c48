import type { Stat } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { a, de, foeAtHead, headOf, inLine, nameOf, seatName, shortName, throngName, verbOf } from '../cards/names.ts';
import { agree, decimal, le, plural, pron, seats } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** What a person is asked, and the words on every button. */
type Prompts = Catalogue['prompts'];

const stat = (s: Stat): string => CARD_LABELS.statNames[s];

export const ASK: Prompts['ASK'] = {
  act: (who) => `Le toca ${a(who)}.`,
  again: (who) => `Una estrella le da otra acción ${a(who)}.`,
  last: (who) => `${headOf(who)}: una última acción.`,
  counterstrike: (who) => `Un traspié. ${headOf(who)} puede devolver el golpe.`,
  payback: (who) => `Revancha. ${headOf(who)} puede golpear.`,
  rampage: (who) => `Uno menos. ${headOf(who)} puede seguir.`,
  takeAttack: (who) => `${headOf(who)} ataca en el acto. ¿A quién?`,
  commit: (who, target) => `${headOf(who)} va por ${inLine(target)}. ¿Spuntos para la tirada?`,
  damage: (who, target) => `${headOf(who)} ${le(target)} da ${a(target)}. ¿Spuntos para el daño?`,
  test: (who, s) => `Prueba de ${s === null ? 'nervios' : stat(s)} para ${inLine(who)}. ¿Spuntos?`,
  answer: (who, by, damage, deck) =>
    `${foeAtHead(by, deck)} ${verbOf(by, 'golpea', 'golpean')} ${a(who)}${damage > 0 ? `: ${damage} de daño` : ''}.`,
  lend: (seat, who, amount) => `${seatName(seat)}: ¿prestarle ${plural(amount, 'spunto')} ${a(who)}?`,
  handOver: (who, card) => `${headOf(who)} pide ${inLine(card)}. ¿Entregar${pron(card)}?`,
  reroll: (who) => `${headOf(who)} falló. ¿Gastar una Estrella del Terror y tirar otra vez?`,
  spare: (who, by, deck) => `${foeAtHead(by, deck)} le ${verbOf(by, 'dio', 'dieron')} ${a(who)}. ¿Intervenir?`,
  star: '¿Para quién es la Estrella del Terror?',
  search: (who, card) => `${headOf(who)} encuentra ${inLine(card)}.`,
  spoils: (who, card) => `${headOf(who)} ganó ${inLine(card)}. Tiene las manos llenas.`,
  unpack: (who) => `${headOf(who)} está adentro. ¿Algo que tomar o dejar?`,
  stall: 'Tres rondas, y nada salió de la pantalla. ¿Que siga la película?',
};

export const ASIDE: Prompts['ASIDE'] = {
  rolled: (dice) => `Salió ${dice[0]} + ${dice[1]}.`,
  flail: (at) => `Paga todo, o forcejea: ${at} o menos.`,
  grave: 'Diez o más: si falla el forcejeo, al cementerio.',
  opening: 'La escena inicial: hay sucesos, pero aún no hay turnos.',
  star: 'De un solo uso: otra acción, repetir una tirada fallida o hacer repetir un golpe contra quien sea.',
  starKept: 'Si se guarda, aún sirve para repetir una tirada fallida o un golpe contra quien sea.',
  spare: 'Con una Estrella del Terror se repite la tirada, una vez.',
  doubles: (n) => `Dobles: +${n} de daño.`,
  acts: (left) =>
    left > 0 ? `${agree(left, 'Falta', 'Faltan')} por actuar ${plural(left, 'superviviente')} de la butaca.` : '',
};

const briefSide = (side: number | 'director'): string => (side === 'director' ? '' : `B${side + 1} `);

export const CHOICE: Prompts['CHOICE'] = {
  attack: (target) => `Atacar ${a(target)}`,
  throng: (target) => `Toda la horda ${de(target)}`,
  attackMenu: 'Atacar…',
  way: (way, s) => (way === 'hands' ? 'A mano limpia' : `${shortName(way)}, ${stat(s)}`),
  attackOdds: (hit, kill) => `acertar ${percent(hit)} · tumbar ${percent(kill)}`,
  wayAtAll: (way, s, side, slot, deck) =>
    `${way === 'hands' ? 'A mano limpia' : `${shortName(way)}, ${stat(s)}`}: toda la ${throngName(side, slot, deck)}`,
  throngOdds: (hit, kills, of) => `acertar ${percent(hit)} · caen ${decimal(kills, 1)} de ${of} en promedio`,
  throngBrief: (kills, of) => `${decimal(kills, 1)} de ${of}`,
  blobOdds: (hit, points) => `acertar ${percent(hit)} · aún ${plural(points, 'punto')}`,
  where: (frame, foe, deck) =>
    frame !== null ? `fotograma ${roman(frame + 1)}` : foe === null ? '' : throngName(foe.side, foe.slot, deck),
  whereBrief: (frame, foe) =>
    frame !== null ? `F·${roman(frame + 1)}` : foe === null ? '' : `${briefSide(foe.side)}H·${roman(foe.slot + 1)}`,
  pods: (deck) => `${theirs(deck).podPlayers}…`,
  targets: (n) => plural(n, 'blanco'),
  targetsAt: (n, kill) => `${plural(n, 'blanco')} · tumbar hasta ${percent(Math.min(1, kill))}`,
  take: (card) => `Tomar ${inLine(card)}`,
  takeMenu: 'Tomar…',
  cards: (n) => plural(n, 'carta'),
  takeDetail: (place, refilled) => (refilled ? `${place} · luego, carta misteriosa: quizá un monstruo` : place),
  dropping: (drop) => `soltando ${inLine(drop)}`,
  mustDrop: 'manos llenas: suelta una',
  takeAttack: (card) => `Tomar ${inLine(card)} + atacar`,
  takeAttackMenu: 'Tomar + atacar…',
  takeAttackDetail: 'el turno entero',
  takeAttackBy: (who) => `${inLine(who)} · el turno entero`,
  draw: 'Llamar a alguien + atacar',
  drawDetail: (left) => `el turno entero · en el reparto: ${left}`,
  rest: 'Descansar',
  restDetail: (amount) => `+${plural(amount, 'spunto')}`,
  restFull: 'ya tiene siete',
  shelter: 'Moverse…',
  shelterDetail: (deck) => theirs(deck).shelters,
  move: (sanctuary) => `Entrar en ${inLine(sanctuary)}`,
  moveDetail: (points, room) => `${plural(points, 'punto')} · ${plural(room, 'lugar', 'lugares')}`,
  receive: (card) => `Recibir ${inLine(card)}`,
  receiveFrom: (from) => de(from),
  receiveMenu: 'Recibir una carta…',
  search: 'Registrar',
  searchDetail: 'cuatro descartes, quédate con los objetos',
  leave: (place) => `Salir ${de(place)}`,
  leaveDetail: 'y actuar afuera',
  fetch: (card) => `Sacar ${inLine(card)} del almacén`,
  stow: (card) => `Dejar ${inLine(card)} en el almacén`,
  storeMenu: 'El almacén…',
  free: 'gratis',
  escapeMenu: 'Soltarse…',
  escape: (s) => `Soltarse con ${stat(s)}`,
  passes: (p) => `${percent(p)} sin spuntos`,
  hold: 'Esperar',
  holdDetail: 'no hacer nada',
  seldom: 'Más…',
  others: (n) => plural(n, 'opción más', 'opciones más'),
  drawAnd: (n) => (n === 0 ? 'llamar a alguien' : `llamar a alguien · ${plural(n, 'opción más', 'opciones más')}`),
  order: 'Cambiar el orden…',
  orderAs: (pool) => pool.map(shortName).join(', '),
  orderOnly: (pool) => `Orden: ${pool.map(shortName).join(', ')}`,
  orderDetail: (pool) => `ahora ${pool.map(shortName).join(', ')}`,
  passStrike: 'No, gracias',
  negate: (damage) => `Pagar ${plural(damage, 'spunto')}`,
  negateDetail: (pays) => `sin daño · ${pays}`,
  flail: 'Forcejear',
  roll: 'Tirar',
  rollDamage: 'Tirar el daño',
  reroll: 'Gastar la estrella',
  rerollDetail: (p) => `${percent(p)} esta vez`,
  letStand: 'Dejarlo así',
  keepStar: 'Guardar la estrella',
  keepStarDetail: 'sin segunda acción',
  starKept: 'la estrella se guarda',
  spareStar: (who) => `Estrella ${de(who)}`,
  spareStarDetail: (p) => `otra tirada: acertar ${percent(p)}`,
  scream: (who) => `${headOf(who)} grita`,
  screamDetail: 'el ataque falla · la carta se descarta',
  spareNot: 'Aguantar el golpe',
  spareNotDetail: (p) => `sin gastar nada · vivir ${percent(p)} como mucho`,
  star: (who) => nameOf(who),
  starDetail: (stars, seat) => `${seatName(seat)}${stars > 0 ? ` · tiene ${plural(stars, 'estrella')}` : ''}`,
  keep: (card) => `Quedarse con ${inLine(card)}`,
  keepSwap: (card, swap) => `Quedarse con ${inLine(card)}, guardar ${inLine(swap)}`,
  keepDrop: (card, drop) => `Quedarse con ${inLine(card)}, soltar ${inLine(drop)}`,
  leaveIt: 'Dejar ahí',
  leaveItDetail: 'va a los descartes',
  moveOn: 'Que siga',
  moveOnDetail: 'la primera carta de la pantalla se va',
  moveOnEnd: 'la pantalla se vacía y la bobina termina',
  stayOn: 'Todavía no',
  stayOnDetail: 'se preguntará otra vez dentro de tres rondas',
  store: 'Dejar en el almacén',
  back: 'Devolver',
  agree: 'Aceptar',
  refuse: 'Negarse',
};

export const DIAL: Prompts['DIAL'] = {
  label: 'Spuntos',
  hit: 'acertar',
  kill: 'tumbar',
  bury: 'enterrar',
  down: 'tumbar',
  pass: 'superar',
  live: 'vivir',
  free: 'sin gastar nada',
  rest: (n, of) => `${n} de ${of} de descanso`,
  power: (seat, n, of) => `${n} de ${of} de poder, ${seats([seat + 1])}`,
};

/** What pointing at a thing tells. */
export const PLAN: Prompts['PLAN'] = {
  attacks: (who, target, frame, foe, deck) =>
    `${[`${headOf(who)} ataca ${a(target)}`, CHOICE.where(frame, foe, deck)].filter((it) => it !== '').join(', ')}.`,
  rolls: (key) => `Tira con ${key}`,
  weapon: 'Con',
  damage: 'Para el daño',
  damages: { ask: 'preguntar', never: 'nunca', 1: 'hasta 1', 2: 'hasta 2', 3: 'hasta 3' },
  hit: 'Golpes leves',
  hits: { ask: 'preguntar', 1: 'pagar 1', 2: 'pagar hasta 2', 3: 'pagar hasta 3' },
  remembered: 'se recuerda',
};

export const HINT: Prompts['HINT'] = {
  option: (label, detail) => (detail === '' ? label : `${label}: ${detail}`),
  more: (n) => `${n} más`,
  card: (name, brief) => (brief === '' ? name : `${name}: ${brief}`),
  fumble: (p, hits) => `pifiar ${percent(p)}, y entonces el golpe acierta: ${percent(hits)}`,
  token: (n) => `ficha de cuenta regresiva ${n}: repite cuando todas hayan atacado`,
};

/** Why a thing on the table cannot be chosen now. */
export const WHY_NOT: Prompts['WHY_NOT'] = {
  mystery: 'Nadie sabe qué es hasta que acabe la acción.',
  notNow: (who) => `Ahora le toca ${a(who)}.`,
  inside: 'Ya está adentro.',
  full: 'No hay lugar, o ahora no hay forma de entrar.',
  reach: 'Desde adentro no se alcanza.',
  probed: (deck) => theirs(deck).holdsOn,
  draw: 'No se puede llamar a nadie: el turno ya empezó, o el grupo está completo.',
};
