import type { Screen } from '../../../../shell/app-context.ts';
import { mountDailies } from '../../ui/dailies/dailies.tsx';
import { dailiesOnTheTable } from '../dailies.ts';

export const screen: Screen = (context) => {
  const dailies = dailiesOnTheTable();
  if (dailies === null) {
    location.replace('#vault'); // after a reload: that is where finished shows are
    return () => {};
  }
  const unmount = mountDailies(context.root, { dailies, onLeave: () => context.go('marquee') });
  return () => {
    dailies.stop(); // whoever leaves wants the machine for something else
    unmount();
  };
};
