import type { GeigerManEvent } from '../../../../rules/geiger-man/index.ts';
import type { Scene } from '../scene.ts';
import { plainText } from '../shapes/parts.ts';
import { atHead, stopped } from './grammar.ts';
import { lineOf } from './log.ts';
import { actionName, enemyName, spaceName, victimName, victimsNamed } from './names.ts';

/** What a screen reader hears of an event: less than the log says, and nothing of what the player has just chosen. */
export function spokenOf(e: GeigerManEvent, t: Scene): string {
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
      return `Turn ${e.turn}. ${spaceName(t.girlAt)}.`;
    case 'bought':
    case 'took-card':
      return stopped(actionName(e.card));
    case 'rolled':
    case 're-rolled':
      return `${e.dice.join(', ')}.`;
    case 'time-changed':
      return e.to < 0 ? 'Out of Time.' : `Time ${e.to}.`;
    case 'horror-changed':
      return `Horror ${e.to}.`;
    case 'bloodlust-rose':
      return `Bloodlust ${e.row}.`;
    case 'health-changed':
      return `Health ${e.to}.`;
    case 'walked':
      return `${spaceName(e.to)}${e.followers.length === 0 ? '' : `, with ${victimsNamed(e.followers)}`}.`;
    case 'enemy-stepped':
      return `${atHead(enemyName(e.who, t.killer))}: ${spaceName(e.to)}.`;
    case 'victim-moved':
      return `To ${spaceName(e.to)}.`;
    case 'saved':
      return `${atHead(victimName(e.victim))} saved.`;
    default:
      return plainText(lineOf(e, t)?.parts ?? []);
  }
}
