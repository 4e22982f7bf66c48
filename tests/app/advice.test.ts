import { describe, expect, test } from 'vitest';
import type {
  AdviceAnswer,
  AdviceFigure,
  AdviceMessage,
} from '../../src/director-ai/shuffling-horror/simulation/advice-reading.ts';
import { Advisor } from '../../src/games/shuffling-horror/app/play/advisor.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { adviceFrom, offeredBy } from '../../src/games/shuffling-horror/app/questions/advice.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import {
  advance,
  chanceFrom,
  type DeckId,
  newMovie,
  PRESETS,
  promptOf,
  type Reply,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { isSaveShape } from '../../src/storage/save-check.ts';
import { ADVICE } from '../../src/text/play/advice.ts';
import { offered, SETTINGS, seating, staged, started, until } from './kit.ts';

const figure = (reply: Reply, over: Partial<AdviceFigure> = {}): AdviceFigure => ({
  reply,
  share: 0.46,
  spend: null,
  other: { reply: { type: 'hold' }, share: 0.41 },
  error: 0.02,
  worlds: 120,
  settled: true,
  changed: false,
  ...over,
});

const isAttack = ({ type }: Reply): boolean => type === 'attack';

describe('what somebody else would do', () => {
  test.each(['roswell-51', 'pittsburgh-68'] as DeckId[])('has words for every answer of every question: %s', (deck) => {
    const types = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const options = { ...PRESETS.plain, coverAttack: true, clip: true, monsterMigration: true, podMash: true };
      const movie = newMovie({ seed: `advice-${seed}`, seats: 2 + (seed % 3), deck, options });
      const chance = chanceFrom(`press/${seed}`);
      for (let i = 0; i < 160; i++) {
        const prompt = promptOf(movie);
        if (prompt === null) break;
        const view = viewOf(movie, prompt.to);
        const question = questionOf(view, prompt);
        // One of each kind is enough of a question: there are hundreds of these.
        for (const reply of new Map(offeredBy(question).map((it) => [it.type, it])).values()) {
          types.add(reply.type);
          const advice = adviceFrom(view, prompt, question, figure(reply));
          expect(advice?.words, JSON.stringify(reply)).toMatch(/^\S.*[.]$/);
          expect(advice?.words).not.toMatch(/undefined|NaN|null|\?/);
          expect(advice?.ids.at(-1) ?? advice?.amount).toBeDefined();
        }
        advance(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)]);
      }
    }
    expect(types.size).toBeGreaterThan(18);
  });

  test('leads to the choice through the lists it lies in, with the spoints of its roll', () => {
    const { recording } = started('aim', seating('you', 'you'));
    while (!promptOf(recording.movie)?.replies.some(isAttack))
      recording.submit(promptOf(recording.movie)?.replies.at(-1) as Reply);
    const prompt = promptOf(recording.movie) as NonNullable<ReturnType<typeof promptOf>>;
    const view = viewOf(recording.movie, prompt.to);
    const question = questionOf(view, prompt);
    const attack = offeredBy(question).find(isAttack) as Reply;
    const advice = adviceFrom(view, prompt, question, figure(attack, { spend: 2 }));
    expect(advice?.ids.length).toBeGreaterThan(1);
    expect(question.options.map(({ id }) => id)).toContain(advice?.ids[0]);
    expect(advice?.ids.at(-1)).toBe(JSON.stringify(attack));
    expect(advice?.amount).toBe(2);
    expect(advice?.words).toContain(ADVICE.spend(2));
    expect(advice?.figures).toBe(ADVICE.lives.against(0.46, 0.41));
    const changed = adviceFrom(view, prompt, question, figure(attack, { changed: true }));
    expect(changed?.words).toMatch(new RegExp(`^${ADVICE.changed} `));
    const close = adviceFrom(view, prompt, question, figure(attack, { error: 0.3 }));
    expect(close?.figures).toBe(ADVICE.lives.either(0.435)); // no difference is claimed that chance could make
    const early = adviceFrom(view, prompt, question, figure(attack, { settled: false }));
    expect(early?.figures).toBe(ADVICE.counting);
  });

  test('from the Director’s chair the figures are those of doom', () => {
    const { recording } = started('advice', { seats: ['sensible', 'sensible'], director: 'you' });
    const { movie } = recording;
    for (let prompt = promptOf(movie); prompt !== null && prompt.type !== 'direct'; prompt = promptOf(movie))
      recording.submit(prompt.replies[0] as Reply);
    const prompt = promptOf(movie) as NonNullable<ReturnType<typeof promptOf>>;
    const view = viewOf(movie, 0);
    const question = questionOf(view, prompt);
    const [first] = offeredBy(question);
    const found = figure(first as Reply, { share: 0.4, other: { reply: first as Reply, share: 0.5 } });
    expect(adviceFrom(view, prompt, question, found)?.figures).toBe(ADVICE.doomed.against(0.6, 0.5));
  });
});

describe('asking for it', () => {
  /** A session at its first question, and a thread that is this test. */
  async function asking(patience?: number) {
    const { recording, shown } = started('advice', seating('you', 'you'));
    const { session, saves } = staged(recording);
    const heard: AdviceMessage[] = [];
    let say: (message: AdviceAnswer) => void = () => {};
    let threads = 0;
    const advisor = new Advisor(
      session,
      (onFigure) => {
        threads++;
        say = onFigure;
        return { ask: (message) => heard.push(message), stop: () => threads-- };
      },
      patience,
    );
    void session.run(shown);
    await until(() => session.state().phase === 'asking');
    const answer = (over: Partial<AdviceFigure> = {}) => {
      const reply = heard.at(-1)?.ask?.replies[0] as Reply;
      say({ id: heard.at(-1)?.id ?? -1, figure: figure(reply, over) });
      return reply;
    };
    return { session, saves, advisor, heard, answer, say: (it: unknown) => say(it as never), threads: () => threads };
  }

  test('nothing is asked and nothing shown until it is; then once for a question, and it is counted', async () => {
    const { session, saves, advisor, heard, answer, threads } = await asking();
    expect(threads()).toBe(0);
    expect(session.state().advice).toBeNull();
    advisor.ask();
    advisor.ask();
    expect(heard).toHaveLength(1);
    expect(session.state().advice?.words).toBe(ADVICE.thinking);
    expect(saves.at(-1)?.asked).toBe(1);
    answer();
    expect(session.state().advice).toMatchObject({ n: session.state().question?.n, settled: true });
    advisor.ask();
    expect(saves.at(-1)?.asked).toBe(1);
    session.stop();
  });

  test('it is gone after the action, and a late answer is dropped', async () => {
    const { session, advisor, heard, answer, say } = await asking();
    advisor.ask();
    const reply = answer();
    const asked = heard[0] as AdviceMessage;
    session.choose(reply, session.state().question?.n ?? -1);
    expect(session.state().advice).toBeNull();
    await until(() => session.state().phase === 'asking');
    expect(heard.at(-1)?.ask).toBeNull(); // nobody needs to think about it any more
    say({ id: asked.id, figure: figure(reply) });
    expect(session.state().advice).toBeNull();
    session.stop();
  });

  test('whoever has opened the list that was marked hears of no second thought', async () => {
    const { session, advisor, heard, say } = await asking();
    const isChoice = () => {
      const { options = [] } = session.state().question ?? {};
      return options.length > 1 && options.some(({ more }) => more.length > 0);
    };
    while (!isChoice()) {
      const { question: now } = session.state();
      session.choose(offered(session.state())[0] as Reply, now?.n ?? -1);
      await until(() => session.state().phase === 'asking' && session.state().question?.n !== now?.n);
    }
    const { question } = session.state();
    const list = question?.options.find(({ more }) => more.length > 0);
    const [told] = leavesOf(list === undefined ? [] : [list]);
    const within = leavesOf(list === undefined ? [] : [list]).map(({ id }) => id);
    const other = leavesOf(question?.options ?? []).find(({ id }) => !within.includes(id));
    if (!list || !told?.reply || !other?.reply) throw new Error('this question is no good for it');
    advisor.ask();
    const hear = (reply: Reply, changed: boolean) => say({ id: heard.at(-1)?.id, figure: figure(reply, { changed }) });
    hear(told.reply, false);
    const words = session.state().advice?.words ?? '';
    session.open(list.more);
    hear(other.reply, true);
    expect(session.state().advice).toMatchObject({ words, figures: '', settled: true });
    expect(session.state().advice?.ids.at(-1)).toBe(told.id);
    session.back();
    hear(other.reply, true);
    expect(session.state().advice?.words.startsWith(ADVICE.changed)).toBe(true);
    session.stop();
  });

  test('a thread that is silent, fails or talks nonsense is let go, and says so', async () => {
    const quiet = await asking(1);
    quiet.advisor.ask();
    await until(() => quiet.session.state().advice?.words === ADVICE.silent);
    expect(quiet.threads()).toBe(0);
    quiet.session.stop();
    const { session, advisor, heard, say } = await asking();
    advisor.ask();
    say({ id: heard[0]?.id, figure: { reply: { type: 'fly' }, share: 7 } });
    expect(session.state().advice?.words).toBe(ADVICE.silent);
    session.stop();
  });

  test('switched off, nobody answers', async () => {
    const { session, advisor, heard } = await asking();
    session.set({ advice: false });
    advisor.ask();
    expect(heard).toEqual([]);
    session.stop();
  });
});

describe('how often it was asked', () => {
  test('survives a save, a resumed movie and a choice taken back, and is told in the credits', () => {
    const { recording } = started('advice', seating('you', 'you'));
    expect(recording.save().asked).toBeUndefined();
    recording.advised();
    const save = JSON.parse(JSON.stringify(recording.advised()));
    expect(isSaveShape(save)).toBe(true);
    expect(isSaveShape({ ...save, asked: -1 })).toBe(false);
    expect(isSaveShape({ ...save, asked: 'often' })).toBe(false);
    const again = Recording.resume(save);
    expect(again?.credits(false).asked).toBe(2);
    expect(again?.rewound(0).credits(true).asked).toBe(2);
    const { asked: _, ...old } = save;
    expect(Recording.resume(old)?.credits(false).asked).toBe(0);
    expect(SETTINGS.advice).toBe(true);
  });
});
