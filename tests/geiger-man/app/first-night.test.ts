import { describe, expect, test } from 'vitest';
import { firstNightGuide } from '../../../src/games/geiger-man/app/first-night/guide.ts';
import { SCRIPT } from '../../../src/games/geiger-man/app/first-night/script.ts';
import { firstNightSetup } from '../../../src/games/geiger-man/app/first-night/set-up.ts';
import { Recording } from '../../../src/games/geiger-man/app/play/recording.ts';
import { questionOf } from '../../../src/games/geiger-man/app/questions/question.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { SCRIPTED } from '../../../src/games/geiger-man/text/first-night.ts';
import { geigerMan, type Reply } from '../../../src/rules/geiger-man/index.ts';

const { steps, coach, nouns, end } = en.firstNight.FIRST_NIGHT;
const SEED = 'first-night';

/** What is asked and said now. */
function guided(recording: Recording) {
  const { prompt } = recording;
  if (prompt === null) throw new Error('it is over');
  const view = geigerMan.view(recording.movie, 0);
  const { question, lesson } = firstNightGuide.at({ recording, view, prompt }, questionOf(view, prompt));
  return { offered: question.options.flatMap(({ reply }) => reply ?? []), lesson, prompt };
}

/** A lesson at its first free choice; what answers itself is answered. */
function played(seed = SEED, ...dice: number[]): { recording: Recording; said: string[] } {
  const { config, ...setup } = firstNightSetup(seed);
  const loaded = { ...config.loaded, dice: [...(config.loaded?.dice ?? []), ...dice] };
  const recording = Recording.start({ ...setup, config: { ...config, loaded } });
  const said: string[] = [];
  while (said.length < SCRIPT.length) {
    const { offered, lesson, prompt } = guided(recording);
    if (prompt.replies.length === 1) recording.submit(prompt.replies[0] as Reply);
    else {
      said.push(lesson?.words ?? '');
      recording.submit((offered.find((it) => it.type === 'lose' && it.card === 'head') ?? offered.at(-1)) as Reply);
    }
  }
  return { recording, said };
}

/** The first reply of a kind that is on offer. */
function give(recording: Recording, type: Reply['type'], more: Record<string, unknown> = {}): void {
  const { prompt } = recording;
  const fits = (reply: Reply) =>
    reply.type === type && Object.entries(more).every(([key, value]) => reply[key as keyof Reply] === value);
  const reply = prompt?.replies.find(fits);
  if (prompt === null || reply === undefined) throw new Error(`no ${type} ${JSON.stringify(more)} at ${prompt?.type}`);
  recording.submit(reply);
}

/** Answers whatever is asked in the plainest way. */
function toNext(recording: Recording): void {
  const { prompt } = recording;
  const plain = ['accept', 'stop', 'take'].map((type) => prompt?.replies.find((it) => it.type === type));
  recording.submit(plain.find((it) => it !== undefined) ?? (prompt?.replies[0] as Reply));
}

/** Up to the next act. */
function toAct(recording: Recording): void {
  while (recording.prompt !== null && recording.prompt.type !== 'act') toNext(recording);
}

describe('First Night', () => {
  test('says one sentence at each step and leaves only what it asks for; the first names the goal', () => {
    const { recording, said } = played();
    expect(said).toEqual(SCRIPTED.map((id) => steps[id]));
    expect(said[0]).toMatch(/^You win if the Killer dies/);
    expect(recording.movie).toMatchObject({ turn: 3, saved: 2, health: 5, killerHealth: 10, dead: 0 });
    expect(recording.movie.loaded?.dice).toEqual([]);
    expect(guided(recording).lesson).toMatchObject({ words: coach.begin, at: 'question', isFree: true });
  });

  test('is the same with any seed, up to there', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { recording, said } = played(seed);
      expect(said).toHaveLength(SCRIPT.length);
      expect(recording.movie).toMatchObject({ turn: 3, killerHealth: 10, girlAt: 'wash', killerAt: 'wash' });
    }
  });

  test('every step can be reloaded and taken back, and is the same step again', () => {
    const { recording } = played();
    for (let given = 0; given < recording.replies.length; given++) {
      const there = recording.rewound(given);
      const again = Recording.resume(JSON.parse(JSON.stringify(there.save())));
      expect(again && guided(again).lesson).toEqual(guided(there).lesson);
    }
  });

  test.each([
    ['attack', [6, 5, 5], 'swing'],
    ['missed', [1, 1, 1, 1], 'swing'],
    ['move', [6, 5, 5], 'steps'],
    ['time', [], null],
  ] as const)('in the first free turn it speaks of what was chosen, and of what came of it: %s', (what, dice, card) => {
    const { recording } = played(SEED, ...dice);
    if (card === null) give(recording, 'time');
    else give(recording, 'play', { card });
    if (what === 'move') {
      give(recording, 'accept');
      give(recording, 'step');
    }
    if (what === 'attack') expect(guided(recording).lesson?.words).toBe(coach.enough);
    while (recording.prompt?.type === 'roll' || recording.prompt?.type === 'walk') toNext(recording);
    const { lesson, prompt } = guided(recording);
    expect(lesson?.words).toContain(prompt.type === 'act' ? coach.after[what] : coach.buy);
  });

  test('in each of the three turns at least three choices have a sentence of their own', () => {
    for (const turn of [3, 4, 5]) {
      const { recording } = played('choices');
      while (recording.movie.turn < turn) {
        give(recording, 'stop');
        toAct(recording);
      }
      const said = new Set<string>();
      for (const reply of recording.prompt?.replies ?? []) {
        const there = recording.rewound(recording.replies.length);
        there.submit(reply);
        while (there.prompt !== null && !['act', 'buy'].includes(there.prompt.type)) toNext(there);
        if (there.prompt !== null) said.add(guided(there).lesson?.words ?? '');
      }
      expect(said.size, `turn ${turn}`).toBeGreaterThanOrEqual(3);
      expect(said).not.toContain('');
    }
  });

  test('says what a thing is the first time it happens, and only then', () => {
    const { recording } = played('nouns');
    const heard: string[] = [];
    while (recording.movie.turn < 6 && recording.prompt !== null) {
      heard.push(guided(recording).lesson?.words ?? '');
      give(recording, 'stop');
      toAct(recording);
    }
    const known = Object.values(nouns).filter((words) => heard.some((it) => it.includes(words)));
    expect(known).toContain(nouns.wound);
    for (const words of known) expect(heard.filter((it) => it.includes(words))).toHaveLength(1);
  });

  test('ends after three turns, and the show goes on without it', () => {
    const { recording } = played('ends');
    while (recording.movie.turn < 6) {
      // Whoever stays beside him does not see the end of it.
      if (recording.prompt?.replies.some((it) => it.type === 'play' && it.card === 'steps')) {
        give(recording, 'play', { card: 'steps' });
        while (recording.prompt !== null && recording.prompt.type !== 'act') {
          if (recording.prompt.type === 'walk' && recording.prompt.left > 0) give(recording, 'step');
          else toNext(recording);
        }
      } else give(recording, 'stop');
      toAct(recording);
    }
    expect(guided(recording).lesson).toMatchObject({ words: expect.stringContaining(end.words), at: 'end' });
  });
});
