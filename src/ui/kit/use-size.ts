import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** How large something is on the screen, and its letters, now and whenever that changes. */
export function useSize(of: RefObject<HTMLElement | null>): { width: number; height: number; letter: number } {
  const [size, setSize] = useState({ width: 0, height: 0, letter: 0 });
  useLayoutEffect(() => {
    const it = of.current;
    if (it === null) return;
    const read = () =>
      setSize({
        width: it.clientWidth,
        height: it.clientHeight,
        letter: Number.parseFloat(getComputedStyle(it).fontSize),
      });
    const observer = new ResizeObserver(read);
    observer.observe(it);
    read();
    return () => observer.disconnect();
  }, [of]);
  return size;
}
