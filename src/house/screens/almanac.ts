import { almanacOf } from '../../app/almanac.ts';
import { DECK } from '../../app/booking.ts';
import type { AlmanacPort } from '../../app/ports/almanac.ts';
import { readMet } from '../../storage/records-kept.ts';
import { hangAlmanac } from '../../ui/almanac/almanac.tsx';
import type { Screen } from '../hall.ts';

/** Painted at once, and again when it is known what has been met. */
export const screen: Screen = (hall) => {
  const cards = almanacOf(DECK.id); // the deck that the painter of the hall paints
  let left = false;
  const hang = (met: AlmanacPort['met']) =>
    hangAlmanac(hall.root, { almanac: { cards, met }, paint: hall.paint, onLeave: () => hall.go('marquee') });
  const strike = hang(() => 0);
  void readMet(hall.shelf).then((met) => !left && hang((print) => met[print] ?? 0));
  return () => {
    left = true;
    strike();
  };
};
