import { describe, expect, test } from 'vitest';
import { firstNightSetup } from '../../../src/games/stand-in/app/first-night/set-up.ts';
import { companyOf } from '../../../src/games/stand-in/app/play/company.ts';
import { knownOf } from '../../../src/games/stand-in/app/play/known.ts';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { questionOf } from '../../../src/games/stand-in/app/questions/question.ts';
import { nextTake } from '../../../src/games/stand-in/app/short-take/take.ts';
import { chanceFrom, type Prompt, type Reply, type Role, standIn } from '../../../src/rules/stand-in/index.ts';
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
    for (const reply of session.recording.replies.slice(again?.replies.length)) again?.submit(reply);
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

  test.each([
    ['a lesson', () => Recording.start(firstNightSetup('original', 'learned'))],
    ['a take', () => Recording.start(nextTake('original', 'learned', null))],
  ] as const)('%s takes nothing back either once something was learned (SA17.7)', async (_, start) => {
    const known = new Map<number, string>();
    let stayed = 0;
    await played(start(), (question, { recording }) => {
      const to = recording.undoTo;
      const now = knownOf(recording.movie);
      if (to !== null) expect(knownOf(recording.rewound(to).movie)).toBe(now);
      else if (known.size > 0) stayed++;
      known.set(recording.replies.length, now);
      return known.size > 12 ? null : (repliesIn(question).find(({ type }) => type !== 'declare') as Reply);
    });
    expect(stayed).toBeGreaterThan(0);
  });

  test('what is worth knowing as it begins is gone with the first answer', async () => {
    const heard: string[][] = [];
    await played(recordingOf({ config: { ...WISH.config, seats: 4, seed: 'mention' } }), (question, session) => {
      if (heard.length === 0) session.mention('something waits');
      heard.push(session.state().notices.map(({ words }) => words));
      return heard.length > 1 ? null : (repliesIn(question)[0] as Reply);
    });
    expect(heard).toEqual([['something waits'], []]);
  });

  test('nobody is offered an accusation of whom they know nothing, nor of their own side; what is proved is certain', () => {
    const recording = recordingOf({ config: { ...WISH.config, seats: 5, seed: 'accuse', human: 'original' } });
    const { movie, prompt, setup } = recording;
    const view = standIn.view(movie, recording.chair);
    const you = recording.chair as number;
    const other = view.ring.find((chair) => chair !== you) as number;
    const asked = { ...(prompt as Prompt), to: you, type: 'talk', answering: null } as unknown as Prompt;
    const replies = view.ring.flatMap((seat): Reply[] =>
      seat === you
        ? []
        : [true, false].flatMap((sure) =>
            (['stand-in', 'recast'] as const).map(
              (role) => ({ type: 'say', claim: { type: 'accuse', seat, role, sure } }) as const,
            ),
          ),
    );
    const quick = (roles: Record<number, Role>, suspected: number) => {
      const known = { ...view.known, roles: view.known.roles.map((role, chair) => roles[chair] ?? role) };
      const odds = view.known.roles.map((_, chair) => ({ standIn: 0.9, suspected: chair === other ? suspected : 0.2 }));
      const company = companyOf(view, setup.seating.faces);
      const question = questionOf(
        { view: { ...view, known }, prompt: { ...asked, replies } as Prompt, company, odds },
        [],
      );
      return question.quick.map(({ reply }) => reply);
    };
    const accuse = (role: Role, sure: boolean) => ({ type: 'say', claim: { type: 'accuse', seat: other, role, sure } });
    expect(quick({}, 0.2)).toEqual([]);
    expect(quick({}, 0.6)).toEqual([accuse('stand-in', false)]);
    expect(quick({ [other]: 'stand-in' }, 1)).toEqual([accuse('stand-in', true)]);
    expect(quick({ [other]: 'recast' }, 0)).toEqual([accuse('recast', true)]);
    expect(quick({ [you]: 'recast', [other]: 'stand-in' }, 1)).toEqual([]);
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
