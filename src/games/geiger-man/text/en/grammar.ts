/** Articles, number, lists: no sentence bends a word by itself. */

/** What goes with a number. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${agree(n, one, many)}`;

const COUNTED = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** A number in words: "no", "two"; above twelve in figures. */
export const number = (n: number): string => COUNTED[n] ?? String(n);

/** So many of something, in words: "two victims", "no victims". */
export const some = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${agree(n, one, many)}`;

/** So many people, in words. */
export const counted = (n: number): string => (n === 0 ? 'nobody' : number(n));

/** A capital at the head of a sentence, behind a sign that opens it. */
export const atHead = (words: string): string => words.replace(/^“?./u, (first) => first.toUpperCase());

/** "the Kid, the Sergeant and two victims" */
export const listed = (names: readonly string[], and = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;

/** A change as a figure: "+2", "–1". */
export const signed = (by: number): string => (by < 0 ? `–${-by}` : `+${by}`);

/** A full stop, where no other sign ends it. */
export const stopped = (words: string): string => (/[.!?…]”?$/.test(words) ? words : `${words}.`);
