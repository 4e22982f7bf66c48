import { expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { ideasFor } from '../../../src/director-ai/stand-in/hint/hint.ts';
import { answerTo } from '../../../src/director-ai/stand-in/messages.ts';
import type { Trace } from '../../../src/director-ai/stand-in/reasons.ts';
import { table } from '../../kit/stand-in.ts';
import { watch } from './positions.ts';

it('every decision comes with the numbers it was made on, and the best of them at Midnight is the reply', () => {
  let told = 0;
  watch(companyPlayer('midnight'), 6, 11, ({ view, prompt }) => {
    const { reply, why } = answerTo({ view, prompt, level: 'midnight', temper: null, dice: 'd' });
    if (why === null) {
      expect(reply.type === 'declare' || prompt.replies.length === 1).toBe(true);
      return;
    }
    const { weighed, ...trace } = why as Trace;
    const [best] = weighed;
    expect(trace).toMatchObject({ asked: prompt.type, level: 'midnight', temper: 'even', reply });
    expect(best?.reply).toEqual(reply);
    for (const option of weighed) expect(option.score).toBeLessThanOrEqual(best?.score as number);
    expect(JSON.parse(JSON.stringify(why))).toEqual(why);
    told++;
  });
  expect(told).toBeGreaterThan(30);
});

it('a burning is weighed by how likely its victim is the Stand-In', () => {
  let burnings = 0;
  for (let seed = 0; seed < 4; seed++) {
    watch(companyPlayer('late-show'), 6, 40 + seed, ({ view, prompt }) => {
      if (prompt.type !== 'act') return;
      const { why } = answerTo({ view, prompt, level: 'late-show', temper: null, dice: 'd' });
      for (const { reply, figures } of why?.weighed ?? []) {
        if (reply.type !== 'play' || reply.card !== 'nitrate') continue;
        expect(figures.standIn).toBe(why?.standIn[reply.target as number]);
        expect(figures.double).toBe(why?.double[reply.target as number]);
        burnings++;
      }
    });
  }
  expect(burnings).toBeGreaterThan(5);
});

it('a card that shuts somebody off is told by who comes next then, whomever it was aimed at', () => {
  const t = table({ seats: 5, hands: { 0: ['trailer', 'nitrate', 'screen-test', 'double-take'] } });
  t.until('act', 0);
  const prompt = t.prompt as Extract<typeof t.prompt, { type: 'act' }>;
  const replies = prompt.replies.filter((reply) => reply.type === 'play' && reply.card === 'trailer');
  const ideas = ideasFor({ view: t.view(0), prompt: { ...prompt, replies }, level: 'feature', seed: 'next' });
  const nextAfter = (target: number): number | undefined =>
    ideas.find(({ reply }) => reply.type === 'play' && reply.target === target)?.figures.partner;
  expect(ideas).toHaveLength(3);
  expect(nextAfter(4)).toBe(1);
  expect(nextAfter(1)).toBeUndefined(); // no exchange then
  expect(nextAfter(0)).toBeUndefined();
});
