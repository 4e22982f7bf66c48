import type { Screen } from '../../../../shell/app-context.ts';
import { firstNightSetup } from '../../app/first-night/set-up.ts';
import { mountLessonRoom } from '../../ui/first-night/room.tsx';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) => {
  let left = false;
  let unmount = () => {};
  const mount = (over: boolean) => {
    unmount = mountLessonRoom(context.root, {
      over,
      onBegin: (lesson) => waysOf(context).begin(firstNightSetup(lesson, context.freshSeed())),
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
