import { glance, type Movie, unseenCards } from '../../../../rules/shuffling-horror/index.ts';

/**
 * All that chance has told that chair so far, as one text: it changes with every die, every shuffle and every card that is turned up. A
 * choice may be taken back for as long as it stays the same.
 */
export function knownOf(movie: Movie, chair: number | null): string {
  const { deckStream, diceStream, fateStream, loaded } = movie;
  const loads = loaded === null ? null : [loaded.dice.length, loaded.fate.length, loaded.shuffles.length];
  return JSON.stringify([deckStream, diceStream, fateStream, loads, unseenCards(glance(movie, chair))]);
}
