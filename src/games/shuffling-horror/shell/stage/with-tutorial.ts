import type { Screen } from '../../../../shell/app-context.ts';
import type { Tutorial } from './tutorial.ts';

/** A screen that waits for the tutorial; one who does not come keeps nobody from the movie. */
export const withTutorial =
  (screen: (tutorial: Tutorial | null) => Screen): Screen =>
  (context) => {
    let closed = false;
    let unmount = () => {};
    void import('./tutorial.ts')
      .then(({ tutorial }) => tutorial)
      .catch(() => null)
      .then((tutorial) => {
        if (!closed) unmount = screen(tutorial)(context);
      });
    return () => {
      closed = true;
      unmount();
    };
  };
