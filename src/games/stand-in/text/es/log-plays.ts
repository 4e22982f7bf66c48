import { type Company, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import type { EventOf } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { al, aQuien, con, del, elCard, everyone, le, own, S, te, unCard } from './grammar.ts';

export function played({ chair, card, target, gap }: EventOf<'played'>, company: Company): Part[] {
  const who = whoAt(company, chair);
  const at: Who = target === null ? who : whoAt(company, target);
  const isOwn = target === chair;
  switch (card) {
    case 'nitrate':
      return say`${S(who, 'tira', 'tiras', le(at))} ${unCard(card)}${aQuien(at)}.`;
    case 'screen-test':
      return say`${S(who, 'hace', 'haces', le(at))} ${unCard(card)}${aQuien(at)}.`;
    case 'close-up':
      return say`${S(who, 'quiere', 'quieres')} ${unCard(card)} ${del(at)}.`;
    case 'fire-axe': {
      if (gap === null) {
        const trailer = isOwn && who !== 'you' ? 'su remolque' : own(at, 'tu remolque', 'el remolque');
        return say`${S(who, 'va', 'vas')} con ${unCard(card)} contra ${trailer}.`;
      }
      const [a, b] = sidesOf(company, gap);
      return say`${S(who, 'va', 'vas')} con ${unCard(card)} contra la puerta entre ${everyone([whoAt(company, a), whoAt(company, b)])}.`;
    }
    case 'house-lights':
      return say`${S(who, 'enciende', 'enciendes')} ${elCard(card)}.`;
    case 'second-take':
    case 'reverse-shot':
      return say`${S(who, 'pide', 'pides')} ${unCard(card)}.`;
    case 'swap-marks':
    case 'love-scene':
      return say`${S(who, 'juega', 'juegas')} ${unCard(card)} ${con(at)}.`;
    case 'exit-running':
      return say`${S(who, 'hace', 'haces')} ${unCard(card)}, hacia ${own(at, 'tu silla', 'la silla')}.`;
    case 'trailer':
      return isOwn
        ? say`${S(who, 'encierra', 'encierras', who === 'you' ? 'te ' : 'se ')} en ${unCard(card)}.`
        : say`${S(who, 'encierra', 'encierras', te(at))}${at === 'you' ? '' : [' ', al(at)]} en ${unCard(card)}.`;
    case 'chained-door':
      return say`${S(who, 'pone', 'pones', le(at))} delante ${unCard(card)}${aQuien(at)}.`;
    default:
      return say`${S(who, 'juega', 'juegas')} ${unCard(card)}.`;
  }
}
