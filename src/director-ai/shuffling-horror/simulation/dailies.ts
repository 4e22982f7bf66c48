import {
  advanceQuietly,
  chanceFrom,
  clone,
  hashOf,
  type Movie,
  type MovieConfig,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
  resample,
  type View,
  viewOf,
} from '../../../rules/shuffling-horror/index.ts';
import { isEven, paired } from '../../paired.ts';
import { asksSeat, type Chance } from '../policy.ts';
import { type Policies, playersIn, policyFor } from './play-on.ts';
import { TRIED } from './retakes.ts';

/** A finished movie, cut into scenes: between two replies of one scene chance told nobody anything. */
export interface Footage {
  config: MovieConfig;
  replies: readonly Reply[];
  /** The replies that scenes begin with, by their number. The last may be the open prompt of a movie that was cut short. */
  scenes: readonly number[];
}

/** A scene to be played on, in the worlds from one number up to another. */
export interface Shot {
  scene: number;
  from: number;
  to: number;
}

/** One reply in so many worlds. */
export interface Tally {
  /** The reply's number. */
  at: number;
  worlds: number;
  /** Worlds in which somebody lives when all is played on sensibly, this reply included. */
  lived: number;
  /** Worlds in which somebody lives because of this reply, and in which nobody does because of it. */
  up: number;
  down: number;
}

/** A reply against the best that was found instead of it, in the same worlds. */
export interface Retake {
  at: number;
  better: Reply;
  worlds: number;
  /** Worlds in which only the better one, and only the one that was given, leaves somebody alive. */
  up: number;
  down: number;
}

const MOST_REPLIES = 4000;

/** The tables before these replies, as everybody saw them. */
function viewsAt({ config, replies }: Footage, wanted: ReadonlySet<number>): Map<number, View> {
  const movie = newMovie(config);
  const views = new Map<number, View>();
  for (let at = 0; at <= replies.length; at++) {
    if (wanted.has(at)) views.set(at, viewOf(movie, promptOf(movie)?.to ?? null));
    if (at < replies.length) advanceQuietly(movie, replies[at]);
  }
  return views;
}

/**
 * A player's own chance, apart for every prompt: whoever answers as a movie's own player did then has all that follows in
 * common with it, dice and draws. Seeded when it is first asked: most players never do.
 */
function chanceAt(seed: string, n: number): Chance {
  let drawn: Chance | null = null;
  return () => {
    drawn ??= chanceFrom(`${seed}/${n}`);
    return drawn();
  };
}

const sensibleReply = (m: Movie, prompt: Prompt, policies: Policies, seed: string): Reply =>
  policyFor(policies, prompt).decide(m, prompt, chanceAt(seed, prompt.n)).reply;

/** Plays a world to its end, in place. */
function lives(m: Movie, policies: Policies, seed: string): boolean {
  for (let given = 0; given < MOST_REPLIES; given++) {
    const prompt = promptOf(m);
    if (prompt === null) break;
    advanceQuietly(m, sensibleReply(m, prompt, policies, seed));
  }
  return m.outcome?.survived === true;
}

/** How a payment was split between the seats (R12.3) makes no other choice of it. */
export const isSameChoice = (a: Reply, b: Reply): boolean => hashOf(unsplit(a)) === hashOf(unsplit(b));
const unsplit = (reply: Reply): Reply => {
  if (!('power' in reply)) return reply;
  const { power: _, ...plain } = reply;
  return plain;
};

/** Every shot, one tally for each reply of its scene. */
export function shoot(footage: Footage, shots: readonly Shot[], policies: Policies): Tally[] {
  const starts = footage.scenes;
  const views = viewsAt(footage, new Set(shots.map(({ scene }) => starts[scene] as number)));
  return shots.flatMap(({ scene, from, to }) => {
    const start = starts[scene] as number;
    const end = starts[scene + 1] ?? footage.replies.length;
    const tallies = tallied(start, Math.max(end, start + 1));
    for (let world = from; world < to; world++) {
      const seed = `${footage.config.seed}/dailies/${start}/${world}`;
      const view = views.get(start) as View;
      playScene(resample(view, seed), footage.replies, tallies, playersIn(policies, view, seed), seed);
    }
    return tallies;
  });
}

const tallied = (from: number, to: number): Tally[] =>
  Array.from({ length: to - from }, (_, i) => ({ at: from + i, worlds: 0, lived: 0, up: 0, down: 0 }));

/**
 * One world of a scene. Before each reply it is known whether somebody lives when all is played sensibly; if a sensible player
 * would have replied as was replied, that stands; if not, it is played on from the reply, too.
 */
function playScene(
  world: Movie,
  replies: readonly Reply[],
  tallies: readonly Tally[],
  policies: Policies,
  seed: string,
): void {
  let lived = lives(clone(world), policies, seed);
  for (const tally of tallies) {
    const reply = replies[tally.at];
    const prompt = promptOf(world);
    tally.worlds++;
    if (lived) tally.lived++;
    if (reply === undefined || prompt === null) return;
    const asPlayed = isSameChoice(sensibleReply(world, prompt, policies, seed), reply);
    advanceQuietly(world, reply);
    if (asPlayed) continue;
    const now = lives(clone(world), policies, seed);
    if (now && !lived) tally.up++;
    if (lived && !now) tally.down++;
    lived = now;
  }
}

/** What else could have been replied, and what the best of it was worth; nothing where there was no choice. */
export function retake(footage: Footage, at: readonly number[], policies: Policies): Retake[] {
  const views = viewsAt(footage, new Set(at));
  return at.flatMap((it) => {
    const seed = `${footage.config.seed}/retake/${it}`;
    const given = footage.replies[it] as Reply;
    const view = views.get(it) as View;
    const better = bestOther(view, given, policies, seed);
    return better === null ? [] : [{ at: it, better, ...compared(view, given, better, policies, `${seed}/more`) }];
  });
}

/** One reply against another, until it is clear whether it is better. */
function compared(
  view: View,
  given: Reply,
  better: Reply,
  policies: Policies,
  seed: string,
): Omit<Retake, 'at' | 'better'> {
  const found = { worlds: 0, up: 0, down: 0 };
  for (let time = 0; time < TRIED.times; time++) {
    const [was = [], instead = []] = together(view, [given, better], policies, `${seed}/${time}`, TRIED.more);
    found.worlds += TRIED.more;
    found.up += instead.filter((lived, i) => lived && !was[i]).length;
    found.down += was.filter((lived, i) => lived && !instead[i]).length;
    if (!isEven(paired(found.up, found.down, found.worlds))) break;
  }
  return found;
}

/** The scorer proposes, playouts dispose. The Director wants nobody to live. */
function bestOther(view: View, given: Reply, policies: Policies, seed: string): Reply | null {
  const { prompt } = view;
  if (prompt === null) return null;
  const { weighed } = policyFor(playersIn(policies, view, seed), prompt).decide(view, prompt, chanceAt(seed, prompt.n));
  const others = weighed.map(({ reply }) => reply).filter((reply) => !isSameChoice(reply, given));
  const tried = others.slice(0, TRIED.others);
  const lived = together(view, tried, policies, seed, TRIED.worlds).map((all) => all.filter(Boolean).length);
  const good = lived.map((n) => (asksSeat(prompt) ? n : -n));
  return tried[good.indexOf(Math.max(...good))] ?? null;
}

/** Each reply in the same dealt worlds, with the same dice: whether somebody lives. */
function together(
  view: View,
  replies: readonly Reply[],
  policies: Policies,
  seed: string,
  worlds: number,
): boolean[][] {
  const lived = replies.map((): boolean[] => []);
  for (let i = 0; i < worlds; i++) {
    const world = `${seed}/${i}`;
    const dealt = resample(view, world);
    const players = playersIn(policies, view, world);
    for (const [k, reply] of replies.entries()) {
      const m = clone(dealt);
      advanceQuietly(m, reply);
      lived[k]?.push(lives(m, players, world));
    }
  }
  return lived;
}
