import { expect, test } from 'vitest';
import { happeningsIn } from '../../../src/games/stand-in/app/table/happenings.ts';
import { NOTES } from '../../../src/games/stand-in/text/notebook.ts';
import type { Note } from '../../../src/rules/stand-in/index.ts';

const turn = (n: number, chair: number) => ({ type: 'turn-began', chair, turn: n }) as Note;
const given = { type: 'exchanged', offerer: 1, partner: 0, given: 'swap-marks', back: 'fire-axe' } as Note;
const accuses = {
  type: 'claimed',
  chair: 1,
  claim: { type: 'accuse', seat: 2, role: 'stand-in', sure: false },
} as Note;
const thrown = { type: 'burnt', chair: 2, by: 1 } as Note;

const lineOf = (notes: readonly Note[]): string =>
  happeningsIn(notes, (chair) => (chair === 0 ? 'you' : 'colonel'), 0).wordsOf(1);

test('what somebody gave me is noted until something more telling happens, or it is long ago', () => {
  const gave = NOTES.gaveMe('swap-marks', 1);
  expect(lineOf([turn(1, 1), given])).toBe(gave);
  expect(lineOf([turn(1, 1), given, turn(2, 2), accuses])).toBe(gave);
  expect(lineOf([turn(1, 1), given, turn(2, 2), accuses, thrown])).toBe(NOTES.burnt('colonel'));
  expect(lineOf([turn(1, 1), given, turn(20, 2), accuses])).toBe(NOTES.accuses('colonel'));
});
