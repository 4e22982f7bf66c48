import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { action, big, type EventOf, type Line, secret, step } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { ROLE_NAMES } from './cards.ts';
import {
  al,
  aQuien,
  con,
  del,
  does,
  el,
  everyone,
  inHand,
  le,
  Own,
  own,
  S,
  te,
  unaCartaOr,
  unCard,
  Yo,
  yo,
} from './grammar.ts';

export function drew({ card, why, open }: EventOf<'drew'>, who: Who): Line {
  const glass = open && who !== 'you' ? ', tras el cristal' : '';
  if (why === 'second-take') return step(say`${S(who, 'roba', 'robas')} ${unaCartaOr(card)} para la Segunda Toma.`);
  const drawn = say`${S(who, 'roba', 'robas')} ${card === null && why !== 'turn' ? 'otra carta' : unaCartaOr(card)}${glass}.`;
  return card === null ? step(drawn) : action(drawn);
}

export function discarded({ card, why }: EventOf<'discarded'>, who: Who): Line {
  if (why === 'fourth') {
    return action(say`${S(who, 'descarta', 'descartas')} ${unCard('recast')}: en una mano caben tres.`);
  }
  if (why === 'not-kept') return step(say`${S(who, 'aparta', 'apartas')} ${unaCartaOr(card)}.`);
  return action(say`${S(who, 'tira', 'tiras')} ${unaCartaOr(card)}.`);
}

export function exchanged({ given, back }: EventOf<'exchanged'>, offerer: Who, partner: Who): Part[] {
  if (partner === 'you')
    return say`${S(offerer, 'pasa', 'pasas', te('you'))} ${unaCartaOr(given)} y le das ${unaCartaOr(back)}.`;
  const hidden = given === null && back === null;
  return say`${S(offerer, 'pasa', 'pasas', le(partner))} ${unaCartaOr(given)}${aQuien(partner)} y ${does(offerer, 'recibe', 'recibes')} ${hidden ? 'otra' : unaCartaOr(back)}.`;
}

export function stopped({ why }: EventOf<'stopped'>, offerer: Who, partner: Who): Part[] {
  if (why === 'circle') return say`La carta vuelve ${al(offerer)}. No hay intercambio.`;
  return say`No hay intercambio entre ${everyone([offerer, partner])}: ${why === 'door' ? 'la puerta tiene cadena' : 'hay un remolque con llave'}.`;
}

export function refused({ card, saw }: EventOf<'refused'>, offerer: Who, who: Who): Part[] {
  const first = say`${S(who, 'rechaza', 'rechazas', te(offerer))}${aQuien(offerer)}`;
  if (!saw) return [...first, '.'];
  if (card === null) return say`${first}, y ${does(who, 'vio', 'viste')} la carta.`;
  return offerer === 'you'
    ? say`${first}, y vio ${own(offerer, 'tu carta', 'la carta')}: ${unCard(card)}.`
    : say`${first}, y ${does(who, 've', 'ves')} la carta: ${unCard(card)}.`;
}

/** “El Robot le manda al Cocinero a la Exploradora” would leave open who goes where. */
export const redirected = (from: Who, offerer: Who, to: Who): Part[] =>
  say`${S(from, 'desvía', 'desvías')} ${own(offerer, 'tu oferta', 'la oferta')}: ahora es para ${el(to)}.`;

export function swapped(who: Who, other: Who): Part[] {
  if (who === 'you') return say`${S(who, '', 'cambias')} de silla ${con(other)}.`;
  if (other === 'you') return say`${Yo(who)} cambia de silla ${con(other)}.`;
  return say`${Yo(who)} y ${yo(other)} cambian de silla.`;
}

export function turned({ chair, by }: EventOf<'turned'>, company: Company): Line {
  const [it, giver] = [whoAt(company, chair), whoAt(company, by)];
  const card = Own(giver, 'tu carta', 'la carta');
  if (it === 'you')
    return { ...big(say`${card} ${te(it)}convierte. Ahora eres ${ROLE_NAMES.recast}.`), style: 'private' };
  return secret(say`${card} convierte ${al(it)}.`);
}

export function looked({ how, cards }: EventOf<'looked'>, who: Who, at: Who): Line {
  const one = how === 'close-up' || how === 'double-take';
  const seen = one ? own(at, 'una de tus cartas', 'una carta') : own(at, 'toda tu mano', 'toda la mano');
  if (cards === null) return action(say`${S(who, one ? 'mira' : 've', one ? 'miras' : 'ves')} ${seen}.`);
  return secret(say`${S(who, 've', 'ves')} ${one ? seen : own(at, 'tu mano', 'la mano')}: ${inHand(cards)}.`);
}

export function shown({ cards, whole }: EventOf<'shown'>, who: Who): Part[] {
  const all = say`${S(who, 'muestra', 'muestras')} ${whole ? `${does(who, 'su', 'tu')} mano: ` : ''}${inHand(cards)}.`;
  return whole ? all : [...all, ' Se acabó la Rueda de Reconocimiento.'];
}

export function freed({ how }: EventOf<'trailer-removed'>, who: Who): Part[] {
  const trailer = Own(who, 'tu remolque', 'el remolque');
  if (how === 'served') return say`${trailer} se abre. Condena cumplida.`;
  if (how === 'burnt') return say`${trailer} se prende fuego.`;
  return say`${trailer} ya no está.`;
}

export function burnt({ role }: EventOf<'burnt'>, who: Who, by: Who): Part[] {
  const told = role === null ? '' : ` ${does(who, 'Era', 'Eras')} ${ROLE_NAMES[role]}.`;
  return say`${S(by, 'quema', 'quemas', te(who))}${aQuien(who)}.${told}`;
}

export function passedOn({ order, cards }: EventOf<'passed-on'>, company: Company): Part[] {
  const mine = company.you === null ? -1 : order.indexOf(company.you);
  if (mine < 0) return ['Todos pasan una carta.'];
  const before = (mine + order.length - 1) % order.length;
  const [to, from] = [order[(mine + 1) % order.length] as number, order[before] as number];
  return say`Todos pasan una carta. Le das ${unaCartaOr(cards[mine] ?? null)} ${al(whoAt(company, to))} y recibes ${unaCartaOr(cards[before] ?? null)} ${del(whoAt(company, from))}.`;
}
