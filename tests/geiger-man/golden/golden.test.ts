import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GeigerManTypes, geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { difference, type Recorded } from '../../kit/recorded-game.ts';
import { SHELF } from './shelf.ts';

const FOLDER = import.meta.dirname;
const MOST_BYTES = 60_000;
const textOf = (name: string): string => readFileSync(path.join(FOLDER, `${name}.json`), 'utf8');
const load = (name: string): Recorded<GeigerManTypes> => JSON.parse(textOf(name));

describe('recorded shows of The Geiger Man', () => {
  it.each(SHELF.map(({ name }) => name))('%s plays as it did (`npm run golden` records anew)', (name) => {
    expect(difference(geigerMan, load(name))).toBeNull();
  });

  it.each(SHELF)('$name is recorded with what the shelf says, under these rules, and is small', ({ name, config }) => {
    const { rules, config: recorded } = load(name);
    expect(rules).toBe(geigerMan.version);
    expect(recorded).toEqual(config);
    expect(textOf(name).length).toBeLessThan(MOST_BYTES);
  });

  it('are all on the shelf', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(SHELF.map(({ name }) => `${name}.json`).sort());
  });
});
