import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROMPT_TYPES, type StandInTypes, standIn } from '../../../src/rules/stand-in/index.ts';
import { difference, type Recorded } from '../../kit/recorded-game.ts';
import { SHELF } from './shelf.ts';

const FOLDER = import.meta.dirname;
const MOST_BYTES = 60_000;
const textOf = (name: string): string => readFileSync(path.join(FOLDER, `${name}.json`), 'utf8');
const load = (name: string): Recorded<StandInTypes> => JSON.parse(textOf(name));

describe('recorded games of The Stand-In', () => {
  it.each(SHELF.map(({ name }) => name))('%s plays as it did (`npm run golden` records anew)', (name) => {
    expect(difference(standIn, load(name))).toBeNull();
  });

  it.each(SHELF)('$name is recorded with what the shelf says, under these rules, and is small', ({ name, config }) => {
    const { rules, config: recorded } = load(name);
    expect(rules).toBe(standIn.version);
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
    const game = load('silent-6');
    const spoilt = (n: number, line: string) => ({ ...game, prompts: game.prompts.with(n, line) });
    const [type, at, state] = (game.prompts[7] ?? '').split(' ');
    expect(difference(standIn, spoilt(7, `${type} ${at} 0000000000000000`))).toMatch(/^prompt 7 .*another state/);
    expect(difference(standIn, spoilt(7, `none ${at} ${state}`))).toMatch(/^prompt 7 is /);
    expect(difference(standIn, spoilt(7, `${type} 999 ${state}`))).toMatch(/^prompt 7 .*999$/);
    expect(difference(standIn, { ...game, prompts: game.prompts.slice(0, 7) })).toMatch(/^goes on after 7 prompts/);
    expect(difference(standIn, { ...game, end: 'another' })).toMatch(/^another state at the end/);
  });
});
