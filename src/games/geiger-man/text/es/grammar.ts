/** Articles, gender, number, lists: no sentence bends a word by itself. */

/** Gender and number by the ending they give a word: conocid-o, -a, -os, -as. */
export type Ending = 'o' | 'a' | 'os' | 'as';

export const THE: Readonly<Record<Ending, string>> = { o: 'el', a: 'la', os: 'los', as: 'las' };
const IT: Readonly<Record<Ending, string>> = { o: 'lo', a: 'la', os: 'los', as: 'las' };

/** “lo”, “la”, “los”, “las” */
export const pron = (ending: Ending): string => IT[ending];

/** “a” and “de” run into “el”. */
export const contracted = (before: 'a' | 'de', words: string): string =>
  words.startsWith('el ') ? `${before}l ${words.slice(3)}` : `${before} ${words}`;

/** What goes with a number: “queda”, “quedan”. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** “1 carta”, “3 cartas” */
export const plural = (n: number, one: string, many = `${one}${/[aeiouáéó]$/.test(one) ? 's' : 'es'}`): string =>
  `${n} ${agree(n, one, many)}`;

const COUNTED = [
  ...['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
];

/** A number in words: “dos”, “una”; above twelve in figures. */
export function number(n: number, gender: 'o' | 'a'): string {
  const words = COUNTED[n] ?? String(n);
  return gender === 'a' ? words.replace(/^ningún$/, 'ninguna').replace(/^un$/, 'una') : words;
}

/** So many of something, in words: “dos víctimas”, “una víctima”, “ningún dado”. */
export const some = (n: number, gender: 'o' | 'a', one: string, many = `${one}s`): string =>
  `${number(n, gender)} ${n < 2 ? one : many}`;

/** So many people, in words. */
export const counted = (n: number): string =>
  n === 0 ? 'nadie' : n === 1 ? 'una persona' : n < COUNTED.length ? `${COUNTED[n]} personas` : `${n} personas`;

/** A capital at the head of a sentence, behind the signs that open it. */
export const atHead = (words: string): string => words.replace(/^[¿¡“]*./u, (first) => first.toUpperCase());

/** “y” is “e”, and “o” is “u”, before the same sound. */
const joint = (word: 'y' | 'o', next: string): string =>
  word === 'y' ? (/^“?h?i(?!e)/i.test(next) ? 'e' : 'y') : /^“?h?o/i.test(next) ? 'u' : 'o';

/** “el Niño de la Capa, el Sargento y dos víctimas” */
export const listed = (names: readonly string[], word: 'y' | 'o' = 'y'): string => {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint(word, last)} ${last}`;
};

/** A change as a figure: “+2”, “–1”. */
export const signed = (by: number): string => (by < 0 ? `–${-by}` : `+${by}`);

/** A full stop, where no other sign ends it. */
export const stopped = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
