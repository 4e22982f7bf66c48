import type { Screen } from '../../../../shell/app-context.ts';
import { nightOf, nightsUntil, readNights, setupFor } from '../../app/tonight.ts';
import { mountTonight } from '../../ui/tonight/tonight.tsx';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) => {
  const tonight = nightOf(new Date());
  let results: Awaited<ReturnType<typeof readNights>> = new Map();
  let ends = false;
  let unmount: (() => void) | null = null;
  const mount = () => {
    unmount = mountTonight(context.root, {
      show: { nights: nightsUntil(tonight, results), ends, play: (night) => waysOf(context).begin(setupFor(night)) },
      onLeave: () => context.go('marquee'),
    });
  };
  mount();
  void Promise.all([readNights(context.store), context.left()]).then(([read, playing]) => {
    results = read;
    ends = playing !== null;
    if (unmount !== null) mount();
  });
  return () => {
    unmount?.();
    unmount = null;
  };
};
