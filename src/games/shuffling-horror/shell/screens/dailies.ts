import type { Screen } from '../../../../shell/app-context.ts';
import { mountDailies } from '../../ui/dailies/dailies.tsx';
import { dailiesOnTheTable, tellOfLeft } from '../dailies.ts';
import { paint } from '../paint.ts';

export const screen: Screen = (context) => {
  const dailies = dailiesOnTheTable();
  if (dailies === null) {
    location.replace('#vault'); // after a reload: that is where finished movies are
    return () => {};
  }
  void tellOfLeft(context, dailies);
  const unmount = mountDailies(context.root, { dailies, paint, onLeave: () => context.go('marquee') });
  return () => {
    dailies.stop(); // whoever leaves wants the machine for something else
    unmount();
  };
};
