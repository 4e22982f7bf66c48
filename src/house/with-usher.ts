import type { Screen } from './hall.ts';
import type { Usher } from './usher.ts';

/** A screen that waits for the usher; one who does not come keeps nobody from the movie. */
export const withUsher =
  (screen: (usher: Usher | null) => Screen): Screen =>
  (hall) => {
    let closed = false;
    let strike = () => {};
    void import('./usher.ts')
      .then(({ usher }) => usher)
      .catch(() => null)
      .then((usher) => {
        if (!closed) strike = screen(usher)(hall);
      });
    return () => {
      closed = true;
      strike();
    };
  };
