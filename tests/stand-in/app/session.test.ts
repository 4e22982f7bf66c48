import { describe, expect, test } from 'vitest';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { chanceFrom, type Reply, standIn } from '../../../src/rules/stand-in/index.ts';
import { plain, played, policy, recordingOf, repliesIn, WISH } from './kit.ts';

const texts = (replies: readonly Reply[]): string[] => [...new Set(replies.map((it) => JSON.stringify(it)))].sort();

/** Anything but the end of the world. */
const anyOf = (seed: string) => {
  const chance = chanceFrom(seed);
  return (replies: readonly Reply[]): Reply => {
    const some = replies.filter(({ type }) => type !== 'declare');
    return some[Math.floor(chance() * some.length)] as Reply;
  };
};

describe('a game through the session', () => {
  test.each([4, 7])('%i seats, with any replies: every prompt is asked in words, all of it offered', async (seats) => {
    const config = { ...WISH.config, seed: `any ${seats}`, seats };
    const pick = anyOf(`any ${seats}`);
    let asked = 0;
    const { credits, session } = await played(recordingOf({ config }), (question, { recording }) => {
      asked++;
      expect(texts(repliesIn(question))).toEqual(texts(recording.prompt?.replies ?? []));
      expect(question.asks).not.toBe('');
      return pick(repliesIn(question));
    });
    expect(asked).toBeGreaterThan(0);
    expect(session.state().phase).toBe('over');
    expect(credits?.result).toEqual(standIn.outcome(session.recording.movie));
    expect(credits?.cast).toHaveLength(seats);
  });

  test('saved at every prompt, and loaded in the middle it goes on as it was', async () => {
    const whole = recordingOf({ config: { ...WISH.config, seats: 4, seed: 'kept' } });
    const pick = anyOf('kept');
    const { saves, session } = await played(whole, (question) => pick(repliesIn(question)));
    expect(saves.length).toBeGreaterThan(session.recording.replies.length);
    const middle = saves[Math.floor(saves.length / 2)];
    const again = Recording.resume(middle as NonNullable<typeof middle>);
    expect(again).not.toBeNull();
    for (const reply of session.recording.replies.slice(again?.replies.length)) again?.submit(reply, again.n);
    expect(standIn.hash((again as Recording).movie)).toBe(standIn.hash(session.recording.movie));
    expect(again?.log).toEqual(session.recording.log);
    const { credits } = await played(Recording.resume(middle as NonNullable<typeof middle>) as Recording, (question) =>
      anyOf('otherwise')(repliesIn(question)),
    );
    expect(credits?.result).not.toBeNull();
  });

  test('a choice is taken back until something was learned (SA17.7)', async () => {
    let back = 0;
    let stayed = 0;
    await played(recordingOf({ config: { ...WISH.config, seats: 4, seed: 'undone' } }), (_question, session) => {
      const { recording } = session;
      const { canUndo } = session.state();
      if (canUndo && back < 3) {
        const before = recording.undoTo as number;
        back++;
        queueMicrotask(() => session.undo());
        expect(recording.rewound(before).prompt?.to).toBe(recording.chair);
        return recording.prompt?.replies.find(({ type }) => type !== 'declare') as Reply;
      }
      if (!canUndo) stayed++;
      return plain({ prompt: recording.prompt as never, seed: 'undone' } as never);
    });
    expect(back).toBeGreaterThan(0);
    expect(stayed).toBeGreaterThan(0);
  });

  test('a thread that fails or talks nonsense is answered for by the page', async () => {
    let dismissed = 0;
    const pick = anyOf('late');
    const { credits } = await played(
      recordingOf({ config: { ...WISH.config, seats: 4, seed: 'late' } }),
      (question) => pick(repliesIn(question)),
      {
        players: {
          worker: async ({ prompt }) => {
            if (prompt.n % 2 === 0) throw new Error('gone');
            return { type: 'discard', card: 'nonsense' } as unknown as Reply;
          },
          dismiss: () => void dismissed++,
          inPage: policy,
        },
      },
    );
    expect(dismissed).toBeGreaterThan(0);
    expect(credits?.result).not.toBeNull();
  });

  test('whoever leaves is told nothing of the others', async () => {
    const { session, credits } = await played(recordingOf(), () => null);
    expect(credits).toBeNull();
    session.concede();
    expect(session.state().credits).toMatchObject({ conceded: true, result: null, cast: [], turned: 0 });
  });
});
