import { type Next, unwind } from '../../kernel/beats.ts';
import type { Beat, ShowBeat } from '../model/beats.ts';
import type { Game } from '../model/state.ts';
import type { Phase } from '../model/vocabulary.ts';
import { happen } from './happen.ts';

/** What became of somebody who was hurt (FG22). */
export type Fate = 'stands' | 'returned' | 'dead';

/** FG22.2–FG22.4: markers first, then the token is turned. */
export function hurtGirl(m: Game, damage: number): Fate {
  if (damage <= 0) return 'stands';
  if (damage < m.health) {
    happen(m, { type: 'health-changed', to: m.health - damage });
    return 'stands';
  }
  const health = m.token === 'black' ? (m.lot.girl.card as number) : 0;
  happen(m, { type: 'token-turned', whose: 'girl', health });
  return health > 0 ? 'returned' : 'dead';
}

export function hurtKiller(m: Game, damage: number): Fate {
  if (damage <= 0) return 'stands';
  if (damage < m.killerHealth) {
    happen(m, { type: 'killer-health-changed', to: m.killerHealth - damage });
    return 'stands';
  }
  const health = m.killerToken === 'black' ? (m.lot.killer.card as number) : 0;
  happen(m, { type: 'token-turned', whose: 'killer', health });
  return health > 0 ? 'returned' : 'dead';
}

const AFTER: Readonly<Record<Phase, ShowBeat['step']>> = {
  'set-up': 'turn',
  action: 'planning',
  planning: 'killer',
  killer: 'panic',
  panic: 'upkeep',
  upkeep: 'next',
};

/** FG3.3, FG26: the way on where somebody died or came back; null where everybody stands. */
export function cutBy(m: Game, killer: Fate, girl: Fate): Next<Beat> | null {
  if (killer === 'dead') return finish(m, true); // FG26.1: also when she died of it
  if (girl === 'dead') return finish(m, false);
  if (killer === 'stands' && girl === 'stands') return null;
  happen(m, { type: 'phase-cut' });
  return unwind('show', AFTER[m.phase]);
}

function finish(m: Game, won: boolean): Next<Beat> {
  const result = {
    won,
    turns: m.turn,
    saved: m.saved,
    killed: m.dead,
    finale: m.finaleSince > 0,
    ultimate: m.flipped,
    score: [won ? 1 : 0],
  };
  happen(m, { type: 'ended', result });
  return unwind('show', 'over');
}
