import type { Screen } from '../../../../shell/app-context.ts';
import { cameraSetup } from '../../app/first-night/camera.ts';
import { firstNightSetup } from '../../app/first-night/set-up.ts';
import { mountLessonRoom, unmountLessonRoom } from '../../ui/lesson/room.tsx';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) => {
  let left = false;
  const mount = (over: boolean) =>
    mountLessonRoom(context.root, {
      over,
      onBegin() {
        context.set({ taught: true });
        waysOf(context).begin(firstNightSetup(context.freshSeed()));
      },
      onCamera: () => waysOf(context).begin(cameraSetup(context.freshSeed())),
      onRest: () => context.go('shorts'),
      onLeave: () => context.go('marquee'),
    });
  mount(false);
  void context.left().then((playing) => {
    if (!left && playing !== null) mount(true);
  });
  return () => {
    left = true;
    unmountLessonRoom(context.root);
  };
};
