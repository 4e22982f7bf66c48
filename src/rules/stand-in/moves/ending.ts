import type { How } from '../model/events.ts';
import type { Game } from '../model/state.ts';
import type { Role } from '../model/vocabulary.ts';
import { standInOf } from '../queries/hand.ts';
import { isInPlay } from '../queries/ring.ts';
import { note } from './tell.ts';

/** SA15.7 */
const DAWN = 8;

const inPlayAs = (m: Game, role: Role): number[] => m.ring.filter((chair) => m.roles[chair] === role);

/** SA15.9 */
export function endGame(m: Game, how: How, winners: readonly number[]): void {
  const sorted = [...winners].sort((a, b) => a - b);
  const score = m.roles.map((_, chair) => (sorted.includes(chair) ? 1 : 0));
  m.result = { how, winners: sorted, score, redeals: m.redeals };
  m.stack.length = 0;
  m.prompt = null;
  const hands = m.hands.map((hand) => hand.slice());
  m.events?.push({ type: 'ended', result: m.result, roles: m.roles.slice(), hands, limbo: m.limbo.slice() });
}

/** SA15.2: the Stand-In says that no Original is left. */
export function declare(m: Game, forced: boolean): void {
  const standIn = standInOf(m);
  note(m, { type: 'declared', chair: standIn, forced });
  const originals = inPlayAs(m, 'original');
  if (originals.length > 0) {
    endGame(m, 'false-declaration', originals); // SA15.5
    return;
  }
  const doubles = m.ring.slice();
  if (m.options.sharedTriumph) {
    endGame(m, 'declared', doubles);
    return;
  }
  const burntOriginal = m.roles.some((role, chair) => role === 'original' && !isInPlay(m, chair));
  if (!burntOriginal) {
    endGame(m, 'alone', [standIn]); // SA15.4
    return;
  }
  // SA15.3: the last Original, if it was turned and not burnt.
  endGame(
    m,
    'declared',
    doubles.filter((chair) => chair !== m.lastTurned),
  );
}

/** SA15.8: after each burning and each exchange. True when the game is over. */
export function isOver(m: Game): boolean {
  return standInBurnt(m) || noOriginalLeft(m) || dawn(m);
}

/** SA15.1, SA16.6: the burnt Stand-In ends the game, or begins the vengeance; SA16.1: nobody left to become it. */
function standInBurnt(m: Game): boolean {
  const standIn = standInOf(m);
  if (standIn < 0) {
    if (m.ring.length > 1) return false;
    endGame(m, 'last', m.ring);
    return true;
  }
  if (isInPlay(m, standIn)) return false;
  const originals = inPlayAs(m, 'original');
  const recast = inPlayAs(m, 'recast');
  if (m.options.vengeance && originals.length > 0 && recast.length > 0) {
    if (m.vengeance === null) {
      m.vengeance = standIn;
      note(m, { type: 'vengeance-began', chair: standIn });
    }
    return false;
  }
  if (m.vengeance !== null) endGame(m, 'vengeance', originals.length > 0 ? originals : recast);
  else endGame(m, 'burnt', originals);
  return true;
}

/** SA15.6: a computer declares at once; a person is reminded, and has a round. */
function noOriginalLeft(m: Game): boolean {
  const standIn = standInOf(m);
  if (m.vengeance !== null || standIn < 0 || m.due !== null || inPlayAs(m, 'original').length > 0) return false;
  if (standIn !== m.human) {
    declare(m, true);
    return true;
  }
  m.due = { chair: m.active, turn: m.turn };
  if (m.options.assist) m.events?.push({ type: 'reminded', chair: standIn });
  return false;
}

/** SA15.6: the turn has come back to where it was. */
export function isDeclarationDue(m: Game): boolean {
  return m.due !== null && m.due.chair === m.active && m.turn > m.due.turn;
}

function dawn(m: Game): boolean {
  if (m.idle < DAWN) return false;
  endGame(m, 'dawn', []);
  return true;
}
