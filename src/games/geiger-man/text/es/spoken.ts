import type { Words } from '../shape.ts';
import { plainText } from '../shapes/parts.ts';
import { atHead, stopped } from './grammar.ts';
import { lineOf } from './log.ts';
import { actionName, enemyName, spaceName, toSpace, victimName, victimsNamed } from './names.ts';

/** What a screen reader hears of an event. */
export const spokenOf: Words['spoken']['spokenOf'] = (e, t) => {
  switch (e.type) {
    case 'played':
    case 'discarded':
    case 'returned':
    case 'arranged':
    case 'reward-taken':
    case 'targeted':
    case 'planned':
    case 'item-put-back':
    case 'turned-die':
      return '';
    case 'turn-began':
      return `Turno ${e.turn}. ${spaceName(t.girlAt)}.`;
    case 'bought':
    case 'took-card':
      return stopped(actionName(e.card));
    case 'rolled':
    case 're-rolled':
      return `${e.dice.join(', ')}.`;
    case 'time-changed':
      return e.to < 0 ? 'Sin Tiempo.' : `Tiempo ${e.to}.`;
    case 'horror-changed':
      return `Horror ${e.to}.`;
    case 'bloodlust-rose':
      return `Sed de Sangre ${e.row}.`;
    case 'health-changed':
      return `Salud ${e.to}.`;
    case 'walked':
      return `${spaceName(e.to)}${e.followers.length === 0 ? '' : `, con ${victimsNamed(e.followers)}`}.`;
    case 'enemy-stepped':
      return `${atHead(enemyName(e.who, t.killer))}: ${spaceName(e.to)}.`;
    case 'victim-moved':
      return `${atHead(toSpace(e.to))}.`;
    case 'saved':
      return `${atHead(victimName(e.victim))}, a salvo.`;
    default:
      return plainText(lineOf(e, t)?.parts ?? []);
  }
};
