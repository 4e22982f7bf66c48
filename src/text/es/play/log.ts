import type { CardId, MovieEvent, Reel } from '../../../rules/shuffling-horror/index.ts';
import { toneOf, UNSEEN } from '../../cards/prints.ts';
import type { Line } from '../../en/play/log.ts';
import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { type EventOf, type Part, say } from '../../play/parts.ts';
import { byDeck } from '../../words-by-deck.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { seatName, throngName, verbOf, wordsOf } from '../cards/names.ts';
import { agree, le, plural, seats, verb } from '../grammar.ts';
import { PLACES } from '../rooms/places.ts';
import { type Theirs, theirs } from '../words-by-deck.ts';
import { Alien, al, alAlien, alien, del, El, el, FoeAtHead, list, titled } from './parts.ts';

type Log = Catalogue['log'];

const cast = (parts: Part[]): Line => ({ style: 'action', by: 'cast', parts });
const director = (parts: Part[]): Line => ({ style: 'action', by: 'director', parts });
const film = (parts: Part[]): Line => ({ style: 'action', by: 'film', parts });
const big = (text: string, by: Line['by'] = 'film'): Line => ({ style: 'big', by, parts: [text] });
const roll = (by: Line['by'], parts: Part[]): Line => ({ style: 'roll', by, parts });

const placeFor = (reel: Reel, round: number, deck: string): string => {
  const places = byDeck(deck, PLACES)[reel];
  return places[(round * 5 + reel) % places.length] as string;
};

export const sceneHeading: Log['sceneHeading'] = (reel, round, deck) =>
  `${placeFor(reel, round, deck)}. NOCHE. Bobina ${roman(reel)}, ronda ${round}`;

export const openingLine: Log['openingLine'] = (reel) =>
  film([
    reel === 1
      ? 'La escena inicial, antes de la ronda 1: los monstruos de las tres primeras cartas solo se agrupan, cada uno en su horda. Los sucesos ocurren en el acto.'
      : 'La escena inicial: los sucesos ocurren en el acto, antes de cualquier turno.',
  ]);

const dice = ([x, y]: readonly [number, number]): string => `${x} + ${y} = ${x + y}`;
const isPair = ([x, y]: readonly [number, number], face: number): boolean => x === face && y === face;
const isRoof = (card: CardId): boolean => toneOf(card) === 'sanctuary';

export const lineOf: Log['lineOf'] = (e, reel, deck) => {
  const their = theirs(deck);
  switch (e.type) {
    case 'movie-started':
      return film([`Abre con ${plural(e.seats, 'butaca')} y un mal presentimiento.`]);
    case 'reel-opened':
      return big(`Bobina ${roman(e.reel)}`);
    case 'round-started':
      return { style: 'scene', by: 'film', parts: [sceneHeading(reel, e.round, deck)] };
    case 'turn-started':
      return { style: 'cue', by: 'cast', parts: [seatName(e.seat)] };
    case 'director-turn-started':
      return { style: 'cue', by: 'director', parts: [directorCue(e, their)] };
    case 'survivor-joined':
      return cast(say`${El(e.survivor)} se une a la butaca ${e.seat + 1}${restOf(e.rest)}.`);
    case 'pool-ordered':
      return cast([...list(e.pool, El, el), ': en ese orden.']);
    case 'card-revealed':
      return film(say`En el fotograma ${roman(e.frame + 1)} ${verb(e.card, 'aparece', 'aparecen')} ${alien(e.card)}.`);
    case 'card-moved':
      return moved(e);
    case 'took':
      return cast(say`${El(e.survivor)} toma ${el(e.card)}.`);
    case 'rested':
      return cast(say`${El(e.survivor)} descansa: ${plural(e.amount, 'spunto')}.`);
    case 'held-still':
      return cast(held(e, their));
    case 'entered-sanctuary':
      return cast(say`${El(e.survivor)} se cuela en ${el(e.sanctuary)}.`);
    case 'left-sanctuary':
      return cast(say`${El(e.survivor)} sale ${del(e.sanctuary)}.`);
    case 'searched':
      return cast(say`${El(e.survivor)} registra los descartes: ${plural(e.cards.length, 'carta')}.`);
    case 'hand-over-refused':
      return cast(say`${El(e.from)} se queda con ${el(e.card)}.`);
    case 'spoints-spent':
      return e.amount === 0 ? null : cast(say`${plural(e.amount, 'spunto')} para ${el(e.survivor)}${payers(e)}.`);
    case 'lend-refused':
      return cast(say`La butaca ${e.seat + 1} no le presta nada ${al(e.survivor)}.`);
    case 'attack-declared':
      return cast(attackWords(e));
    case 'attack-rolled':
      return roll('cast', [`${dice(e.dice)}; hacía falta un ${e.needed} o menos. ${attackVerdict(e)}`]);
    case 'head-shot':
      return {
        style: 'big',
        by: 'cast',
        parts: say`Tiro a la cabeza. ${Alien(e.target)} no ${verb(e.target, 'volverá', 'volverán')}.`,
      };
    case 'fumbled':
      return cast(
        say`${El(e.survivor)} pifia. ${Alien(e.target)} ${verb(e.target, 'devuelve', 'devuelven')} el golpe.`,
      );
    case 'damage-rolled':
      return roll('cast', [`Daño: ${e.total}.`]);
    case 'alien-eliminated':
      return cast(
        e.to === 'graveyard'
          ? say`${Alien(e.card)}, bajo tierra para siempre.`
          : say`${Alien(e.card)} ${verb(e.card, 'cae', 'caen')}.`,
      );
    case 'alien-stood':
      return cast(
        say`${Alien(e.card)} ${verb(e.card, 'recibe', 'reciben')} ${e.damage} de daño y ni se ${verb(e.card, 'inmuta', 'inmutan')}.`,
      );
    case 'blob-hurt':
      return cast([
        `La masa pierde ${e.points}. ${e.left === 0 ? 'Es un charco.' : `${agree(e.left, 'Queda', 'Quedan')} ${e.left}, temblando.`}`,
      ]);
    case 'strike-declared':
      return director(
        say`${FoeAtHead(e.by, deck)} ${verbOf(e.by, 'va', 'van')} por ${el(e.at)}: ${verbOf(e.by, 'acierta', 'aciertan')} con ${e.needed} o menos.`,
      );
    case 'strike-rolled':
      return roll('director', [`${dice(e.dice)}. ${strikeVerdict(e, their)}`]);
    case 'strike-damage':
      return roll('director', [`Un impacto de ${e.total}.`]);
    case 'star-spent':
      return cast(say`${El(e.survivor)} gasta una Estrella del Terror: ${starUse(e.why, their)}.`);
    case 'screamed':
      return cast(say`${El(e.survivor)} grita. Lo que iba por ${el(e.victim)} se lo piensa mejor.`);
    case 'negated':
      return cast(say`${El(e.survivor)} se sacude ${e.damage} de daño.`);
    case 'test-rolled':
      return roll('cast', say`${El(e.survivor)} ${testWords(e)}`);
    case 'test-waived':
      return cast(say`${El(e.survivor)} no tiene ${CARD_LABELS.statNames[e.stat]} que perder. Ni se inmuta.`);
    case 'survivor-lost':
      return { style: 'big', by: 'director', parts: say`${El(e.survivor)} ${their.lost[e.to]}` };
    case 'throng-grew':
      return director(
        say`${Alien(e.card)} se ${verb(e.card, 'une', 'unen')} a la ${throngName(e.side, e.slot, deck)}. Fuerza ${e.strength}.`,
      );
    case 'sanctuary-opened':
      return film(say`${El(e.sanctuary)} abre su puerta: ${plural(e.points, 'punto')} de aguante.`);
    case 'sanctuary-damaged':
      return director(
        say`${El(e.sanctuary)} recibe ${e.damage} de daño; ${e.left === 0 ? 'no le queda nada' : `le ${agree(e.left, 'queda', 'quedan')} ${plural(e.left, 'punto')}`}.`,
      );
    case 'sanctuary-fell':
      return { style: 'big', by: 'director', parts: say`${El(e.sanctuary)} cae.` };
    case 'event-began':
      return isRoof(e.card) ? null : film(say`${titled(e.card)}. ${eventWords(e.card)}`);
    case 'plot-declined':
      return director(say`El Director deja ${el(e.card)} en el piso de la sala de montaje.`);
    case 'creature-feature':
      return big('Función de Monstruos', 'director');
    case 'full-assault':
      return big('Asalto general', 'director');
    case 'blobbed':
      return director([`Una masa de ${plural(e.points, 'punto')} llena el fotograma ${roman(e.frame + 1)}.`]);
    case 'probed':
      return director(say`${their.seizes} ${al(e.survivor)} ${their.seizedBy}.`);
    case 'freed':
      return cast(say`${their.letsGo} ${al(e.survivor)}.`);
    case 'stunned':
      return director(say`${El(e.survivor)} ${their.stunned} y perderá la próxima acción.`);
    case 'shaken':
      return e.rest + e.power === 0
        ? cast(say`${El(e.survivor)} ya no tiene nada que perder.`)
        : director(say`${El(e.survivor)} pierde los nervios: ${plural(e.rest + e.power, 'spunto')} menos.`);
    case 'weakness-found':
      return cast(['Sí que tienen un punto débil: +1 de daño esta bobina.']);
    case 'popcorn':
      return cast([
        `La butaca ${e.seat + 1} encuentra palomitas: ${plural(e.amount, 'spunto de poder', 'spuntos de poder')}.`,
      ]);
    case 'fade-out-set':
      return director(say`El Director marca ${el(e.card)} para el fundido. Ahora o nunca.`);
    case 'faded-out':
      return director(say`${El(e.card)} se ${verb(e.card, 'funde', 'funden')} a negro.`);
    case 'clipped':
      return big(
        'Tijeretazo del Director: el mazo de la bobina está vacío, y lo que queda en pantalla arde.',
        'director',
      );
    case 'stalled':
      return film(['No pasa nada en tres rondas. Interviene el proyeccionista.']);
    case 'reel-ended':
      return big(`Fin de la bobina ${roman(e.reel)}`);
    case 'fade-in-set':
      return film(
        e.survivor === null
          ? [`La próxima bobina abre con la butaca ${e.seat + 1}.`]
          : say`La próxima bobina abre con ${el(e.survivor)}.`,
      );
    case 'star-given':
      return cast(say`${El(e.survivor)} es Estrella del Terror.`);
    case 'star-roll':
      return roll('cast', [
        `Por la estrella de la bobina ${roman(e.reel)}: ${e.die}; hacía falta un ${e.needed} o menos. ${e.won ? 'Ganada.' : 'Perdida.'}`,
      ]);
    case 'survivors-missing':
      return director(
        e.cards.includes(UNSEEN) ? [missingUnseen(e.cards.length)] : [...list(e.cards, Alien, alien), missing(e.cards)],
      );
    case 'set-aside':
      return director(say`${Alien(e.card)} ${verb(e.card, 'espera', 'esperan')} entre los supervivientes.`);
    case 'discards-shown':
      return film([`Se repasan los descartes: ${plural(e.cards.length, 'carta')} que nadie vio hasta ahora.`]);
    case 'power-returned':
      return film([`La butaca ${e.seat + 1} entrega ${plural(e.amount, 'spunto de poder', 'spuntos de poder')}.`]);
    case 'pile-shut':
      return film(['Se cierra el mazo de la bobina. Lo que hay en pantalla es todo lo que queda.']);
    case 'leave-refused':
      return director(say`El Director se queda con ${alien(e.card)}.`);
    case 'seat-eliminated':
      return film([`A la butaca ${e.seat + 1} no le queda nadie que perder.`]);
    case 'pod-player':
      return director([`La butaca ${e.seat + 1} juega ahora para el otro bando.`]);
    case 'throng-migrated':
      return director([`Una horda cambia de manos: ahora es de la butaca ${e.seat + 1}.`]);
    case 'turning-point':
      return big('Punto de Giro', 'director');
    case 'last-one-standing':
      return big('El Último en Pie');
    case 'passed':
      return director(['El Director no tiene nada que rodar.']);
    case 'movie-ended':
      return big(e.survived ? 'Fin' : 'Fin, para todos');
    case 'shuffled':
    case 'card-dealt':
    case 'countdown':
    case 'reel-threaded':
      return null;
    default:
      return unknown(e);
  }
};

const eventWords = (card: CardId): string =>
  `${wordsOf(card).brief}.${UNAIDED.includes(card) ? ' No valen spuntos, así que no se pregunta a nadie.' : ''}`;
const UNAIDED: readonly CardId[] = ['alien-autopsy'];

/** A new event must be given its words, or be named above as one that needs none. */
const unknown = (e: never): never => {
  throw new Error(`The log has no words for ${(e as MovieEvent).type}`);
};

const restOf = (rest: number): string =>
  rest > 0 ? ` con ${plural(rest, 'spunto de descanso', 'spuntos de descanso')}` : '';

const directorCue = (e: EventOf<'director-turn-started'>, their: Theirs): string =>
  e.side !== 'director'
    ? `${their.podPlayer}, butaca ${e.side + 1}`
    : e.bonus
      ? 'El Director, otra vez'
      : 'El Director';

const MOVES: Readonly<Record<string, string>> = {
  received: 'recibe',
  fetched: 'saca',
  kept: 'se queda con',
  won: 'se lleva',
};

/** Most moves are told by the event that caused them; these are not. */
function moved(e: EventOf<'card-moved'>): Line | null {
  const { from, to, why, card } = e;
  if (to.zone === 'held' && MOVES[why] !== undefined) return cast(say`${El(to.survivor)} ${MOVES[why]} ${el(card)}.`);
  if (from.zone === 'held' && to.zone === 'store') return cast(say`${El(from.survivor)} guarda ${el(card)}.`);
  if (to.zone === 'store') return cast(say`${El(card)} se ${verb(card, 'queda', 'quedan')} en ${el(to.sanctuary)}.`);
  if (why === 'dropped' && from.zone === 'held') return cast(say`${El(from.survivor)} suelta ${el(card)}.`);
  return null;
}

function held(e: EventOf<'held-still'>, their: Theirs): Part[] {
  switch (e.why) {
    case 'chose':
      return say`${El(e.survivor)} espera.`;
    case 'stunned':
      return say`${El(e.survivor)} ${their.stunnedStill}.`;
    case 'probed':
      return say`${El(e.survivor)} ${their.hangs}.`;
  }
}

function payers(e: EventOf<'spoints-spent'>): string {
  const from = e.power.filter(([, share]) => share > 0).map(([seat]) => seat + 1);
  if (from.length === 0) return '';
  return `, poder de ${seats(from)}`;
}

const attacks = ({ why, target }: EventOf<'attack-declared'>): string =>
  ({
    action: 'ataca',
    counterstrike: `${le(target)} devuelve el golpe`,
    payback: 'se la cobra',
    'take-attack': 'ataca de inmediato',
    rampage: 'no para y ataca',
  })[why];

function attackWords(e: EventOf<'attack-declared'>): Part[] {
  const whole = e.reach === 'throng' ? ' y a todos sus amigos' : '';
  return e.way === 'hands'
    ? say`${El(e.survivor)} ${attacks(e)} ${alAlien(e.target)}${whole} a mano limpia.`
    : say`${El(e.survivor)} ${attacks(e)} ${alAlien(e.target)}${whole} con ${el(e.way)} (${CARD_LABELS.statNames[e.stat]}).`;
}

const attackVerdict = (e: EventOf<'attack-rolled'>): string =>
  isPair(e.dice, 1) ? 'Justo entre los ojos.' : isPair(e.dice, 6) ? 'Qué momento.' : e.hit ? 'Impacto.' : 'Fallo.';

function strikeVerdict(e: EventOf<'strike-rolled'>, their: Theirs): string {
  if (isPair(e.dice, 1)) return isRoof(e.at) ? 'La pared cede.' : their.turned;
  if (isPair(e.dice, 6)) return verbOf(e.by, 'Tropieza.', 'Tropiezan.');
  return e.hit ? 'Impacto.' : verbOf(e.by, 'Falla.', 'Fallan.');
}

const starUse = (why: EventOf<'star-spent'>['why'], their: Theirs): string =>
  why === 'spare' ? `el ${their.alien} tira otra vez` : why === 'reroll' ? 'otra tirada' : 'una segunda acción';

const testWords = (e: EventOf<'test-rolled'>): string =>
  `${e.flail ? 'forcejea' : `hace una prueba de ${CARD_LABELS.statNames[e.stat]}`}, ${e.needed} o menos: ${dice(e.dice)}. ${
    e.passed ? (e.flail ? 'Con vida.' : 'Firme.') : e.flail ? 'No basta.' : 'No aguantó.'
  }`;

const missingUnseen = (count: number): string =>
  count === 1
    ? 'Falta alguien del pueblo. Aún no se sabe quién.'
    : `Faltan ${count} personas del pueblo. Aún no se sabe quiénes.`;

const missing = (cards: readonly CardId[]): string =>
  agree(cards.length, ' ya no está. Estaba.', ' ya no están. Estaban.');
