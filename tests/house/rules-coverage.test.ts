import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOOKS, coverageOf } from '../../tools/rules-coverage/report.ts';
import { rulesOf, testNames } from '../../tools/rules-coverage/scan.ts';
import { plant } from './planted.ts';

describe.each(BOOKS)('$rules and its tests', (book) => {
  const coverage = coverageOf('.', book);

  it('every rule has a test', () => {
    expect(coverage.untested).toEqual([]);
  });

  it('no test names a rule that does not exist', () => {
    expect(coverage.unknown).toEqual([]);
  });

  it('the report is up to date (`npm run coverage:rules` writes it)', () => {
    expect(readFileSync(book.report, 'utf8') === coverage.text).toBe(true);
  });
});

describe('the scan', () => {
  it('finds names however a test is written, and leaves out what is skipped', () => {
    const source = [
      `it('R1.1 plain', () => {});`,
      'test("R1.2 it\\\'s \\"quoted\\"", () => {});',
      `it(\n  'R1.3 on a line of its own',\n  () => {});`,
      `it.each([[')', 1], ["it('R9.9 no')", 2]])('R1.4 with %s', () => {});`,
      `it.skip('R1.5 not yet', () => {}); it.todo('R1.6 nor this');`,
      `  // it('R1.9 commented out', () => {});`,
      `audit('R1.7 another word'); scene.it('R1.8 a method');`,
    ].join('\n');
    expect(testNames(source)).toEqual([
      'R1.1 plain',
      'R1.2 it\'s "quoted"',
      'R1.3 on a line of its own',
      'R1.4 with %s',
    ]);
  });

  it('reads the rules that a name begins with', () => {
    expect(rulesOf('R5.3e refused')).toEqual(['R5.3']);
    expect(rulesOf('R9.5, R9.8 the Warlord')).toEqual(['R9.5', 'R9.8']);
    expect(rulesOf('R1.3 R1.4 both')).toEqual(['R1.3', 'R1.4']);
    expect(rulesOf('R3.3 and R14.1b in turn (R6.2)')).toEqual(['R3.3', 'R14.1']);
    expect(rulesOf('SA15.3/SA15.4 who wins')).toEqual(['SA15.3', 'SA15.4']);
    expect(rulesOf('payback: once (R10.3)')).toEqual([]);
  });

  it('names what has no test, and tests of nothing', () => {
    const house = plant({
      'docs/RULES.md': '## R1 Parts\n\n- **R1.1** Cards.\n- **R1.2** Dice.\n',
      'tests/rules/a.test.ts': `it('R1.1 cards', () => {}); it('R7.7 nothing', () => {});`,
      'tests/cards/b.test.ts': '',
    });
    const { untested, unknown, text } = coverageOf(house);
    expect(untested).toEqual(['R1.2']);
    expect(unknown).toEqual(['tests/rules/a.test.ts: R7.7 nothing']);
    expect(text).toContain('1 of 2 rules have a test');
  });
});
