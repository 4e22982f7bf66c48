import { describe, expect, test } from 'vitest';
import type { Option } from '../../src/games/shuffling-horror/app/ports/question.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import { remembered } from '../../src/games/shuffling-horror/app/questions/remembered.ts';
import {
  advanceQuietly,
  chanceFrom,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
  type View,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { CHOICE } from '../../src/text/play/prompts.ts';
import { countQuestions } from '../../tools/lab/questions.ts';
import { readSetup } from '../../tools/lab/setup.ts';
import { config, pressButtons, SETTINGS, seating, staged, started, until } from './kit.ts';

/** Every prompt of a few random movies that one type of question is asked at. */
function* prompts(type: Prompt['type']): Generator<{ view: View; prompt: Prompt }> {
  for (const seed of ['first', 'second', 'third', 'fourth']) {
    const movie = newMovie(config(seed));
    const chance = chanceFrom(seed);
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      if (prompt.type === type) yield { view: viewOf(movie, prompt.to), prompt };
      advanceQuietly(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply);
    }
  }
}

const all = (options: readonly Option[]): Option[] => options.flatMap((it) => [it, ...all(it.more)]);

describe('what one survivor may do', () => {
  test('is asked in five choices at most, and nothing that may be done is lost but rest that gives nothing', () => {
    for (const { view, prompt } of prompts('act')) {
      const { options } = questionOf(view, prompt);
      expect(options.filter(({ label }) => label !== CHOICE.keepStar).length).toBeLessThanOrEqual(5);
      const offered = leavesOf(options).map(({ reply }) => JSON.stringify(reply));
      const lost = prompt.replies.filter((reply) => !offered.includes(JSON.stringify(reply)));
      expect(lost.every(({ type }) => type === 'rest')).toBe(true);
    }
  });

  test('an attack and a take name the place', () => {
    const PLACE = /frame [IV]+|throng [IV]+/;
    for (const { view, prompt } of prompts('act')) {
      for (const { id, detail, reply, more } of all(questionOf(view, prompt).options)) {
        if (/^attack [^p]/.test(id) && more.every(({ dial }) => dial !== null)) expect(detail).toMatch(PLACE);
        if (reply?.type === 'take' && reply.drop === undefined) expect(detail).toMatch(PLACE);
      }
    }
  });

  test('whoever has seven spoints outside is not offered to rest', () => {
    let full = 0;
    for (const { view, prompt } of prompts('act')) {
      for (const { pool } of view.seats) for (const it of pool) it.rest = 7;
      const s = view.seats.flatMap(({ pool }) => pool).find(({ id }) => 'survivor' in prompt && id === prompt.survivor);
      const rests = leavesOf(questionOf(view, prompt).options).some(({ reply }) => reply?.type === 'rest');
      if (s?.place !== null) continue;
      expect(rests).toBe(false);
      full++;
    }
    expect(full).toBeGreaterThan(0);
  });

  test('no choice stands out', () => {
    for (const type of ['act', 'aim', 'answer', 'reroll'] as const)
      for (const { view, prompt } of prompts(type))
        expect(all(questionOf(view, prompt).options).filter(({ tone }) => tone === 'best')).toEqual([]);
  });
});

describe('an attack is one question', () => {
  test('the dial of its panel is the one that the rules would show next', async () => {
    const { recording, shown } = started('panel', seating('you', 'you', 'you'));
    const { session } = staged(recording);
    void session.run(shown);
    const way = await firstWay(session);
    session.choose(way.reply as Reply, recording.n);
    await until(() => session.state().question?.type === 'spend');
    expect(session.state().question?.dial?.notches).toEqual(way.dial?.notches);
    session.stop();
  });

  test('its spoints are given before they are asked for', async () => {
    const { recording, shown } = started('panel', seating('you', 'you', 'you'));
    const { session } = staged(recording);
    void session.run(shown);
    const way = await firstWay(session);
    const spend = way.dial?.notches[1]?.reply as Reply;
    const n = recording.n;
    session.attack(way.reply as Reply, spend, n);
    await until(() => (session.state().question?.n ?? n) > n);
    expect(recording.replies.slice(n, n + 2)).toEqual([way.reply, spend]);
    session.stop();
  });

  test('what is remembered is not asked; the movie is the one that the replies make', async () => {
    const { recording, shown } = started('pins', seating('you', 'you', 'you'));
    const { session } = staged(recording, { settings: { ...SETTINGS, onDamage: 'never', onHit: '3' } });
    const asked: string[] = [];
    session.subscribe(() => {
      const { question } = session.state();
      if (question !== null) asked.push(`${question.type} ${question.heading}`);
    });
    pressButtons(session, 'pins');
    await session.run(shown);
    expect(asked.filter((it) => it.startsWith('spend') && it.includes('on the damage'))).toEqual([]);
    const again = newMovie(config('pins'));
    for (const reply of recording.replies) advanceQuietly(again, reply);
    expect(again.outcome).toEqual(recording.movie.outcome);
  });
});

/** The first way to attack that spoints could help, as the panel shows it. */
async function firstWay(session: ReturnType<typeof staged>['session']): Promise<Option> {
  const ways = () =>
    leavesOf(session.state().question?.options ?? []).filter(({ dial }) => (dial?.notches.length ?? 0) > 1);
  for (let i = 0; i < 200; i++) {
    await until(() => session.state().phase === 'asking');
    const [way] = ways();
    if (way !== undefined) return way;
    const { question } = session.state();
    const [reply] = [...leavesOf(question?.options ?? []), ...(question?.dial?.notches ?? [])];
    const n = question?.n ?? -1;
    session.choose(reply?.reply as Reply, n);
    await until(() => session.state().question?.n !== n);
  }
  throw new Error('nobody could attack');
}

describe('remembered answers', () => {
  test('spend no more on damage than makes a difference, and nothing where never is said', () => {
    let spent = 0;
    for (const { view, prompt } of prompts('spend')) {
      if (prompt.type !== 'spend' || prompt.purpose !== 'damage' || prompt.refused.length > 0) continue;
      expect(remembered(view, prompt, { onDamage: 'ask', onHit: 'ask' })).toBeNull();
      expect(remembered(view, prompt, { onDamage: 'never', onHit: 'ask' })).toEqual({ type: 'spend', amount: 0 });
      const reply = remembered(view, prompt, { onDamage: '2', onHit: 'ask' });
      expect(prompt.replies).toContainEqual(reply);
      if (reply?.type === 'spend') {
        expect(reply.amount).toBeLessThanOrEqual(2);
        spent += reply.amount;
      }
    }
    expect(spent).toBeGreaterThan(0);
  });

  test('pay small hits alone', () => {
    const kinds = new Set<string>();
    for (const { view, prompt } of prompts('answer')) {
      if (prompt.type !== 'answer') continue;
      const reply = remembered(view, prompt, { onDamage: 'ask', onHit: '2' });
      if (prompt.damage > 2) expect(reply).toBeNull();
      kinds.add(reply?.type ?? 'asked');
    }
    expect(kinds).toEqual(new Set(['asked', 'negate']));
  });

  test('with them, and with one panel for an attack, a third of the questions are gone', () => {
    const setup = readSetup({ seats: '3', director: 'feature', cast: 'sensible' });
    const every = countQuestions(setup, 60, null);
    expect(countQuestions(setup, 60, { onDamage: '3', onHit: '3' })).toBeLessThan((every * 2) / 3);
  });
});
