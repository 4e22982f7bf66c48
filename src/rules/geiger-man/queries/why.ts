import type { TargetKind } from '../model/cards.ts';
import type { Table } from '../model/state.ts';
import type { EnemyId, SpaceId } from '../model/vocabulary.ts';
import { enemyDistance } from './graph.ts';
import { aim, cameFrom, isBack, waysOn, whereIs } from './targeting.ts';
import { type Sieve, sieves, tieRule } from './ties.ts';
import { least, spacesWithVictims, victimsAt } from './victims.ts';

/** A space that an Enemy might have chosen, with what it is judged by. */
export interface Considered {
  space: SpaceId;
  steps: number;
  victims: number;
  girl: boolean;
}

/** A rule that was asked, what in it decided, and which spaces it left. */
export interface Reason {
  rule: string;
  by: 'named' | 'steps' | 'victims' | 'path' | Sieve['by'] | 'draw' | 'player';
  left: readonly SpaceId[];
}

/** Why an Enemy goes for a space, or takes a step: what it looked at, and the rules in the order in which they were asked. */
export interface Why {
  considered: readonly Considered[];
  reasons: readonly Reason[];
}

const consideredBy = (t: Table, who: EnemyId, spaces: readonly SpaceId[], to: SpaceId | null): Considered[] => {
  const at = whereIs(t, who) as SpaceId;
  return spaces.map((space) => ({
    space,
    steps: to === null ? enemyDistance(t, who, at, space) : enemyDistance(t, who, space, to),
    victims: victimsAt(t, space),
    girl: space === t.girlAt,
  }));
};

/** FG15.2–FG15.4, FG28: before the target was chosen. Nothing considered: FG15.9. */
export function whyTarget(t: Table, who: EnemyId, target: TargetKind): Why {
  const { options, named } = aim(t, who, target);
  if (named) {
    const considered = consideredBy(t, who, [t.girlAt], null);
    return { considered, reasons: [{ rule: 'FG15.2', by: 'named', left: options }] };
  }
  const crowded = spacesWithVictims(t);
  const hers = target === 'closest' && !crowded.includes(t.girlAt) ? [t.girlAt] : [];
  const considered = consideredBy(t, who, [...crowded, ...hers], null);
  const first: Reason = { rule: 'FG15.2', by: target === 'most' ? 'victims' : 'steps', left: [] };
  const best = least(considered, ({ steps, victims }) => (target === 'most' ? -victims : steps));
  const left = best.map(({ space }) => space);
  const reasons: Reason[] = left.length === 0 ? [] : [{ ...first, left }];
  if (left.length > 1) reasons.push({ rule: 'FG15.3', by: target === 'most' ? 'steps' : 'victims', left: options });
  return { considered, reasons: [...reasons, ...tie(t, options, (space) => isBack(t, who, space))] };
}

/** FG15.5, FG28: before the step was taken; `considered` are the next spaces of shortest paths, with the steps from there. */
export function whyWay(t: Table, who: EnemyId, towards: SpaceId): Why {
  const ways = waysOn(t, who, whereIs(t, who) as SpaceId, towards);
  const path: Reason[] = ways.length === 0 ? [] : [{ rule: 'FG15.5', by: 'path', left: ways }];
  return {
    considered: consideredBy(t, who, ways, towards),
    reasons: [...path, ...tie(t, ways, (space) => cameFrom(t, who) === space)],
  };
}

/** What the setting says about spaces that are otherwise equal; where it ends in chance or asks the player, that comes last. */
function tie(t: Table, options: readonly SpaceId[], turnsBack: (space: SpaceId) => boolean): Reason[] {
  if (options.length < 2) return [];
  const rule = tieRule(t);
  const found: Reason[] = sieves(t, options, turnsBack).map(({ by, left }) => ({ rule, by, left }));
  const left = found.at(-1)?.left ?? options;
  if (left.length > 1) found.push({ rule, by: t.options.ties === 'decide' ? 'player' : 'draw', left });
  return found;
}
