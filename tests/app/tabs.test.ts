import { describe, expect, test } from 'vitest';
import { thingKey } from '../../src/app/ports/board.ts';
import type { Option, Question } from '../../src/games/shuffling-horror/app/ports/question.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import { offersIn } from '../../src/games/shuffling-horror/app/questions/intents.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import { tabsOf } from '../../src/games/shuffling-horror/app/questions/tabs.ts';
import {
  advanceQuietly,
  chanceFrom,
  newMovie,
  promptOf,
  type Reply,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { config } from './kit.ts';

/** Every question of two random movies. */
function questions(): Question[] {
  return ['first', 'second'].flatMap((seed) => {
    const movie = newMovie(config(seed));
    const chance = chanceFrom(seed);
    const out: Question[] = [];
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      out.push(questionOf(viewOf(movie, prompt.to), prompt));
      advanceQuietly(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply);
    }
    return out;
  });
}
const asked = questions();
const acts = asked.filter(({ type }) => type === 'act');

/** Where the keys of a tab lead. */
function pressed(options: readonly Option[], keys: readonly string[]): Option | undefined {
  const [first, ...rest] = keys;
  const option = options[Number(first) - 1];
  return rest.length === 0 || option === undefined ? option : pressed(option.more, rest);
}

describe('what a card wears that can be chosen', () => {
  test('its keys lead to choices about it and nothing else', () => {
    let read = 0;
    for (const question of asked)
      for (const [thing, { keys }] of tabsOf(question.options, {})) {
        if (keys.length === 0) continue;
        const option = pressed(question.options, keys);
        for (const leaf of leavesOf(option === undefined ? [] : [option]))
          expect(leaf.at === null ? null : thingKey(leaf.at)).toBe(thing);
        expect(option).toBeDefined();
        read++;
      }
    expect(read).toBeGreaterThan(200);
  });

  test('who takes a card and attacks is asked by a key each, and all of them stand on it', () => {
    let several = 0;
    for (const question of acts)
      for (const { keys, orKeys } of tabsOf(question.options, {}).values()) {
        const [first] = leavesOf([pressed(question.options, keys)].flatMap((it) => it ?? []));
        for (const key of orKeys) {
          const other = pressed(question.options, [...keys.slice(0, -1), key]);
          expect(other?.reply).toMatchObject({ type: 'take-attack' });
          expect(other?.reply).not.toEqual(first?.reply);
          expect(other?.at).toEqual(first?.at);
          several++;
        }
      }
    expect(several).toBeGreaterThan(0);
  });

  test('every target has its chance to be put down, every item its word', () => {
    let attacks = 0;
    let items = 0;
    for (const question of acts) {
      const tabs = tabsOf(question.options, {});
      for (const { at, reply } of leavesOf(question.options)) {
        if (at === null || reply?.type === 'take-attack') continue;
        const { words, short } = tabs.get(thingKey(at)) ?? { words: '', short: '' };
        if (reply?.type === 'attack') {
          expect(words).toMatch(/^(kill|harm|\S+) \d+\s%$/);
          expect(words).toContain(short);
          attacks++;
        }
        if (reply?.type === 'take') {
          expect(words).toBe('take');
          items++;
        }
      }
    }
    expect(attacks).toBeGreaterThan(50);
    expect(items).toBeGreaterThan(10);
  });

  test('keys that the player has set are those that are shown', () => {
    const question = acts[0]!;
    const first = [...tabsOf(question.options, { pick1: 'x' }).values()].flatMap(({ keys }) => keys);
    expect(first).not.toContain('1');
    expect(first.some((key) => key === 'X')).toBe(
      [...tabsOf(question.options, {}).values()].some(({ keys }) => keys.includes('1')),
    );
  });

  test('of all targets only the one that is aimed at is not quiet, and each can still be clicked', () => {
    let aimed = 0;
    for (const question of acts) {
      const targets = new Set(leavesOf(question.options).flatMap((it) => (it.dial === null ? [] : [keyAt(it)])));
      for (const target of targets) {
        const ways = leavesOf(question.options).filter((it) => it.dial !== null && keyAt(it) === target);
        const state = { phase: 'asking', question, menus: [ways], settings: { keys: {} } } as unknown as StageState;
        const offers = offersIn(state);
        const loud = offers.filter(({ quiet }) => !quiet).map(({ at }) => thingKey(at));
        expect(loud).toEqual([target]);
        expect(offers.map(({ at }) => thingKey(at))).toEqual(expect.arrayContaining([...targets]));
        aimed++;
      }
      const open = { phase: 'asking', question, menus: [], settings: { keys: {} } } as unknown as StageState;
      expect(offersIn(open).every(({ quiet }) => !quiet)).toBe(true);
    }
    expect(aimed).toBeGreaterThan(50);
  });
});

const keyAt = ({ at }: Option): string => (at === null ? '' : thingKey(at));
