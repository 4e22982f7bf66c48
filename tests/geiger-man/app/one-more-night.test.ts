import { describe, expect, test } from 'vitest';
import { gameAt } from '../../../src/director-ai/geiger-man/simulation/footage.ts';
import { middleOf } from '../../../src/director-ai/geiger-man/simulation/middles.ts';
import { scoreOf } from '../../../src/director-ai/geiger-man/simulation/par.ts';
import { choiceOf, Night, nightFor } from '../../../src/games/geiger-man/app/one-more-night/night.ts';
import { Recording } from '../../../src/games/geiger-man/app/play/recording.ts';
import { keep } from '../../../src/games/geiger-man/keep.ts';
import { MIDDLES, type MiddleKind } from '../../../src/games/geiger-man/kept.ts';
import { spacesOf, victimsAt } from '../../../src/rules/geiger-man/index.ts';
import { staged } from './kit.ts';

const nightAt = (from: MiddleKind, seed = 'night') =>
  nightFor({ from, level: 'matinee' }, seed, async ({ config, middle }) => middleOf(config, middle));

describe('One More Night', () => {
  test.each(MIDDLES)('%s: takes over a show that was played up to there, the same for the same seed', async (from) => {
    const setup = await nightAt(from);
    expect(await nightAt(from)).toEqual(setup);
    expect(choiceOf(setup)).toEqual({ from, level: 'matinee' });
    const { movie, prompt, undoTo, opening } = Recording.start(setup);
    expect(prompt?.type).toBe('act');
    expect(undoTo).toBeNull(); // what others played is not taken back
    expect(opening).toEqual([]);
    const victims = spacesOf(movie).reduce((sum, { id }) => sum + victimsAt(movie, id), 0);
    if (from === 'last-act') expect(movie.finaleSince).toBeGreaterThan(0);
    else expect([movie.finaleSince, movie.terror.length, victims]).toEqual([0, 2, 3]);
  });

  test('looks in further seeds where a show never gets so far, and says when there is none', async () => {
    const asked: unknown[] = [];
    const none = nightFor({ from: 'last-act', level: 'feature' }, 'none', async ({ config }) => {
      asked.push(config.seed);
      return null;
    });
    await expect(none).rejects.toThrow('No night begins at last-act');
    expect(new Set(asked).size).toBe(8);
  });

  test('whatever was thrown since can be taken back, and what is kept goes on', async () => {
    const setup = await nightAt('last-act');
    const recording = Recording.start(setup);
    const { session, saves } = staged(recording);
    const asked: number[] = [];
    session.subscribe(() => {
      const { phase, question, canUndo } = session.state();
      if (phase !== 'asking' || question === null || asked.includes(question.n)) return;
      asked.push(question.n);
      const [option] = question.options;
      if (asked.length < 4 && option?.reply) session.player.choose(option.reply, question.n);
      else {
        expect(canUndo).toBe(true);
        session.stop();
      }
    });
    void session.run();
    await expect.poll(() => asked.length).toBe(4);
    const thrown = session.recording.replies.length;
    expect(session.recording.undoTo).toBeLessThan(thrown);
    const save = JSON.parse(JSON.stringify(saves.at(-1)));
    expect(keep.isSave(save)).toBe(true);
    const again = Recording.resume(save);
    expect(again?.setup).toEqual(setup);
    expect(again?.replies).toEqual(session.recording.replies);
  });

  test('is scored by what was won since, against a par that may come later', async () => {
    const setup = await nightAt('last-victims');
    const from = gameAt({ config: setup.config, replies: setup.openingReplies }, setup.openingReplies.length);
    expect(scoreOf(from, from)).toBe(0);
    expect(scoreOf(from, { ...from, saved: from.saved + 2, killerHealth: from.killerHealth - 1 })).toBe(5);
    let tell: (par: { thumb: number; search: number }) => void = () => {};
    const night = new Night(
      new Promise((resolve) => {
        tell = resolve;
      }),
    );
    night.finish(5);
    expect(night.state()).toEqual({ points: 5, par: null });
    tell({ thumb: 8.5, search: 24 });
    await expect.poll(() => night.state().par).toEqual({ newcomers: 9, oldHands: 24 });
  });
});
