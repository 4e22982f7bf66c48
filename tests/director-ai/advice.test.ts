import { describe, expect, test } from 'vitest';
import { ideasFor, triedOut } from '../../src/director-ai/shuffling-horror/simulation/advice.ts';
import {
  type AdviceContext,
  type AdviceFigure,
  AdviceReading,
  between,
} from '../../src/director-ai/shuffling-horror/simulation/advice-reading.ts';
import { candidates } from '../../src/director-ai/shuffling-horror/simulation/candidates.ts';
import { type Movie, type Reply, resample, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { table } from '../kit/situations.ts';

/** As threads find it out, until so many worlds have been tried. */
function advised(ask: AdviceContext, most: number): AdviceFigure[] {
  const reading = new AdviceReading(ideasFor(ask));
  const found: AdviceFigure[] = [];
  for (let trials = reading.next(); trials !== null && trials.worlds.from < most; trials = reading.next()) {
    const figure = reading.add(triedOut(ask, trials));
    if (figure !== null) found.push(figure);
  }
  return found;
}

const contextOf = (movie: Movie): AdviceContext => ({
  view: JSON.stringify(viewOf(movie, movie.prompt?.to ?? 1)),
  replies: movie.prompt?.replies ?? [],
  director: 'feature',
  seats: movie.seats.map(() => 'you'),
  seed: 'test',
});
const asked = (movie: Movie, most: number): AdviceFigure[] => advised(contextOf(movie), most);

/** Reel IV, one round to go: the movie is soon played on. */
const late = (): Scene => table((s) => s.reel(4).reelPile('pods-3').throng(0, 'riders-1', 'neighbors-1'));

const trial = (lived: string) => {
  const worlds = [...lived].map((it) => it === '+');
  return { lived: worlds, sum: worlds.filter(Boolean).length };
};

describe('advice', () => {
  test('two that saw the same worlds: only those in which they differ are in doubt', () => {
    const alike = between(trial('++--++--'), trial('++--++--'));
    const apart = between(trial('++++++--'), trial('++--++--'));
    expect(alike.gap).toBe(0);
    expect(apart.gap).toBeCloseTo(2 / 8, 12);
    expect(alike.error).toBeLessThan(apart.error);
    // (2 worlds apart + 2) of (8 + 2), less the square of the gap, over 8 worlds
    expect(apart.error).toBeCloseTo(1.96 * Math.sqrt((4 / 10 - 1 / 16) / 8), 12);
  });

  test('few worlds are never sure', () => {
    const { gap, error } = between(trial('+'), trial('-'));
    expect(gap).toBe(1);
    expect(error).toBeGreaterThanOrEqual(0);
    expect(between(trial('++'), trial('--')).error).toBeGreaterThanOrEqual(0);
  });

  test('another weapon for the same target is no other idea', () => {
    const { movie } = table((s) => s.throng(0, 'riders-1').give('rancher', 'pistol'));
    const prompt = movie.prompt as NonNullable<Movie['prompt']>;
    const weighed = prompt.replies.map((reply, i) => ({ reply, score: -i, terms: {} }));
    const found = candidates(movie, prompt, weighed);
    const targets = found.filter((reply): reply is Extract<Reply, { type: 'attack' }> => reply.type === 'attack');
    expect(prompt.replies.filter(({ type }) => type === 'attack').length).toBeGreaterThan(targets.length);
    expect(new Set(targets.map(({ target }) => target)).size).toBe(targets.length);
  });

  test('what is told first stays told while it counts; it changes its mind once at most, and says so', () => {
    const [good, bad] = [{ type: 'rest' }, { type: 'hold' }] as Reply[];
    const all = [bad, good].map((reply) => ({ reply: reply as Reply, spend: null }));
    const reading = new AdviceReading({ forCast: true, all });
    const told: AdviceFigure[] = [];
    for (let trials = reading.next(); trials !== null && trials.worlds.from < 200; trials = reading.next()) {
      const { from, to } = trials.worlds;
      const lived = trials.replies.map((reply) => Array.from({ length: to - from }, () => reply === good));
      told.push(...[reading.add(lived)].flatMap((figure) => figure ?? []));
    }
    const early = told.filter(({ settled }) => !settled);
    expect(early.length).toBeGreaterThan(2);
    for (const it of early) expect(it).toMatchObject({ reply: bad, changed: false });
    for (const it of told.filter(({ settled }) => settled)) expect(it).toMatchObject({ reply: good, changed: true });
    expect(told.at(-1)?.settled).toBe(true);
  });

  test('the first figure comes after few worlds, one of what is offered against the best of the rest', () => {
    const { movie } = late();
    const [first] = asked(movie, 8);
    expect(first?.worlds).toBeLessThanOrEqual(4);
    expect(movie.prompt?.replies).toContainEqual(first?.reply);
    expect(first?.other?.reply).not.toEqual(first?.reply);
    expect(first?.settled).toBe(false);
  });

  test('only what is offered is advised, and a single choice is settled at once', () => {
    const { movie } = late();
    const only = movie.prompt?.replies.find(({ type }) => type === 'rest') as Reply;
    const [figure] = advised({ ...contextOf(movie), replies: [only] }, 4);
    expect(figure?.reply).toEqual(only);
    expect(figure?.other).toBeNull();
    expect(figure?.settled).toBe(true);
  });

  test('whoever can pay for a hit with a single spoint does not flail', () => {
    const scene = table((s) =>
      s.reel(4).reelPile('pods-3').throng(0, 'riders-1', 'neighbors-1').rest('scout', 7).power(5),
    ).until('strike');
    scene.dice(1, 2, 1); // a hit, for one
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.type).toBe('answer');
    expect(asked(scene.movie, 40).at(-1)?.reply.type).toBe('negate');
  });

  test('it is asked for the Director as well: then fewer shall live', () => {
    const scene = late().until('direct');
    const figure = asked(scene.movie, 24).at(-1) as AdviceFigure;
    expect(scene.prompt.replies).toContainEqual(figure.reply);
    expect(figure.spend).toBeNull();
  });

  test('the same for movies that differ only in what is hidden, and the movie never notices', () => {
    const { movie } = late();
    const before = JSON.stringify(movie);
    const truth = asked(movie, 8);
    expect(JSON.stringify(movie)).toBe(before);
    const world = resample(viewOf(movie, 1), 'another');
    expect(world.dark).not.toEqual(movie.dark);
    expect(asked(world, 8)).toEqual(truth);
  });
});
