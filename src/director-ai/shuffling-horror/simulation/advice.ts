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
import { weigh } from '../director/director.ts';
import { weightsAt } from '../director/levels.ts';
import { asksSeat, type Policy, type Weighed } from '../policy.ts';
import { CASTS } from '../registry.ts';
import type { AdviceContext, AdviceTrials, Ideas } from './advice-reading.ts';
import { candidates } from './candidates.ts';
import { type Policies, playOn, policiesOf, policyFor } from './play-on.ts';

/** What whoever knows the chair thinks of first, of all that is offered. */
export function ideasFor({ view, replies, director, seats, seed }: AdviceContext): Ideas {
  const movie = resample(JSON.parse(view) as View, `${seed}/first`);
  const prompt = promptOf(movie);
  if (prompt === null) return { forCast: true, all: [] };
  const policies = policiesOf(director, seats);
  const found = candidates(movie, prompt, weighedBy(movie, prompt, replies));
  return {
    forCast: asksSeat(prompt),
    all: found.map((reply) => ({ reply, spend: spentOn(movie, reply, policies) })),
  };
}

/** Whether anybody lives, for each of these replies world by world; all of them meet the same worlds and the same dice. */
export function triedOut(
  { view, director, seats, seed }: AdviceContext,
  { replies, worlds }: AdviceTrials,
): boolean[][] {
  const table = JSON.parse(view) as View;
  const policies = policiesOf(director, seats);
  const lived = replies.map((): boolean[] => []);
  for (let world = worlds.from; world < worlds.to; world++) {
    const dealt = resample(table, `${seed}/${world}`);
    for (const [i, reply] of replies.entries()) {
      const m = clone(dealt);
      advanceQuietly(m, reply);
      playOn(m, policies, `${seed}/${world}/play`, () => false);
      lived[i]?.push(m.outcome?.survived === true);
    }
  }
  return lived;
}

/** Every reply that is offered with its worth, best first. */
function weighedBy(m: Movie, prompt: Prompt, offered: readonly Reply[]): Weighed[] {
  const among = new Set(offered.map((reply) => JSON.stringify(reply)));
  const all = asksSeat(prompt)
    ? (CASTS.strong as Policy<Movie>).decide(m, prompt, chanceFrom('advice')).weighed
    : weigh(m, prompt, weightsAt('late-show', 'neutral', m.deck));
  return all.filter(({ reply }) => among.has(JSON.stringify(reply)));
}

/** R9.2: what would be spent on the roll of an attack, by those who play it on. */
function spentOn(m: Movie, reply: Reply, policies: Policies): number | null {
  if (reply.type !== 'attack') return null;
  const next = clone(m);
  advanceQuietly(next, reply);
  const prompt = promptOf(next);
  if (prompt?.type !== 'spend' || prompt.purpose !== 'attack') return 0;
  const { reply: spend } = policyFor(policies, prompt).decide(next, prompt, chanceFrom('advice'));
  return spend.type === 'spend' ? spend.amount : 0;
}
