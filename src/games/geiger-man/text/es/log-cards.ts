import type { Line, Scene } from '../scene.ts';
import { PEOPLE } from '../shapes/ids.ts';
import { big, type CardEvent, films, hers, killers, thrown } from '../shapes/lines.ts';
import { say } from '../shapes/parts.ts';
import { plural } from './grammar.ts';
import { itemVerb } from './names.ts';
import {
  at,
  capital,
  event,
  finale,
  girl,
  item,
  list,
  power,
  terror,
  titledEvent,
  titledTerror,
} from './part-names.ts';

/** Items, Dread, Events, Secrets, the Last Act. */
export function lineOfCards(e: CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'items-looked-at':
      return hers([...say`${girl(t.girl)} mira `, ...list(e.items.map(item)), '.']);
    case 'item-taken':
      return hers(
        e.from === null ? say`De la caja: ${item(e.item)}.` : say`${girl(t.girl)} encuentra ${item(e.item)}.`,
      );
    case 'item-put-back':
      return hers([e.where === 'top' ? 'Lo otro vuelve encima, a la vista.' : 'Lo otro va al fondo.']);
    case 'arranged':
      return hers(
        e.hands.length === 0
          ? say`${girl(t.girl)} tiene las manos libres.`
          : [...say`${girl(t.girl)} lleva en la mano `, ...list(e.hands.map(item)), '.'],
      );
    case 'item-used':
      return hers(say`${capital(item(e.item))}: ${e.left === 1 ? 'queda' : 'quedan'} ${plural(e.left, 'uso')}.`);
    case 'item-discarded':
      return hers(say`${capital(item(e.item))} ya no ${itemVerb(e.item, 'está', 'están')}.`);
    case 'trap-set':
      return hers(say`${capital(item(e.item))} ${itemVerb(e.item, 'queda', 'quedan')} ${at(e.at)}.`);
    case 'trap-sprung':
      return hers(say`${capital(item(e.item))} ${itemVerb(e.item, 'salta', 'saltan')} ${at(e.at)}.`);
    case 'terror-drawn':
      return big([titledTerror(e.card)], 'killer');
    case 'terror-looked-at':
      return hers(['Encima del mazo de Pavor: ', ...list(e.cards.map(terror)), '.']);
    case 'terror-put-under':
      return hers(['Esa va debajo del mazo.']);
    case 'terror-discarded':
      return hers(say`Lo de ${terror(e.card)}, hoy no.`);
    case 'minor-laid-out':
      return killers(say`Se queda ${terror(e.power)}, con Salud ${e.health}.`);
    case 'event-drawn':
      return big([titledEvent(e.event)]);
    case 'event-laid-out':
      return e.markers === 0 ? null : films([`Se queda durante ${plural(e.markers, 'Cierre')}.`]);
    case 'event-marker-gone':
      return e.left === 0
        ? null
        : films(say`A ${event(e.event)} le ${e.left === 1 ? 'queda' : 'quedan'} ${plural(e.left, 'Cierre')}.`);
    case 'event-over':
      return PEOPLE.includes(e.event) ? null : films(say`Se acabó ${event(e.event)}.`);
    case 'power-revealed':
      return big(say`El Secreto: ${power(e.power)}`, 'killer');
    case 'finale-revealed':
      return big(say`El Último Acto: ${finale(e.finale)}`, 'killer');
    case 'upkeep-rolled':
      return thrown(say`Por ${event(e.event)}: ${e.die}. ${e.die === 1 ? 'Quema.' : 'Sin daño.'}`);
  }
}
