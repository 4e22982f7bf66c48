import type { Game, Note } from '../../../../rules/stand-in/index.ts';

/** What tells a seat something that it did not decide itself; words that were said are said. */
const TELLING: ReadonlySet<Note['type']> = new Set<Note['type']>([
  'drew',
  'shuffled',
  'blackout-drawn',
  'exchanged',
  'refused',
  'defended',
  'looked',
  'shown',
  'held-back',
  'swapped',
  'burnt',
  'passed-on',
  'claimed',
  'answered',
]);

/** SA17.7: all that has been learned, as one text. A choice may be taken back for as long as it stays the same. */
export function knownOf({ log, deckStream, fateStream }: Game): string {
  return JSON.stringify([log.filter(({ type }) => TELLING.has(type)).length, deckStream, fateStream]);
}
