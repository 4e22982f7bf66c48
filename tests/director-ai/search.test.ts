import { expect, test } from 'vitest';
import type { Trials } from '../../src/director-ai/shuffling-horror/director/search.ts';
import { type Ask, answerAfter, answerTo, playTrials } from '../../src/director-ai/shuffling-horror/messages.ts';
import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { advanceQuietly, chanceFrom, newMovie, promptOf, viewOf } from '../../src/rules/shuffling-horror/index.ts';

/** What Midnight is asked in the last rounds of a movie, where it plays on. */
function* asks(): Generator<Ask> {
  for (let i = 0; ; i++) {
    const movie = newMovie({ seed: `search/${i}`, seats: 2, deck: 'roswell-51' });
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      const view = viewOf(movie, prompt.to);
      const ask: Ask = { view: JSON.stringify(view), prompt, role: 'director', policy: 'midnight', seed: `${i}` };
      if (!asksSeat(prompt) && 'wanted' in answerAfter(ask, [])) yield ask;
      const policy: Policy = asksSeat(prompt) ? CASTS.strong! : DIRECTORS['late-show']!;
      advanceQuietly(movie, policy.decide(view, prompt, chanceFrom(`${i}/${prompt.n}`)).reply);
    }
  }
}

/** A round in parts of so many worlds, the last part first. */
function inParts(ask: Ask, trials: Trials, worlds: number): number[] {
  const parts: Trials[] = [];
  for (let from = trials.from; from < trials.to; from += worlds)
    parts.unshift({ ...trials, from, to: Math.min(trials.to, from + worlds) });
  const played = parts.map((part) => playTrials(ask, part));
  return trials.replies.map((_, i) => played.reduce((sum, doomed) => sum + (doomed[i] ?? 0), 0));
}

test.each([1, 4, 100])('Midnight decides alike whoever plays on for it, %i worlds at a time', (worlds) => {
  const all = asks();
  for (let i = 0; i < 3; i++) {
    const ask = all.next().value as Ask;
    const rounds: number[][] = [];
    let answer = answerAfter(ask, rounds);
    while ('wanted' in answer) {
      rounds.push(inParts(ask, answer.wanted, worlds));
      answer = answerAfter(ask, rounds);
    }
    expect(rounds.length).toBeGreaterThan(0);
    let why: unknown = null;
    expect(answer.reply).toEqual(answerTo(ask, (trace) => (why = trace)));
    expect(answer.trace).toEqual(why);
  }
});

test('whoever does not play on answers at once', () => {
  const ask = { ...(asks().next().value as Ask), policy: 'late-show' };
  expect(answerAfter(ask, [])).toMatchObject({ reply: answerTo(ask) });
});
