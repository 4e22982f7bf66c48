import {
  advanceQuietly,
  chanceFrom,
  clone,
  type Movie,
  type Prompt,
  promptOf,
  type Reply,
  resample,
  type View,
} from '../../../rules/shuffling-horror/index.ts';
import { asksSeat, type Chance, type Decision, type Policy, type Weighed } from '../policy.ts';
import { roundsLeft } from '../values.ts';
import { weigh } from './director.ts';
import { isDominated } from './near-enough.ts';
import { likelyCast } from './reading.ts';
import type { Weights } from './weights.ts';

/** How far Midnight looks: the best few by the scorer, so many worlds in all. */
export interface Effort {
  /** It plays on once no more rounds than these are left: before, noise is larger than what is learnt. */
  rounds: number;
  candidates: number;
  playouts: number;
  /** How many worlds the scorer's own word counts for: playouts have to speak against it for as long. */
  trust: number;
}

const MOST_REPLIES = 2000;

/** Who plays replies on before it chooses: what has to be played, round by round, and how it is. Any thread can do a part of a round. */
export interface Searching {
  begin(view: View, prompt: Prompt, chance: Chance): Search;
  /** How often each reply dooms the cast. */
  play(view: View, trials: Trials): number[];
}
/** Asks for one round after the other until it is decided. */
export type Search = Generator<Trials, Decision, readonly number[]>;

/** Replies to be played on, each in the same worlds from one number up to another. */
export interface Trials {
  replies: readonly Reply[];
  salt: number;
  from: number;
  to: number;
}

/**
 * The scorer proposes, playouts dispose: its best moves are tried in the same dealt worlds with the same dice, half of them are
 * dropped, the rest tried in more worlds, until one is left. A fixed budget, never the clock, so that a movie can be replayed.
 */
export function searcher(name: string, weights: Weights, effort: Effort): Policy & { searching: Searching } {
  const searching: Searching = {
    *begin(view, prompt, chance) {
      const weighed = weigh(view, prompt, weights);
      const candidates = weighed.filter((_, i) => !isDominated(weighed, i)).slice(0, effort.candidates);
      if (candidates.length === 1 || !worthSearching(prompt) || roundsLeft(view) > effort.rounds)
        return { reply: (weighed[0] as Weighed).reply, weighed };
      const best = yield* halve(candidates, effort, chance);
      return { reply: best.reply, weighed: [best, ...weighed.filter((w) => w.reply !== best.reply)] };
    },
    play: (view, trials) => played(view, trials, weights),
  };
  return {
    name,
    searching,
    decide(view, prompt, chance): Decision {
      const search = searching.begin(view, prompt, chance);
      let step = search.next();
      while (!step.done) step = search.next(searching.play(view, step.value));
      return step.value;
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
function* halve(
  candidates: readonly Weighed[],
  effort: Effort,
  chance: Chance,
): Generator<Trials, Weighed, readonly number[]> {
  let left: Trial[] = candidates.map((weighed) => ({ weighed, sum: 0, worlds: 0 }));
  const salt = Math.floor(chance() * 0x100000000);
  const rounds = 32 - Math.clz32(Math.max(2, left.length) - 1); // how often it can be halved; Math.log2 differs between browsers
  let from = 0;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const to = from + Math.max(1, Math.floor(effort.playouts / rounds / left.length));
    const doomed = yield { replies: left.map(({ weighed }) => weighed.reply), salt, from, to };
    for (const [i, trial] of left.entries()) {
      trial.sum += doomed[i] ?? 0;
      trial.worlds = to;
    }
    from = to;
    left.sort((a, b) => standing(b, effort.trust) - standing(a, effort.trust));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left as [Trial];
  return { ...best.weighed, playouts: { doomed: best.sum / best.worlds, worlds: best.worlds } };
}

function played(view: View, { replies, salt, from, to }: Trials, weights: Weights): number[] {
  const doomed = replies.map(() => 0);
  for (let world = from; world < to; world++) {
    const seed = `${salt}/${world}`;
    const dealt = resample(view, seed);
    for (const [i, reply] of replies.entries()) doomed[i] = (doomed[i] ?? 0) + playout(dealt, reply, weights, seed);
  }
  return doomed;
}

/** Doom in all its worlds and, for as many as it is trusted, what the scorer said; all that are compared have seen the same worlds. */
const standing = ({ weighed, sum: simulation }: Trial, trust: number): number =>
  simulation + (trust * weighed.score) / POINTS;
/** A score is in percent of doom; a plot device's by rule of thumb. */
const POINTS = 100;

/** Plays one reply on in one world to the end, against a cast that this one may be: whether it is doomed. */
function playout(dealt: Movie, reply: Reply, weights: Weights, seed: string): number {
  const m = clone(dealt);
  const chance = chanceFrom(seed);
  const cast = likelyCast(dealt, chance());
  advanceQuietly(m, reply);
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const prompt = promptOf(m);
    if (prompt === null) break;
    const best = asksSeat(prompt)
      ? cast.decide(m, prompt, chance).reply
      : (weigh(m, prompt, weights)[0] as Weighed).reply;
    advanceQuietly(m, best);
  }
  return m.outcome?.survived ? 0 : 1;
}
