import { expect, test } from 'vitest';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { CAMERA_TURNS, cameraSetup } from '../../src/games/shuffling-horror/app/first-night/camera.ts';
import { rehearsed } from '../../src/games/shuffling-horror/app/first-night/director.ts';
import { firstNightGuide } from '../../src/games/shuffling-horror/app/first-night/guide.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import type { Reply } from '../../src/rules/shuffling-horror/index.ts';
import { FIRST_NIGHT } from '../../src/text/rooms/first-night.ts';
import { offered, staged, until } from './kit.ts';

const { camera, end } = FIRST_NIGHT;

function seated(recording: Recording) {
  const stage: ReturnType<typeof staged> = staged(recording, {
    guide: firstNightGuide,
    players: rehearsed({ worker: async (ask) => answerTo(ask), inPage: answerTo }, () => stage.session.isGuided),
  });
  return stage;
}

type Hand = (replies: readonly Reply[]) => Reply | undefined;

/** Directs by this hand until the lesson is over; `each` sees what was asked. */
async function directed(hand: Hand, seed: string, each: (state: StageState, save: Save) => void = () => {}) {
  const { recording, shown } = Recording.start(cameraSetup(seed));
  const stage = seated(recording);
  const asked: StageState[] = [];
  stage.session.subscribe(() => {
    const state = stage.session.state();
    if (state.phase !== 'asking' || state.question === null) return;
    asked.push(state);
    each(state, stage.saves.at(-1) as Save);
    if (state.lesson?.at === 'end') return stage.session.stop();
    stage.session.choose(hand(offered(state)) as Reply, state.question.n);
  });
  void stage.session.run(shown);
  await until(() => asked.at(-1)?.lesson?.at === 'end');
  return { asked, session: stage.session };
}

const takes: Hand = (replies) => replies.find(({ type }) => type === 'direct') ?? replies[0];

test('says the goal of the other side first, something at each turn, and ends after four', async () => {
  const { asked } = await directed(takes, 'clapper');
  const turns = asked.filter(({ question }) => question?.type === 'direct');
  const said = asked.map(({ lesson }) => lesson?.words ?? '');
  expect(said.map((words) => words.startsWith(camera.goal))).toEqual(said.map((_, i) => i === 0));
  expect(turns[0]?.lesson?.words).toContain(camera.begin);
  expect(turns.map(({ lesson }) => lesson?.step)).toEqual([1, 2, 3, 4, 4]);
  expect(turns.length).toBe(CAMERA_TURNS + 1);
  expect(turns.at(-1)?.lesson?.words).toContain(end.words);
  for (const { question, lesson } of asked) if (question?.type === 'strike') expect(lesson?.words).toBe(camera.strike);
});

test('what is said depends on the turn that was taken', async () => {
  const saves: Save[] = [];
  await directed(takes, 'clapper', ({ question }, save) => {
    if (question?.type === 'direct') saves.push(save);
  });
  const said = async (save: Save, hand: Hand): Promise<string> => {
    const stage = seated(Recording.resume(JSON.parse(JSON.stringify(save))) as Recording);
    let words = '';
    let turns = 0;
    stage.session.subscribe(() => {
      const state = stage.session.state();
      if (state.phase !== 'asking' || state.question === null || words !== '') return;
      if (state.question.type === 'direct') turns += 1;
      if (turns > 1) {
        words = state.lesson?.words ?? '(nothing)';
        return stage.session.stop();
      }
      const replies = offered(state);
      stage.session.choose((state.question.type === 'direct' ? hand(replies) : replies[0]) as Reply, state.question.n);
    });
    void stage.session.run();
    await until(() => words !== '');
    return words;
  };
  const third = saves[2] as Save;
  const throngs = third.snapshot.throngs;
  const into =
    (full: boolean): Hand =>
    (replies) =>
      replies.find((reply) => reply.type === 'direct' && (throngs[reply.slot]?.length ?? 0) > 0 === full);
  expect(await said(third, into(false))).toBe(camera.after.started);
  expect(await said(third, into(true))).toBe(camera.after.grown);
  expect(await said(third, (replies) => replies.find(({ type }) => type === 'all-out'))).toBe(camera.after.allOut);
});

test('left before its end, it is an ordinary movie of the Director’s', async () => {
  const { recording, shown } = Recording.start(cameraSetup('left'));
  const { session, saves } = seated(recording);
  void session.run(shown);
  await until(() => session.state().lesson !== null);
  session.unguided();
  await until(() => session.state().phase === 'asking' && session.state().lesson === null);
  expect(saves.at(-1)?.mode).toEqual({ kind: 'direct' });
  session.stop();
});
