import type { Speaker } from './language.ts';

/** What stands in words and is none: ids and kinds. */
const IDS: readonly string[] = ['tone', 'card', 'foe', 'style', 'by', 'rule', 'switch', 'dice'];

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
};

/** Brackets around, accents within, and a third longer, as other languages are. */
function twisted(words: string): string {
  const plain = words.replace(/[[\]~]/g, '');
  if (!/\p{L}/u.test(plain)) return words;
  return `[${plain.replace(/[aeiouAEIOUn]/g, (letter) => ACCENTS[letter] ?? letter)}${'~'.repeat(Math.ceil(plain.length * 0.3))}]`;
}

const isIds = (key: string, value: unknown): boolean => IDS.includes(key) || (key === 'rules' && Array.isArray(value));

function reworded(value: unknown): unknown {
  if (typeof value === 'string') return twisted(value);
  if (typeof value === 'function') return (...args: unknown[]) => reworded(value(...args));
  if (Array.isArray(value)) return value.map(reworded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, isIds(key, it) && typeof it !== 'function' ? it : reworded(it)]),
  );
}

/** English in a dress that no word outside the catalogue wears: what shows up without it was never to be translated. */
export const pseudo: Speaker = (_, english) => reworded(english) as typeof english;
