import { LOCATION } from '../decks/decks.ts';
import type { LocationDef } from '../model/cards.ts';
import type { Table } from '../model/state.ts';
import type { EnemyId, LocationId, SpaceId } from '../model/vocabulary.ts';
import { ongoingRules } from './ongoing.ts';

type Where = Pick<Table, 'location' | 'turn' | 'shutUntil'>;
interface Graph {
  near: Record<SpaceId, readonly SpaceId[]>;
  far: Record<SpaceId, Record<SpaceId, number>>;
}

function graphOf({ spaces, coupling }: LocationDef, isShut: boolean): Graph {
  const isOpen = (a: SpaceId, b: SpaceId): boolean => !(isShut && coupling?.includes(a) && coupling.includes(b));
  const near: Graph['near'] = {};
  for (const { id, to } of spaces) near[id] = to.map(([other]) => other).filter((other) => isOpen(id, other));
  const far: Graph['far'] = {};
  for (const { id } of spaces) far[id] = stepsFrom(id, near);
  return { near, far };
}

function stepsFrom(start: SpaceId, near: Graph['near']): Record<SpaceId, number> {
  const steps: Record<SpaceId, number> = { [start]: 0 };
  const queue = [start];
  for (const at of queue) {
    for (const next of near[at] as SpaceId[]) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[at] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const GRAPHS = Object.fromEntries(
  Object.values(LOCATION).map((def) => [def.id, [graphOf(def, false), graphOf(def, true)]]),
) as unknown as Record<LocationId, readonly [Graph, Graph]>;

/** FG8.6: a shut edge is none, for steps and distances alike. */
export const isShut = ({ turn, shutUntil }: Where): boolean => shutUntil > 0 && turn <= shutUntil;
const graph = (t: Where): Graph => GRAPHS[t.location][isShut(t) ? 1 : 0];

/** FG8.1: in the order of the Location's table. */
export const neighbours = (t: Where, at: SpaceId): readonly SpaceId[] => graph(t).near[at] as readonly SpaceId[];
export const distance = (t: Where, a: SpaceId, b: SpaceId): number => graph(t).far[a]?.[b] ?? Number.POSITIVE_INFINITY;
export const spacesOf = ({ location }: Pick<Table, 'location'>): LocationDef['spaces'] => LOCATION[location].spaces;
/** The place of a space in the Location's table (FG28.1a). */
export const spaceOrder = (t: Pick<Table, 'location'>, space: SpaceId): number =>
  spacesOf(t).findIndex(({ id }) => id === space);

/** Steps that the Girl alone can take besides (Guy Wire, Roof Ladders). */
export function linkFrom(t: Table, at: SpaceId): SpaceId | null {
  for (const rule of ongoingRules(t)) {
    if (rule.is !== 'link') continue;
    if (rule.a === at) return rule.b;
    if (rule.b === at) return rule.a;
  }
  return null;
}

/** The Widow steps from any Pillar to any other: steps and distances of her Killer Actions alone. */
export function enemyDistance(t: Table, who: EnemyId, a: SpaceId, b: SpaceId): number {
  let least = distance(t, a, b);
  const { pillars } = t;
  if (who !== 'killer' || pillars.length < 2) return least;
  for (const p of pillars) {
    const first = distance(t, a, p) + 1;
    if (first >= least) continue;
    for (const q of pillars) if (q !== p) least = Math.min(least, first + distance(t, q, b));
  }
  return least;
}

export function enemyNeighbours(t: Table, who: EnemyId, at: SpaceId): readonly SpaceId[] {
  const near = neighbours(t, at);
  if (who !== 'killer' || !t.pillars.includes(at)) return near;
  return [...near, ...t.pillars.filter((p) => p !== at && !near.includes(p))];
}
