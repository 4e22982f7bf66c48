import { castPolicy } from '../../../src/director-ai/shuffling-horror/cast/cast.ts';
import { TEMPERS } from '../../../src/director-ai/shuffling-horror/cast/tempers.ts';
import type { Policy, Weighed } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { type Policies, playOn } from '../../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import {
  advanceQuietly,
  clone,
  type Movie,
  resample,
  type Table,
  type View,
} from '../../../src/rules/shuffling-horror/index.ts';

const PLAYOUTS = 50;
const CANDIDATES = 8;
const STRONG = castPolicy(TEMPERS.strong);
const NEVER = () => false;

/**
 * A cast that plays on before it chooses: the strong player's best eight replies, each to the end of the movie in the same dealt
 * worlds, halved until one is left. It knows who directs, and how: the strictest player a level can meet. Lab only.
 */
export const searching = (director: Policy<Table>): Policy => ({
  name: 'searching',
  decide(view, prompt, chance) {
    const { reply, weighed } = STRONG.decide(view, prompt, chance);
    if (weighed.length < 2) return { reply, weighed };
    const salt = Math.floor(chance() * 0x100000000);
    const policies: Policies = { director, seats: view.seats.map(() => STRONG), read: [] };
    return { reply: halved(view, weighed.slice(0, CANDIDATES), policies, salt).reply, weighed };
  },
});

/** Of equals the one that the strong player likes better. */
function halved(view: View, candidates: readonly Weighed[], policies: Policies, salt: number): Weighed {
  let left = candidates.map((weighed, order) => ({ weighed, order, lived: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(PLAYOUTS / rounds / left.length));
    for (let i = 0; i < worlds; i++, world++) {
      const seed = `${salt}/${world}`;
      const dealt = resample(view, seed);
      for (const trial of left) trial.lived += livesAfter(clone(dealt), trial.weighed, policies, seed);
    }
    left.sort((a, b) => b.lived - a.lived || a.order - b.order);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as (typeof left)[number]).weighed;
}

function livesAfter(m: Movie, { reply }: Weighed, policies: Policies, seed: string): number {
  advanceQuietly(m, reply);
  playOn(m, policies, seed, NEVER);
  return m.outcome?.survived ? 1 : 0;
}
