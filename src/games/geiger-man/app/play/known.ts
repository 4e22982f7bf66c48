import type { Game } from '../../../../rules/geiger-man/index.ts';

/**
 * All that chance has told so far, as one text: it changes with every die, every shuffle, and every card or token that is turned up or
 * looked at. A choice may be taken back for as long as it stays the same.
 */
export function knownOf(game: Game): string {
  const { diceStream, deckStream, fateStream, loaded, lot, terror, eventDeck, decks, finale, power } = game;
  const loads = loaded === null ? null : [loaded.dice.length, loaded.fate.length];
  const down = (slots: readonly { known: boolean }[]): number => slots.filter(({ known }) => !known).length;
  const hidden = [
    down([lot.girl, lot.killer, finale, power]),
    down(terror),
    down(eventDeck),
    ...Object.values(decks).map(down),
    down(game.itemBox),
    down(game.terrorBox),
  ];
  return JSON.stringify([diceStream, deckStream, fateStream, loads, hidden]);
}
