import { describe, expect, test } from 'vitest';
import { threatIn } from '../../src/director-ai/shuffling-horror/simulation/threat.ts';
import {
  type Threat,
  ThreatReading,
  turnsOf,
} from '../../src/director-ai/shuffling-horror/simulation/threat-reading.ts';
import { advance, clone, type Movie, resample, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from '../kit/scene.ts';
import { CAST, table } from '../kit/situations.ts';

const HIT = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35].map((ways) => ways / 36); // 2d6 at a target, 6,6 never

/** As a thread finds it out: look by look, each with the ones before it. */
const foretold = (movie: Movie, director = 'late-show', without: readonly string[] = [], looks = 4): Threat[] => {
  const reading = new ThreatReading();
  const ask = { view: JSON.stringify(viewOf(movie, null)), director, without, seed: 'test' };
  return Array.from({ length: looks }, (_, look) => reading.add(threatIn(ask, turnsOf(look)), look) as Threat);
};
const last = (all: readonly Threat[]): Threat => all.at(-1) as Threat;
const of = (threat: Threat, survivor: string) => threat.dangers.find((it) => it.survivor === survivor);

/** One throng of strength 9 before two survivors, and only items on the screen: its attack is all the Director can do. */
const alone = (edit: (stage: Parameters<Parameters<Scene['stage']>[0]>[0]) => unknown = () => undefined) =>
  table((s) => edit(s.throng(0, 'riders-1', 'neighbors-1')), ['rancher', 'reporter']);

describe('the threat of the coming Director’s turn', () => {
  test('one attack on somebody without a spoint: spored, or hit and a flail that fails', () => {
    const { movie } = alone();
    const threat = last(foretold(movie));
    const [aim] = threat.aims;
    expect(threat.aims).toHaveLength(1);
    const target = aim?.at[0]?.target ?? '';
    expect(aim).toEqual({ by: { side: 'director', slot: 0 }, at: [{ target, p: 1 }] });
    // Strength 9 (six riders and three neighbors) hits 30 of 36; 1,1 takes the victim; whoever fails the flail is lost.
    const flail = { rancher: 6, reporter: 8 }[target] ?? 0; // Speed
    const lost = 1 / 36 + ((HIT[9] as number) - 1 / 36) * (1 - (HIT[flail] as number));
    expect(of(threat, target)?.lost).toBeCloseTo(lost, 12);
    expect(of(threat, target)?.least).toBeCloseTo(lost, 12); // nothing to spend
    expect(threat.dangers.filter(({ survivor }) => survivor !== target).map((it) => it.lost)).toEqual([0]);
  });

  test('with spoints the number stays and its plain part shrinks', () => {
    const poor = last(foretold(alone().movie));
    const rich = last(foretold(alone((s) => s.rest('rancher', 7).rest('reporter', 7).power(5)).movie));
    const worst = (threat: Threat) => Math.max(...threat.dangers.map(({ lost }) => lost));
    const who = rich.dangers.find(({ lost }) => lost > 0);
    expect(worst(rich)).toBeCloseTo(worst(poor), 12);
    expect(who?.least).toBeLessThan((who?.lost ?? 0) / 3);
    expect(who?.least).toBeCloseTo(1 / 36, 12); // 1,1 cannot be bought off
  });

  test('a turn of one attack is exact from the first figure on', () => {
    const all = foretold(alone().movie);
    expect(all.length).toBeGreaterThan(2);
    for (const { dangers } of all)
      for (const [i, { lost }] of dangers.entries()) expect(lost).toBeCloseTo(all[0]?.dangers[i]?.lost ?? -1, 12);
  });

  test('without what is aimed at, what is left of the throng attacks', () => {
    const { movie } = alone();
    const now = last(foretold(movie));
    const then = last(foretold(movie, 'late-show', ['riders-1']));
    const worst = (threat: Threat) => Math.max(...threat.dangers.map(({ lost }) => lost));
    expect(worst(then)).toBeLessThan(worst(now) / 3);
    expect(
      last(foretold(movie, 'late-show', ['riders-1', 'neighbors-1'])).dangers.every(({ lost }) => lost === 0),
    ).toBe(true);
  });

  test('somebody who has been hit and is asked about it is in the danger of that hit', () => {
    const scene = alone((s) => s.rest('rancher', 3).rest('reporter', 3)).until('strike');
    scene.dice(1, 2, 3); // a hit, for three
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.prompt.type).toBe('answer');
    const threat = last(foretold(scene.movie));
    expect(of(threat, 'rancher')?.lost).toBeCloseTo(1 - (HIT[6] as number), 12);
    expect(of(threat, 'rancher')?.least).toBe(0); // three spoints pay for it
  });

  test('what a level cannot tell apart is tried in equal parts, and shares sum up to the attacks', () => {
    const scene = table((s) => s.throng(0, 'riders-1').throng(1, 'neighbors-1'), CAST);
    const threat = last(foretold(scene.movie, 'matinee'));
    expect(threat.aims).toHaveLength(2);
    for (const { at } of threat.aims) expect(at.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 6);
  });

  test('a random Director may do anything', () => {
    const scene = table((s) => s.screen('pods-1', 'radio', 'pistol').throng(0, 'riders-1'), CAST);
    const threat = last(foretold(scene.movie, 'random', [], 5));
    for (const { lost } of threat.dangers) expect(lost).toBeGreaterThan(0);
  });
});

describe('the forecast knows what everybody knows', () => {
  /** A movie well under way, and others that nobody at the table could tell from it. */
  const played = (): Movie => {
    const { movie } = new Scene({ seed: 'threat' });
    for (let i = 0; i < 14 && movie.prompt !== null; i++) {
      const { replies } = movie.prompt;
      advance(movie, replies[(i * 7) % replies.length]);
    }
    return movie;
  };

  test('it is the same for movies that differ only in what is hidden', () => {
    const movie = played();
    const chair = movie.prompt?.to ?? 1;
    const view = viewOf(movie, chair);
    const seen = (m: Movie) => {
      const ask = { view: JSON.stringify(viewOf(m, chair)), director: 'feature', without: [], seed: 'x' };
      return threatIn(ask, { from: 0, to: 32 });
    };
    const truth = seen(movie);
    expect(truth.worlds).toBe(32);
    for (const other of ['a', 'b', 'c']) {
      const world = resample(view, other);
      expect(world.reelPile).not.toEqual(movie.reelPile);
      expect(seen(world)).toEqual(truth);
    }
  });

  test('and the movie never notices', () => {
    const movie = played();
    const before = JSON.stringify(clone(movie));
    foretold(movie, 'feature');
    expect(JSON.stringify(movie)).toBe(before);
  });
});
