import { nightOf, readRow } from '../../../../app/nights.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { mountTonight } from '../../../../ui/tonight/tonight.tsx';
import { nightsUntil, onBill, readNights, setupFor } from '../../app/tonight.ts';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) => {
  const tonight = nightOf(new Date());
  let results: Awaited<ReturnType<typeof readNights>> = new Map();
  let row = { now: 0, best: 0 };
  let ends = false;
  let unmount: (() => void) | null = null;
  const mount = () => {
    unmount = mountTonight(context.root, {
      show: {
        nights: nightsUntil(tonight, results).map(onBill),
        row,
        ends,
        play: (night) => waysOf(context).begin(setupFor(night)),
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount();
  void Promise.all([readNights(context.store), readRow(context.store, tonight), context.left()]).then((read) => {
    [results, row] = read;
    ends = read[2] !== null;
    if (unmount !== null) mount();
  });
  return () => {
    unmount?.();
    unmount = null;
  };
};
