import { describe, expect, test } from 'vitest';
import { termsIn } from '../../src/text/book/terms-in.ts';
import { es } from '../../src/text/es/index.ts';
import { RULES } from '../../src/text/rule-cards/rules.ts';
import { TERMS as ALL_TERMS, TERM_LIST } from '../../src/text/rule-cards/terms.ts';
import { TIP_PAGES } from '../../src/text/rule-cards/tips.ts';

const TERMS = ALL_TERMS['roswell-51'];
const SPANISH = es['rule-cards/terms'].TERMS['roswell-51'];

const marked = (sentence: string) =>
  termsIn(TERMS, sentence).flatMap((part) => (typeof part === 'string' ? [] : [[part.term, part.words]]));

describe('the glossary', () => {
  test('has what the book has words of its own for', () => {
    for (const name of ['SHAD', 'Creature Feature', 'player', 'survivor', 'annihilated', 'full assault', 'spoint'])
      expect(
        TERM_LIST.map((term) => TERMS[term].name),
        name,
      ).toContain(name);
  });

  test('sends every term to a rule that there is, in both languages to the same', () => {
    for (const term of TERM_LIST) {
      expect(Object.keys(RULES['roswell-51']), term).toContain(TERMS[term].rule);
      expect(SPANISH[term].rule, term).toBe(TERMS[term].rule);
    }
  });

  test('says each in two sentences or so: it is read while something waits', () => {
    for (const words of [TERMS, SPANISH])
      for (const term of TERM_LIST) expect(words[term].says.split(/\s+/).length, term).toBeLessThanOrEqual(32);
  });

  test('no two terms have the same name', () => {
    for (const words of [TERMS, SPANISH])
      expect(new Set(TERM_LIST.map((term) => words[term].name)).size).toBe(TERM_LIST.length);
  });
});

describe('a term in a sentence', () => {
  test('is found whatever its number and case, and the longer one first', () => {
    expect(marked('Two power spoints, then Throngs flail.')).toEqual([
      ['power-spoint', 'power spoints'],
      ['throng', 'Throngs'],
      ['flail', 'flail'],
    ]);
  });

  test('is marked once, where it first stands, and never within another word', () => {
    expect(marked('A spoint for a spoint.')).toEqual([['spoint', 'spoint']]);
    expect(marked('Headshots and spointless thronging.')).toEqual([]);
  });

  test('loses no letter of the sentence', () => {
    for (const { lines } of TIP_PAGES)
      for (const words of lines) {
        expect(
          termsIn(TERMS, words)
            .map((part) => (typeof part === 'string' ? part : part.words))
            .join(''),
        ).toBe(words);
      }
  });
});
