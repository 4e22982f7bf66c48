import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import type { HintAsk } from '../../../src/director-ai/stand-in/hint/hint.ts';
import type { Hint } from '../../../src/director-ai/stand-in/hint/reading.ts';
import type { SessionPorts } from '../../../src/games/stand-in/app/play/session-ports.ts';
import { leadsTo } from '../../../src/games/stand-in/app/ports/question.ts';
import { type Reply, standIn } from '../../../src/rules/stand-in/index.ts';
import { plain, played, recordingOf, repliesIn } from './kit.ts';

const found = (reply: Reply, share: number): Hint => ({
  reply,
  reason: null,
  figures: {},
  share,
  other: { reply, share: 0.2 },
  gap: { value: share - 0.2, error: 0.05 },
  isSure: true,
  worlds: 112,
});

const texts = (replies: readonly Reply[]): string[] => [...new Set(replies.map((it) => JSON.stringify(it)))].sort();

type OnHint = Parameters<NonNullable<SessionPorts['hint']>>[1];

describe('what would you do?', () => {
  it('tells no figure of what nobody played out', async () => {
    const told: (string | undefined)[] = [];
    await played(
      recordingOf(),
      (_question, session) => {
        session.advise();
        told.push(session.state().advice?.figures);
        return null;
      },
      {
        hint: (ask, onHint) => {
          onHint({ ...found(ask.prompt.replies[0] as Reply, 0), other: null, worlds: 0 }, true);
          return () => {};
        },
      },
    );
    expect(told).toEqual(['']);
  });

  it('is asked once for a question, of what the chair may know, and counted in the credits', async () => {
    const asks: HintAsk[] = [];
    const seen: (() => void)[] = []; // what is expected is said once the game is over: nobody hears it before
    const { credits } = await played(
      recordingOf(),
      (question, session) => {
        const { chair, movie, setup } = session.recording;
        if (seen.length < 2) {
          const view = standIn.view(movie, chair);
          session.advise();
          session.advise();
          const { advice } = session.state();
          const ask = asks.at(-1) as HintAsk;
          const marked = [...question.cards, ...question.others, ...question.says].filter((it) =>
            leadsTo(it, advice?.reply ?? null),
          );
          const all = texts(repliesIn(question));
          seen.push(() => {
            expect(ask.view).toEqual(view);
            expect(texts(ask.prompt.replies)).toEqual(all);
            expect(ask.seed).not.toContain(String(setup.config.seed));
            expect(advice?.n).toBe(question.n);
            expect(advice?.reply).toEqual(ask.prompt.replies[0]);
            expect(advice?.words.length).toBeGreaterThan(4);
            expect(advice?.figures).toBe('Win 50\u00a0%, next best 20\u00a0%.');
            expect(marked.length).toBeGreaterThan(0);
          });
        }
        return plain({ prompt: session.recording.prompt as never, seed: 'hint' } as never);
      },
      {
        hint: (ask, onHint) => {
          asks.push(ask);
          const first = ask.prompt.replies[0] as Reply;
          onHint(found(first, 0.4), false);
          onHint(found(first, 0.5), true);
          return () => {};
        },
      },
    );
    for (const check of seen) check();
    expect(asks).toHaveLength(2);
    expect(credits?.asked).toBe(2);
  });

  it('is called off with the answer, and what comes late is dropped', async () => {
    const late: { tell: OnHint | null; advice: unknown; calledOff: number } = { tell: null, advice: 1, calledOff: 0 };
    await played(
      recordingOf(),
      (_question, session) => {
        if (late.tell === null) {
          session.advise();
          return plain({ prompt: session.recording.prompt as never, seed: 'hint' } as never);
        }
        late.tell(found({ type: 'silent' }, 0.9), true);
        late.advice = session.state().advice;
        return null;
      },
      {
        hint: (_ask, onHint) => {
          late.tell = onHint;
          return () => {
            late.calledOff++;
          };
        },
      },
    );
    expect(late.advice).toBeNull();
    expect(late.calledOff).toBeGreaterThan(0);
  });

  it('is not to be had where it is switched off, and says so where nobody can tell', async () => {
    const settings = { ...DEFAULT_SETTINGS, speed: 'instant' as const };
    let asks = 0;
    const hint: SessionPorts['hint'] = (_ask, onHint) => {
      asks++;
      onHint(null, true);
      return () => {};
    };
    const words: (string | undefined)[] = [];
    for (const advice of [false, true])
      await played(
        recordingOf(),
        (_question, session) => {
          session.advise();
          words.push(session.state().advice?.words);
          return null;
        },
        { hint, settings: { ...settings, advice } },
      );
    expect(asks).toBe(1);
    expect(words).toEqual([undefined, 'No idea. Nobody is in the booth.']);
  });
});
