import { afterEach, describe, expect, it, vi } from 'vitest';
import { BadMessage, checkedAnswer, checkedJob } from '../../../src/director-ai/stand-in/checks.ts';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { type Ask, answerTo } from '../../../src/director-ai/stand-in/messages.ts';
import { oddsFrom, oddsOf, oddsSlice, oddsSlices } from '../../../src/director-ai/stand-in/odds/odds.ts';
import { type Job, work } from '../../../src/director-ai/stand-in/work.ts';
import type { View } from '../../../src/rules/stand-in/index.ts';
import { filmed, watch } from './positions.ts';

/** One question of each type that a game has. */
function asks(): Ask[] {
  const found = new Map<string, Ask>();
  for (let seed = 0; seed < 3; seed++) {
    watch(companyPlayer('feature'), 7, 80 + seed, ({ view, prompt }) => {
      found.set(prompt.type, { view, prompt, level: 'late-show', temper: 'hothead', dice: 'd' });
    });
  }
  return [...found.values()];
}
const ASKS = asks();
const ASK = ASKS.find(({ prompt }) => prompt.type === 'act') as Ask;
const HINT = { view: ASK.view, prompt: ASK.prompt, level: ASK.level, seed: 's' };
const FOOTAGE = filmed('feature', 4, 901);
const JOBS: readonly Job[] = [
  ...ASKS.map((ask): Job => ({ kind: 'answer', ask })),
  { kind: 'ideas', ask: HINT },
  { kind: 'hint', ask: HINT, slice: { replies: ASK.prompt.replies.slice(0, 2), worlds: { from: 0, to: 1 } } },
  { kind: 'odds', view: ASK.view, slice: { from: 0, to: 2 } },
  { kind: 'rushes', footage: FOOTAGE },
  {
    kind: 'chances',
    standing: { ...FOOTAGE, replies: FOOTAGE.replies.slice(0, 9), chair: 1 },
    slice: { from: 2, to: 4 },
  },
];

describe('work for threads', () => {
  it('every job crosses as plain data, is let through, and comes to the same there as here', () => {
    expect(ASKS.length).toBeGreaterThan(4);
    for (const job of JOBS) {
      const there = checkedJob(JSON.parse(JSON.stringify(job)));
      expect(JSON.stringify(work(there))).toBe(JSON.stringify(work(job)));
    }
  });

  it('a count of odds may be done in parts', () => {
    const parts = Array.from({ length: oddsSlices(ASK.view) }, (_, i) => oddsSlice(ASK.view, i, i + 1));
    const whole = oddsOf(ASK.view);
    for (const [chair, odds] of oddsFrom(ASK.view, parts.toReversed()).entries()) {
      expect(odds === null).toBe(whole[chair] === null);
      if (odds !== null) expect(odds.standIn).toBeCloseTo(whole[chair]?.standIn as number);
    }
  });

  const ofView = (change: Partial<Record<keyof View, unknown>>): unknown => ({
    kind: 'odds',
    view: { ...ASK.view, ...change },
    slice: { from: 0, to: 1 },
  });
  const ofAsk = (change: object): unknown => ({ kind: 'answer', ask: { ...ASK, ...change } });
  it.each([
    ['no job', null, 'job'],
    ['an unknown one', { kind: 'toString' }, 'job.kind'],
    ['a view of nobody', ofView({ chair: null }), 'job.view.chair'],
    ['thirteen seats', ofView({ seats: 13 }), 'job.view.seats'],
    ['notes that are none', ofView({ notes: [3] }), 'job.view.notes[0]'],
    ['no worlds', { kind: 'odds', view: ASK.view, slice: { from: 2, to: 2 } }, 'job.slice'],
    ['an unknown level', ofAsk({ level: 'noon' }), 'job.ask.level'],
    ['an unknown temper', ofAsk({ temper: 'meek' }), 'job.ask.temper'],
    ['somebody else asked', ofAsk({ prompt: { ...ASK.prompt, to: (ASK.prompt.to + 1) % 7 } }), 'job.ask'],
    ['nothing to reply', ofAsk({ prompt: { ...ASK.prompt, replies: [] } }), 'job.ask'],
    ['an unknown prompt', ofAsk({ prompt: { ...ASK.prompt, type: 'sing' } }), 'job.ask.prompt.type'],
    [
      'a reply that is not on offer',
      { kind: 'hint', ask: HINT, slice: { replies: [{ type: 'give', card: 'moon' }], worlds: { from: 0, to: 1 } } },
      'job.slice',
    ],
    ['no game', { kind: 'rushes', footage: { config: {}, replies: 'none', level: 'feature' } }, 'job.footage.replies'],
  ])('%s is refused, and the place is named', (_what, job, where) => {
    expect(() => checkedJob(job)).toThrow(BadMessage);
    expect(() => checkedJob(job)).toThrow(`${where}: `);
  });

  it('an answer has to be one of the replies, with reasons to the same question', () => {
    const answer = answerTo(ASK);
    expect(checkedAnswer(JSON.parse(JSON.stringify(answer)), ASK.prompt)).toEqual(answer);
    expect(() => checkedAnswer({ ...answer, reply: { type: 'give', card: 'moon' } }, ASK.prompt)).toThrow(
      'answer.reply',
    );
    expect(() => checkedAnswer({ ...answer, why: { asked: 'talk', weighed: [] } }, ASK.prompt)).toThrow('answer.why');
    expect(() => checkedAnswer('yes', ASK.prompt)).toThrow('must be an object');
  });
});

describe('a thread', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says what came of a job, or why nothing did', async () => {
    const said: unknown[] = [];
    const port = { onmessage: null as ((event: { data: unknown }) => void) | null, postMessage: said.push.bind(said) };
    vi.stubGlobal('self', port);
    vi.stubGlobal('WorkerGlobalScope', Object);
    await import('../../../src/director-ai/stand-in/stand-in-worker.ts');
    const job: Job = { kind: 'answer', ask: ASK };
    port.onmessage?.({ data: { id: 1, job } });
    port.onmessage?.({ data: { id: 2, job: { kind: 'sing' } } });
    expect(said).toEqual([
      { id: 1, result: work(job) },
      { id: 2, error: 'job.kind: unknown: "sing"' },
    ]);
  });
});
