import { end } from '../../kernel/beats.ts';
import type { HerdBeat } from '../model/beats.ts';
import type { Game, Table } from '../model/state.ts';
import type { SpaceId } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { distance, neighbours, spacesOf } from '../queries/graph.ts';
import { isExit, isTagged } from '../queries/ongoing.ts';
import { kindsAt, least, plainAt, spacesWithVictims } from '../queries/victims.ts';
import { type Steps, tie } from './steps.ts';

/** Victims take a step all at once: where each space's go is settled first, then all of them go. */
export const herd = (m: Game, to: HerdBeat['to']): HerdBeat => ({
  kind: 'herd',
  step: 'choose',
  to,
  from: spacesWithVictims(m).filter((space) => isMoved(m, to, space)),
  ways: [],
});

function isMoved(t: Table, to: HerdBeat['to'], space: SpaceId): boolean {
  if (to === 'exit') return !isExit(t, space);
  if (to === 'indoors') return !isTagged(space, 'indoors');
  const far = distance(t, t.killerAt, space);
  return far === 1 || far === 2;
}

/** The next spaces on the shortest ways to the closest goal. */
function ways(t: Table, { to, from }: HerdBeat): SpaceId[] {
  const [at] = from;
  if (at === undefined) return [];
  const goals =
    to === 'killer'
      ? [t.killerAt]
      : spacesOf(t)
          .map(({ id }) => id)
          .filter((id) => (to === 'exit' ? isExit(t, id) : isTagged(id, 'indoors')));
  const toGoal = (space: SpaceId): number =>
    goals.reduce((best, goal) => Math.min(best, distance(t, space, goal)), Number.POSITIVE_INFINITY);
  return least(neighbours(t, at), toGoal);
}

export const herdSteps: Steps<HerdBeat> = {
  choose: tie<HerdBeat>({
    options: ways,
    by: () => null,
    go(_m, b, to) {
      const [at, ...rest] = b.from;
      if (at === undefined) return 'go';
      if (to !== null) b.ways = [...b.ways, [at, to]];
      b.from = rest;
      return rest.length > 0 ? 'choose' : 'go';
    },
  }),
  go: {
    run(m, b) {
      const all = b.ways.flatMap(([from, to]) =>
        kindsAt(m, from).flatMap((victim) => {
          const n = victim === 'plain' ? plainAt(m, from) : 1;
          return Array.from({ length: n }, () => ({ victim, from, to }));
        }),
      );
      for (const it of all) happen(m, { type: 'victim-moved', ...it, why: 'card' });
      return end();
    },
  },
};
