import type { Screen } from '../../../../shell/app-context.ts';
import type { TakeKind } from '../../app/ports/ways.ts';
import { nextTake } from '../../app/short-take/take.ts';
import { mountShortTake } from '../../ui/short-take/room.tsx';
import { waysOf } from '../begin.ts';

/** As it was last chosen, for as long as the page is open. */
let last: TakeKind = 'original';

export const screen: Screen = (context) => {
  let left = false;
  let unmount = () => {};
  const mount = (over: boolean) => {
    unmount = mountShortTake(context.root, {
      last,
      over,
      onBegin(kind) {
        last = kind;
        waysOf(context).begin(nextTake(kind, context.freshSeed(), null));
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount(false);
  void context.left().then((playing) => {
    if (!left && playing !== null) mount(true);
  });
  return () => {
    left = true;
    unmount();
  };
};
