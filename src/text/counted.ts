const COUNTED = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** So many people, in words. */
export const counted = (n: number): string => COUNTED[n] ?? String(n);

export const atHead = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
