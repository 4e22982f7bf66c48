import { expect, test } from 'vitest';
import { serials } from '../../src/storage/serials.ts';

test('keys are in the order they came, past the last of eight digits', () => {
  const { next, sorted, of } = serials('can');
  expect(next([])).toBe('can-00000001');
  expect(next(['can-99999999'])).toBe('can-100000000');
  expect(sorted(['can-100000000', 'can-99999999', 'slot-1', 'can-7', 'can-00000002'])).toEqual([
    'can-00000002',
    'can-99999999',
    'can-100000000',
  ]);
  expect(of('can-000000007')).toBe(0); // no key of ours is written so
});

test('a key that leaves no higher number does not stop the next', () => {
  const { next } = serials('left');
  expect(next(['left-999999999999', 'left-00000001'])).toBe('left-00000002');
});
