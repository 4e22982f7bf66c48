import { describe, expect, test } from 'vitest';
import { Recording } from '../../../src/games/geiger-man/app/play/recording.ts';
import { plainText } from '../../../src/games/geiger-man/text/shapes/parts.ts';
import { GIRLS, geigerMan, KILLERS, LOCATIONS, type Prompt } from '../../../src/rules/geiger-man/index.ts';
import { offered, pressButtons, staged, started } from './kit.ts';

const SHOWS = GIRLS.flatMap((girl, i) =>
  KILLERS.map((killer, j) => ({
    seed: `show-${girl}-${killer}`,
    girl,
    killer,
    location: LOCATIONS[(i + j) % LOCATIONS.length] as (typeof LOCATIONS)[number],
    options: { ties: i % 2 === 0 ? ('decide' as const) : ('worse' as const) },
  })),
);

describe('a show through the session', () => {
  test.each(SHOWS)('$girl against $killer at $location is played to its end by the buttons alone', async (config) => {
    const { session, saves, ended, heard } = staged(started(config));
    const asked = new Set<Prompt['type']>();
    session.subscribe(() => {
      const { question } = session.state();
      if (question === null) return;
      asked.add(question.type);
      if (question.heading === '') throw new Error(`nothing is asked at ${question.type}`);
    });
    pressButtons(session, 7);
    await session.run(session.recording.opening);
    expect(session.state().phase).toBe('over');
    expect(session.state().trouble).toBeNull();
    expect(ended).toHaveLength(1);
    expect(ended[0]?.hash).toBe(geigerMan.hash(session.recording.movie));
    expect(asked.has('act') && asked.has('roll')).toBe(true);
    expect(saves.length).toBe(session.recording.replies.length + 1);
    expect(heard.length).toBe(0); // at instant speed nothing is heard
    expect(session.state().log.every(({ parts }) => plainText(parts) !== '')).toBe(true);
  });

  test('every reply of a prompt is on exactly one button', async () => {
    for (const config of SHOWS.slice(0, 6)) {
      const { session } = staged(started(config));
      session.subscribe(() => {
        const { question } = session.state();
        if (question === null) return;
        const buttons = offered(session.state()).map((reply) => JSON.stringify(reply));
        const replies = (session.recording.prompt?.replies ?? []).map((reply) => JSON.stringify(reply));
        expect(buttons.sort()).toEqual(replies.sort());
      });
      pressButtons(session, 3);
      await session.run(session.recording.opening);
    }
  });
});

describe('a show that is kept', () => {
  test('goes on from any prompt, also in the middle of a roll, as if nothing had been', async () => {
    for (const [i, config] of SHOWS.slice(0, 8).entries()) {
      const whole = staged(started(config));
      pressButtons(whole.session, i);
      await whole.session.run(whole.session.recording.opening);

      let rolls = 0;
      const cut = staged(started(config));
      pressButtons(cut.session, i, ({ question }) => question?.type === 'roll' && ++rolls === 3 + i);
      await Promise.race([
        cut.session.run(cut.session.recording.opening),
        new Promise((resolve) => cut.session.subscribe(() => rolls === 3 + i && resolve(null))),
      ]);
      const kept = JSON.parse(JSON.stringify(cut.saves.at(-1)));
      const again = Recording.resume(kept);
      expect(again).not.toBeNull();
      if (again === null) continue;
      expect(again.prompt?.type).toBe('roll');
      expect(again.log).toEqual(cut.session.recording.log);
      const resumed = staged(again);
      pressButtons(resumed.session, i);
      await resumed.session.run();
      expect(resumed.ended[0]?.hash).toBe(whole.ended[0]?.hash);
      expect(resumed.ended[0]?.replay).toBe(whole.ended[0]?.replay);
    }
  });

  test('is refused where its table is not one that its replies lead to', () => {
    const recording = started({ seed: 'forged', girl: 'hazel', killer: 'geiger-man', location: 'moonglow' });
    const save = recording.save();
    expect(Recording.resume(save)).not.toBeNull();
    expect(Recording.resume({ ...save, snapshot: { ...save.snapshot, health: 1 } as never })).toBeNull();
  });
});
