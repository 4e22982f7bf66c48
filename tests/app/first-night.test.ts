import { describe, expect, test } from 'vitest';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { FREE_TURNS } from '../../src/games/shuffling-horror/app/first-night/coach.ts';
import { firstNightSetup } from '../../src/games/shuffling-horror/app/first-night/set-up.ts';
import { STEPS } from '../../src/games/shuffling-horror/app/first-night/steps.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import {
  advance,
  chanceFrom,
  type MovieEvent,
  outcome,
  promptOf,
  type Reply,
  startMovie,
} from '../../src/rules/shuffling-horror/index.ts';
import { FIRST_NIGHT } from '../../src/text/rooms/first-night.ts';
import { first, followed, type Hand, isTurn, seated } from './first-night-kit.ts';
import { offered, pressButtons, until } from './kit.ts';

const last: Hand = (replies) => replies[replies.length - 1];
const any =
  (seed: string): Hand =>
  (replies, step) =>
    replies[Math.floor(chanceFrom(`${seed}/${step}`)() * replies.length)];

async function lesson(hand: Hand, seed = 'premiere') {
  const { recording, shown } = Recording.start(firstNightSetup(seed));
  const stage = seated(recording);
  const asked: StageState[] = [];
  followed(stage.session, hand, (state) => asked.push(state));
  await stage.session.run(shown);
  return { ...stage, recording, asked };
}

/** Of the first reel. */
function eventsOf({ setup, replies }: Recording): MovieEvent[] {
  const { movie, events } = startMovie(setup.config);
  return [...events, ...replies.flatMap((reply) => (movie.reel === 1 ? advance(movie, reply) : []))];
}

const HANDS: [string, Hand][] = [
  ['the first choice', first],
  ['the last', last],
  ...Array.from({ length: 6 }, (_, i): [string, Hand] => [`chance ${i}`, any(`hand-${i}`)]),
];

test.each(HANDS)('by %s at every step: every step in order, everything done, all dice used', async (_, hand) => {
  const { asked, session, recording } = await lesson(hand);
  expect(session.state().trouble).toBeNull();
  const told = asked.slice(0, STEPS.length).map((state) => state.lesson?.step);
  expect(told).toEqual(STEPS.map((_step, i) => i + 1));
  const free = asked.slice(STEPS.length).filter(isTurn);
  expect(free.map((state) => state.lesson?.step)).toEqual([24, 25, 26, 26]);
  expect(free.at(-1)?.lesson?.at).toBe('end');

  const events = eventsOf(recording);
  const happened = (type: MovieEvent['type'], more: Record<string, unknown> = {}) =>
    expect(events, type).toContainEqual(expect.objectContaining({ type, ...more }));
  happened('took', { card: 'raygun' });
  happened('card-revealed', { causer: 'scientist' }); // a mystery
  happened('entered-sanctuary', { survivor: 'rancher' });
  happened('negated', { survivor: 'scientist' });
  happened('attack-declared', { why: 'action' });
  happened('spoints-spent', { why: 'attack' });
  happened('spoints-spent', { why: 'damage' });
  happened('rested', { survivor: 'rancher', amount: 3 });
  happened('survivor-joined', { survivor: 'colonel' });
  happened('attack-declared', { survivor: 'rancher', why: 'take-attack', way: 'wrench' });
  happened('creature-feature', { causer: 'rancher' });
  happened('test-rolled', { survivor: 'rancher', flail: true, passed: true });
  happened('fade-out-set', { card: 'scattergun' });
  happened('head-shot', { survivor: 'rancher' });
  happened('reel-ended', { reel: 1 });
  happened('star-given', { reel: 1 });
  expect(events.filter(({ type }) => type === 'survivor-lost')).toEqual([]);

  // All that was loaded, and nothing else: a die more would come from the seed, a die less would be left.
  const { movie } = startMovie(recording.setup.config);
  const untouched = { ...movie.diceStream };
  for (const reply of recording.replies) if (movie.reel === 1) advance(movie, reply);
  expect(movie.reel).toBe(2);
  expect(movie.loaded?.dice).toEqual([]);
  expect(movie.diceStream).toEqual(untouched);
});

test('a reload is at the same step, with the same words and the same choices', async () => {
  const { recording, shown } = Recording.start(firstNightSetup('reload'));
  const stage = seated(recording);
  const seen: { save: Save; state: StageState }[] = [];
  followed(stage.session, first, (state) => seen.push({ save: stage.saves.at(-1) as Save, state }));
  await stage.session.run(shown);
  expect(seen.length).toBeGreaterThan(STEPS.length + FREE_TURNS);
  for (const { save, state } of seen) {
    const again = seated(Recording.resume(JSON.parse(JSON.stringify(save))) as Recording);
    void again.session.run();
    await until(() => again.session.state().phase === 'asking');
    expect(again.session.state().lesson).toEqual(state.lesson);
    expect(again.session.state().question).toEqual(state.question);
    again.session.stop();
  }
});

test('a step taken back is the step before, told again', async () => {
  const { recording, shown } = Recording.start(firstNightSetup('undo'));
  const { session } = seated(recording);
  void session.run(shown);
  const steps: number[] = [];
  for (let i = 0; i < 12; i++) {
    await until(() => session.state().question !== null);
    const { question, lesson: told } = session.state();
    steps.push(told?.step ?? -1);
    if (i === 7) session.undo();
    else session.choose(offered(session.state())[0] as Reply, question?.n ?? -1);
    await until(() => session.state().question !== question);
  }
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 7, 8, 9, 10]);
  session.stop();
});

describe('skipped', () => {
  test.each([1, 12, STEPS.length])('at step %i, it is an ordinary movie from there on', async (step) => {
    const { recording, shown } = Recording.start(firstNightSetup(`skip-${step}`));
    const stage = seated(recording, { worker: async (ask) => answerTo(ask), inPage: answerTo });
    const { session, saves } = stage;
    let skipped = false;
    session.subscribe(() => {
      const state = session.state();
      if (skipped || state.phase !== 'asking' || state.question === null) return;
      if (state.lesson?.step !== step) return session.choose(offered(state)[0] as Reply, state.question.n);
      skipped = true;
      session.unguided();
    });
    const over = session.run(shown);
    await until(() => skipped && session.state().phase === 'asking');
    expect(session.state().lesson).toBeNull();
    const replies = offered(session.state()).map((reply) => JSON.stringify(reply));
    const legal = promptOf(session.recording.movie)?.replies.map((reply) => JSON.stringify(reply));
    expect([...new Set(replies)].sort()).toEqual(legal?.toSorted());
    expect(saves.at(-1)?.mode).toEqual({ kind: 'feature' });
    expect(Recording.resume(saves.at(-1) as Save)?.setup.mode).toEqual({ kind: 'feature' });

    pressButtons(session, 'on-my-own');
    const { question } = session.state();
    session.choose(offered(session.state())[0] as Reply, question?.n ?? -1);
    await over;
    expect(outcome(session.recording.movie)).not.toBeNull();
  });

  test('at its end, it plays on', async () => {
    const { recording, shown } = Recording.start(firstNightSetup('play-on'));
    const played = seated(recording);
    let end: Save | undefined;
    followed(played.session, first, ({ lesson: told }) => {
      if (told?.at === 'end') end = played.saves.at(-1);
    });
    await played.session.run(shown);
    const stage = seated(Recording.resume(end as Save) as Recording);
    const over = stage.session.run();
    await until(() => stage.session.state().lesson?.at === 'end');
    stage.session.unguided();
    await until(() => stage.session.state().phase === 'asking' && stage.session.state().lesson === null);
    pressButtons(stage.session, 'alone');
    stage.session.choose(offered(stage.session.state())[0] as Reply, stage.session.state().question?.n ?? -1);
    await over;
    expect(stage.session.state().credits).not.toBeNull();
  });
});

test('a sentence or two a step, short enough to be read while something waits to bite', () => {
  const words = Object.values(FIRST_NIGHT.steps);
  expect(new Set(STEPS.map((step) => step.words)).size).toBe(words.length);
  const { after, ...closer } = FIRST_NIGHT.coach;
  for (const it of [...words, ...Object.values(after), ...Object.values(closer)])
    expect(it.split(/\s+/).length, it).toBeLessThanOrEqual(26);
});
