import { type Company, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import type { EventOf } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { aCard, does, everyone, The, the, theCard, their, whose } from './grammar.ts';

/** SA5.3: a card as it is played, with its target. */
export function played({ chair, card, target, gap }: EventOf<'played'>, company: Company): Part[] {
  const who = whoAt(company, chair);
  const at: Who = target === null ? who : whoAt(company, target);
  const isOwn = target === chair;
  switch (card) {
    case 'nitrate':
      return say`${The(who)} ${does(who, 'throws', 'throw')} ${aCard(card)} at ${the(at)}.`;
    case 'screen-test':
      return say`${The(who)} ${does(who, 'gives', 'give')} ${the(at)} ${aCard(card)}.`;
    case 'close-up':
      return say`${The(who)} ${does(who, 'wants', 'want')} ${aCard(card)} of ${the(at)}.`;
    case 'fire-axe': {
      if (gap === null) {
        return say`${The(who)} ${does(who, 'takes', 'take')} ${aCard(card)} to ${isOwn ? their(who) : whose(at)} trailer.`;
      }
      const [a, b] = sidesOf(company, gap);
      return say`${The(who)} ${does(who, 'takes', 'take')} ${aCard(card)} to the door between ${everyone([whoAt(company, a), whoAt(company, b)])}.`;
    }
    case 'house-lights':
      return say`${The(who)} ${does(who, 'turns', 'turn')} on ${theCard(card)}.`;
    case 'second-take':
      return say`${The(who)} ${does(who, 'asks', 'ask')} for ${aCard(card)}.`;
    case 'reverse-shot':
      return say`${The(who)} ${does(who, 'calls', 'call')} for ${aCard(card)}.`;
    case 'swap-marks':
      return say`${The(who)} ${does(who, 'plays', 'play')} ${aCard(card)} with ${the(at)}.`;
    case 'exit-running':
      return say`${The(who)} ${does(who, 'plays', 'play')} ${aCard(card)}, towards ${whose(at)} seat.`;
    case 'love-scene':
      return say`${The(who)} ${does(who, 'plays', 'play')} ${aCard(card)} with ${the(at)}.`;
    case 'trailer':
      return isOwn
        ? say`${The(who)} ${does(who, 'steps', 'step')} into ${aCard(card)} and ${does(who, 'shuts', 'shut')} it.`
        : say`${The(who)} ${does(who, 'shuts', 'shut')} ${the(at)} in ${aCard(card)}.`;
    case 'chained-door':
      return say`${The(who)} ${does(who, 'puts', 'put')} ${aCard(card)} in ${whose(at)} way.`;
    default:
      return say`${The(who)} ${does(who, 'plays', 'play')} ${aCard(card)}.`;
  }
}
