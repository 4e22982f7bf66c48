import type { Words } from '../shape.ts';
import { agree, atHead, counted, listed, number, plural, some, stopped } from './grammar.ts';
import {
  actionName,
  atSpace,
  girlShort,
  killerName,
  quoted,
  spaceName,
  theItem,
  theKiller,
  victimsNamed,
} from './names.ts';

type Queries = Words['queries'];
type Here = Parameters<Queries['QUERIES']['space']>[1];

const away = (steps: number): string => (steps === 0 ? 'contigo' : `a ${some(steps, 'o', 'paso')}`);

function contents(here: Here): string {
  const parts = [
    here.you ? 'tú' : '',
    here.killer === null ? '' : theKiller(here.killer),
    here.victims.length === 0 ? '' : victimsNamed(here.victims),
    here.minions === 0 ? '' : some(here.minions, 'o', 'Alacrán', 'Alacranes'),
    here.pillar ? 'un Pilar' : '',
    here.trap === null ? '' : theItem(here.trap),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'no hay nadie' : parts.join(', ');
}

export const QUERIES: Queries['QUERIES'] = {
  space: (space, here, near) => `${spaceName(space)}: ${contents(here)}; junto a ${near.map(spaceName).join(', ')}`,
  kind: {
    exit: 'salida',
    shut: 'ahora no es salida',
    search: (n) => (n === 0 ? 'ya no queda nada' : `${plural(n, 'objeto')} por buscar`),
    indoors: 'bajo techo',
    outdoors: 'al aire libre',
  },
  where: (space) => `Estás ${atSpace(space)}.`,
  beside: (spaces) => `A tu lado: ${listed(spaces.map(spaceName))}.`,
  steps: (space, steps) => `${spaceName(space)}, ${steps === 0 ? 'aquí mismo' : some(steps, 'o', 'paso')}`,
  victims: (n) =>
    n === 0
      ? 'No quedan víctimas en el tablero.'
      : `${agree(n, 'Queda', 'Quedan')} ${some(n, 'a', 'víctima')} en el tablero.`,
  victimsAt: (space, victims, steps) => `${spaceName(space)}: ${victimsNamed(victims)}, ${away(steps)}`,
  killer: (killer, space, steps, health, damage, move) =>
    `${killerName(killer)} está ${atSpace(space)}, ${away(steps)}. Salud ${health}, golpea por ${damage}, se mueve ${plural(move, 'paso')}.`,
  minions: (n, steps) =>
    n === 0
      ? 'No hay Alacranes.'
      : `${atHead(some(n, 'o', 'Alacrán', 'Alacranes'))}${n === 1 ? '' : '; el más cercano'}, ${away(steps)}.`,
  hand: (cards) =>
    cards.length === 0
      ? 'No tienes cartas en la mano.'
      : `${plural(cards.length, 'carta')}: ${stopped(cards.map((card) => quoted(actionName(card))).join(', '))}`,
  items: (items) => (items.length === 0 ? 'No llevas nada.' : `Llevas ${listed(items.map(theItem))}.`),
  tracks: (horror, dice, time, bloodlust) =>
    `Horror ${horror}, ${plural(dice, 'dado')}. ${time < 0 ? 'Sin Tiempo' : `Tiempo ${time}`}. Sed de Sangre, escalón ${bloodlust}.`,
  decks: (dread) =>
    dread === 0
      ? 'No queda Pavor: es el Último Acto.'
      : `${agree(dread, 'Falta', 'Faltan')} ${plural(dread, 'carta')} de Pavor para el Último Acto.`,
  short: (girl, turn, health, killerHealth, steps) =>
    `Turno ${turn}. ${girlShort(girl)} ${health}, Asesino ${killerHealth}, ${steps === 0 ? 'aquí mismo' : `a ${some(steps, 'o', 'paso')}`}.`,
  toll: (saved, killed) =>
    `${atHead(counted(saved))} a salvo, ${killed === 0 ? 'ningún muerto' : `${number(killed, 'o')} ${agree(killed, 'muerto', 'muertos')}`}.`,
  choice: (key, words) => `${key}: ${words}`,
  notAsked: 'No se pregunta nada.',
  noEvent: 'Antes de eso, nada.',
  noReason: 'Todavía no hay nada que explicar.',
  noChoice: (n) => `No hay opción ${n}.`,
  cannotUndo: 'Nada que deshacer.',
  cannotZoom: 'Señala algo primero.',
  undone: 'Deshecho.',
};

export const KEYS: Queries['KEYS'] = {
  where: '¿Dónde estoy, y qué hay al lado?',
  victims: '¿Dónde están las víctimas?',
  killer: '¿Dónde está el Asesino?',
  hand: '¿Qué tengo?',
  tracks: 'Horror, Tiempo, Sed de Sangre',
  last: '¿Qué fue lo último?',
  question: '¿Qué se pregunta?',
  summary: 'Todo de un tirón',
  why: '¿Por qué hizo eso el Asesino?',
  hint: '¿Tú qué harías?',
};
