/** “1 carta”, “3 cartas”, “2 Directores”. */
export const plural = (n: number, one: string, many = `${one}${/[aeiouáéó]$/.test(one) ? 's' : 'es'}`): string =>
  `${n} ${n === 1 ? one : many}`;

const COUNTED = [
  'nadie',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** So many people, in words. */
export const counted = (n: number, gender: 'm' | 'f' = 'm'): string =>
  n === 1 && gender === 'f' ? 'una' : (COUNTED[n] ?? String(n));

/** A capital at the head of a sentence, behind the sign that opens it. */
export const atHead = (words: string): string => words.replace(/^[¿¡]?./u, (first) => first.toUpperCase());

/** “3,4” */
export const decimal = (x: number, digits: number): string => x.toFixed(digits).replace('.', ',');

/** “el Cocinero, la Exploradora y el Robot” */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names[names.length - 1]}`;
