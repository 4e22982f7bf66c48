import type { ItemDef } from '../../../../rules/geiger-man/index.ts';
import type { Choice } from '../scene.ts';
import type { Words } from '../shape.ts';
import { GIRLS } from './cards/girls.ts';
import { KILLERS, MINION } from './cards/killers.ts';
import { lineShort, short } from './effects.ts';
import { atHead, listed, plural, some } from './grammar.ts';
import {
  actionName,
  atSpace,
  aVictim,
  eventName,
  itemName,
  itemVerb,
  quoted,
  spaceName,
  terrorName,
  theItem,
  victimName,
  victimsNamed,
} from './names.ts';

type Choices = Words['choices'];

const choice = (label: string, detail = ''): Choice => ({ label, detail });
const faces = (list: readonly number[]): string => listed(list.map(String));

/** What using an item costs and brings, in a few words. */
function useOf(use: ItemDef['use'], way: number): string {
  switch (use.as) {
    case 'shot':
      return `${use.time} de Tiempo · ${use.damage} de daño, sin tirar`;
    case 'bomb':
      return `${use.time} de Tiempo · hasta 3 de daño`;
    case 'trap':
      return `${use.time} de Tiempo · queda en tu espacio`;
    case 'push':
      return 'anula el ataque, y empuja';
    case 'dodge':
      return 'anula el ataque, y un paso';
    case 'less':
      return `${use.by} menos`;
    case 'cap':
      return `${use.at} como mucho`;
    case 'heal':
      return `${use.time} de Tiempo · Salud +${use.by}`;
    case 'drink':
      return short(use.or[way === 0 ? 0 : 1]);
    case 'reorder':
      return `${use.time} de Tiempo · las próximas ${use.cards} cartas de Pavor`;
    case 'ride':
      return use.steps === null
        ? 'por el apartadero, tres a bordo'
        : `hasta ${some(use.steps, 'o', 'paso')}, tres a bordo`;
    case 'call':
      return `${use.time} de Tiempo · un espacio entero se acerca un paso`;
    case 'lead-panic':
      return 'guías tú, no los dados';
    case 'bar':
      return 'este turno nada entra en tu espacio';
    case 'weapon':
    case 'six':
    case 'peek':
      return '';
  }
}

export const CHOICE: Choices['CHOICE'] = {
  play: (card) => choice(actionName(card)),
  use: (item, use, way) => choice(itemName(item), useOf(use, way)),
  save: (victim, n) => choice(`Salvar ${aVictim(victim)}`, victim === 'plain' && n > 1 ? `aquí hay ${n}` : ''),
  reward: (effect, place) =>
    choice(`Recompensa: ${short(effect)}`, place === null ? 'se te debe' : `se te debe · lugar ${place}`),
  'break-pillar': (time) => choice('Romper el Pilar', `${time} de Tiempo`),
  'settle-event': (event, time) =>
    choice(
      event === 'jammed' || event === 'washout' ? 'Despejar la salida' : 'Llamar',
      `${time} de Tiempo · ${eventName(event)}`,
    ),
  convert: (face, line) =>
    choice(`Completar el ${face}`, `descarta dos${line === null ? '' : ` · ${lineShort(line)}`}`),
  're-roll': (face) => choice(actionName('take-two'), `el ${face} otra vez`),
  're-roll-all': (time) => choice(`${actionName('take-two')}, todos los dados`, `${time} de Tiempo`),
  six: (item, face) => choice(itemName(item), `el ${face} pasa a ser un 6`),
  ability: (girl, list) =>
    choice(GIRLS[girl].ultimate.name, girl === 'dot' ? `el ${faces(list)} cuenta` : `${faces(list)} otra vez`),
  accept: (line) => choice('Dejarlo así', line === null ? '' : lineShort(line)),
  line: (line) => choice(atHead(lineShort(line))),
  step: (space, followers) =>
    choice(spaceName(space), followers.length === 0 ? 'sin nadie' : `con ${victimsNamed(followers)}`),
  place: (effect, place) => choice(atHead(short(effect)), `lugar ${place}`),
  keep: (item, other, where) =>
    choice(
      `Quedarse con ${theItem(item)}`,
      where === 'top'
        ? `${theItem(other)} ${itemVerb(other, 'vuelve', 'vuelven')} encima, a la vista`
        : `${theItem(other)} ${itemVerb(other, 'va', 'van')} al fondo`,
    ),
  arrange: (items) =>
    choice(
      items.length === 0 ? 'Manos libres' : atHead(listed(items.map(theItem))),
      items.length === 0 ? '' : 'en la mano',
    ),
  drop: (item) => choice(`Soltar ${theItem(item)}`, 'para siempre'),
  target: (side, space, weapon, killer) =>
    choice(
      side === 'killer' ? KILLERS[killer].name : MINION.names,
      weapon === null ? atSpace(space) : `${atSpace(space)} · ${theItem(weapon)}`,
    ),
  weapon: (weapon, adds) =>
    weapon === null ? choice('A mano limpia', 'sin gastar uso') : choice(atHead(theItem(weapon)), `+${adds} de daño`),
  share: (which) =>
    choice(
      which.length === 0
        ? `Ningún ${MINION.name}`
        : which.length === 1
          ? `${MINION.name} ${which[0]}`
          : `${MINION.names} ${faces(which)}`,
    ),
  power: (terror, left) => choice(terrorName(terror), `Salud ${left}`),
  buy: (card, cost, left) =>
    choice(actionName(card), cost === 0 ? 'gratis' : `${cost} de Tiempo · ${left === 1 ? 'queda' : 'quedan'} ${left}`),
  return: (card, cost) => choice(`Devolver ${quoted(actionName(card))}`, cost === 0 ? 'gratis' : `Tiempo +${cost}`),
  take: (damage) => choice('Aguantar', `Salud –${damage}`),
  panic: (space, victim, n) =>
    choice(`${atHead(victimName(victim))}, ${spaceName(space)}`, n > 1 ? `ahí faltan ${n}` : ''),
  space: (space) => choice(space === null ? 'Quedarse' : spaceName(space)),
  victim: (victim) => choice(atHead(victimName(victim))),
  followers: (followers) =>
    choice(
      followers.length === 0 ? 'Sin nadie' : atHead(victimsNamed(followers)),
      followers.length === 0 ? '' : 'a bordo',
    ),
  order: (terrors) => choice(terrors.map(terrorName).join(', después ')),
  lose: (card) => choice(`Descartar ${quoted(actionName(card))}`),
  yes: (by) => choice(by === 'counter' ? 'Ponerla debajo' : by === 'vera' ? 'Conservarlo' : 'Un dado más'),
  no: (by) => choice(by === 'counter' ? 'Dejarla' : by === 'vera' ? 'Gastarlo' : 'Ahora no'),
  time: (card) => choice(`Cambiar ${quoted(actionName(card))} por Tiempo`, 'Tiempo +1'),
  stop: (at) =>
    ({
      act: choice('Acabar las acciones', 'luego, Planes'),
      walk: choice('Parar aquí'),
      buy: choice('Listo', 'el Tiempo se repone, y le toca a la otra parte'),
    })[at],
};

export const MENUS: Choices['MENUS'] = {
  again: 'Segunda Toma…',
  time: 'Cambiar una carta por Tiempo…',
  back: 'Devolver una…',
  others: (n) => plural(n, 'opción más', 'opciones más'),
};

export const WHY_NOT: Choices['WHY_NOT'] = {
  reaction: 'Una reacción: espera a que te ataquen.',
  reRoll: 'Espera a que tires.',
  noTarget: 'No hay nadie al alcance.',
  noPile: 'Aquí no hay nada que revisar.',
  tooDear: (cost, time) => `Cuesta ${cost}, y tienes ${Math.max(0, time)}.`,
  handFull: 'En la mano no caben más de diez cartas.',
};
