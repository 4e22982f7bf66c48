import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../assets-src/art/fonts.ts';
import { SWITCHES } from '../../src/rules/shuffling-horror/index.ts';
import { citedIn, ruleIn, topicOf } from '../../src/text/book/book.ts';
import { mentions, searchIn } from '../../src/text/book/search.ts';
import { RULE_OF } from '../../src/text/play/log-rules.ts';
import { CARD_PLAYS, KIND_PLAYS } from '../../src/text/rooms/almanac.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { BOOKS } from '../../src/text/rule-cards/book.ts';
import { RULE_CARDS as ALL_RULE_CARDS } from '../../src/text/rule-cards/cards.ts';
import { FIRST_BOOK } from '../../tools/rules-coverage/report.ts';

const BOOK = BOOKS['roswell-51'];
const RULE_CARDS = ALL_RULE_CARDS['roswell-51'];
const RULE_IDS = Object.keys(BOOK.rules);
const ruleWords = (cited: string) => ruleIn(BOOK, cited);
const searchRules = (query: string) => searchIn(BOOK, query);
const known = [...readFileSync(FIRST_BOOK.report, 'utf8').matchAll(/^### (R\d+\.\d+)$/gm)].map(([, id]) => id);
const everyWord = (id: string): string[] => {
  const { title = '', says = '', parts = {}, rulings = [] } = ruleWords(id) ?? {};
  return [title, says, ...Object.values(parts), ...rulings];
};

describe('the reference', () => {
  it('has every rule once, in order, and no other', () => {
    expect(known.length).toBeGreaterThan(100);
    expect(RULE_IDS).toEqual(known);
  });

  it('puts every rule under a topic, and has no topic without one', () => {
    expect([...new Set(RULE_IDS.map(topicOf))]).toEqual(Object.keys(BOOK.topics));
  });

  it('cites only rules, and only parts, that there are', () => {
    const lost = RULE_IDS.flatMap((id) => everyWord(id))
      .flatMap((words) => words.match(citedIn(BOOK)) ?? [])
      .filter((cited) => {
        const letter = /[a-z]$/.exec(cited)?.[0];
        const rule = ruleWords(cited);
        return rule === null || (letter !== undefined && rule.parts?.[letter] === undefined);
      });
    expect(lost).toEqual([]);
  });

  it('marks what is optional with its switch', () => {
    const marked = RULE_IDS.flatMap((id) => {
      const name = ruleWords(id)?.switch;
      return name === undefined ? [] : [[name, id]];
    });
    // R15.7 has one as well, but no rule is off without it: somebody is asked.
    const optional = Object.entries(SWITCHES).filter(([, { rule }]) => rule !== 'R15.7');
    expect(marked).toEqual(optional.map(([name, { rule }]) => [name, rule]));
    expect(ruleWords('R15.7')?.says).toContain(SET_UP.rules.switches['roswell-51'].stallGuard.name);
  });

  it('answers an id with a letter, and nothing to what is no id', () => {
    expect(ruleWords('R5.3e')?.id).toBe('R5.3');
    for (const odd of ['R99.1', 'R5', '', 'toString', '__proto__']) expect(ruleWords(odd)).toBeNull();
  });
});

describe('words in print', () => {
  const shown = [
    ...RULE_IDS.flatMap(everyWord),
    ...Object.values(BOOK.terms).flatMap(({ name, says }) => [name, says]),
    ...RULE_CARDS.flatMap(({ title, aside, lines }) => [
      title,
      aside,
      ...lines.flatMap(({ lead, says }) => [lead, says]),
    ]),
    ...[...Object.values(CARD_PLAYS), ...Object.values(KIND_PLAYS)].map(({ plays }) => plays),
  ];

  it.each(['plain', 'typewriter'] as const)('%s has all their letters', (face) => {
    const letters = lettersOf(face);
    expect([...new Set(shown.join(''))].filter((sign) => !letters.has(sign))).toEqual([]);
  });

  it('headlines have all of theirs', () => {
    const letters = lettersOf('plate');
    const heads = [...RULE_CARDS.map(({ title }) => title), ...Object.values(BOOK.topics)];
    expect(heads.filter((head) => [...head].some((sign) => !letters.has(sign)))).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['R10.4', ['R10.4']],
    [' r10.4 ', ['R10.4']],
    ['10.4', ['R10.4']],
    ['R5.3e', ['R5.3']],
    ['R99.9', []],
  ])('%s finds by id', (query, found) => {
    expect(searchRules(query)).toEqual({ rules: found, terms: [] });
  });

  it('finds a topic by its id, and R1 is not R10', () => {
    for (const query of ['R1', 'R1.']) expect(searchRules(query).rules).toEqual(['R1.1', 'R1.2', 'R1.3', 'R1.4']);
  });

  it('finds by all of the words, titles first', () => {
    expect(searchRules('horror star').rules[0]).toBe('R14.3');
    expect(searchRules('horror star').terms).toEqual(['horror-star']);
    expect(searchRules('dynamite throng').rules).toContain('R9.9');
    expect(searchRules('fumble counterstrike zeppelin')).toEqual({ rules: [], terms: [] });
  });

  it('finds everything for nothing', () => {
    expect(searchRules('  ').rules).toEqual(RULE_IDS);
  });

  it('takes the beginnings of words, any apostrophe, and a plus', () => {
    expect(mentions('The Director’s Cut', "director's")).toBe(true);
    expect(mentions('Take+Attack with an item', 'take+att item')).toBe(true);
    expect(mentions('The wrench', 'rench')).toBe(false);
  });
});

describe('a line of the screenplay', () => {
  it('leads to a rule of the reference, whatever event it tells', () => {
    for (const [event, rule] of Object.entries(RULE_OF)) expect(ruleWords(rule), event).not.toBeNull();
  });
});
