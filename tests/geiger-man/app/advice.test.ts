import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import type { Hint } from '../../../src/director-ai/geiger-man/simulation/hint.ts';
import { adviceFrom } from '../../../src/games/geiger-man/app/play/advisor.ts';
import { questionOf } from '../../../src/games/geiger-man/app/questions/question.ts';
import { geigerMan, type Prompt, type Reply, type View } from '../../../src/rules/geiger-man/index.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';
import { offered, staged, started } from './kit.ts';

const CONFIG = { seed: 'advice', girl: 'hazel', killer: 'geiger-man', location: 'moonglow' } as const;
const saysOf = (reply: Reply): Hint => ({
  reply,
  chance: { value: 0.46, error: 0.02 },
  left: [{ reply, by: { value: 0.08, error: 0.01 } }],
  reason: { id: 'saved', by: 0.7 },
});

/** Somebody who always says the last of what is offered. */
const lastOf = ({ view }: { view: string }) => {
  const prompt = geigerMan.promptOf(geigerMan.resample(JSON.parse(view) as View, 0, 'x')) as Prompt;
  return { result: Promise.resolve(saysOf(prompt.replies.at(-1) as Reply)), stop: () => {} };
};
const nobody = () => ({ result: new Promise<never>(() => {}), stop: () => {} });

async function asked(settings: Partial<typeof DEFAULT_SETTINGS> = {}) {
  const world = staged(started(CONFIG), {
    counts: { hint: lastOf, chance: () => ({ result: Promise.resolve({ value: 0.3, error: 0.01 }), stop: () => {} }) },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', ...settings },
  });
  void world.session.run(world.session.recording.opening);
  await new Promise((resolve) =>
    world.session.subscribe(() => world.session.state().phase === 'asking' && resolve(null)),
  );
  return world;
}

describe('“What would you do?”', () => {
  test('marks one choice, says why and by how much, is counted once, and goes with the question', async () => {
    const { session, saves } = await asked();
    session.player.ask();
    session.player.ask();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    const { advice, question } = session.state();
    expect(advice?.ids).toHaveLength(1);
    expect(offered(session.state()).map((reply) => JSON.stringify(reply))).toContain(advice?.ids[0]);
    expect(advice?.words).toContain('0.7');
    expect(advice?.figures).toContain('46');
    expect(saves.at(-1)).toMatchObject({ asked: 1 });
    session.player.choose(offered(session.state())[0] as Reply, question?.n ?? -1);
    expect(session.state().advice).toBeNull();
  });

  test('can be switched off, and so can the chance that she wins', async () => {
    const off = await asked({ advice: false, meter: false });
    off.session.player.ask();
    expect(off.session.state()).toMatchObject({ advice: null, chance: null });
    const on = await asked({ meter: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(on.session.state().chance).toEqual({ share: 0.3, error: 0.01 });
  });

  test('says so where nobody answers', async () => {
    const world = staged(started(CONFIG), {
      counts: { hint: () => ({ result: Promise.reject(new Error('no thread')), stop: () => {} }), chance: nobody },
    });
    void world.session.run(world.session.recording.opening);
    await new Promise((resolve) =>
      world.session.subscribe(() => world.session.state().phase === 'asking' && resolve(null)),
    );
    world.session.player.ask();
    await new Promise((resolve) => setTimeout(resolve));
    expect(world.session.state().advice).toMatchObject({ ids: [], settled: true });
  });

  test('has a sentence for every reply of every prompt of a show', () => {
    const { game } = geigerMan.start(CONFIG);
    const luck = new Luck(4);
    const types = new Set<string>();
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      const view = geigerMan.view(game, 0);
      const question = questionOf(view, prompt);
      for (const reply of prompt.replies) {
        types.add(reply.type);
        const advice = adviceFrom(view, prompt, question, saysOf(reply));
        expect(advice?.words).toMatch(/\w.*[.!?]$/);
        expect(advice?.words).not.toMatch(/undefined|NaN|Infinity/);
      }
      geigerMan.advanceQuietly(game, pick(luck, prompt));
    }
    expect(types.size).toBeGreaterThan(8);
  });
});
