import { describe, expect, test } from 'vitest';
import { FACTS } from '../../../src/games/stand-in/app/almanac/facts.ts';
import { BOOK } from '../../../src/games/stand-in/text/book.ts';
import { CUE_CARDS } from '../../../src/games/stand-in/text/cue-cards.ts';
import { ALMANAC } from '../../../src/games/stand-in/text/rooms.ts';
import { TIP_PAGES } from '../../../src/games/stand-in/text/tips.ts';
import { type BLACKOUTS, CARDS, type SCRIPT } from '../../../src/rules/stand-in/index.ts';
import { citedIn, ruleIn, topicOf } from '../../../src/text/book/book.ts';
import { searchIn } from '../../../src/text/book/search.ts';
import { termsIn } from '../../../src/text/book/terms-in.ts';

const RULES = Object.keys(BOOK.rules);

describe('the book of The Stand-In', () => {
  test('has every rule under a topic, and no topic without one', () => {
    expect([...new Set(RULES.map(topicOf))]).toEqual(Object.keys(BOOK.topics));
  });

  test('cites only rules that there are, from rules, terms and cue cards', () => {
    const words = RULES.flatMap((id) => {
      const { says = '', parts = {}, rulings = [] } = ruleIn(BOOK, id) ?? {};
      return [says, ...Object.values(parts), ...rulings];
    });
    const cited = [
      ...words.flatMap((it) => it.match(citedIn(BOOK)) ?? []),
      ...Object.values(BOOK.terms).map(({ rule }) => rule),
      ...CUE_CARDS.flatMap(({ lines }) => lines.map(({ rule }) => rule)),
    ];
    expect(cited.filter((it) => ruleIn(BOOK, it) === null)).toEqual([]);
  });

  test('is searched by id, with or without its sign, and by words', () => {
    for (const query of ['SA9.5', ' sa9.5 ', '9.5', 'SA9.5a']) expect(searchIn(BOOK, query).rules).toEqual(['SA9.5']);
    expect(searchIn(BOOK, 'SA1').rules).toEqual(['SA1.1', 'SA1.2', 'SA1.3', 'SA1.4']);
    expect(searchIn(BOOK, 'R9.5').rules).toEqual([]);
    expect(searchIn(BOOK, 'chained door').rules[0]).toBe('SA10.1');
    expect(searchIn(BOOK, '').rules).toEqual(RULES);
  });

  test('names the switch of whatever is optional', () => {
    const optional = RULES.flatMap((id) => ruleIn(BOOK, id)?.switch ?? []);
    expect(optional.length).toBeGreaterThan(6);
    for (const id of optional) expect(BOOK.switchName(id)).not.toBe('');
  });

  test('marks its own words of the trade in the tips, and loses no letter', () => {
    const lines = TIP_PAGES.flatMap((page) => page.lines);
    for (const line of lines) {
      const parts = termsIn(BOOK.terms, line);
      expect(parts.map((part) => (typeof part === 'string' ? part : part.words)).join('')).toBe(line);
    }
    expect(
      termsIn(BOOK.terms, 'A Double Take against a double.').flatMap((it) => (typeof it === 'string' ? [] : it.term)),
    ).toContain('double');
  });
});

describe('the almanac of The Stand-In', () => {
  test('has every card once, with rules that there are', () => {
    expect(FACTS.map(({ card }) => card)).toEqual(CARDS.map(({ id }) => id));
    for (const { card, rules } of FACTS) {
      expect(new Set(rules).size, card).toBe(rules.length);
      for (const rule of rules) expect(ruleIn(BOOK, rule), `${card} ${rule}`).not.toBeNull();
    }
  });

  test('says on whom each card is played that can be, and of no other', () => {
    for (const { card, kind, target } of FACTS) {
      expect(target !== null, card).toBe(kind === 'action' || kind === 'set');
      if (target !== null) expect(ALMANAC.target[target]).not.toBe('');
    }
  });

  test('SA9.1 answers and what is answered are the same list, read both ways', () => {
    for (const { card, kind, answers, answeredBy } of FACTS) {
      expect(answers.length > 0, card).toBe(kind === 'defence');
      for (const it of answers) expect(FACTS.find((other) => other.card === it)?.answeredBy).toContain(card);
      for (const it of answeredBy) expect(FACTS.find((other) => other.card === it)?.answers).toContain(card);
    }
  });

  test('tells from how many seats on a card is used', () => {
    const from = (card: (typeof SCRIPT)[number] | (typeof BLACKOUTS)[number]) =>
      FACTS.find((it) => it.card === card)?.from;
    expect([from('stand-in'), from('trailer'), from('line-up'), from('dropped-bag')]).toEqual([4, 5, 8, 10]);
  });
});
