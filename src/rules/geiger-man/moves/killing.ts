import { SPECIAL } from '../decks/specials.ts';
import { type Beat, bloodlust, effects } from '../model/beats.ts';
import type { Game } from '../model/state.ts';
import type { EnemyId, SpaceId, Victim } from '../model/vocabulary.ts';
import { happen } from './happen.ts';
import { placePillar } from './tracks.ts';

/** FG23.3: the Event of a special victim goes when the victim does. */
export function leaveBoard(m: Game, victim: Victim): void {
  if (victim !== 'plain') happen(m, { type: 'event-over', event: victim });
}

/** FG16.2: the dead pile, then what follows from it. A victim that falls to the Widow leaves a Pillar. */
export function killVictim(m: Game, victim: Victim, at: SpaceId, by: EnemyId): Beat[] {
  happen(m, { type: 'victim-killed', victim, at, by: by === 'killer' ? 'killer' : 'minion' });
  leaveBoard(m, victim);
  if (by === 'killer') placePillar(m, at);
  const after: Beat[] = [bloodlust(1)];
  if (victim !== 'plain') after.push(effects(victim, SPECIAL[victim].killed));
  return after;
}
