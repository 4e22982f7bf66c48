import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../src/director-ai/shuffling-horror/director/reasons.ts';
import type { Reply } from '../../src/rules/shuffling-horror/index.ts';

const GO: Reply = { type: 'all-out' };
const WAIT: Reply = { type: 'pass' };

describe('why this and not that', () => {
  test('names what tells the choice from the runner-up, the largest first', () => {
    const contrast = contrastOf({
      reply: GO,
      weighed: [
        { reply: GO, score: 3, terms: { kill: 4, clock: -1 } },
        { reply: WAIT, score: 1, terms: { kill: 0.5, threat: 0.5 } },
      ],
    });
    expect(contrast?.runnerUp?.reply).toBe(WAIT);
    expect(contrast?.reasons).toEqual([
      { term: 'kill', gap: 3.5 },
      { term: 'clock', gap: -1 },
      { term: 'threat', gap: -0.5 },
    ]);
  });

  test('a choice that was none has no runner-up; one that was not weighed has no reasons', () => {
    expect(contrastOf({ reply: GO, weighed: [{ reply: GO, score: 1, terms: { kill: 1 } }] })?.runnerUp).toBeNull();
    expect(contrastOf({ reply: GO, weighed: [] })).toBeNull();
  });
});
