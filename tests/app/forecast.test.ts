import { describe, expect, test } from 'vitest';
import type {
  Threat,
  ThreatFigure,
  ThreatMessage,
} from '../../src/director-ai/shuffling-horror/simulation/threat-reading.ts';
import { Forecast } from '../../src/games/shuffling-horror/app/play/forecast.ts';
import { aimWords, dangerWords } from '../../src/games/shuffling-horror/app/ports/threat-words.ts';
import { offeredBy } from '../../src/games/shuffling-horror/app/questions/advice.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { threatModel } from '../../src/games/shuffling-horror/app/table/threat-model.ts';
import type { Seating } from '../../src/games/shuffling-horror/kept.ts';
import { viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { THREAT } from '../../src/text/play/threat.ts';
import { table } from '../kit/situations.ts';
import { pressButtons, seating, staged, started, until } from './kit.ts';

/** A session at a question with an attack in it, its forecast, and a thread that is this test. */
async function watched(who: Seating = seating('you', 'you')) {
  const { recording, shown } = started('aim', who);
  const { session } = staged(recording);
  const heard: ThreatMessage[] = [];
  let say: (message: ThreatFigure) => void = () => {};
  let threads = 0;
  const end = new Forecast(session, (onFigure) => {
    threads++;
    say = onFigure;
    return { ask: (message) => heard.push(message), stop: () => threads-- };
  }).begin();
  void session.run(shown);
  await until(() => session.state().phase === 'asking');
  const survivors = () => session.view().seats.flatMap(({ pool }) => pool.map(({ id }) => id));
  const figure = (lost: number, worlds = 16): Threat => ({
    worlds,
    dangers: survivors().map((survivor) => ({ survivor, lost, least: lost / 2 })),
    aims: [],
  });
  const answer = (lost: number, worlds?: number) => say({ id: heard.at(-1)?.id ?? -1, figure: figure(lost, worlds) });
  return { session, heard, answer, say: (it: unknown) => say(it as never), threads: () => threads, end };
}

describe('the forecast on stage', () => {
  test('is asked once a question, by what the player sees, and shown when there is one', async () => {
    const { session, heard, answer } = await watched();
    expect(heard).toHaveLength(1);
    expect(heard[0]?.ask).toMatchObject({ director: 'late-show', without: [], view: JSON.stringify(session.view()) });
    expect(session.state().threat).toBeNull(); // the table did not wait for it
    answer(0.31);
    expect(session.state().threat?.dangers[0]).toMatchObject({ lost: 0.31, least: 0.155, after: null });
    session.stop();
  });

  test('while one aims it says what would be left, and forgets it after', async () => {
    const { session, heard, answer } = await watched();
    const attack = () => leavesOf(session.state().question?.options ?? []).find((it) => it.reply?.type === 'attack');
    pressButtons(session, 'to an attack', () => attack() !== undefined);
    session.point(null); // the first press
    await until(() => attack() !== undefined || session.state().phase === 'over');
    answer(0.31);
    const at = attack();
    session.point(at?.at ?? null);
    expect(heard.at(-1)?.ask?.without).toEqual([at?.reply?.type === 'attack' ? at.reply.target : '']);
    answer(0.1);
    expect(session.state().threat?.dangers[0]).toMatchObject({ lost: 0.31, after: { lost: 0.1 } });
    session.point(null);
    expect(session.state().threat?.dangers[0]).toMatchObject({ lost: 0.31, after: null });
    session.stop();
  });

  test('it is shown anew when it is twice as good, and a jump since the last choice says what it was', async () => {
    const { session, answer } = await watched();
    const danger = () => session.state().threat?.dangers[0];
    answer(0.1, 26);
    answer(0.12, 50);
    expect(danger()).toMatchObject({ lost: 0.1, was: null });
    answer(0.12, 52);
    expect(danger()).toMatchObject({ lost: 0.12, was: null });
    const n = session.state().question?.n;
    pressButtons(session, 'on', () => session.state().question?.n !== n);
    session.point(null); // the first press
    await until(() => session.state().phase === 'asking' && session.state().question?.n !== n);
    answer(0.4, 2);
    expect(danger()).toMatchObject({ lost: 0.4, was: null }); // too few worlds to tell
    answer(0.4, 26);
    expect(danger()).toMatchObject({ lost: 0.4, was: 0.12 });
    session.stop();
  });

  test('nonsense is not shown, a worse figure neither', async () => {
    const { session, heard, answer, say } = await watched();
    answer(0.2, 64);
    say({ id: heard.at(-1)?.id, figure: { worlds: 99, dangers: [{ lost: 7 }], aims: [] } });
    say({ id: heard.at(-1)?.id });
    say(null);
    answer(0.4, 4);
    expect(session.state().threat?.dangers[0]?.lost).toBe(0.2);
    session.stop();
  });

  test('switched off it is gone, and its thread with it; on again it is back', async () => {
    const { session, answer, threads, end } = await watched();
    answer(0.2);
    session.set({ threat: false });
    expect(session.state().threat).toBeNull();
    expect(threads()).toBe(0);
    session.set({ threat: true });
    expect(threads()).toBe(1);
    end();
    expect(threads()).toBe(0);
    session.stop();
  });

  test('nobody foretells what the player will do behind the camera', async () => {
    const { session, heard } = await watched({ seats: ['sensible', 'sensible'], director: 'you' });
    expect(offeredBy(session.state().question ?? ({ options: [], dial: null } as never)).length).toBeGreaterThan(0);
    expect(heard).toEqual([]);
    session.stop();
  });
});

describe('the forecast as it is shown', () => {
  const scene = () => table((s) => s.throng(0, 'riders-1', 'neighbors-1'));
  const figure: Threat = {
    worlds: 4,
    dangers: [{ survivor: 'rancher', lost: 0.31, least: 0.1 }],
    aims: [
      {
        by: { side: 'director', slot: 0 },
        at: ['rancher', 'scout', 'reporter', 'lab'].map((target, i) => ({ target, p: 0.4 - i / 10 })),
      },
    ],
  };
  const shown = (director: string, cards: readonly string[] = [], before = 0.3) =>
    threatModel(viewOf(scene().movie, 1), figure, { cards, figure: null }, director, new Map([['rancher', before]]));

  test('three faces at most, the likeliest first; Midnight keeps them to itself', () => {
    expect(shown('feature').aims[0]?.faces.map(({ card }) => card)).toEqual(['rancher', 'scout', 'reporter']);
    expect(shown('midnight:censor').aims[0]?.faces).toEqual([]);
    expect(shown('midnight').dangers).toHaveLength(1);
  });

  test('what would be left of a throng: strength 9 is 3 without the riders, and nothing without both', () => {
    expect(shown('feature').aims[0]?.after).toBeNull();
    expect(shown('feature', ['riders-1']).aims[0]?.after).toEqual({ strength: 3, hits: 3 / 36 });
    expect(shown('feature', ['riders-1', 'neighbors-1']).aims[0]?.after).toEqual({ strength: 0, hits: 0 });
  });

  test('in words that stand alone', () => {
    const threat = shown('feature', ['riders-1']);
    expect(dangerWords(threat, 'rancher')).toBe(THREAT.danger(0.31, 0.1));
    expect(dangerWords(shown('feature', [], 0.05), 'rancher')).toBe(`${THREAT.danger(0.31, 0.1)}, ${THREAT.was(0.05)}`); // it has jumped
    expect(dangerWords(threat, 'scout')).toBe('');
    expect(dangerWords(null, 'rancher')).toBe('');
    expect(aimWords(threat, { side: 'director', slot: 0 })).toContain('the Rancher 40');
    expect(aimWords(threat, { side: 'director', slot: 0 })).toContain(THREAT.throngThen(3, 3 / 36));
  });
});
