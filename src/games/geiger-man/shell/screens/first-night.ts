import type { Screen } from '../../../../shell/app-context.ts';
import { firstNightSetup } from '../../app/first-night/set-up.ts';
import { mountLessonRoom } from '../../ui/lesson/room.tsx';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) => {
  let unmount = () => {};
  let left = false;
  const mount = (over: boolean) => {
    unmount = mountLessonRoom(context.root, {
      over,
      onBegin: () => waysOf(context).begin(firstNightSetup(context.freshSeed())),
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
