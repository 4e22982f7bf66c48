import { describe, expect, test } from 'vitest';
import { inDraws } from '../../tools/bench/measure.ts';
import { withSection } from '../../tools/bench/quality.ts';
import { CROWDED_SHOWS, mostCrowded, recordShow } from '../../tools/board-harness/recorded-show.ts';

const DOCUMENT = `# Quality

<!-- engine:begin -->
old
<!-- engine:end -->

<!-- lighthouse:begin -->
somebody else's
<!-- lighthouse:end -->
`;

describe('the document of figures', () => {
  test('a part replaces its own section and nothing else', () => {
    expect(withSection(DOCUMENT, 'engine', 'new')).toBe(DOCUMENT.replace('old', 'new'));
  });

  test('a part that was never measured comes last', () => {
    const after = withSection(DOCUMENT, 'save', 'first');
    expect(after.startsWith(DOCUMENT.trimEnd())).toBe(true);
    expect(after.endsWith('\n\n<!-- save:begin -->\nfirst\n<!-- save:end -->\n')).toBe(true);
  });

  test('a section without an end is not written over', () => {
    expect(() => withSection('<!-- save:begin -->\nmine', 'save', 'new')).toThrow('no end');
  });
});

test('times and rates are told in draws of the reference, sizes are not', () => {
  const draws = (value: number, unit: Parameters<typeof inDraws>[0]['unit']) => inDraws({ name: '', value, unit }, 1e6);
  expect(draws(2, 'ms')).toBeCloseTo(2000);
  expect(draws(2, 'µs')).toBeCloseTo(2);
  expect(draws(500, 'movies/s')).toBeCloseTo(2000);
  expect(draws(2, 'bytes')).toBeNull();
});

test('The Geiger Man’s board is measured at a table that is as full as they get, and not at the end of its show', () => {
  for (const show of CROWDED_SHOWS) {
    const { at, crowd } = mostCrowded(show);
    expect(crowd).toBeGreaterThanOrEqual(18);
    expect(at).toBeLessThan(recordShow({ ...show, girl: 'dot' }).takes.length);
  }
});
