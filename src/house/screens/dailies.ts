import { show } from '../../text/showing.ts';
import { hangDailies } from '../../ui/dailies/dailies.tsx';
import { dailiesOnTheTable, tellOfLeft } from '../dailies.ts';
import type { Screen } from '../hall.ts';

export const screen: Screen = (hall) => {
  const dailies = dailiesOnTheTable();
  if (dailies === null) {
    location.replace('#vault'); // after a reload: that is where finished movies are
    return () => {};
  }
  show(dailies.deck);
  void tellOfLeft(hall, dailies);
  const strike = hangDailies(hall.root, { dailies, paint: hall.paint, onLeave: () => hall.go('marquee') });
  return () => {
    dailies.stop(); // whoever leaves wants the machine for something else
    strike();
  };
};
