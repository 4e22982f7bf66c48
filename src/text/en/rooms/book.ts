import { plural } from '../grammar.ts';

/** The book of rules, whichever game it is of. */
export const BOOK_WORDS = {
  reference: 'Every rule',
  search: 'Search the rules',
  topics: 'Topics',
  terms: 'Words of the trade',
  tips: 'Tips from the booth',
  back: 'To the rules',
  ruling: 'House ruling',
  optional: 'Optional',
  optionalSays: (name: string): string => `Only with the switch “${name}”.`,
  found: (rules: number, terms: number): string =>
    rules + terms === 0
      ? 'Nothing. The book is silent; so is the audience.'
      : [plural(rules, 'rule'), ...(terms === 0 ? [] : [plural(terms, 'word')])].join(', '),
  toRule: (id: string, title: string): string => `${id} ${title}, the rule`,
} as const;
