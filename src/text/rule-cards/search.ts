import { RULE_IDS, type RuleId, ruleWords, TOPICS, topicOf } from './rules.ts';
import { TERM_LIST, TERMS, type Term } from './terms.ts';

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
function cited(query: string): { topic: string; id: string | null } | null {
  const [, topic, rule] = /^\s*(?:r(?=\d+)|(?=\d+\.\d))(\d+)(?:\.(\d*)[a-z]?)?\s*$/i.exec(query) ?? [];
  if (topic === undefined) return null;
  return { topic: `R${topic}`, id: rule ? `R${topic}.${rule}` : null };
}

const allOf = (id: RuleId): string => {
  const { title = '', says = '', parts = {}, rulings = [] } = ruleWords(id) ?? {};
  return [TOPICS[topicOf(id)], title, says, ...Object.values(parts), ...rulings].join(' ');
};

export interface Found {
  rules: readonly RuleId[];
  terms: readonly Term[];
}

/** By id, or by words; rules that have the words in their title come first. */
export function searchRules(query: string): Found {
  const asked = cited(query);
  if (asked !== null) {
    return {
      rules: RULE_IDS.filter((id) => (asked.id === null ? topicOf(id) === asked.topic : id === asked.id)),
      terms: [],
    };
  }
  const rules = RULE_IDS.filter((id) => mentions(allOf(id), query));
  const titled = rules.filter((id) => mentions(ruleWords(id)?.title ?? '', query));
  return {
    rules: [...titled, ...rules.filter((id) => !titled.includes(id))],
    terms: TERM_LIST.filter((term) => mentions(`${TERMS[term].name} ${TERMS[term].says}`, query)),
  };
}
