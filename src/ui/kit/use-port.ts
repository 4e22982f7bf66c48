import { useLayoutEffect, useState } from 'preact/hooks';

interface Port<T> {
  state(): T;
  subscribe(listener: () => void): () => void;
}

/** The state behind a port, as of now and from now on. */
export function usePort<T>(port: Port<T>): T {
  const [state, set] = useState(() => port.state());
  // At once, not after the next paint: the first change may come in between.
  useLayoutEffect(() => {
    set(() => port.state());
    return port.subscribe(() => set(() => port.state()));
  }, [port]);
  return state;
}
