import { scorer } from '../../../src/director-ai/shuffling-horror/director/director.ts';
import { NEUTRAL } from '../../../src/director-ai/shuffling-horror/director/weights.ts';
import { DIRECTORS } from '../../../src/director-ai/shuffling-horror/registry.ts';
import { DECIDING } from '../code-hash.ts';
import { type Bout, bouts, type Decider, deciderOf } from '../paired.ts';
import { oneOf } from '../usage.ts';
import { cheat } from './cheater.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';

/** The scorer that all levels build on, always by its best option. */
const onePly = scorer('scorer', NEUTRAL, 0);

/** Whoever can be measured against the levels, by name: `ismcts-1000` is so many iterations. */
export function rivalOf(name: string): Decider {
  const tree = /^ismcts-(\d+)$/.exec(name);
  if (tree !== null) return deciderOf(ismcts(Number(tree[1])));
  if (name === 'cheater') return cheat;
  return deciderOf(oneOf('director', name, { ...DIRECTORS, greedy, scorer: onePly }));
}

/** What a tree search decides by: the rules, and the cast it is played against. Nothing that a level weighs by. */
const TREE = [
  'src/rules',
  'src/director-ai/shuffling-horror/cast/cast.ts',
  'src/director-ai/shuffling-horror/cast/tempers.ts',
  'src/director-ai/shuffling-horror/cast/tool-worth.ts',
  'src/director-ai/shuffling-horror/values.ts',
  'tools/lab/rivals/ismcts.ts',
  'tools/lab/paired.ts',
] as const;

export const boutsOf = (name: string, count: number, cast: string): Bout[] =>
  bouts(name, rivalOf(name), count, cast, name.startsWith('ismcts') ? TREE : [...DECIDING, 'tools/lab/rivals']);
