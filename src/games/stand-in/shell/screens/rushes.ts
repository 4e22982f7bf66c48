import type { Screen } from '../../../../shell/app-context.ts';
import { mountRushes } from '../../ui/rushes/rushes.tsx';
import { rushesOnTheTable } from '../rushes.ts';

export const screen: Screen = (context) => {
  const rushes = rushesOnTheTable();
  if (rushes === null) {
    location.replace('#vault'); // after a reload: that is where finished games are
    return () => {};
  }
  return mountRushes(context.root, { rushes, onLeave: () => context.go('marquee') });
};
