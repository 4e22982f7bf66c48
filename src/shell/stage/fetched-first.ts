import type { Screen } from '../app-context.ts';

/** A screen that waits for somebody who is fetched for it; one who does not come keeps nobody from the rest. */
export const fetchedFirst =
  <T>(fetched: () => Promise<T>, screen: (it: T | null) => Screen): Screen =>
  (context) => {
    let closed = false;
    let unmount = () => {};
    void fetched()
      .catch(() => null)
      .then((it) => {
        if (!closed) unmount = screen(it)(context);
      });
    return () => {
      closed = true;
      unmount();
    };
  };
