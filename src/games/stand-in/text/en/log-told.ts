import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { action, big, type EventOf, type Line, secret, step } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { ROLE_NAMES } from './cards.ts';
import { aCard, aCardOr, does, everyone, has, inHand, is, The, the, their, Whose, whose } from './grammar.ts';

export function drew({ card, why, open }: EventOf<'drew'>, who: Who): Line {
  const subject = The(who);
  const glass = open && who !== 'you' ? ', behind glass' : '';
  if (why === 'second-take')
    return step(say`${subject} ${does(who, 'draws', 'draw')} ${aCardOr(card)} for the Second Take.`);
  const drawn = say`${subject} ${does(who, 'draws', 'draw')} ${card === null && why !== 'turn' ? 'a new card' : aCardOr(card)}${glass}.`;
  return card === null ? step(drawn) : action(drawn);
}

export function discarded({ card, why }: EventOf<'discarded'>, who: Who): Line {
  const subject = The(who);
  if (why === 'fourth') {
    return action(
      say`${subject} ${does(who, 'discards', 'discard')} ${aCard('recast')}: three is all a hand may keep.`,
    );
  }
  if (why === 'not-kept') return step(say`${subject} ${does(who, 'lays', 'lay')} ${aCardOr(card)} aside.`);
  return action(say`${subject} ${does(who, 'throws', 'throw')} ${aCardOr(card)} away.`);
}

export function exchanged({ given, back }: EventOf<'exchanged'>, offerer: Who, partner: Who): Part[] {
  if (partner === 'you')
    return say`${The(offerer)} gives ${the(partner)} ${aCardOr(given)}, and you give ${aCardOr(back)}.`;
  return say`${The(offerer)} ${does(offerer, 'passes', 'pass')} ${the(partner)} ${aCardOr(given)} and ${does(offerer, 'gets', 'get')} ${given === null && back === null ? 'one' : aCardOr(back)}.`;
}

export function stopped({ why }: EventOf<'stopped'>, offerer: Who, partner: Who): Part[] {
  if (why === 'circle') return say`The card comes back to ${the(offerer)}. No exchange.`;
  return say`No exchange for ${everyone([offerer, partner])}: ${why === 'door' ? 'the door is chained' : 'a trailer is locked'}.`;
}

/** SA7.5: whoever offered knows the card, and whoever looked. */
export function refused({ card, saw }: EventOf<'refused'>, offerer: Who, who: Who): Part[] {
  const first = say`${The(who)} ${does(who, 'refuses', 'refuse')} ${the(offerer)}`;
  if (!saw) return [...first, '.'];
  if (card === null) return say`${first} and ${has(who)} seen the card.`;
  return offerer === 'you'
    ? say`${first} and has seen ${whose(offerer)} card: ${aCard(card)}.`
    : say`${first} and ${does(who, 'sees', 'see')} the card: ${aCard(card)}.`;
}

/** SA8.5: the two who know read it; when it is over everybody may. */
export function turned({ chair, by }: EventOf<'turned'>, company: Company): Line {
  const [it, giver] = [whoAt(company, chair), whoAt(company, by)];
  if (it === 'you')
    return { ...big(say`${Whose(giver)} card turns ${the(it)}. You are ${ROLE_NAMES.recast} now.`), style: 'private' };
  return secret(say`${Whose(giver)} card turns ${the(it)}.`);
}

export function looked({ how, cards }: EventOf<'looked'>, who: Who, at: Who): Line {
  const one = how === 'close-up' || how === 'double-take';
  if (cards === null) {
    return action(
      one
        ? say`${The(who)} ${does(who, 'looks', 'look')} at one of ${whose(at)} cards.`
        : say`${The(who)} ${does(who, 'sees', 'see')} ${whose(at)} whole hand.`,
    );
  }
  return secret(
    one
      ? say`${The(who)} ${does(who, 'sees', 'see')} one of ${whose(at)} cards: ${inHand(cards)}.`
      : say`${The(who)} ${does(who, 'sees', 'see')} ${whose(at)} hand: ${inHand(cards)}.`,
  );
}

export function shown({ cards, whole }: EventOf<'shown'>, who: Who): Part[] {
  const all = say`${The(who)} ${does(who, 'shows', 'show')} ${whole ? `${their(who)} hand: ` : ''}${inHand(cards)}.`;
  return whole ? all : [...all, ' The Line-Up is over.'];
}

export function freed({ how }: EventOf<'trailer-removed'>, who: Who): Part[] {
  if (how === 'served') return say`${Whose(who)} trailer is unlocked. Time served.`;
  if (how === 'burnt') return say`${Whose(who)} trailer catches fire.`;
  return say`${Whose(who)} trailer is gone. ${The(who)} ${is(who)} free.`;
}

export function burnt({ role }: EventOf<'burnt'>, who: Who, by: Who): Part[] {
  const told = role === null ? '' : ` ${who === 'you' ? 'You were' : 'That was'} ${ROLE_NAMES[role]}.`;
  return say`${The(by)} ${does(by, 'burns', 'burn')} ${the(who)}.${told}`;
}

/** Everybody sees that all passed; one's own two cards are one's own. */
export function passedOn({ order, cards }: EventOf<'passed-on'>, company: Company): Part[] {
  const mine = company.you === null ? -1 : order.indexOf(company.you);
  if (mine < 0) return ['Everybody passes a card on.'];
  const before = (mine + order.length - 1) % order.length;
  const [to, from] = [order[(mine + 1) % order.length] as number, order[before] as number];
  return say`Everybody passes a card on. You give ${the(whoAt(company, to))} ${aCardOr(cards[mine] ?? null)} and get ${aCardOr(cards[before] ?? null)} from ${the(whoAt(company, from))}.`;
}
