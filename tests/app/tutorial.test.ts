import { expect, test } from 'vitest';
import { GameRecording, resumed } from '../../src/app/play/game-recording.ts';
import { Stage } from '../../src/app/play/stage.ts';
import { Turns } from '../../src/app/play/turns.ts';
import { type Guide, Tutorial } from '../../src/app/play/tutorial.ts';
import type { AnySave } from '../../src/storage/save.ts';
import { YOU } from '../../src/storage/save.ts';
import { TOY, type ToyTypes } from '../kit/toy/game.ts';
import type { Prompt, Reply } from '../kit/toy/rules.ts';
import { until } from './kit.ts';

/** A lesson of a game that no lesson was written for. */
type Recording = GameRecording<ToyTypes>;
const OF = 3;
const made = (
  ...it: ConstructorParameters<typeof GameRecording<ToyTypes>> extends [unknown, ...infer Rest] ? Rest : never
) => new GameRecording<ToyTypes>(TOY, ...it);

/** Before the first choice it tells what there is; then it leaves one answer of each, and ends after so many. */
const GUIDE: Guide<ToyTypes, Recording> = {
  before: ({ prompt }) => (prompt.n === 0 ? [{ words: 'Two hands.', at: 'hand', step: 0, of: OF }] : []),
  at({ prompt, recording: { replies } }, question) {
    if (replies.length >= OF) return { question, lesson: { words: 'That is all.', at: 'end', step: OF, of: OF } };
    const [only] = prompt.replies;
    const left: Prompt = { ...question, replies: only === undefined ? [] : [only] };
    return { question: left, lesson: { words: `Now ${prompt.type}.`, at: 'prompt', step: replies.length, of: OF } };
  },
};

function sat(recording: Recording, guide: Guide<ToyTypes, Recording> | null = GUIDE) {
  const ports = {
    sound: { cue: () => {}, mood: () => {} },
    settings: { speed: 'instant', talk: true } as const,
    onSettings: () => {},
  };
  const saves: AnySave[] = [];
  const stage = new Stage<ToyTypes>(recording, ports);
  const turns: Turns<ToyTypes, Recording> = new Turns<ToyTypes, Recording>(
    stage,
    {
      players: {
        worker: async ({ prompt }) => prompt.replies[0] as Reply,
        inPage: ({ prompt }) => prompt.replies[0] as Reply,
      },
      save: (save) => saves.push(save),
      finished: () => {},
    },
    {
      recap: () => (tutorial.sitsDown ? [] : ['Previously']),
      before: async () => {
        const { prompt } = stage.recording;
        if (prompt !== null) await tutorial.before(prompt, async () => {});
      },
      beforehand: () => null,
      question: (prompt) => tutorial.asked(prompt, prompt),
      offer: () => {},
      answered: () => {},
      decided: () => {},
      shown: async () => {},
    },
  );
  const tutorial = new Tutorial<ToyTypes, Recording>(stage, turns, {
    guide,
    isTaught: ({ kind }) => kind === 'lesson',
    untaught: (it) => resumed(TOY, { ...it.save(), mode: { kind: 'toy' } }, made),
  });
  const answer = () => turns.choose(stage.state().question?.replies[0] as Reply, stage.state().question?.n ?? -1);
  const asked = () => until(() => stage.state().question !== null);
  const told = () => until(() => stage.state().phase === 'waiting');
  void turns.run([]);
  return { stage, turns, tutorial, answer, asked, told, saves };
}

const lesson = () =>
  made({ config: { seed: 'toy' }, seating: { seats: [YOU, 'first'] }, mode: { kind: 'lesson' }, openingReplies: [] });

test('a lesson tells, narrows and ends, whatever the game', async () => {
  const { stage, turns, tutorial, answer, asked, told } = sat(lesson());
  await told();
  expect(stage.state()).toMatchObject({ question: null, recap: [], lesson: { words: 'Two hands.' } });
  tutorial.heard();
  await asked();
  expect(stage.state().lesson?.words).toBe('Now lay.');
  expect(stage.state().question?.replies).toHaveLength(1);
  answer();
  expect(stage.state().lesson).toBeNull();
  await asked();
  turns.undo(); // what was heard is not told again
  await asked();
  expect(stage.recording.replies).toHaveLength(0);
  expect(stage.state().lesson?.words).toBe('Now lay.');
  while (stage.state().lesson?.at !== 'end') {
    answer();
    await asked();
  }
  expect(stage.state().question?.replies.length).toBeGreaterThan(1);
  stage.stop();
});

test('whoever shows the ropes can be sent away, while telling and while asking, and is kept so', async () => {
  for (const isTold of [false, true]) {
    const { stage, tutorial, asked, told, saves } = sat(lesson());
    await told();
    if (isTold) {
      tutorial.heard();
      await asked();
    }
    expect(tutorial.leave()).toBe(true);
    await asked();
    expect(stage.state()).toMatchObject({ lesson: null, question: { replies: { length: 4 } } });
    expect(saves.at(-1)).toMatchObject({ mode: { kind: 'toy' } });
    expect([tutorial.isOn, tutorial.leave()]).toEqual([false, false]);
    stage.stop();
  }
});

test('with nobody who came, a lesson is a game like any other', async () => {
  const { stage, asked } = sat(lesson(), null);
  await asked();
  expect(stage.state()).toMatchObject({ lesson: null, question: { replies: { length: 4 } } });
  stage.stop();
});
