/** One rule broken on purpose: a text that stands exactly once in a file of the rules, and what it is changed into. */
export interface Mutant {
  name: string;
  rule: string;
  /** The game whose rules are broken; the first where none is named. */
  game?: string;
  /** Under the rules of its game. */
  file: string;
  from: string;
  to: string;
}

/** The file with the mutant in it; null when its text is not there, or there more than once. */
export function mutated(source: string, { from, to }: Mutant): string | null {
  const at = source.indexOf(from);
  if (at < 0 || source.indexOf(from, at + 1) >= 0) return null;
  return source.slice(0, at) + to + source.slice(at + from.length);
}

export const pathOf = ({ game = 'shuffling-horror', file }: Mutant): string => `src/rules/${game}/${file}`;

/** The tests that must notice: those of its own game. */
export const testsOf = ({ game }: Mutant): string[] =>
  game === undefined ? ['tests/rules', 'tests/cards'] : [`tests/${game}/rules`, `tests/${game}/cards`];
