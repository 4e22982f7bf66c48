import { dominates } from '../../../src/director-ai/shuffling-horror/director/near-enough.ts';
import { type Contrast, contrastOf } from '../../../src/director-ai/shuffling-horror/director/reasons.ts';
import type { Weighed } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { playOn, policiesOf } from '../../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import {
  advanceQuietly,
  type Movie,
  odds,
  type Prompt,
  promptOf,
  type Reply,
  resample,
  table,
  viewOf,
} from '../../../src/rules/shuffling-horror/index.ts';
import { decide, decisions } from './positions.ts';
import type { Verdict } from './verdict.ts';

/** S4: the same decision and reasons whatever is hidden. */
export function secrecy(level: string, positions: number, cast: string): Verdict {
  let differ = 0;
  for (const { movie, prompt } of decisions(positions, cast)) {
    const said = JSON.stringify(decide(level, movie, prompt));
    for (let deal = 0; deal < 20; deal++) {
      const other = resample(viewOf(movie, null), `deal/${deal}`);
      if (JSON.stringify(decide(level, other, prompt)) !== said) differ++;
    }
  }
  const goal = `S4 secrecy, ${positions} positions × 20 re-deals, ${level}, ${cast}`;
  return { goal, holds: differ === 0, figure: `${differ} differ` };
}

/** S8: terms sum to totals, and the reason that is named first is the largest difference to the runner-up. */
export function reasonsAreTrue(count: number, cast: string): Verdict {
  let sums = 0;
  let named = 0;
  for (const { movie, prompt } of decisions(count, cast)) {
    const decision = decide('late-show', movie, prompt);
    for (const { score, terms } of decision.weighed) {
      const sum = Object.values(terms).reduce((a, b) => a + b, 0);
      if (Math.abs(sum - score) > 1e-9) sums++;
    }
    if (!firstIsLargest(contrastOf(decision))) named++;
  }
  return {
    goal: `S8 terms sum to totals, the first reason is the largest, ${count} decisions, ${cast}`,
    holds: sums === 0 && named === 0,
    figure: `${sums} sums wrong, ${named} reasons misnamed`,
  };
}

function firstIsLargest(contrast: Contrast | null): boolean {
  if (contrast === null || contrast.runnerUp === null) return true;
  const { chosen, runnerUp, reasons } = contrast;
  const gap = (term: string): number => Math.abs((chosen.terms[term] ?? 0) - (runnerUp.terms[term] ?? 0));
  const names = [...Object.keys(chosen.terms), ...Object.keys(runnerUp.terms)];
  return names.every((name) => gap(name) <= gap(reasons[0]?.term ?? '') + 1e-12);
}

/** S8: the chances that are quoted, against every pair of dice. */
export function oddsAreTrue(count: number, cast: string): Verdict {
  let wrong = 0;
  for (const { movie, prompt } of decisions(count, cast)) {
    for (const reply of prompt.replies) {
      if (reply.type !== 'strike') continue;
      const { target } = odds.strikeTermsOf(viewOf(movie, null), reply.by);
      if (Math.abs(odds.pSuccess(target) - byHand(target)) > 1e-12) wrong++;
    }
  }
  return {
    goal: `S8 quoted odds equal all 36 rolls, ${count} decisions, ${cast}`,
    holds: wrong === 0,
    figure: `${wrong} wrong`,
  };
}

/** R10.2: 1,1 always hits, 6,6 never does. */
function byHand(target: number): number {
  let hits = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) if ((a + b <= target && a + b < 12) || a + b === 2) hits++;
  }
  return hits / 36;
}

/** S9: never a move that another one beats or equals in every term and beats in one. */
export function noneDominated(level: string, count: number, cast: string): Verdict {
  let played = 0;
  for (const { movie, prompt } of decisions(count, cast)) {
    const { reply, weighed } = decide(level, movie, prompt);
    const chosen = weighed.find((w) => w.reply === reply) as Weighed;
    if (weighed.some((other) => dominates(other, chosen))) played++;
  }
  return {
    goal: `S9 no dominated move, ${count} decisions at ${level}, ${cast}`,
    holds: played === 0,
    figure: `${played} played`,
  };
}

const WORLDS = 400;

/** Whether a reply ends the movie for the cast before anybody is asked again, whatever the dice: in all of so many worlds. */
function endsIt(movie: Movie, reply: Reply): boolean {
  for (let world = 0; world < WORLDS; world++) {
    const m = resample(viewOf(movie, null), `certain/${world}`);
    advanceQuietly(m, reply);
    if (promptOf(m) !== null || m.outcome?.survived !== false) return false;
  }
  return true;
}

/** Whether anybody lives after a reply in any of some worlds, played on to the end. */
function leavesHope(movie: Movie, reply: Reply, cast: string): boolean {
  const policies = policiesOf(
    'late-show',
    movie.seats.map(() => cast),
  );
  for (let world = 0; world < HOPES; world++) {
    const m = resample(viewOf(movie, null), `hope/${world}`);
    advanceQuietly(m, reply);
    playOn(m, policies, `hope/${world}`, () => false);
    if (m.outcome?.survived === true) return true;
  }
  return false;
}
const HOPES = 200;

/** S9: a certain win is never passed up. There can be one only where the last survivor stands. */
export function noWinPassedUp(level: string, count: number, cast: string): Verdict {
  let chances = 0;
  let passed = 0;
  const last = ({ movie }: { movie: Movie; prompt: Prompt }) => table.aliveCount(movie) <= 1;
  for (const position of decisions(count, cast)) {
    if (!last(position)) continue;
    const { movie, prompt } = position;
    const winning = prompt.replies.filter((reply) => endsIt(movie, reply)).map((reply) => JSON.stringify(reply));
    if (winning.length === 0) continue;
    chances++;
    const { reply } = decide(level, movie, prompt);
    if (!winning.includes(JSON.stringify(reply)) && leavesHope(movie, reply, cast)) passed++;
  }
  return {
    goal: `S9 no certain win passed up, ${count} decisions at ${level}, ${cast}`,
    holds: passed === 0,
    figure: `${passed} of ${chances} passed up`,
  };
}
