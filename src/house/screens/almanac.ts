import { almanacOf } from '../../app/almanac.ts';
import { FIRST_DECK } from '../../app/decks.ts';
import type { AlmanacPort } from '../../app/ports/almanac.ts';
import type { DeckId } from '../../rules/index.ts';
import { readMet } from '../../storage/records-kept.ts';
import { show } from '../../text/showing.ts';
import { hangAlmanac } from '../../ui/almanac/almanac.tsx';
import { ON_BILL } from '../bill.ts';
import type { Screen } from '../hall.ts';

/** As it was last looked through, for as long as the page is open. */
let deck: DeckId = FIRST_DECK;

/** Painted at once, and again when it is known what has been met, or another deck is taken out. */
export const screen: Screen = (hall) => {
  let left = false;
  let met: AlmanacPort['met'] = () => 0;
  const hang = () => {
    show(deck);
    return hangAlmanac(hall.root, {
      movies: ON_BILL,
      almanac: { deck, cards: almanacOf(deck), met },
      paint: hall.paint,
      onDeck(other) {
        deck = other;
        hang();
      },
      onLeave: () => hall.go('marquee'),
    });
  };
  const strike = hang();
  void readMet(hall.shelf).then((counts) => {
    if (left) return;
    met = (print) => counts[print] ?? 0;
    hang();
  });
  return () => {
    left = true;
    strike();
  };
};
