import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  hash,
  IllegalReply,
  type Movie,
  type Prompt,
  type Reply,
} from '../../src/rules/shuffling-horror/index.ts';
import { Luck } from './luck.ts';
import { type Play, play, plays, runs, textOf } from './movies.ts';

const NO_REPLIES: readonly unknown[] = [null, undefined, 0, 'hold', true, [], {}, { type: 'nonsense' }, { type: null }];

/** A listed reply with one thing wrong with it. */
function* spoilt(reply: Reply): Iterable<unknown> {
  yield { ...reply, extra: 1 };
  yield { ...reply, type: `${reply.type}s` };
  for (const [key, value] of Object.entries(reply)) {
    if (key === 'type') continue;
    if (typeof value === 'string') yield { ...reply, [key]: 'nobody' };
    if (typeof value === 'number')
      for (const wrong of [-1, 99, 0.5, Number.NaN, `${value}`]) yield { ...reply, [key]: wrong };
    if (typeof value === 'boolean') yield { ...reply, [key]: value ? 1 : 0 };
    yield { ...reply, [key]: [value] };
    const { [key]: _gone, ...rest } = reply as Record<string, unknown>;
    yield rest;
  }
  for (const power of [null, 1, [], { 99: 1 }, { '-1': 1 }, { 0: 99 }, { 0: -1, 1: 1 }, { 0: 0.5 }])
    yield { ...reply, power };
}

/** A payment with an empty split is the payment itself where there is nothing to split: no reason to refuse it. */
const isHarmless = (wrong: unknown): boolean =>
  wrong !== null && typeof wrong === 'object' && 'power' in wrong && Array.isArray(wrong.power);

function refusal(m: Movie, reply: unknown, n?: number): unknown {
  try {
    advance(m, reply, n);
  } catch (error) {
    return error;
  }
  return null;
}

function mustRefuse(m: Movie, prompt: Prompt, reply: unknown, n?: number): void {
  const error = refusal(m, reply, n);
  if (error instanceof IllegalReply && error.prompt?.n === prompt.n && error.reason.length > 0) return;
  throw new Error(`${JSON.stringify(reply)} to ${prompt.type}: ${error === null ? 'taken' : String(error)}`);
}

describe('a reply that the prompt does not list', () => {
  it('is refused with a reason, and the movie is as it was', () => {
    const holds = (it: Play) => {
      const luck = new Luck(it.luck + 2);
      let old: readonly Reply[] = [];
      play(it, {
        at(m, prompt) {
          if (luck.below(20) > 0) {
            old = prompt.replies;
            return;
          }
          const before = { text: textOf(m), hash: hash(m), open: m.prompt };
          const texts = new Set(prompt.replies.map((r) => JSON.stringify(r)));
          for (const wrong of [...NO_REPLIES, ...spoilt(luck.of(prompt.replies))]) {
            if (!texts.has(JSON.stringify(wrong)) && !isHarmless(wrong)) mustRefuse(m, prompt, wrong);
          }
          // What was right a moment ago.
          for (const stale of old) if (!texts.has(JSON.stringify(stale))) mustRefuse(m, prompt, stale);
          mustRefuse(m, prompt, luck.of(prompt.replies), prompt.n - 1);
          mustRefuse(m, prompt, luck.of(prompt.replies), prompt.n + 1);
          expect(textOf(m)).toBe(before.text);
          expect(hash(m)).toBe(before.hash);
          expect(m.prompt).toBe(before.open);
          expect(m.events).toBeNull();
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(1956));
  });

  it('is refused when the movie is over', () => {
    const holds = (it: Play) => {
      const m = play(it);
      const before = hash(m);
      expect(refusal(m, { type: 'hold' })).toBeInstanceOf(IllegalReply);
      expect(hash(m)).toBe(before);
    };
    fc.assert(fc.property(plays, holds), runs(1957));
  });
});
