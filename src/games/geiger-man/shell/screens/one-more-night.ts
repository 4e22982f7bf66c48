import type { Screen } from '../../../../shell/app-context.ts';
import type { NightChoice } from '../../app/ports/one-more-night.ts';
import { mountNights } from '../../ui/one-more-night/nights.tsx';
import { waysOf } from '../begin.ts';
import { drawNight } from '../one-more-night.ts';

/** As it was last chosen, for as long as the page is open. */
let last: NightChoice = { from: 'last-act', level: 'feature' };

export const screen: Screen = (context) => {
  let unmount = () => {};
  let left = false;
  let drawing: ReturnType<typeof drawNight> | null = null;
  const mount = (ends: boolean) => {
    unmount = mountNights(context.root, {
      last,
      ends,
      async onBegin(choice) {
        last = choice;
        drawing = drawNight(choice, context.freshSeed());
        const setup = await drawing.found;
        if (!left) waysOf(context).begin(setup);
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount(false);
  void context.left().then((playing) => left || playing === null || mount(true));
  return () => {
    left = true;
    drawing?.stop();
    unmount();
  };
};
