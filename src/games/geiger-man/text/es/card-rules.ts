import type { ActionDef, ItemDef } from '../../../../rules/geiger-man/index.ts';
import type { Words } from '../shape.ts';
import type { Finale, Minor } from '../shapes/ids.ts';
import { LAST_ACTS, MINOR_SECRETS } from './cards/killers.ts';
import { LOCATIONS } from './cards/locations.ts';
import { lineRule } from './effect-rules.ts';
import { lineShort, short } from './effects.ts';
import { atHead, listed, number, plural, some, stopped } from './grammar.ts';
import { atSpace, spaceName } from './names.ts';

type CardRules = Words['cardRules'];

const KINDS: Readonly<Record<ActionDef['kind'], string>> = {
  action: '',
  attack: 'Ataque: a un Enemigo en tu espacio, o al alcance de un arma en la mano. ',
  search: 'Solo en un espacio de búsqueda con cartas. ',
  reaction: 'Reacción: solo cuando te ataca un Enemigo. ',
  're-roll': '',
};

export const actionRule: CardRules['actionRule'] = (def) => {
  if (def.kind === 're-roll')
    return 'Después de cualquier tirada de Horror tuya, en cualquier fase: tira un dado otra vez, o todos por 2 de Tiempo. No tiene tirada propia.';
  const [two, one, failure] = def.lines.map((lines) => lines.map(lineShort).join('; o bien '));
  return `${KINDS[def.kind]}2 éxitos o más: ${two}. 1 éxito: ${one}. Fallo: ${failure}.`;
};

export const actionCost: CardRules['actionCost'] = (def) =>
  `${def.cost === 0 ? 'Gratis' : `Cuesta ${def.cost} de Tiempo`} · ${def.copies === 1 ? 'hay una' : `hay ${number(def.copies, 'a')}`}`;

const span = (range: readonly number[]): string =>
  range.length < 2 ? String(range[0]) : `${range[0]}–${range[range.length - 1]}`;

export const itemHead: CardRules['itemHead'] = (def) => {
  const parts = [def.hands === 0 ? 'En la mano o en la mochila' : def.hands === 1 ? 'Una mano' : 'Dos manos'];
  if (def.range.length > 0) parts.push(`alcance ${span(def.range)}`);
  if (def.adds > 0) parts.push(`suma ${def.adds}`);
  if (def.uses > 0) parts.push(plural(def.uses, 'uso'));
  return parts.join(' · ');
};

const rideRule = (steps: number | null): string =>
  steps === null
    ? 'en el Apartadero, el Balasto Norte, la Rampa de Carga o la Plataforma Trasera, con el Asesino en otra parte: se descarta, y vas a otro de estos cuatro'
    : `en el Estacionamiento, el Camino de Entrada o una fila, con el Asesino en otra parte: se descarta, y manejas a un espacio a ${some(steps, 'o', 'paso')} como mucho`;

const AFTER = {
  move: ' Después de sumar daño en la fase de Acción puedes moverte 1.',
  push: ' Después de sumar daño en la fase de Acción, si el Asesino sigue vivo y en tu espacio, puedes empujarlo un paso a tu elección.',
};

export const itemRule: CardRules['itemRule'] = (def: ItemDef) => {
  const { use } = def;
  switch (use.as) {
    case 'weapon':
      return `En la mano, suma ${def.adds} de daño a una carta de acción que haga daño, a su alcance.${use.after === null ? '' : AFTER[use.after]}`;
    case 'shot':
      return `Fase de Acción, ${use.time} de Tiempo: ${use.damage} de daño a su alcance. Sin carta y sin tirar.`;
    case 'bomb':
      return `Fase de Acción, ${use.time} de Tiempo, se descarta: una tirada de Horror. 2 éxitos o más: 3 de daño; 1: 2 de daño; fallo: 1 de daño, y Salud –1 si el blanco está en tu espacio.`;
    case 'trap':
      return `Fase de Acción, ${use.time} de Tiempo, en un espacio sin Enemigos: ahí queda su ficha. El Asesino que entre recibe ${use.damage} de daño y pierde el resto del movimiento de esa acción; luego se descartan las dos.`;
    case 'push':
      return 'Cuando te ataca el Asesino: se descarta, el ataque se anula, y lo empujas un paso a tu elección. Los ataques que queden en esa acción golpean ahí.';
    case 'dodge':
      return 'Cuando te ataca el Asesino: se descarta, el ataque se anula, y puedes dar un paso, sin nadie.';
    case 'less':
      return `Cuando te atacan: ese ataque hace ${use.by} menos.`;
    case 'cap':
      return `Cuando te atacan: ese ataque hace ${use.at} como mucho.`;
    case 'heal':
      return `Fase de Acción, ${use.time} de Tiempo: Salud +${use.by}.`;
    case 'drink':
      return `Fase de Acción, se descarta: ${listed(use.or.map(short), 'o')}.`;
    case 'six':
      return 'Después de una tirada de Horror tuya, se descarta: un dado que no sea éxito pasa a ser un 6.';
    case 'peek':
      return 'En cada Cierre miras la primera carta de Pavor. Puedes descartar esto para ponerla debajo del mazo.';
    case 'reorder':
      return `Fase de Acción, ${use.time} de Tiempo, se descarta: mira las ${number(use.cards, 'a')} primeras cartas de Pavor y devuélvelas en el orden que quieras.`;
    case 'ride':
      return `Fase de Acción, ${rideRule(use.steps)} donde no esté el Asesino, con hasta tres víctimas de tu espacio. En el camino no pasa nada; en una salida puedes salvar en el acto.`;
    case 'call':
      return `Fase de Acción, una vez por turno, ${use.time} de Tiempo: todas las víctimas de un espacio a ${some(use.steps, 'o', 'paso')} como mucho, que no sea el del Asesino, dan un paso hacia ti, nunca al espacio del Asesino.`;
    case 'lead-panic':
      return 'Cuando cunde el pánico, se descarta: esta vez tú eliges a dónde va cada víctima, o que se quede.';
    case 'bar':
      return 'Fase de Acción, bajo techo, sin Enemigos en tu espacio: se descarta. Hasta el final de este turno ningún Enemigo entra caminando en tu espacio; el que fuera a entrar se queda antes.';
  }
};

export const terrorRule: CardRules['terrorRule'] = (def, killer, location) => {
  const rule = lineRule(def.effects, killer, location);
  const stays = def.health > 0 ? `Secreto menor, Salud ${def.health}: ${MINOR_SECRETS[def.id as Minor]} Después, ` : '';
  return `${stays}${stays === '' ? rule : inside(rule)}`;
};

/** A sentence behind a colon: its first word is small again, if it is no word of the trade. */
const inside = (sentence: string): string =>
  sentence.replace(/^(?:Él|Ella|El|Los|Una?|Dos|Tres|Se|Todos)(?= )/, (word) => word.toLowerCase());

export const finaleRule: CardRules['finaleRule'] = (def, killer) =>
  [
    `Al empezar: ${inside(lineRule(def.revealed, killer, null))}`,
    def.attack > 0 ? `Su ataque es ${def.attack} mayor.` : '',
    LAST_ACTS[def.id as Finale].ongoing,
    def.upkeep.length > 0 ? `En cada Cierre posterior: ${inside(lineRule(def.upkeep, killer, null))}` : '',
    `En cada fase del Asesino: ${inside(lineRule(def.orders, killer, null))}`,
  ]
    .filter((words) => words !== '')
    .join(' ');

export const killerRule: CardRules['killerRule'] = (def) =>
  `Salud ${def.health}. El Horror empieza en ${def.horror}. Hasta el Último Acto, en cada fase del Asesino: ${inside(lineRule(def.first, def.id, null))}`;

export const rowRule: CardRules['rowRule'] = (row, attack, move, reached) =>
  `Escalón ${row}: ataque ${attack}, movimiento ${move}${reached.length === 0 ? '' : `; ${lineShort(reached)}`}`;
export const aboveRule: CardRules['aboveRule'] = (def) => `Por encima del último escalón: ${lineShort(def.above)}`;

export const girlRule: CardRules['girlRule'] = (def) =>
  `Salud ${def.health}. ${stopped(`Lugares: ${def.places.map(short).join(' · ')}`)} Cada víctima a salvo después de esas: ${short(def.later)}.`;

export const setUpRule: CardRules['setUpRule'] = (def) =>
  `La Chica empieza ${atSpace(def.girl)}; el Asesino, ${atSpace(def.killer)}. Víctimas: ${listed(def.victims.map(([space, n]) => `${number(n, 'a')} ${atSpace(space)}`))}.`;

export const spaceRule: CardRules['spaceRule'] = (def, location) => {
  const kinds = [
    def.tags.includes('exit') ? 'salida' : '',
    def.tags.includes('search') ? 'espacio de búsqueda' : '',
    def.tags.includes('tagged') ? LOCATIONS[location].tagged : '',
    def.tags.includes('indoors') ? 'bajo techo' : 'al aire libre',
  ].filter((kind) => kind !== '');
  const ways = def.to.map(([space, numbers]) => `${spaceName(space)} (${span(numbers)})`);
  return `${atHead(kinds.join(', '))}. Junto a ${listed(ways)}, con los números de pánico que llevan ahí.`;
};
