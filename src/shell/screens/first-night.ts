import { cameraSetup } from '../../app/first-night/camera.ts';
import { firstNightSetup } from '../../app/first-night/set-up.ts';
import { mountLessonRoom, unmountLessonRoom } from '../../ui/lesson/room.tsx';
import type { Screen } from '../app-context.ts';
import { leftMovie } from '../left-movie.ts';

export const screen: Screen = (context) => {
  let left = false;
  const mount = (over: boolean) =>
    mountLessonRoom(context.root, {
      over,
      onBegin() {
        context.set({ taught: true });
        context.begin(firstNightSetup(context.freshSeed()));
      },
      onCamera: () => context.begin(cameraSetup(context.freshSeed())),
      onRest: () => context.go('shorts'),
      onLeave: () => context.go('marquee'),
    });
  mount(false);
  void leftMovie(context).then(({ recording }) => {
    if (!left && recording !== null) mount(true);
  });
  return () => {
    left = true;
    unmountLessonRoom(context.root);
  };
};
