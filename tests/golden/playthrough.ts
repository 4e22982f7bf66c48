import {
  advance,
  hash,
  type Movie,
  type MovieConfig,
  newMovie,
  type Outcome,
  outcome,
  promptOf,
  RULES_VERSION,
} from '../../src/rules/shuffling-horror/index.ts';
import { Luck, pickReply } from '../properties/luck.ts';
import type { Title } from './shelf.ts';

/** A movie as it was played once: at each prompt its type, the number of the reply given, and the hash of the state. */
export interface Playthrough {
  rules: number;
  config: MovieConfig;
  /** `act 12 0123456789abcdef`, one for each prompt in order. */
  prompts: string[];
  /** The hash when the credits roll. */
  end: string;
  outcome: Outcome | null;
}

export function record({ config, luck: seed, style }: Title): Playthrough {
  const luck = new Luck(seed);
  const m = newMovie(config);
  const prompts: string[] = [];
  for (let prompt = promptOf(m); prompt !== null; prompt = promptOf(m)) {
    const reply = pickReply(luck, style, prompt);
    prompts.push(`${prompt.type} ${prompt.replies.indexOf(reply)} ${hash(m)}`);
    advance(m, reply);
  }
  return { rules: RULES_VERSION, config, prompts, end: hash(m), outcome: outcome(m) };
}

/** One prompt a line, so that a change shows where it begins. */
export const written = (it: Playthrough): string => {
  const { prompts, ...rest } = it;
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  return `${head},\n "prompts": [\n${prompts.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n ]\n}\n`;
};

/** The first place where the rules now play it otherwise, in words; null when it is the same movie still. */
export function difference(it: Playthrough): string | null {
  const m = newMovie(it.config);
  for (const [n, line] of it.prompts.entries()) {
    const found = differenceAt(m, n, line);
    if (found !== null) return found;
  }
  const left = promptOf(m);
  if (left !== null) return `goes on after ${it.prompts.length} prompts: ${left.type}`;
  if (hash(m) !== it.end) return `another state at the end: ${hash(m)}, recorded ${it.end}`;
  const [now, then] = [JSON.stringify(outcome(m)), JSON.stringify(it.outcome)];
  return now === then ? null : `another outcome: ${now}, recorded ${then}`;
}

function differenceAt(m: Movie, n: number, line: string): string | null {
  const [type, at, state] = line.split(' ');
  const prompt = promptOf(m);
  if (prompt === null) return `is over before prompt ${n}, recorded ${type}`;
  if (prompt.type !== type) return `prompt ${n} is ${prompt.type}, recorded ${type}`;
  const now = hash(m);
  if (now !== state) return `prompt ${n} (${type}): another state, ${now}, recorded ${state}`;
  const reply = prompt.replies[Number(at)];
  if (reply === undefined) return `prompt ${n} (${type}) has ${prompt.replies.length} replies, recorded number ${at}`;
  advance(m, reply);
  return null;
}
