import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ACTIONS, GIRLS, KILLER, LOCATION } from '../../../src/rules/geiger-man/index.ts';

const text = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const ids = (...lists: (readonly { id: string }[])[]): string[] => lists.flat().map(({ id }) => id);

const CARDS = [
  ...ACTIONS,
  ...GIRLS,
  ...Object.values(KILLER).flatMap(({ id, terror, finales, powers, epic }) => [
    id,
    ...ids(terror, finales),
    ...powers,
    epic,
  ]),
  ...Object.values(LOCATION).flatMap(({ setUps, items, terror, events }) => ids(setUps, items, terror, events)),
];

it.each(CARDS)('%s has a test', (id) => {
  expect(new RegExp(`it\\(['"](FG[\\d.]+ )?${id}: `).test(text)).toBe(true);
});

it('no two cards share an id', () => {
  const twice = CARDS.filter((id, at) => CARDS.indexOf(id) !== at);
  expect(twice).toEqual([]);
});
