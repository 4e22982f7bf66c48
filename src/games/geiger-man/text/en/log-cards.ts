import type { Line, Scene } from '../scene.ts';
import { PEOPLE } from '../shapes/ids.ts';
import { big, type CardEvent, films, hers, killers, thrown } from '../shapes/lines.ts';
import { say } from '../shapes/parts.ts';
import { plural } from './grammar.ts';
import { isMany } from './names.ts';
import { at, capital, event, finale, girl, item, list, power, terror } from './part-names.ts';

/** Items, Dread, Events, Secrets, the Last Act. */
export function lineOfCards(e: CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'items-looked-at':
      return hers([...say`${girl(t.girl)} looks at `, ...list(e.items.map(item)), '.']);
    case 'item-taken':
      return hers(
        e.from === null ? say`Out of the box: ${item(e.item)}.` : say`${girl(t.girl)} finds ${item(e.item)}.`,
      );
    case 'item-put-back':
      return hers([e.where === 'top' ? 'The other goes back on top, face up.' : 'The other goes to the bottom.']);
    case 'arranged':
      return hers(
        e.hands.length === 0
          ? say`${girl(t.girl)} has free hands.`
          : [...say`${girl(t.girl)} holds `, ...list(e.hands.map(item)), '.'],
      );
    case 'item-used':
      return hers(say`${capital(item(e.item))}: ${plural(e.left, 'use')} left.`);
    case 'item-discarded':
      return hers(say`${capital(item(e.item))} ${isMany(e.item) ? 'are' : 'is'} gone.`);
    case 'trap-set':
      return hers(say`${capital(item(e.item))} lies ${at(e.at)}.`);
    case 'trap-sprung':
      return hers(say`${capital(item(e.item))} goes off ${at(e.at)}.`);
    case 'terror-drawn':
      return big([terror(e.card)], 'killer');
    case 'terror-looked-at':
      return hers(['On top of the Dread deck: ', ...list(e.cards.map(terror)), '.']);
    case 'terror-put-under':
      return hers(['That one goes under the deck.']);
    case 'terror-discarded':
      return hers(say`${terror(e.card)}: not tonight.`);
    case 'minor-laid-out':
      return killers(say`${terror(e.power)} stays, with ${e.health} Health.`);
    case 'event-drawn':
      return big([event(e.event)]);
    case 'event-laid-out':
      return e.markers === 0 ? null : films([`It stays for ${plural(e.markers, 'Upkeep')}.`]);
    case 'event-marker-gone':
      return e.left === 0 ? null : films(say`${event(e.event)}: ${plural(e.left, 'Upkeep')} to go.`);
    case 'event-over':
      return PEOPLE.includes(e.event) ? null : films(say`${event(e.event)}: that is over.`);
    case 'power-revealed':
      return big(say`The Secret: ${power(e.power)}`, 'killer');
    case 'finale-revealed':
      return big(say`The Last Act: ${finale(e.finale)}`, 'killer');
    case 'upkeep-rolled':
      return thrown(say`${event(e.event)}: ${e.die}. ${e.die === 1 ? 'It burns.' : 'No harm.'}`);
  }
}
