import { weigh } from '../../../src/director-ai/shuffling-horror/director/director.ts';
import { NEUTRAL } from '../../../src/director-ai/shuffling-horror/director/weights.ts';
import type { Weighed } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { playOn, policiesOf } from '../../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import {
  advanceQuietly,
  clone,
  type Movie,
  type Prompt,
  type Reply,
  resample,
  viewOf,
} from '../../../src/rules/shuffling-horror/index.ts';
import { keptList } from '../kept.ts';
import { meanOf } from '../paired.ts';
import { decide, decisions } from './positions.ts';
import type { Verdict } from './verdict.ts';

/** Playouts after which the hopeless are left out, and of the reference itself. */
const LOOKS = [100, 300, 800] as const;
const REFERENCE = 2000;
/** The variance of what one world says about two replies, with the same dice for both. */
const OF_A_WORLD = 0.15;
const TOP = 8;
const BETWEEN = 97; // Director's prompts from one sampled position to the next: no two of one turn

/** What a reference of many playouts says about one position. All in points of survival. */
interface Sample {
  midnight: number;
  scorer: number;
  /** The scorer's rank of the reference's best. */
  rank: number;
}

const NEVER = () => false;
const keyOf = (reply: Reply): string => JSON.stringify(reply);

/** How often the cast is doomed after each reply, in the same worlds with the same dice for all of them. */
function doomed(
  movie: Movie,
  replies: readonly Reply[],
  from: number,
  to: number,
  sums: Map<string, number>,
  cast: string,
): void {
  const view = viewOf(movie, null);
  const policies = policiesOf(
    'midnight',
    movie.seats.map(() => cast),
  );
  for (let world = from; world < to; world++) {
    const dealt = resample(view, `regret/${world}`);
    for (const reply of replies) {
      const m = clone(dealt);
      advanceQuietly(m, reply);
      playOn(m, policies, `regret/${world}`, NEVER);
      if (m.outcome?.survived !== true) sums.set(keyOf(reply), (sums.get(keyOf(reply)) ?? 0) + 1);
    }
  }
}

function sampled({ movie, prompt }: { movie: Movie; prompt: Prompt }, cast: string): Sample {
  const weighed = weigh(viewOf(movie, prompt.to), prompt, NEUTRAL);
  const moves = movesOf(weighed);
  const moveOf = (reply: Reply): Reply => (moves.get(termsKey(weighed, reply)) as Weighed).reply;
  const chosen = [decide('midnight', movie, prompt).reply, (weighed[0] as Weighed).reply].map(moveOf) as [Reply, Reply];
  const sums = new Map<string, number>();
  let left = [...moves.values()].map(({ reply }) => reply);
  let played = 0;
  for (const look of LOOKS) {
    doomed(movie, left, played, look, sums, cast);
    played = look;
    // Whatever is three errors behind is not the best; what was chosen stays in.
    const share = (reply: Reply): number => (sums.get(keyOf(reply)) ?? 0) / look;
    const hope = Math.max(...left.map(share)) - 3 * Math.sqrt(OF_A_WORLD / look);
    left = left.filter((reply) => share(reply) >= hope || chosen.includes(reply));
  }
  doomed(movie, left, played, REFERENCE, sums, cast);
  const final = (reply: Reply): number => (sums.get(keyOf(reply)) ?? 0) / REFERENCE;
  const top = left.reduce((a, b) => (final(b) > final(a) ? b : a));
  const regret = (reply: Reply): number => 100 * (final(top) - final(reply));
  const [midnight, scorer] = chosen;
  const rank = [...moves.values()].findIndex(({ reply }) => reply === top);
  return { midnight: regret(midnight), scorer: regret(scorer), rank };
}

/** The different moves, best first by the scorer: what has the same terms (one empty slot and the next) is one move. */
function movesOf(weighed: readonly Weighed[]): Map<string, Weighed> {
  const moves = new Map<string, Weighed>();
  for (const it of weighed) {
    const key = JSON.stringify(it.terms);
    if (!moves.has(key)) moves.set(key, it);
  }
  return moves;
}

const termsKey = (weighed: readonly Weighed[], reply: Reply): string =>
  JSON.stringify(weighed.find((it) => keyOf(it.reply) === keyOf(reply))?.terms);

function positionAt(i: number, cast: string): { movie: Movie; prompt: Prompt } {
  let met = 0;
  for (const { movie, prompt } of decisions(Number.POSITIVE_INFINITY, cast)) {
    if (prompt.type !== 'direct' && prompt.type !== 'strike') continue;
    if (met++ === (i + 1) * BETWEEN) return { movie, prompt };
  }
  throw new Error('there is no end of positions');
}

/** S3: how much is lost by what Midnight and the scorer choose, against 2,000 playouts of every reply that could be best. */
export function regret(positions: number, cast: string): Verdict {
  const samples = keptList(`regret-${cast}`, positions, (i) => sampled(positionAt(i, cast), cast));
  const midnight = meanOf(samples.map((it) => it.midnight));
  const scorer = meanOf(samples.map((it) => it.scorer));
  const top = samples.filter(({ rank }) => rank < TOP).length / samples.length;
  return {
    goal: `S3 mean regret, ${positions} positions against ${REFERENCE} playouts, ${cast}`,
    holds: midnight <= 1.5 && scorer <= 3 && top >= 0.95,
    figure: `Midnight ${midnight.toFixed(1)}, scorer ${scorer.toFixed(1)} points; the best is among the scorer's first ${TOP} different moves in ${(100 * top).toFixed(0)} %`,
  };
}
