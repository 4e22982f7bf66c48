import { describe, expect, test } from 'vitest';
import { FREE_TURNS } from '../../../src/games/stand-in/app/first-night/coach.ts';
import { rehearsed } from '../../../src/games/stand-in/app/first-night/company.ts';
import { guideFor, SCRIPTS } from '../../../src/games/stand-in/app/first-night/guide.ts';
import { spokenIn } from '../../../src/games/stand-in/app/first-night/script.ts';
import { firstNightSetup } from '../../../src/games/stand-in/app/first-night/set-up.ts';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { Session } from '../../../src/games/stand-in/app/play/session.ts';
import type { Ask } from '../../../src/games/stand-in/app/play/types.ts';
import type { Question } from '../../../src/games/stand-in/app/ports/question.ts';
import type { StageState } from '../../../src/games/stand-in/app/ports/stage.ts';
import { LESSONS, type LessonId } from '../../../src/games/stand-in/app/ports/ways.ts';
import type { Save } from '../../../src/games/stand-in/kept.ts';
import { en } from '../../../src/games/stand-in/text/en/index.ts';
import { es } from '../../../src/games/stand-in/text/es/index.ts';
import { FIRST_NIGHT } from '../../../src/games/stand-in/text/first-night.ts';
import { type Reply, standIn } from '../../../src/rules/stand-in/index.ts';
import { policy, repliesIn, sessionPorts } from '../app/kit.ts';

type Hand = (replies: readonly Reply[], question: Question) => Reply | null;
const first: Hand = ([reply]) => reply ?? null;
const last: Hand = (replies) => replies.at(-1) ?? null;

/** Whoever has no part in the script would have to think: nobody of the company does while it runs. */
const unscripted = (turns: number) => (ask: Ask) => {
  if (ask.view.turn <= turns)
    throw new Error(`chair ${ask.prompt.to} had to think: ${ask.prompt.type} in turn ${ask.view.turn}`);
  return policy(ask);
};

interface Told {
  session: Session;
  saves: Save[];
  states: StageState[];
}

/** A lesson by that hand, from the deal on or from where it was left; a null leaves it there. */
async function lesson(recording: Recording, hand: Hand, on: LessonId): Promise<Told> {
  const saves: Save[] = [];
  const states: StageState[] = [];
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const think = unscripted(SCRIPTS[on].turns);
  const players = { worker: async (ask: Ask) => think(ask), inPage: think };
  const session: Session = new Session(recording, {
    ...sessionPorts,
    odds: async () => [],
    players: rehearsed(players, on, () => session.isGuided),
    save: (save) => void saves.push(save as Save),
    guide: guideFor(on),
  });
  let said: StageState['lesson'] = null;
  let asked = -1;
  session.subscribe(() => {
    const state = session.state();
    if (state.burntOut) return session.watch('end');
    if (state.lesson?.waits && state.lesson !== said) {
      said = state.lesson;
      states.push(state);
      return queueMicrotask(() => session.heard());
    }
    if (state.phase !== 'asking' || state.question === null || state.question.n === asked) return;
    asked = state.question.n;
    states.push(state);
    const reply = state.lesson?.at === 'end' ? null : hand(repliesIn(state.question), state.question);
    if (reply === null) leave();
    else queueMicrotask(() => session.choose(reply, asked));
  });
  await Promise.race([session.run(recording.opening), left]);
  return { session, saves, states };
}

const begun = (on: LessonId, hand: Hand, seed = 'premiere') =>
  lesson(Recording.start(firstNightSetup(on, seed)), hand, on);

describe.each(LESSONS)('the lesson as %s', (on) => {
  const steps = spokenIn(SCRIPTS[on]);

  test.each([
    ['the first', first],
    ['the last', last],
  ] as const)(
    'by %s of all that is offered: every step in order, its goal before anything else, and all that was loaded is used',
    async (_, hand) => {
      const { states, session } = await begun(on, hand);
      expect(session.state().trouble).toBeNull();
      const told = states.slice(0, steps.length);
      expect(told.map(({ lesson: it }) => it?.words)).toEqual(steps.map(({ words }) => FIRST_NIGHT.steps[words]));
      expect(told.map(({ lesson: it }) => it?.step)).toEqual(steps.map((_step, i) => i + 1));
      expect(states[0]?.table.hand.length).toBeGreaterThanOrEqual(4); // dealt before anything is said

      // Every choice that the script leaves is legal, and it leaves few.
      for (const { question } of told) {
        if (question === null) continue;
        const offered = new Set(repliesIn(question).map((reply) => JSON.stringify(reply)));
        expect(offered.size).toBeGreaterThan(0);
        expect(offered.size).toBeLessThanOrEqual(3);
      }

      const { game } = standIn.start(session.recording.setup.config);
      for (const reply of session.recording.replies) {
        if (game.turn > SCRIPTS[on].turns) break;
        standIn.advanceQuietly(game, reply);
      }
      expect(game.loaded).toEqual({ fate: [], shuffles: [] });
    },
  );

  test('a reload is at the same step, with the same words and the same choices', async () => {
    let count = 0;
    const { saves, states } = await begun(on, (replies) => (count++ < 5 ? (replies[0] ?? null) : null));
    const before = states.at(-1);
    const again = await lesson(Recording.resume(JSON.parse(JSON.stringify(saves.at(-1)))) as Recording, () => null, on);
    const after = again.states.at(-1);
    expect(after?.lesson).toEqual(before?.lesson);
    expect(after?.question).toEqual(before?.question);
    again.session.stop();
  });

  test('a choice taken back is asked again, and what was told before it is not told again', async () => {
    const whole = await begun(on, first);
    const at = whole.states.filter(({ question }) => question !== null).findIndex(({ canUndo }) => canUndo);
    expect(at).toBeGreaterThan(0); // nothing was learned there (SA17.7)
    let count = 0;
    const { session, states } = await begun(on, (replies) => (count++ < at ? (replies[0] ?? null) : null));
    const asked = states.filter(({ question }) => question !== null);
    session.undo();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.state().phase).toBe('asking');
    expect(session.state().question).toEqual(asked.at(-2)?.question);
    expect(session.state().lesson).toEqual(asked.at(-2)?.lesson);
    expect(states.filter(({ lesson: it }) => it?.waits).map(({ lesson: it }) => it?.words)).toEqual([
      ...new Set(states.flatMap(({ lesson: it }) => (it?.waits ? [it.words] : []))),
    ]);
    session.stop();
  });

  test.each(Array.from({ length: FREE_TURNS }, (_, i) => i + 1))(
    'what is said in free turn %i hangs on what was chosen in it',
    async (turn) => {
      const words = new Set<string>();
      for (const seed of ['free', 'freer', 'freest', 'loose']) {
        const save = await before(on, turn, seed);
        if (save === null) continue; // it was over before
        for (const kind of WAYS) {
          const heard = await afterChoice(on, save, kind);
          if (heard !== null) words.add(heard);
        }
        if (words.size >= 3) break;
      }
      expect(words.size).toBeGreaterThanOrEqual(3);
    },
  );

  test('skipped, it is an ordinary game from there on, also when it is gone on with another day', async () => {
    let count = 0;
    const { session, saves } = await begun(on, (replies) => (count++ < 2 ? (replies[0] ?? null) : null));
    session.unguided();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.state().lesson).toBeNull();
    expect(session.state().phase).toBe('asking');
    const offered = repliesIn(session.state().question as Question).map((reply) => JSON.stringify(reply));
    const legal = session.recording.prompt?.replies.map((reply) => JSON.stringify(reply));
    expect([...new Set(offered)].sort()).toEqual(legal?.toSorted());
    expect(saves.at(-1)?.mode).toEqual({ kind: 'game' });
    expect(saves.at(-1)?.seating.ears).toBe('matters');
    expect(Recording.resume(saves.at(-1) as Save)?.setup.mode).toEqual({ kind: 'game' });
    session.stop();
  });
});

const WAYS = ['play', 'discard', 'accuse', 'vouch', 'ask'] as const;

const isOfKind = (reply: Reply, kind: (typeof WAYS)[number]): boolean =>
  reply.type === 'say' ? reply.claim.type === kind : reply.type === kind;

/** The lesson at one's own turn so many after the script; null: the game does not get there. */
async function before(on: LessonId, turn: number, seed: string): Promise<Save | null> {
  const recording = Recording.start(firstNightSetup(on, seed));
  let own = 0;
  const { session, saves } = await lesson(
    recording,
    (replies, { type }) =>
      type === 'act' && recording.movie.turn > SCRIPTS[on].turns && ++own === turn
        ? null
        : (replies.find((reply) => reply.type !== 'say' && reply.type !== 'declare' && !isFire(reply)) ?? null),
    on,
  );
  session.stop();
  return own === turn ? (saves.at(-1) ?? null) : null;
}

/** What is said after a choice of that kind there; null: it cannot be made. */
async function afterChoice(on: LessonId, save: Save, kind: (typeof WAYS)[number]): Promise<string | null> {
  let isMade = false;
  const { session, states } = await lesson(
    Recording.resume(save) as Recording,
    (replies) => {
      const chosen = isMade ? undefined : replies.find((reply) => isOfKind(reply, kind) && !isFire(reply));
      isMade ||= chosen !== undefined;
      return chosen ?? null;
    },
    on,
  );
  session.stop();
  return isMade ? (states.at(-1)?.lesson?.words ?? null) : null;
}
const isFire = (reply: Reply): boolean => reply.type === 'play' && reply.card === 'nitrate';

test.each([
  ['English', en.firstNight.FIRST_NIGHT],
  ['Spanish', es.firstNight.FIRST_NIGHT],
] as const)('%s: one sentence or a few, each said once', (_, { steps, coach }) => {
  const spoken = LESSONS.flatMap((on) => spokenIn(SCRIPTS[on]).map(({ words }) => words));
  expect(new Set(spoken).size).toBe(spoken.length);
  expect(spoken.toSorted()).toEqual(Object.keys(steps).sort());
  const all = [...Object.values(steps), ...Object.values(coach.after), ...Object.values(coach.begin), coach.declare];
  expect(new Set(all).size).toBe(all.length);
  for (const it of all) expect(it.split(/\s+/).length, it).toBeLessThanOrEqual(36);
});
