import { GIRLS } from '../../../../rules/geiger-man/index.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { firstShow, PAIRS, secondOf } from '../../app/double-bill/bill.ts';
import type { BillChoice } from '../../app/ports/double-bill.ts';
import { mountBill } from '../../ui/double-bill/bill.tsx';
import { waysOf } from '../begin.ts';
import { paintAny } from '../pictures.ts';

/** As it was last chosen, for as long as the page is open. */
let last: BillChoice = { girl: null, first: { killer: 'geiger-man', location: 'moonglow' }, level: 'feature' };

export const screen: Screen = (context) => {
  let unmount = () => {};
  let left = false;
  const mount = (ends: boolean) => {
    unmount = mountBill(context.root, {
      girls: GIRLS,
      bills: PAIRS.map((first) => ({ first, second: secondOf(first) })),
      last,
      ends,
      paint: (canvas, girl) => paintAny(canvas, `girl-${girl}`),
      onBegin(choice) {
        last = choice;
        waysOf(context).begin(firstShow(choice, context.freshSeed()));
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount(false);
  void context.left().then((playing) => left || playing === null || mount(true));
  return () => {
    left = true;
    unmount();
  };
};
