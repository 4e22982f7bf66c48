import {
  advanceQuietly,
  chanceFrom,
  clone,
  type Movie,
  type Prompt,
  type PublicView,
  promptOf,
  resample,
} from '../rules/index.ts';
import { castPolicy, SENSIBLE } from './cast.ts';
import { weigh } from './director.ts';
import { isDominated } from './near-enough.ts';
import { chanceOf, outlook } from './outlook.ts';
import { asksSeat, type Chance, type Decision, type Policy, type Weighed } from './policy.ts';
import type { Weights } from './weights.ts';

/** How far Midnight looks: the best few by the scorer, so many worlds in all. */
export interface Effort {
  candidates: number;
  playouts: number;
  /** How many worlds the scorer's own word counts for: playouts have to speak against it for as long. */
  trust: number;
}

const CAST = castPolicy(SENSIBLE);
const MOST_REPLIES = 400;

/**
 * The scorer proposes, playouts dispose: its best moves are tried in the same dealt worlds with the same dice, half of them are
 * dropped, the rest tried in more worlds, until one is left. A fixed budget, never the clock, so that a movie can be replayed.
 */
export function searcher(name: string, weights: Weights, effort: Effort): Policy {
  return {
    name,
    decide(view, prompt, chance): Decision {
      const weighed = weigh(view, prompt, weights);
      const candidates = weighed.filter((_, i) => !isDominated(weighed, i)).slice(0, effort.candidates);
      if (candidates.length === 1 || !worthSearching(prompt)) return { reply: (weighed[0] as Weighed).reply, weighed };
      const best = halve(view, candidates, weights, effort, chance);
      return { reply: best.reply, weighed: [best, ...weighed.filter((w) => w.reply !== best.reply)] };
    },
  };
}

const worthSearching = ({ type }: Prompt): boolean => type === 'direct' || type === 'strike' || type === 'plot';

interface Trial {
  weighed: Weighed;
  sum: number;
  worlds: number;
}

/** Sequential halving with common worlds. */
function halve(
  view: PublicView,
  candidates: readonly Weighed[],
  weights: Weights,
  effort: Effort,
  chance: Chance,
): Weighed {
  let left: Trial[] = candidates.map((weighed) => ({ weighed, sum: 0, worlds: 0 }));
  const salt = Math.floor(chance() * 0x100000000);
  const rounds = 32 - Math.clz32(Math.max(2, left.length) - 1); // how often it can be halved; Math.log2 differs between browsers
  let world = 0;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(effort.playouts / rounds / left.length));
    for (let i = 0; i < worlds; i++, world++) {
      const dealt = resample(view, `${salt}/${world}`);
      for (const trial of left) {
        trial.sum += playout(dealt, trial.weighed, weights, `${salt}/${world}`);
        trial.worlds++;
      }
    }
    left.sort((a, b) => standing(b, effort.trust) - standing(a, effort.trust));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left as [Trial];
  return { ...best.weighed, playouts: { doomed: best.sum / best.worlds, worlds: best.worlds } };
}

/** Doom in all its worlds and, for as many as it is trusted, what the scorer said; all that are compared have seen the same worlds. */
const standing = ({ weighed, sum }: Trial, trust: number): number => sum + (trust * weighed.score) / POINTS;
/** A score is in percent of doom; a plot device's by rule of thumb. */
const POINTS = 100;

/** Plays one reply on in one world, to the Director's next turn; the chance that the cast is doomed as it looks then. */
function playout(dealt: Movie, { reply }: Weighed, weights: Weights, seed: string): number {
  const m = clone(dealt);
  const chance = chanceFrom(seed);
  advanceQuietly(m, reply);
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const prompt = promptOf(m);
    if (prompt === null) return m.outcome?.survived ? 0 : 1;
    if (prompt.type === 'direct' && prompt.to === 'director') break;
    const best = asksSeat(prompt)
      ? CAST.decide(m, prompt, chance).reply
      : (weigh(m, prompt, weights)[0] as Weighed).reply;
    advanceQuietly(m, best);
  }
  return 1 - chanceOf(outlook(m));
}
