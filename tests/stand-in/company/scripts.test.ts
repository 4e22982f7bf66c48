import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import type { Prompt, Reply } from '../../../src/rules/stand-in/index.ts';
import { bound, DEVIATIONS, type Rule, TALKERS } from '../../../tools/lab/stand-in/scripts.ts';
import { playTable } from '../../../tools/lab/stand-in/table.ts';

/** What one seat, bound by a rule, was asked and replied over a few games. */
function asked(rule: Rule): { prompt: Prompt; reply: Reply }[] {
  const player = companyPlayer('feature');
  const one = bound(player, 'bound', rule);
  const all: { prompt: Prompt; reply: Reply }[] = [];
  for (let seed = 0; seed < 3; seed++) {
    playTable(seed, {
      seats: 5,
      human: 'dealt',
      who: (chair, _role, human) => (chair === human ? one : player),
      after(game, prompt, reply) {
        if (prompt.to === game.human) all.push({ prompt, reply });
      },
    });
  }
  return all;
}

const burns = (reply: Reply): boolean => reply.type === 'play' && reply.card === 'nitrate';

describe('rules that one seat of the lab is bound by', () => {
  it.each(Object.entries({ ...DEVIATIONS, ...TALKERS }))('%s: it replies what is on offer', (_name, rule) => {
    const all = asked(rule);
    expect(all.length).toBeGreaterThan(10);
    for (const { prompt, reply } of all) expect(prompt.replies).toContainEqual(reply);
  });

  it('whoever never burns does not, and whoever always does burns where it can', () => {
    const never = asked(DEVIATIONS['never burns'] as Rule);
    expect(never.some(({ prompt }) => prompt.replies.some(burns))).toBe(true);
    expect(never.some(({ reply }) => burns(reply))).toBe(false);
    const always = asked(DEVIATIONS['always burns'] as Rule);
    expect(always.filter(({ prompt }) => prompt.replies.some(burns)).every(({ reply }) => burns(reply))).toBe(true);
  });

  it('whoever is silent says nothing, and whoever is sure says so in every window', () => {
    const isSaid = ({ reply }: { reply: Reply }): boolean => reply.type === 'say';
    expect(asked(DEVIATIONS.silent as Rule).some(isSaid)).toBe(false);
    const sure = asked(TALKERS['"it is them, I am sure"'] as Rule);
    const windows = sure.filter(({ prompt }) => prompt.type === 'talk' && prompt.answering === null);
    expect(windows.filter(isSaid).length).toBeGreaterThan(windows.length / 2);
  });
});
