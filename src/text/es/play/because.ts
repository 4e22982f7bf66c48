import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { a, de, foeAtHead, foeIn, headOf, inLine, verbOf } from '../cards/names.ts';
import { agree, plural, pron, seats, verb } from '../grammar.ts';

/** Why somebody else would do it, in one sentence: by what is asked. */
export const BECAUSE: Catalogue['because']['BECAUSE'] = {
  attack: (target, throng, hitNow, hitThen, deck) =>
    `${headOf(target)}, en ${foeIn(throng, deck)}: luego acierta ${percent(hitThen)}, no ${percent(hitNow)}.`,
  attackLast: (target, throng, deck) => `${headOf(target)}: no queda nadie más en ${foeIn(throng, deck)}.`,
  attackScreen: (target, frame) =>
    `${headOf(target)}, fotograma ${roman(frame + 1)}: antes de que se ${verb(target, 'una', 'unan')} a una horda.`,
  attackOther: (target) => `${headOf(target)}: cuanto antes, mejor.`,
  attackAll: (throng, deck) => `Toda ${foeIn(throng, deck)} de una vez. Quizá no haya otra ocasión.`,
  take: (card) => `${headOf(card)}: alguien debería tener${pron(card)}.`,
  takeFading: (card) => `${headOf(card)}: el Director está por tirar${pron(card)}.`,
  takeAttack: (card) => `${headOf(card)}, y a golpear en el acto.`,
  draw: 'Llama a alguien: dos hacen más que uno.',
  rest: (who, amount) => `Descansar: ${plural(amount, 'spunto')} más entre ${inLine(who)} y el próximo golpe.`,
  move: (sanctuary, points) =>
    `Adentro ${de(sanctuary)}: primero ${agree(points, 'cae', 'caen')} ${plural(points, 'punto')} de pared.`,
  receive: (card, who) => `${headOf(card)} ${verb(card, 'rinde', 'rinden')} más con ${inLine(who)}.`,
  search: 'Buscar: algo habrá en los descartes.',
  leave: 'Afuera: aquí adentro no se avanza.',
  fetch: (card) => `${headOf(card)}: en la despensa no ${verb(card, 'sirve', 'sirven')} de nada.`,
  stow: (card) => `Deja ${inLine(card)}: alguien más ${pron(card)} querrá.`,
  escape: (s, p) => `Soltarse con ${CARD_LABELS.statNames[s]}: ${percent(p)}.`,
  hold: 'Esperar: cualquier otra cosa lo empeora.',
  order: 'Ese orden: importa quién va primero.',
  keepSpoints: (p) => `No gastes nada: ${percent(p)} alcanza.`,
  spoints: (amount, hitNow, hitThen) => `${plural(amount, 'spunto')}: ${percent(hitThen)}, no ${percent(hitNow)}.`,
  negate: (who, lost) => `Paga: si forcejea, pierdes ${a(who)} el ${percent(lost)} de las veces.`,
  flail: (who, p) => `Forcejear: ${inLine(who)} vive el ${percent(p)} de las veces.`,
  lend: 'Préstalos: una vida vale más.',
  lendNot: 'Guárdalos: te harán falta.',
  handOver: 'Entrégala: allá rinde más.',
  handOverNot: 'Quédatela: aquí rinde más.',
  reroll: (p) => `Tira otra vez: ${percent(p)} ahora.`,
  rerollNot: 'Guarda la estrella para algo peor.',
  spare: (who, p) => `Gasta la estrella ${de(who)}: vuelve a acertar el ${percent(p)}.`,
  scream: (who) => `Grita ${inLine(who)}: falla, y ya está.`,
  takeHit: (p) =>
    p < 0.995 ? `Aguanta el golpe: vive el ${percent(p)} a lo sumo.` : 'Aguanta el golpe: se puede pagar.',
  star: (who) => `A nadie le servirá más que ${a(who)}.`,
  keep: (card) => `${headOf(card)}: vale una mano.`,
  store: 'A la despensa: alguien vendrá a buscarla.',
  back: 'Devuélvela: en las manos hay algo mejor.',
  moveOn: 'Que siga: nada más lo hará.',
  stayOn: 'Todavía no: el tiempo está de tu lado.',
  join: (card, throng, hitNow, hitThen, deck) =>
    `${headOf(card)} a ${foeIn(throng, deck)}: luego acierta ${percent(hitThen)}, no ${percent(hitNow)}.`,
  joinNew: (card, throng, hitThen, deck) =>
    `${headOf(card)} a ${foeIn(throng, deck)}, que es nueva: acierta ${percent(hitThen)}.`,
  allOut: (n) => `Todo: ${plural(n, 'ataque')}, y no pueden pagarlos todos.`,
  cover: (frame, card) => `Fotograma ${roman(frame + 1)}: lo que quieren es ${inLine(card)}.`,
  strike: (by, at, hit, lost, deck) =>
    `${foeAtHead(by, deck)} contra ${inLine(at)}: ${verbOf(by, 'acierta', 'aciertan')} ${percent(hit)}, cae ${percent(lost)}.`,
  siege: (by, at, hit, falls, deck) =>
    `${foeAtHead(by, deck)} contra ${inLine(at)}: ${verbOf(by, 'acierta', 'aciertan')} ${percent(hit)}, cae ${percent(falls)}.`,
  holdBack: 'Contente: hay más que perder.',
  plot: (card) => `${headOf(card)}: no habrá mejor momento.`,
  plotNot: (card) => `${headOf(card)}, no: ahora no te ${verb(card, 'da', 'dan')} nada.`,
  pick: (card) => `${headOf(card)}: no hay nada mejor.`,
  fadeOut: (card) => `${headOf(card)}: lo que más quieren.`,
  fadeNone: 'Nada de eso vale la pena.',
  clip: 'Córtala: el tiempo les hace más falta a ellos.',
  clipNot: 'Que corra: el tiempo te hace más falta a ti.',
  cut: 'Pasa por el montaje: una horda es una horda.',
  cutNot: 'Deja los descartes en paz.',
  loss: (n) => `Adelante: ${agree(n, 'una reserva', `${n} reservas`)} menos para ellos.`,
  lossNot: 'Deja sus reservas en paz.',
  lurker: 'Que salga: en otra parte rinde más.',
  lurkerNot: 'Que espere: alguien entrará.',
  migrate: (slot, seat, deck) =>
    `${foeAtHead({ side: 'director', slot }, deck)} pelea igual para ${seats([seat + 1])}.`,
  migrateNot: 'Ninguna: pelean mejor en una sola mano.',
  permit: 'Concédelo: dos manos son mejor que una.',
  permitNot: 'Deniégalo: rinde más donde está.',
  bonusTurn: 'Un turno: nada en un fotograma lo vale.',
  swap: (card) => `${headOf(card)} en su fotograma: mejor que un turno.`,
};
