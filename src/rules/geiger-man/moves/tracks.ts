import { KILLER } from '../decks/decks.ts';
import type { Game } from '../model/state.ts';
import { MOST_HORROR, MOST_TIME } from '../model/vocabulary.ts';
import { fullHealth, killerFullHealth } from '../queries/values.ts';
import { happen } from './happen.ts';

/** FG7.1–FG7.3: below zero nothing gives Time; above twelve it is lost. */
export function changeTime(m: Game, by: number): void {
  if (by > 0 && m.time < 0) return;
  const to = Math.max(-1, Math.min(MOST_TIME, m.time + by));
  if (to !== m.time) happen(m, { type: 'time-changed', to });
}

/** FG6.2: step by step; returns how often Bloodlust rises for it. */
export function changeHorror(m: Game, by: number): number {
  const wanted = m.horror + by;
  const to = Math.max(1, Math.min(MOST_HORROR, wanted));
  if (to !== m.horror) happen(m, { type: 'horror-changed', to });
  if (wanted < 1) changeTime(m, 1 - wanted);
  return Math.max(0, wanted - MOST_HORROR);
}

/** FG22.1 */
export function heal(m: Game, by: number): void {
  const to = Math.min(fullHealth(m), m.health + Math.max(0, by));
  if (to !== m.health) happen(m, { type: 'health-changed', to });
}

/** FG22.1, FG18.3 */
export function recoverKiller(m: Game, by: number): void {
  const to = Math.min(killerFullHealth(m.killer, m.options), m.killerHealth + by);
  if (to !== m.killerHealth) happen(m, { type: 'killer-health-changed', to });
}

export function placePillar(m: Game, at: string): void {
  if (m.pillars.includes(at) || m.pillars.length >= KILLER[m.killer].pillars) return;
  happen(m, { type: 'pillar-placed', at });
}

/** FG24.1: no more than there are tokens. */
export function spawn(m: Game, n: number): void {
  const tokens = KILLER[m.killer].minion?.tokens ?? 0;
  for (let i = 0; i < n && m.minions.length < tokens; i++) {
    happen(m, { type: 'spawned', id: m.serial + 1, at: m.killerAt });
  }
}
