import { describe, expect, test } from 'vitest';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { SHORT_IDS, SHORT_RULES, type ShortId, shortOn } from '../../src/games/shuffling-horror/app/ports/shorts.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import { closingNow, shortPorts } from '../../src/games/shuffling-horror/app/shorts/perform.ts';
import { shortSetup } from '../../src/games/shuffling-horror/app/shorts/short.ts';
import { shortBy } from '../../src/games/shuffling-horror/app/shorts/shorts.ts';
import { advance, type MovieEvent, type Reply, startMovie } from '../../src/rules/shuffling-horror/index.ts';
import { SHORTS as SPANISH } from '../../src/text/es/rooms/shorts.ts';
import { SHORTS } from '../../src/text/rooms/shorts.ts';
import { RULES } from '../../src/text/rule-cards/rules.ts';
import { offered, staged, until } from './kit.ts';

type Hand = (replies: readonly Reply[], choice: number) => Reply | undefined;
const isSpending = ([first]: readonly Reply[]): boolean => first?.type === 'spend';
const HANDS: readonly Hand[] = [
  // One who never spends and tries everything else in turn,
  ...Array.from(
    { length: 8 },
    (_, i): Hand =>
      (replies) =>
        replies[isSpending(replies) ? 0 : i % replies.length],
  ),
  // and one who takes the first or the last of what there is, in every order.
  ...Array.from(
    { length: 8 },
    (_, i): Hand =>
      (replies, choice) =>
        ((i >> (choice % 3)) & 1) === 0 ? replies[0] : replies[replies.length - 1],
  ),
];

/** Plays a scene to its closing line by this hand. */
async function played(id: ShortId, hand: Hand) {
  const it = shortBy(id);
  const { recording, shown } = Recording.start(shortSetup(it));
  const stage: ReturnType<typeof staged> = staged(
    recording,
    shortPorts(it, () => stage.session),
  );
  const { session } = stage;
  const asked: StageState[] = [];
  let closing: string | null = null;
  session.subscribe(() => {
    const state = session.state();
    if (closing !== null) return;
    if (state.phase === 'over') closing = closingNow(it, session);
    if (state.phase !== 'asking' || state.question === null) return;
    if (state.lesson?.at === 'end') {
      closing = state.lesson.words;
      return session.stop();
    }
    asked.push(state);
    session.choose(hand(offered(state), asked.length) as Reply, state.question.n);
  });
  void session.run(shown);
  await until(() => closing !== null);
  expect(session.state().trouble).toBeNull();
  return { asked, closing: closing ?? '', recording: session.recording };
}

/** What happened since the player sat down. */
function eventsOf({ setup, replies }: Recording): MovieEvent[] {
  const { movie, events } = startMovie(setup.config);
  const all = replies.map((reply) => advance(movie, reply));
  const lead = setup.openingReplies.length;
  return [...(lead === 0 ? events : []), ...all.slice(lead).flat()];
}

/** What each scene is about: in every way through it this has happened. */
const SHOWS: Record<ShortId, readonly ({ type: MovieEvent['type'] } & Record<string, unknown>)[]> = {
  'take-attack': [
    { type: 'took', card: 'scattergun' },
    { type: 'attack-declared', why: 'take-attack', way: 'scattergun' },
    { type: 'alien-eliminated', by: 'rancher' },
  ],
  counterstrike: [{ type: 'strike-rolled', at: 'scout', dice: [6, 6], hit: false }],
  'familiar-face': [
    { type: 'survivor-lost', survivor: 'drifter', to: 'throng' },
    { type: 'alien-eliminated', card: 'drifter', by: 'scientist' },
  ],
  'lent-power': [
    { type: 'negated', survivor: 'librarian', damage: 5 },
    { type: 'strike-damage', at: 'cook', total: 11 },
  ],
  blob: [{ type: 'blob-hurt', left: 0 }],
  'plot-device': [
    { type: 'event-began', card: 'theyre-out-there', causer: 'rancher' },
    { type: 'test-rolled', survivor: 'rancher', stat: 'guts' },
  ],
  'group-test': [
    { type: 'test-rolled', survivor: 'drifter', stat: 'guts', passed: true },
    { type: 'test-rolled', survivor: 'detective', stat: 'guts' },
    { type: 'test-rolled', survivor: 'reporter', stat: 'guts' },
  ],
  'pod-player': [
    { type: 'seat-eliminated', seat: 0 },
    { type: 'pod-player', seat: 0 },
    { type: 'strike-declared', by: expect.objectContaining({ side: 0 }) },
  ],
  'turning-point': [{ type: 'turning-point' }, { type: 'reel-ended', reel: 3 }, { type: 'star-given', reel: 3 }],
  'last-one-standing': [
    { type: 'last-one-standing', survivor: 'detective' },
    { type: 'star-roll', won: true },
    { type: 'movie-ended' },
  ],
};

describe.each(SHORT_IDS.map((id) => [SHORT_RULES[id][0], id] as const))('%s %s', (_, id) => {
  test('plays through by the rules, whatever is chosen, in two to six choices and to a line of its own', async () => {
    const { steps, closing } = SHORTS.scenes[id];
    const script = shortBy(id).steps;
    const closings = new Set<string>();
    const told = new Set<string>();
    const left: number[] = [];
    for (const hand of HANDS) {
      const way = await played(id, hand);
      closings.add(way.closing);
      for (const { lesson } of way.asked) told.add(lesson?.words ?? '');
      expect(way.asked.length).toBeGreaterThanOrEqual(2);
      expect(way.asked.length).toBeLessThanOrEqual(6);
      expect(way.asked[0]?.lesson?.words).toMatch(new RegExp(`^${SHORTS.scenes[id].goal.replaceAll('.', '\\.')}`));
      const at = way.asked.map(({ lesson }) => lesson?.step ?? 0);
      expect(at).toEqual([...new Set(at)].sort((a, b) => a - b));
      expect(at.every((step) => step > 0 && step <= script.length)).toBe(true);

      const events = eventsOf(way.recording);
      for (const { type, ...more } of SHOWS[id])
        expect(events, type).toContainEqual(expect.objectContaining({ type, ...more }));
      left.push(way.recording.movie.loaded?.dice.length ?? 0);
    }
    // Nothing is written that nobody ever hears, and nothing is loaded that is never rolled.
    expect([...closings].sort()).toEqual(Object.values(closing).sort());
    expect(told.size).toBe(Object.keys(steps).length);
    expect(Math.min(...left)).toBe(0);
  });

  test('is the worked example of its rules, and speaks briefly in both languages', () => {
    for (const rule of SHORT_RULES[id]) {
      expect(Object.keys(RULES['roswell-51'])).toContain(rule);
      expect(shortOn(rule)).toBe(id);
    }
    for (const { goal, steps, closing } of [SHORTS.scenes[id], SPANISH.scenes[id]]) {
      expect(goal.split(/\s+/).length, goal).toBeLessThanOrEqual(14);
      for (const words of Object.values(steps)) expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(34);
      for (const words of Object.values(closing)) expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(40);
    }
  });
});

test('a choice taken back is the step before, told again', async () => {
  const it = shortBy('counterstrike');
  const { recording, shown } = Recording.start(shortSetup(it));
  const stage: ReturnType<typeof staged> = staged(
    recording,
    shortPorts(it, () => stage.session),
  );
  const { session } = stage;
  void session.run(shown);
  const steps: number[] = [];
  for (let i = 0; i < 4; i++) {
    await until(() => session.state().question !== null);
    const { question, lesson } = session.state();
    steps.push(lesson?.step ?? -1);
    if (i === 1) session.undo();
    else session.choose(offered(session.state())[0] as Reply, question?.n ?? -1);
    await until(() => session.state().question !== question);
  }
  expect(steps).toEqual([1, 2, 1, 2]);
  session.stop();
});
