import { hangDailies } from '../../ui/dailies/dailies.tsx';
import { dailiesOnTheTable, tellOfLeft } from '../dailies.ts';
import type { Screen } from '../hall.ts';

export const screen: Screen = (hall) => {
  const dailies = dailiesOnTheTable();
  if (dailies === null) {
    location.replace('#vault'); // after a reload: that is where finished movies are
    return () => {};
  }
  void tellOfLeft(hall, dailies);
  return hangDailies(hall.root, { dailies, paint: hall.paint, onLeave: () => hall.go('marquee') });
};
