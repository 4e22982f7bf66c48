import { describe, expect, test } from 'vitest';
import { analysed, cutOf, type Summer } from '../../src/director-ai/shuffling-horror/simulation/analysis.ts';
import { type Retake, shoot } from '../../src/director-ai/shuffling-horror/simulation/dailies.ts';
import { policiesOf } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { drawn } from '../../src/director-ai/shuffling-horror/simulation/smoothing.ts';
import {
  doubtful,
  joined,
  lessonsOf,
  momentsOf,
} from '../../src/director-ai/shuffling-horror/simulation/statistics.ts';
import { survivalChance } from '../../src/director-ai/shuffling-horror/simulation/survival.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  type Prompt,
  type Reply,
  resample,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { CHAIRS, config, endOf, filmed, TROUPE } from './dailies-kit.ts';
import { simulate } from './simulate-kit.ts';

const inTest: Summer = async (sum, onProgress) => simulate(sum, onProgress);
const wild = policiesOf('matinee', ['random', 'random']);

/** Nobody left to come, and one of the last few could pay the damage off, to live on with a good chance: and flails with nothing. */
function blunderAt(m: Movie, prompt: Prompt, sensible: Reply): Reply | null {
  const few = m.seats.flatMap(({ pool }) => pool).length <= 2 && m.survivorPile.length === 0;
  if (!few || prompt.type !== 'answer' || sensible.type !== 'negate') return null;
  const blunder = prompt.replies.find((reply) => reply.type === 'flail' && reply.amount === 0);
  return blunder !== undefined && chanceAfter(m, sensible) - chanceAfter(m, blunder) > 0.2 ? blunder : null;
}

function chanceAfter(m: Movie, reply: Reply): number {
  let lived = 0;
  for (let world = 0; world < WORLDS; world++) {
    const dealt = resample(viewOf(m, null), `after/${world}`);
    advanceQuietly(dealt, reply);
    lived += survivalChance(dealt, TROUPE, 1, `after/${world}`);
  }
  return lived / WORLDS;
}
const WORLDS = 60;

/** The first movie in which there is such a moment, with that one blunder in it. */
function withBlunder(): ReturnType<typeof filmed> {
  for (let i = 0; i < 200; i++) {
    let done = false;
    const film = filmed(`blunder-${i}`, TROUPE, (m, prompt, sensible) => {
      const blunder = done ? null : blunderAt(m, prompt, sensible);
      done ||= blunder !== null;
      return blunder;
    });
    if (film.planted.length > 0) return film;
  }
  throw new Error('nobody ever had as much to lose');
}

describe('dailies', () => {
  test('luck and choice make up each swing, the swings lead from the first chance to the end', () => {
    const whole = filmed('wild', wild).rushes;
    const { footage, survived } = endOf(whole, whole.footage.replies.length - 60);
    const tallies = shoot(
      footage,
      footage.scenes.map((_, scene) => ({ scene, from: 0, to: 3 })),
      TROUPE,
    );
    expect(tallies.map(({ at }) => at)).toEqual(tallies.map((_, i) => (footage.scenes[0] ?? 0) + i));
    expect(tallies.at(-1)?.at).toBe(footage.replies.length - 1);
    for (const [i, { lived, up, down }] of tallies.entries()) {
      const next = tallies[i + 1];
      // Nothing was learned in between: the same worlds stand behind both.
      if (next !== undefined && !footage.scenes.includes(next.at)) expect(next.lived).toBe(lived + up - down);
    }
    expect(tallies.some(({ up, down }) => up + down > 0)).toBe(true);
    const moments = momentsOf(tallies, footage.scenes, survived);
    let sum = moments[0]?.chance ?? 0;
    for (const { swing } of moments) {
      if (swing === null) throw new Error('it has an end');
      expect(swing.total.value).toBeCloseTo(swing.luck.value + swing.choice.value, 9);
      sum += swing.total.value;
    }
    expect(sum).toBeCloseTo(survived ? 1 : 0, 9);
  });

  test('a reply that a sensible player would have given costs nothing', () => {
    const { rushes } = filmed('sensible', policiesOf('late-show', CHAIRS.seats));
    const { footage } = rushes;
    const late = footage.scenes.length - 12;
    const shots = footage.scenes.slice(late).map((_, i) => ({ scene: late + i, from: 0, to: 3 }));
    const tallies = shoot(footage, shots, policiesOf('late-show', CHAIRS.seats));
    for (const { up, down } of tallies) expect([up, down]).toEqual([0, 0]);
  });

  test('a planted blunder is found as one, with the better choice; the same every time', async () => {
    const { rushes, planted } = withBlunder();
    const [at] = planted as [number];
    const end = endOf(rushes, at - 6);
    const shares: number[] = [];
    const found = await analysed(end, inTest, (share) => shares.push(share));
    const { lessons, moments } = cutOf(end, found);
    const lesson = lessons.find((it) => it.at === at);
    expect(lesson?.better.type).toBe('negate');
    expect(lesson?.worth.value).toBeGreaterThan(0.1);
    const blunder = moments.find((it) => it.at === at)?.swing;
    expect(blunder?.choice.value).toBeLessThan(-0.1);
    expect(blunder?.choice.value).toBeGreaterThan(-1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(1);
    expect(await analysed(end, inTest)).toEqual(found);
  });

  test('the line is steadier than what was counted, and keeps a real turn', () => {
    const chance = chanceFrom('line');
    // Twenty scenes at 60 %, twenty at 20 %, forty worlds each.
    const truth = Array.from({ length: 40 }, (_, i) => (i < 20 ? 0.6 : 0.2));
    const tallies = truth.map((p, at) => {
      const lived = Array.from({ length: 40 }).filter(() => chance() < p).length;
      return { at, worlds: 40, lived, up: 0, down: 0 };
    });
    const line = drawn(
      tallies,
      truth.map((_, at) => at),
    );
    const off = (found: readonly number[]) =>
      found.reduce((sum, it, i) => sum + Math.abs(it - (truth[i] ?? 0)), 0) / 40;
    const raw = off(tallies.map(({ lived, worlds }) => lived / worlds));
    expect(off(line.map((it) => it.chance))).toBeLessThan(raw * 0.8);
    expect(line[17]?.chance).toBeGreaterThan(0.45);
    expect(line[23]?.chance).toBeLessThan(0.35);
    const inside = line.filter(({ low, high }, i) => low <= (truth[i] ?? 0) && (truth[i] ?? 0) <= high).length;
    expect(inside).toBeGreaterThanOrEqual(36);
  });

  test('worlds that were counted apart add up', () => {
    const { rushes } = filmed('apart', wild);
    const { footage } = rushes;
    const scene = footage.scenes.length - 3;
    const once = shoot(footage, [{ scene, from: 0, to: 6 }], TROUPE);
    const twice = [
      { scene, from: 3, to: 6 },
      { scene, from: 0, to: 3 },
    ].flatMap((shot) => shoot(footage, [shot], TROUPE));
    expect(joined(twice)).toEqual(once);
  });

  test('the Director’s chair wants it the other way round', () => {
    const tally = { at: 4, worlds: 100, lived: 50, up: 20, down: 2 };
    expect(doubtful([tally], new Map([[4, 1]]))).toEqual([]);
    expect(doubtful([tally], new Map([[4, -1]]))).toEqual([4]);
    const retake: Retake = { at: 4, better: { type: 'rest' }, worlds: 100, up: 2, down: 30 };
    expect(lessonsOf([retake], new Map([[4, 1]]))).toEqual([]);
    expect(lessonsOf([retake], new Map([[4, -1]]))[0]?.worth.value).toBeCloseTo(0.28);
  });

  test('what cannot be told from nothing is no lesson', () => {
    const retake: Retake = { at: 1, better: { type: 'rest' }, worlds: 200, up: 30, down: 24 };
    expect(lessonsOf([retake], new Map([[1, 1]]))).toEqual([]);
  });
});

describe('a test screening', () => {
  test('gives a share and what it is within of, and tells how far it is', () => {
    const configs = Array.from({ length: 12 }, (_, i) => config(`screening-${i}`));
    const told: number[] = [];
    const reversed = (slices: readonly number[]) => [...slices].reverse();
    const sum = { kind: 'test-screening', configs, ...CHAIRS } as const;
    const result = simulate(sum, ({ done }) => told.push(done));
    if (!('figure' in result)) throw new Error('no figure');
    expect(result.figure.worlds).toBe(12);
    expect(result.figure.error).toBeGreaterThan(0.15);
    expect(result.figure.error).toBeLessThan(0.35);
    expect(told).toEqual([5, 10, 12]);
    expect(simulate(sum, () => {}, reversed)).toEqual(result);
  });
});
