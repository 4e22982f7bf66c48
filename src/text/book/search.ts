import { type Book, ruleIn, topicOf } from './book.ts';

/** As typed and as printed are not the same apostrophe, and accents are a lot to ask of somebody in a hurry. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');

/** Every word that was typed begins a word of the text; an empty query finds everything. */
export function mentions(text: string, query: string): boolean {
  const words = folded(text).split(/[^a-z0-9'+]+/);
  return typed(query).every((part) => words.some((word) => word.startsWith(part)));
}

const typed = (query: string): string[] =>
  folded(query)
    .split(/\s+/)
    .filter((part) => part !== '');

/** Whether somebody asks for a rule by its id, and which: R10, R10.4, 10.4, r5.3e. */
function cited({ sign }: Book, query: string): { topic: string; id: string | null } | null {
  const asked = new RegExp(`^\\s*(?:${sign}(?=\\d+)|(?=\\d+\\.\\d))(\\d+)(?:\\.(\\d*)[a-z]?)?\\s*$`, 'i');
  const [, topic, rule] = asked.exec(query) ?? [];
  if (topic === undefined) return null;
  return { topic: `${sign}${topic}`, id: rule ? `${sign}${topic}.${rule}` : null };
}

const allOf = (book: Book, id: string): string => {
  const { title = '', says = '', parts = {}, rulings = [] } = ruleIn(book, id) ?? {};
  return [book.topics[topicOf(id)], title, says, ...Object.values(parts), ...rulings].join(' ');
};

export interface Found {
  rules: readonly string[];
  terms: readonly string[];
}

/** By id, or by words; rules that have the words in their title come first. */
export function searchIn(book: Book, query: string): Found {
  const ids = Object.keys(book.rules);
  const asked = cited(book, query);
  if (asked !== null) {
    return {
      rules: ids.filter((id) => (asked.id === null ? topicOf(id) === asked.topic : id === asked.id)),
      terms: [],
    };
  }
  const rules = ids.filter((id) => mentions(allOf(book, id), query));
  const titled = rules.filter((id) => mentions(ruleIn(book, id)?.title ?? '', query));
  return {
    rules: [...titled, ...rules.filter((id) => !titled.includes(id))],
    terms: Object.entries(book.terms).flatMap(([term, { name, says }]) =>
      mentions(`${name} ${says}`, query) ? [term] : [],
    ),
  };
}
