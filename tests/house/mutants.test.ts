import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../../tools/mutants/all.ts';
import { mutated, pathOf } from '../../tools/mutants/mutant.ts';

describe('the mutants of the rules', () => {
  it.each(MUTANTS.map((mutant) => [mutant.rule, mutant.name, mutant] as const))(
    '%s %s: still applies',
    (_r, _n, it) => {
      const source = readFileSync(pathOf(it), 'utf8');
      const text = mutated(source, it);
      expect(text, `its text must stand once in ${pathOf(it)}`).not.toBeNull();
      expect(text).not.toBe(source);
    },
  );

  it('are at least twenty, each with a name of its own', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it('a text that stands twice or not at all does not apply', () => {
    const it = { name: 'x', rule: 'R1.1', file: 'x.ts', from: 'a', to: 'b' };
    expect(mutated('cat', it)).toBe('cbt');
    expect(mutated('banana', it)).toBeNull();
    expect(mutated('dog', it)).toBeNull();
  });
});
