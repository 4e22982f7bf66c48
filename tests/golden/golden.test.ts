import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../src/rules/shuffling-horror/index.ts';
import { PROMPT_TYPES } from '../properties/seen.ts';
import { difference, type Playthrough } from './playthrough.ts';
import { SHELF } from './shelf.ts';

const FOLDER = import.meta.dirname;
const MOST_BYTES = 40_000;
const textOf = (name: string): string => readFileSync(path.join(FOLDER, `${name}.json`), 'utf8');
const load = (name: string): Playthrough => JSON.parse(textOf(name));

describe('recorded movies', () => {
  it.each(SHELF.map(({ name }) => name))('%s plays as it did (`npm run golden` records anew)', (name) => {
    expect(difference(load(name))).toBeNull();
  });

  it.each(SHELF)('$name is recorded with what the shelf says, under these rules, and is small', ({ name, config }) => {
    const { rules, config: recorded } = load(name);
    expect(rules).toBe(RULES_VERSION);
    expect(recorded).toEqual(config);
    expect(textOf(name).length).toBeLessThan(MOST_BYTES);
  });

  it('are all on the shelf', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(SHELF.map(({ name }) => `${name}.json`).sort());
  });

  it('meet every kind of prompt between them', () => {
    const met = new Set(SHELF.flatMap(({ name }) => load(name).prompts.map((line) => line.split(' ')[0])));
    expect(PROMPT_TYPES.filter((type) => !met.has(type))).toEqual([]);
  });

  it('that differ are told apart at their first prompt that does', () => {
    const movie = load('plain-2');
    const spoilt = (n: number, line: string) => ({ ...movie, prompts: movie.prompts.with(n, line) });
    const [type, at, state] = (movie.prompts[7] ?? '').split(' ');
    expect(difference(spoilt(7, `${type} ${at} 0000000000000000`))).toMatch(/^prompt 7 .*recorded 0000000000000000$/);
    expect(difference(spoilt(7, `clip ${at} ${state}`))).toMatch(/^prompt 7 is /);
    expect(difference(spoilt(7, `${type} 999 ${state}`))).toMatch(/^prompt 7 .*999$/);
    expect(difference({ ...movie, prompts: movie.prompts.slice(0, 7) })).toMatch(/^goes on after 7 prompts/);
    expect(difference({ ...movie, end: 'another' })).toMatch(/^another state at the end/);
  });
});
