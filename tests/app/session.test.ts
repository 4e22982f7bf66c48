import { describe, expect, test } from 'vitest';
import type { Trace } from '../../src/director-ai/shuffling-horror/director/reasons.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { Commentator } from '../../src/games/shuffling-horror/app/commentary/commentator.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Players } from '../../src/games/shuffling-horror/app/play/session-ports.ts';
import { advance, hash, newMovie, outcome, promptOf, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { config, offered, pressButtons, seating, staged, started, until } from './kit.ts';

const YOURS = seating('you', 'you', 'you');
const MIXED = seating('you', 'sensible', 'you', 'sensible');

async function played(seed: string, who = YOURS) {
  const { recording, shown } = started(seed, who);
  const stage = staged(recording);
  pressButtons(stage.session, seed);
  await stage.session.run(shown);
  return stage;
}

describe('a session', () => {
  test.each(['drive-in', 'matinee', 'popcorn'])('plays a whole movie to its end (%s)', async (seed) => {
    const { session, saves, finished } = await played(seed);
    const { credits, phase } = session.state();
    expect(phase).toBe('over');
    expect(outcome(session.recording.movie)).not.toBeNull();
    expect(credits?.hash).toBe(hash(session.recording.movie));
    expect(saves.length).toBe(session.recording.replies.length + 1); // the opening, then every reply
    expect(finished()).toBe(1);
  });

  test('seats can be the computer’s', async () => {
    const { session } = await played('mixed', MIXED);
    expect(session.state().credits).not.toBeNull();
  });

  test('its replies give the same movie headless', async () => {
    const { session } = await played('same');
    const file = JSON.parse(session.state().credits?.replay ?? '') as { replies: Reply[] };
    const movie = newMovie(config('same'));
    for (const reply of file.replies) advance(movie, reply);
    expect(hash(movie)).toBe(session.state().credits?.hash);
  });

  test('drops a stale reply', async () => {
    const { recording, shown } = started('stale', YOURS);
    const { session } = staged(recording);
    void session.run(shown);
    await until(() => session.state().phase === 'asking');
    const { n, options } = session.state().question ?? { n: -1, options: [] };
    const reply = options.find((option) => option.reply !== null)?.reply as Reply;
    session.choose(reply, n + 1);
    session.choose(reply, n - 1);
    expect(recording.replies.length).toBe(n);
    session.choose(reply, n);
    session.choose(reply, n); // a double click
    await until(() => recording.replies.length > n);
    await until(() => session.state().phase === 'asking');
    const { length } = recording.replies;
    session.choose(reply, n); // of a board that is a prompt behind
    expect(session.state().phase).toBe('asking');
    expect(recording.replies.length).toBe(length);
    session.stop();
  });

  test('a movie that was left and resumed ends as the uninterrupted one', async () => {
    const whole = await played('resume');
    const { recording, shown } = started('resume', YOURS);
    const first = staged(recording);
    pressButtons(first.session, 'resume', (n) => n > 40);
    void first.session.run(shown);
    await until(() => (first.session.state().question?.n ?? 0) > 40);
    const asked = first.session.state().question;

    const save = first.saves.at(-1);
    const again = save && Recording.resume(JSON.parse(JSON.stringify(save)));
    if (!again) throw new Error('the save was refused');
    const second = staged(again);
    pressButtons(second.session, 'resume', (n) => n > 40);
    void second.session.run();
    await until(() => second.session.state().question !== null);
    expect(second.session.state().question).toEqual(asked);
    expect(second.session.state().log).toEqual(first.session.state().log);

    const third = staged(Recording.resume(save) as Recording);
    pressButtons(third.session, 'resume');
    await third.session.run();
    expect(third.session.state().credits?.hash).toBe(whole.session.state().credits?.hash);
  });

  test('favours between seats of one person are not asked', async () => {
    const { session } = await played('favours');
    const lent = session.recording.replies.filter(({ type }) => type === 'lend' || type === 'hand-over');
    expect(lent.every((reply) => 'agree' in reply && reply.agree)).toBe(true);
  });

  test('conceding ends it and forgets the save', async () => {
    const { recording, shown } = started('walk-out', YOURS);
    const stage = staged(recording);
    void stage.session.run(shown);
    await until(() => stage.session.state().phase === 'asking');
    stage.session.concede();
    expect(stage.session.state().credits).toMatchObject({ conceded: true, survived: false });
    expect(stage.finished()).toBe(1);
  });
});

const saying = (reply: unknown) => async () => reply as Reply;
/** Its reply is in order, its reasons are not. */
const reasoning =
  (trace: unknown): Players['worker'] =>
  async (ask, explain) => {
    explain(trace as Trace);
    return answerTo(ask);
  };
/** It answers each question when it is asked the one after. */
const tardy = (): Players['worker'] => {
  let owed = () => {};
  return (ask) => {
    owed();
    return new Promise((resolve) => {
      owed = () => resolve(answerTo(ask));
    });
  };
};
const TRACE = { weighed: [], chosen: 0, other: null, reasons: [], quoted: null, close: false, alike: 1 };

describe('a worker that fails', () => {
  test.each([
    ['dies', () => Promise.reject(new Error('gone')), false],
    ['never answers', () => new Promise<Reply>(() => {}), false],
    ['answers when the next question is asked', tardy(), false],
    ['answers nothing', saying(null)],
    ['answers nonsense', saying({ type: 'hold', nonsense: true })],
    ['answers what was not asked', saying({ type: 'strike', by: { side: 'director', slot: 9 }, at: 'nobody' })],
    ['answers with a list', saying([])],
    ['gives no reasons', reasoning('because')],
    ['gives reasons of nothing', reasoning({})],
    ['weighed nothing', reasoning({ ...TRACE, weighed: [null] })],
    ['weighed what was not asked', reasoning({ ...TRACE, weighed: [{ reply: {}, score: 1, terms: {} }] })],
    ['gives reasons by the wrong name', reasoning({ ...TRACE, reasons: [{ term: 7, gap: 'wide' }] })],
  ] as [string, Players['worker'], boolean?][])(
    '%s: the page answers and says so; one that talks nonsense is dismissed',
    async (_, worker, talks = true) => {
      const well = await played('watchdog');
      const { recording, shown } = started('watchdog', YOURS);
      let dismissed = 0;
      const dismiss = () => void dismissed++;
      const troubles: unknown[] = [];
      const commentator = () => new Commentator('late-show');
      const players = { worker, dismiss, inPage: answerTo };
      const stage = staged(recording, { players, commentator, ...(talks ? {} : { patience: 1 }) });
      stage.session.subscribe(
        () => void (stage.session.state().trouble && troubles.push(stage.session.state().trouble)),
      );
      pressButtons(stage.session, 'watchdog');
      await stage.session.run(shown);
      expect(stage.session.state().notices.length).toBe(1);
      expect(stage.session.state().credits?.hash).toBe(well.session.state().credits?.hash);
      expect(dismissed > 3).toBe(talks);
      expect(troubles).toEqual([]);
    },
  );

  test('one that comes to its senses is believed again', async () => {
    const { recording, shown } = started('senses', YOURS);
    let asked = 0;
    const worker: Players['worker'] = async (ask, explain) =>
      ++asked === 1 ? (null as unknown as Reply) : answerTo(ask, explain);
    let dismissed = 0;
    const stage = staged(recording, { players: { worker, dismiss: () => void dismissed++, inPage: answerTo } });
    pressButtons(stage.session, 'senses');
    await stage.session.run(shown);
    expect([dismissed, stage.session.state().notices]).toEqual([1, []]);
  });

  test('what the Director says of itself never stops the movie', async () => {
    const { recording, shown } = started('mute', YOURS);
    const commentator = () =>
      ({
        decided() {
          throw new Error('lost for words');
        },
        rolled: () => '',
      }) as unknown as Commentator;
    const players = { worker: async (...ask: Parameters<Players['worker']>) => answerTo(...ask), inPage: answerTo };
    const stage = staged(recording, { players, commentator });
    pressButtons(stage.session, 'mute');
    await stage.session.run(shown);
    expect(stage.session.state()).toMatchObject({ phase: 'over', trouble: null });
  });
});

test('when the film jams, the replay can be taken along and the movie gone on with', async () => {
  const { recording, shown } = started('jam', YOURS);
  let saves = 0;
  const save = () => {
    if (++saves === 30) throw new Error('the film tore');
  };
  const { session } = staged(recording, { save });
  let troubles = 0;
  session.subscribe(() => {
    const { trouble, phase } = session.state();
    if (trouble === null || phase !== 'broken') return;
    troubles++;
    expect(trouble.words).toBe('the film tore');
    expect(JSON.parse(trouble.replay).replies.length).toBe(29);
    session.recover();
  });
  pressButtons(session, 'jam');
  await session.run(shown);
  expect(troubles).toBe(1);
  expect(session.state().credits?.hash).toBe(hash(session.recording.movie));
});

test('every prompt to a person offers exactly the replies that the rules list', async () => {
  const { recording, shown } = started('complete', YOURS);
  const { session } = staged(recording);
  const wrong: string[] = [];
  let seen = 0;
  session.subscribe(() => {
    const state = session.state();
    const prompt = promptOf(recording.movie);
    if (state.phase !== 'asking' || prompt === null || state.question?.n !== prompt.n) return;
    const texts = (replies: readonly Reply[]) => [...new Set(replies.map((reply) => JSON.stringify(reply)))].sort();
    wrong.push(...[texts(offered(state)), texts(prompt.replies)].reduce((a, b) => b.filter((it) => !a.includes(it))));
    seen++;
  });
  pressButtons(session, 'complete');
  await session.run(shown);
  expect(seen).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
