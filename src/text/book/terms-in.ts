import type { Glossary } from './book.ts';

/** A word of the trade as it stands in a sentence. */
export interface TermPart {
  readonly term: string;
  readonly words: string;
}

/** A deck may call a thing otherwise, so there is one for each set of spellings. */
const built = new Map<string, { found: RegExp; terms: readonly string[] }>();

function spellings(glossary: Glossary): { found: RegExp; terms: readonly string[] } {
  const forms = Object.entries(glossary).flatMap(([term, { forms: form }]) => (form === '' ? [] : [{ term, form }]));
  const key = forms.map(({ form }) => form).join();
  const known = built.get(key);
  if (known !== undefined) return known;
  // The longest first: a power spoint is more than a spoint.
  forms.sort((a, b) => b.form.length - a.form.length);
  const words = forms.map(({ form }) => `(${form})`).join('|');
  const made = {
    found: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
    terms: forms.map(({ term }) => term),
  };
  built.set(key, made);
  return made;
}

/** A sentence in pieces: plain words, and each term where it first stands. */
export function termsIn(glossary: Glossary, sentence: string): readonly (string | TermPart)[] {
  const { found, terms } = spellings(glossary);
  const parts: (string | TermPart)[] = [];
  const told = new Set<string>();
  let from = 0;
  for (const match of sentence.matchAll(found)) {
    const term = terms[match.slice(1).findIndex((words) => words !== undefined)];
    if (term === undefined || told.has(term)) continue;
    told.add(term);
    if (match.index > from) parts.push(sentence.slice(from, match.index));
    parts.push({ term, words: match[0] });
    from = match.index + match[0].length;
  }
  return from === 0 ? [sentence] : [...parts, sentence.slice(from)].filter((part) => part !== '');
}
