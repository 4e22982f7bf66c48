import { finaleOf, KILLER } from '../decks/decks.ts';
import { GIRL } from '../decks/girls.ts';
import type { MinionDef, Row } from '../model/cards.ts';
import type { Options } from '../model/options.ts';
import type { Table } from '../model/state.ts';
import type { EnemyId, KillerId } from '../model/vocabulary.ts';
import { distance } from './graph.ts';
import { hasMinor, hasPower, hasRule, isFinale } from './ongoing.ts';

/** FG6.1 */
export const TRACKS = { normal: [3, 3, 2, 2, 2, 2, 2, 1], extreme: [3, 2, 2, 2, 2, 1, 1, 1] } as const;
/** FG27.1, FG27.3 */
export const startTime = ({ extreme, matinee }: Options): number => (extreme ? 5 : matinee ? 7 : 6);

/** FG22.1, FG27.3 */
export const fullHealth = (t: Pick<Table, 'girl'>): number => GIRL[t.girl].health;
export const killerFullHealth = (killer: KillerId, { matinee }: Options): number =>
  KILLER[killer].health - (matinee ? 2 : 0);

const rowOf = (t: Table): Row => KILLER[t.killer].rows[t.bloodlust - 1] as Row;
const minionOf = (t: Table): MinionDef => KILLER[t.killer].minion as MinionDef;

/** FG15.11: read when an icon begins. `onGirl`: some powers are about her alone. */
export function attackValue(t: Table, who: EnemyId, onGirl: boolean): number {
  if (who !== 'killer') return minionOf(t).attack;
  let value = rowOf(t).attack;
  if (t.finaleSince > 0) value += finaleOf(t.finale.card as string).attack;
  if (hasPower(t, 'forty-years') && t.pillars.includes(t.killerAt)) value++;
  if (onGirl && isFinale(t, 'vows') && t.pillars.includes(t.girlAt)) value++;
  return value;
}

export function movementValue(t: Table, who: EnemyId): number {
  if (who !== 'killer') return minionOf(t).move;
  const { move } = rowOf(t);
  const slowed = (hasRule(t, 'short-walks') ? 1 : 0) + (hasRule(t, 'fog') ? 1 : 0);
  return Math.max(1, move - slowed);
}

export const isNear = (t: Table): boolean => distance(t, t.girlAt, t.killerAt) <= 1;

/** FG5.1, FG22.5. `extra` is a die that was named before the throw. */
export function diceFor(t: Table, attack: boolean, extra = 0): number {
  const track = t.options.extreme ? TRACKS.extreme : TRACKS.normal;
  let dice = (track[t.horror - 1] as number) + extra + t.marks.bonus;
  if (t.health === 1) dice++;
  if (t.killerHealth === 1) dice++;
  if (attack && t.flipped && t.girl === 'ruth') dice++;
  if (t.marks.dark) dice--;
  if (hasMinor(t, 'glow') && isNear(t)) dice--;
  return Math.max(1, dice);
}

/** FG5.2: a 3 or 4 counts once it was converted, or where everything counts. */
export function successesOf(dice: readonly number[], locked: readonly boolean[], easy: boolean): number {
  let n = 0;
  for (let i = 0; i < dice.length; i++) {
    const face = dice[i] as number;
    if (locked[i] || face >= 5 || (easy && face >= 3)) n++;
  }
  return Math.min(2, n); // FG5.4
}

/** Her Ultimate is hers, and not yet used in this turn. */
export const isUltimateReady = (t: Table): boolean => t.flipped && !t.marks.ultimate;
