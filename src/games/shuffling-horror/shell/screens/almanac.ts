import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { almanacOf } from '../../app/almanac.ts';
import { deckOr, FIRST_DECK } from '../../app/decks.ts';
import type { AlmanacPort } from '../../app/ports/almanac.ts';
import { readMet } from '../../app/records/records-kept.ts';
import { mountAlmanac } from '../../ui/almanac/almanac.tsx';
import { CATALOGUE } from '../catalogue.ts';
import { paint } from '../paint.ts';

/** As it was last looked through, for as long as the page is open. */
let deck: DeckId = FIRST_DECK;

/** Painted at once, and again when it is known what has been met, or another deck is taken out. */
export const screen: Screen = (context) => {
  let left = false;
  deck = deckOr(context.film(), deck);
  let met: AlmanacPort['met'] = () => 0;
  const mount = () => {
    return mountAlmanac(context.root, {
      movies: CATALOGUE,
      almanac: { deck, cards: almanacOf(deck), met },
      paint,
      onDeck(other) {
        deck = other;
        mount();
      },
      onLeave: () => context.go('marquee'),
    });
  };
  const unmount = mount();
  void readMet(context.store).then((counts) => {
    if (left) return;
    met = (print) => counts[print] ?? 0;
    mount();
  });
  return () => {
    left = true;
    unmount();
  };
};
