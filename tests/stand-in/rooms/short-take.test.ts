import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../src/director-ai/stand-in/chances.ts';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import type { Credits } from '../../../src/games/stand-in/app/ports/stage.ts';
import { ownTurns, TAKE_TURNS } from '../../../src/games/stand-in/app/short-take/over.ts';
import { Scoring } from '../../../src/games/stand-in/app/short-take/score.ts';
import { besideTake, nextTake, takeSetup } from '../../../src/games/stand-in/app/short-take/take.ts';
import { TAKES, WHOLE } from '../../../src/games/stand-in/app/short-take/takes.ts';
import { keep } from '../../../src/games/stand-in/keep.ts';
import type { Save } from '../../../src/games/stand-in/kept.ts';
import { en } from '../../../src/games/stand-in/text/en/index.ts';
import { es } from '../../../src/games/stand-in/text/es/index.ts';
import { SHORT_TAKE } from '../../../src/games/stand-in/text/short-take.ts';
import { type Reply, standIn } from '../../../src/rules/stand-in/index.ts';
import { played } from '../app/kit.ts';

const LONG = process.env.LONG === '1';
const first = TAKES[0] as (typeof TAKES)[number];

/** Anything that says nothing and ends nothing. */
const quiet = (replies: readonly Reply[]): Reply =>
  replies.find(({ type }) => type !== 'say' && type !== 'declare') as Reply;

describe('a table from the middle of a game', () => {
  test.each(TAKES.map((take) => [take.id, take] as const))(
    '%s is one that the rules lead to, in the role that was asked for, and open',
    (_, take) => {
      const recording = Recording.start(takeSetup(take));
      const { movie, prompt, chair, log } = recording;
      expect(prompt?.type).toBe('act');
      expect(prompt?.to).toBe(chair);
      expect(movie.roles[chair as number]).toBe(take.role);
      expect(movie.result).toBeNull();
      expect(recording.isOver).toBe(false);
      expect(log.length).toBeGreaterThan(10); // what happened before is there to be read
      expect(take.par).toBeGreaterThan(0.2);
      expect(take.par).toBeLessThan(0.8);
      const save = JSON.parse(JSON.stringify(recording.save()));
      expect(keep.isSave(save)).toBe(true);
      expect(Recording.resume(save)?.prompt).toEqual(prompt);
    },
  );

  test.runIf(LONG).each(TAKES.map((take) => [take.id, take] as const))(
    '%s: its par is what computers win from there',
    (_, take) => {
      const { config, openingReplies } = takeSetup(take);
      const chair = standIn.start(config).game.human as number;
      const scores = chancesOf({ config, replies: openingReplies, level: 'feature', chair }, { from: 0, to: 100 });
      expect(Math.abs(scores.reduce((sum, it) => sum + it, 0) / 100 - take.par)).toBeLessThan(0.2);
    },
  );

  test('is over after three turns of one’s own', async () => {
    const { session, credits } = await played(Recording.start(takeSetup(first)), ({ cards, others, says, quick }) =>
      quiet(
        [...cards, ...others, ...says, ...quick].flatMap((it) => [it, ...it.more]).flatMap(({ reply }) => reply ?? []),
      ),
    );
    const { movie, setup } = session.recording;
    const { mode } = setup;
    const from = mode.kind === 'short-take' && mode.take !== null ? mode.take.turn : -1;
    expect(session.state().phase).toBe('over');
    if (movie.ring.includes(movie.human as number) && movie.result === null) {
      expect(ownTurns(movie, from).count).toBe(TAKE_TURNS);
      expect(credits?.result).toBeNull();
    }
  });

  test('how many turns are left stands beside each of them', () => {
    const recording = Recording.start(takeSetup(first));
    const { mode } = recording.setup;
    const guide = besideTake(mode.kind === 'short-take' ? mode.take : null);
    const view = standIn.view(recording.movie, recording.chair);
    const scene = { recording, view, prompt: recording.prompt as never };
    const { question } = guide?.at(scene, { asides: ['more'] } as never) ?? {};
    expect(question?.asides).toEqual([SHORT_TAKE.turn(1, TAKE_TURNS), SHORT_TAKE.parIs(first.par), 'more']);
  });

  test('another is another, of the same kind', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { mode, config } = nextTake('stand-in', seed, 'stand-in-1');
      expect(mode.kind === 'short-take' && mode.take?.id).toMatch(/^stand-in-[2-9]/);
      expect(config.human).toBe('stand-in');
    }
    expect(nextTake('whole', 'a', null)).toMatchObject({
      config: { seats: 4 },
      mode: { take: null },
      openingReplies: [],
    });
  });
});

describe('the score', () => {
  const begun = () => Recording.start(takeSetup(first));
  const ended = (more: Partial<Credits>) => ({ conceded: false, result: null, won: false, ...more }) as Credits;

  test('is the share that is won from where it was left, against par', async () => {
    const scoring = new Scoring(begun(), async () => first.par + 0.2);
    expect(scoring.state()).toMatchObject({ score: null, par: first.par, points: null });
    await scoring.finish(begun(), ended({}));
    expect(scoring.state()).toMatchObject({ end: 'cut', score: first.par + 0.2, points: 20, failed: false });
    const near = new Scoring(begun(), async () => first.par - 0.05);
    await near.finish(begun(), ended({}));
    expect(near.state().points).toBe(0);
  });

  test('of a game that ended is all or nothing, and nothing has to be played out', async () => {
    const never = () => Promise.reject(new Error('played out'));
    const result = { how: 'burnt', winners: [0], score: [1], redeals: 0 } as const;
    for (const [more, end, score] of [
      [{ result, won: true }, 'won', 1],
      [{ result }, 'lost', 0],
      [{ conceded: true }, 'left', 0],
    ] as const) {
      const scoring = new Scoring(begun(), never);
      await scoring.finish(begun(), ended(more));
      expect(scoring.state()).toMatchObject({ end, score, failed: false });
    }
    const burnt = begun();
    burnt.movie.ring.splice(burnt.movie.ring.indexOf(burnt.movie.human as number), 1);
    const scoring = new Scoring(burnt, never);
    expect(burnt.isOver).toBe(true);
    await scoring.finish(burnt, ended({}));
    expect(scoring.state()).toMatchObject({ end: 'burnt', score: 0 });
  });

  test('says on which side it ended: whoever was turned won for the other', async () => {
    const turned = begun();
    turned.movie.roles[turned.movie.human as number] = 'recast';
    const scoring = new Scoring(begun(), async () => first.par);
    expect(scoring.state().role).toBe(first.role);
    await scoring.finish(turned, ended({}));
    expect(scoring.state().role).toBe('recast');
  });

  test('that cannot be counted is said so', async () => {
    const scoring = new Scoring(begun(), () => Promise.reject(new Error('no thread')));
    await scoring.finish(begun(), ended({}));
    expect(scoring.state()).toMatchObject({ score: null, points: null, failed: true });
  });

  test('a whole game has the par of the role that was dealt', () => {
    const recording = Recording.start(nextTake('whole', 'par', null));
    const role = recording.movie.roles[recording.movie.human as number] as 'original' | 'stand-in';
    expect(new Scoring(recording, async () => 0).state().par).toBe(WHOLE[role]);
  });

  test.each([
    ['English', en.shortTake.SHORT_TAKE],
    ['Spanish', es.shortTake.SHORT_TAKE],
  ] as const)('%s: above, at and below par are told apart', (_, { verdict }) => {
    expect(new Set([-20, 0, 20].map(verdict)).size).toBe(3);
  });
});

test('played out twice it comes to the same, and nothing that is over is played on', () => {
  const { config, openingReplies } = takeSetup(first);
  const standing = { config, replies: openingReplies, level: 'matinee', chair: 0 } as const;
  const slice = { from: 3, to: 5 };
  expect(chancesOf(standing, slice)).toEqual(chancesOf(standing, slice));
  expect(chancesOf(standing, { from: 4, to: 5 })).toEqual(chancesOf(standing, slice).slice(1));
});

test.each([
  ['an unknown way', { kind: 'matinee' }],
  ['no lesson', { kind: 'first-night' }],
  ['a lesson that there is not', { kind: 'first-night', lesson: 'recast' }],
  ['a take of no turn', { kind: 'short-take', take: { id: 'original-1' } }],
  ['a take that is none', { kind: 'short-take' }],
  ['a par above everything', { kind: 'short-take', take: { id: 'original-1', turn: 9, par: 2 } }],
])('a save of %s is refused', (_, mode) => {
  const save = Recording.start(takeSetup(first)).save() as Save;
  expect(keep.isSave({ ...save, mode } as never)).toBe(false);
});
